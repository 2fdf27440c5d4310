import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentClient } from '../../generated/content/client.ts'
import { routes } from '../../generated/content/routes.ts'
import { callOperation, faultsOf, type OperationId } from '../support/every-operation.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

let server: RunningTriptych

beforeAll(async () => {
  server = await startTriptych({ args: ['content', '--sample', '--check-replies'] })
})

afterAll(async () => {
  await server.stop()
})

/** Nobody can be signed in while no auth surface is there. */
const statuses: Partial<Record<OperationId, number>> = { createPreviewToken: 401 }

describe('the generated client and the server', () => {
  it.each(routes)('agree on $operationId', async ({ operationId }) => {
    const { content } = server.urls
    const answer = await callOperation(operationId, createContentClient({ baseUrl: content }), new URL(content).origin)
    expect(answer.response.status).toBe(statuses[operationId] ?? 200)
    expect(faultsOf(operationId, answer)).toEqual([])
  })
})
