import { expect, it } from 'vitest'
import type { ToolSource } from '../../../src/access/tool-source.ts'
import { JoinedTools } from '../../../src/compose/joined-tools.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import { clients } from './clients.ts'

it.each(Object.entries(clients))('ends while a tool hangs: %s', async (_line, connect) => {
  const { promise: called, resolve } = Promise.withResolvers<void>()
  const tools = new JoinedTools()
  const server = await startAuthServer('sqlite', {}, { tools })
  const hanging: ToolSource = {
    tools: [
      {
        ...{ name: 'wait', title: 'Wait', description: 'Wait for ever.', scope: 'workspace:read', outputSchema: null },
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
    ],
    call: () => {
      resolve()
      return new Promise(() => {})
    },
  }
  tools.set('content', hanging)
  const { token } = await server.mint(await server.signIn())
  const client = await connect(`${server.url}/mcp`, token)
  const waiting = expect(client.call('wait')).rejects.toThrow()
  await called
  await server.running.close()
  await waiting
})
