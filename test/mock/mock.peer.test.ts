import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentClient } from '../../generated/content/client.ts'
import { routes } from '../../generated/content/routes.ts'
import { ensurePrism } from '../../tools/prism/install.ts'
import { callOperation, everyOperation, faultsOf } from '../support/every-operation.ts'
import { type RunningProcess, startProcess } from '../support/process.ts'

const program = join(import.meta.dirname, '../../tools/prism/main.ts')

let mock: RunningProcess
let baseUrl = ''

/** A client that asks Prism for the example of one status. */
function clientFor(status: string) {
  const client = createContentClient({ baseUrl })
  client.use({
    onRequest({ request }) {
      request.headers.set('Prefer', `code=${status}`)
      return request
    },
  })
  return client
}

beforeAll(async () => {
  ensurePrism(() => {})
  mock = startProcess(process.execPath, [program, 'content', '--port', '0'])
  await mock.waitFor('ready\n')
  baseUrl = /^mock content (http:\/\/127\.0\.0\.1:\d+)$/m.exec(mock.stdout())?.[1] ?? ''
})

afterAll(async () => {
  await mock.stop()
})

describe('the mock of the content contract, read by the generated client', () => {
  it('has a call of every operation to make', () => {
    expect(Object.keys(everyOperation).sort()).toEqual(routes.map(({ operationId }) => operationId).sort())
  })

  describe.each(routes)('$operationId', ({ operationId, replies }) => {
    it('answers 200 without being asked for a status', async () => {
      const answer = await callOperation(operationId, createContentClient({ baseUrl }), baseUrl)
      expect(answer.response.status).toBe(200)
      expect(faultsOf(operationId, answer)).toEqual([])
    })

    it.each(Object.keys(replies))('answers the example of %s', async (status) => {
      const answer = await callOperation(operationId, clientFor(status), baseUrl)
      expect(answer.response.status).toBe(Number(status))
      expect(faultsOf(operationId, answer)).toEqual([])
    })
  })

  it('does not take one of the literal paths for a document', async () => {
    const client = createContentClient({ baseUrl })
    const path = { siteId: 'docs', env: 'production' }
    const { data: list } = await client.GET('/api/v1/{siteId}/{env}/{route}', {
      params: { path: { ...path, route: '_routes' } },
    })
    expect(list).toHaveProperty('routes')
    const { data: partial } = await client.GET('/api/v1/{siteId}/{env}/{route}', {
      params: { path: { ...path, route: '_partials/deep/inside' } },
    })
    expect(partial).toHaveProperty('key')
  })

  it('may be read from a page of any origin', async () => {
    const client = createContentClient({ baseUrl, headers: { Origin: 'https://reader.test' } })
    const { response } = await client.GET('/health')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://reader.test')
  })

  it('says in one line that a port is taken', async () => {
    const { port } = new URL(baseUrl)
    const second = startProcess(process.execPath, [program, 'content', '--port', port])
    expect(await second.exited).toEqual({ code: 1, signal: null })
    expect(second.stderr()).toBe(`mock content: port ${port} is taken; --port chooses another\n`)
  })

  it('ends on SIGTERM', async () => {
    expect(await mock.stop()).toEqual({ code: 0, signal: null })
  })
})
