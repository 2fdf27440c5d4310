import { describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import type { ToolSource } from '../../src/access/tool-source.ts'
import { JoinedTools } from '../../src/compose/joined-tools.ts'

const agent: Principal = { id: 'a', kind: 'agent', role: 'member', credential: 'token', credentialId: 't' }

function sourceOf(name: string): ToolSource {
  const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
  const schemas = { inputSchema: { type: 'object' }, outputSchema: null } as const
  return {
    tools: [{ name, title: name, description: name, ...schemas, annotations, scope: 'workspace:read' }],
    call: async (called, args, principal, requestId) => ({
      problem: null,
      result: { by: name, called, args, principal: principal.id, requestId },
    }),
  }
}

describe('JoinedTools', () => {
  it('calls a tool where it came from, and shows those that come later too', async () => {
    const joined = new JoinedTools()
    joined.set('auth', sourceOf('whoami'))
    expect(joined.tools.map(({ name }) => name)).toEqual(['whoami'])
    joined.set('content', sourceOf('put_document'))
    expect(joined.tools.map(({ name }) => name)).toEqual(['whoami', 'put_document'])
    const result = {
      by: 'put_document',
      called: 'put_document',
      args: { a: 1 },
      principal: 'a',
      requestId: 'request-1',
    }
    expect(await joined.call('put_document', { a: 1 }, agent, 'request-1')).toEqual({ problem: null, result })
  })

  it('has of a surface what it set last', async () => {
    const joined = new JoinedTools()
    joined.set('content', sourceOf('put_document'))
    joined.set('auth', sourceOf('whoami'))
    const again = { ...sourceOf('put_document'), call: async () => ({ problem: null, result: { by: 'the second' } }) }
    joined.set('content', again)
    expect(joined.tools.map(({ name }) => name)).toEqual(['put_document', 'whoami'])
    expect(await joined.call('put_document', {}, agent, 'request-1')).toMatchObject({ result: { by: 'the second' } })
  })

  it('refuses a second tool of a name, and a call of none', async () => {
    const joined = new JoinedTools()
    joined.set('auth', sourceOf('whoami'))
    expect(() => joined.set('content', sourceOf('whoami'))).toThrow('two surfaces have a tool called whoami')
    await expect(joined.call('gone', {}, agent, 'request-1')).rejects.toThrow('there is no tool gone')
  })
})
