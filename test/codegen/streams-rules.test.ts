import { describe, expect, it } from 'vitest'
import { brokenRules } from '../../tools/asyncapi/rules.ts'
import { bridgeStreams, bridgeStreamsWith } from './streams-fixture.ts'

const entry = ['components', 'messages', 'logEntry']
const input = ['components', 'messages', 'shellInput']

/** What is changed in a contract that breaks no rule, and the rule that it breaks then. */
const cases: Readonly<Record<string, [rule: string, path: string[], value: unknown]>> = {
  'a channel without a summary': ['stream-named', ['channels', 'logs', 'summary'], undefined],
  'an operation without a summary': ['operation-named', ['operations', 'sendLogs', 'summary'], ''],
  'an operation without tags': ['operation-named', ['operations', 'sendLogs', 'tags'], undefined],
  'a message without a summary': ['message-named', [...entry, 'summary'], undefined],
  'a message without an example': ['message-has-example', [...entry, 'examples'], []],
  'a message without a content type': ['content-type-named', [...entry, 'contentType'], undefined],
  'a payload in place': ['payload-named', [...entry, 'payload'], { type: 'string' }],
  'a message of the client without a method': ['method-named', [...input, 'x-method'], undefined],
  'an unknown extension': ['extensions-known', [...entry, 'x-colour'], 'red'],
  'an extension on the wrong node': ['extensions-known', ['channels', 'logs', 'x-frame'], 'binary'],
  'a frame of another kind': ['extensions-known', [...entry, 'x-frame'], 'ping'],
  'a method that is no name': ['extensions-known', [...input, 'x-method'], 'write text'],
}

describe('the rules for contracts of streams', () => {
  it('finds nothing in the contract of the bridge', () => {
    expect(brokenRules(bridgeStreams)).toEqual([])
  })

  it.each(Object.entries(cases))('refuses %s, saying where', (_name, [rule, path, value]) => {
    const [fault, ...others] = brokenRules(bridgeStreamsWith(path, value))
    expect(others).toEqual([])
    expect(fault).toMatch(new RegExp(`^${path.slice(0, -1).join('\\.')}: ${rule}: `))
  })

  it('takes names of properties and members of examples for data', () => {
    const properties = ['components', 'schemas', 'LogEntry', 'properties', 'x-colour']
    expect(brokenRules(bridgeStreamsWith(properties, { type: 'string' }))).toEqual([])
    expect(brokenRules(bridgeStreamsWith([...entry, 'examples'], [{ payload: { 'x-colour': 1 } }]))).toEqual([])
  })
})
