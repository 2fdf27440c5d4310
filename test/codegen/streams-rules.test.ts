import { describe, expect, it } from 'vitest'
import { brokenRules } from '../../tools/asyncapi/rules.ts'
import { bridgeStreams, bridgeStreamsWith } from './streams-fixture.ts'

const entry = ['components', 'messages', 'logEntry']
const input = ['components', 'messages', 'shellInput']
const resize = ['components', 'messages', 'shellResize']
const logs = ['channels', 'logs']
const payloads = ['components', 'schemas']
const query = ['channels', 'shell', 'bindings', 'ws', 'query']
const parent = (path: readonly string[]) => path.slice(0, -1)

const { 'x-rights': _, ...noRightsYet } = bridgeStreams.channels.logs ?? {}
const noRights = { ...noRightsYet, 'x-step-up': true }

/** What is changed in a contract that breaks no rule, the rule that it breaks then, and where that is reported. */
const cases: Readonly<
  Record<string, [rule: string, path: readonly string[], value: unknown, where?: readonly string[]]>
> = {
  'a channel without a summary': ['stream-named', [...logs, 'summary'], undefined, logs],
  'a name that code cannot have': [
    ...(['plain-name', ['components', 'messages', 'log-entry'], bridgeStreams.components.messages.logEntry] as const),
    ['components', 'messages', 'log-entry'],
  ],
  'a parameter with the name of an option': [
    ...(['plain-name', [...query, 'properties', 'signal'], { type: 'string', maxLength: 9 }] as const),
    ['channels', 'shell'],
  ],
  'an operation that refers to something other than a channel': [
    ...(['channel-known', ['operations', 'sendLogs', 'channel', '$ref'], '#/operations/receiveShell/channel'] as const),
    ['operations', 'sendLogs'],
  ],
  'an operation without a summary': ['operation-named', ['operations', 'sendLogs', 'summary'], ''],
  'an operation without tags': ['operation-named', ['operations', 'sendLogs', 'tags'], undefined],
  'an operation that states no requirement': ['requirement-stated', ['operations', 'sendLogs', 'security'], undefined],
  'operations of a channel with two requirements': [
    ...(['requirement-stated', ['operations', 'receiveShell', 'security'], [], ['channels', 'shell']] as const),
  ],
  'rights without a requirement': ['requirement-stated', ['operations', 'sendLogs', 'security'], [], logs],
  'a stream that administrators write to, which asks for no proof': [
    ...(['step-up-stated', ['channels', 'shell', 'x-step-up'], undefined, ['channels', 'shell']] as const),
  ],
  'a proof of people who need no rights': ['step-up-stated', logs, noRights, logs],
  'a channel without any operation': ['requirement-stated', ['operations', 'sendLogs'], undefined, logs],
  'an operation that lists no messages': ['messages-listed', ['operations', 'sendLogs', 'messages'], undefined],
  'an operation with a message that its channel does not have': ['messages-known', [...logs, 'messages'], {}, logs],
  'a channel that states no limit of connections': ['limits-stated', [...logs, 'x-max-connections'], undefined],
  'a channel that states no limit of messages': ['limits-stated', [...logs, 'x-max-message-bytes'], undefined],
  'a channel that states no limit of what waits': ['limits-stated', [...logs, 'x-max-unsent-bytes'], undefined],
  'a message without a summary': ['message-named', [...entry, 'summary'], undefined],
  'a message without an example': ['message-has-example', [...entry, 'examples'], []],
  'a message without a content type': ['content-type-named', [...entry, 'contentType'], undefined],
  'a payload in place': ['payload-named', [...entry, 'payload'], { type: 'string' }],
  'a message of the client without a method': ['method-named', [...input, 'x-method'], undefined],
  'two messages of the client with one method': ['method-named', [...input, 'x-method'], 'resize', resize],
  'a method that every client has': ['method-named', [...input, 'x-method'], 'close'],
  'messages that the server sends in binary frames': ['sent-alike', [...entry, 'x-frame'], 'binary', logs],
  'messages of a client that nothing tells apart': [
    ...(['told-apart', [...resize, 'x-frame'], undefined, ['channels', 'shell']] as const),
  ],
  'an address with a parameter that is not declared': [
    ...(['parameter-declared', [...logs, 'address'], '/ws/logs/{plugin}', [...logs, 'address']] as const),
  ],
  'a parameter that the address does not have': [
    ...(['parameter-declared', [...logs, 'parameters'], { a: { enum: ['b'] } }, [...logs, 'parameters', 'a']] as const),
  ],
  'text of a client that may be of any length': [
    ...(['requests-bounded', [...payloads, 'ShellInput', 'maxLength'], undefined] as const),
  ],
  'a message of a client with a list of any length': [
    ...([
      'requests-bounded',
      [...payloads, 'ShellResize', 'properties', 'rows'],
      { type: 'array', items: {} },
    ] as const),
    [...payloads, 'ShellResize', 'properties', 'rows'],
  ],
  'a message of a client with members of any number': [
    ...(['requests-bounded', [...payloads, 'ShellResize', 'additionalProperties'], undefined] as const),
  ],
  'text of the query that may be of any length': [
    ...(['requests-bounded', [...query, 'properties', 'cols'], { type: 'string' }] as const),
    [...query, 'properties', 'cols'],
  ],
}

/** Fills an address in. */
const inPath = { address: '/ws/logs/{plugin}', parameters: { plugin: { 'x-schema': { type: 'string' } } } }

/** What no generator reads: it is refused where it stands. */
const unsupported: Readonly<Record<string, [path: string[], value: unknown]>> = {
  'a reply': [['operations', 'receiveShell', 'reply'], { channel: { $ref: '#/channels/shell' } }],
  'a trait': [['operations', 'sendLogs', 'traits'], []],
  'an operation’s bindings': [['operations', 'sendLogs', 'bindings'], {}],
  'headers of a message': [[...entry, 'headers'], {}],
  'a format of text on a number': [[...payloads, 'ShellResize', 'properties', 'rows', 'format'], 'email'],
  'a format of numbers on text': [[...payloads, 'LogEntry', 'properties', 'message', 'format'], 'int32'],
  'a format that nothing checks': [[...payloads, 'LogEntry', 'properties', 'message', 'format'], 'colour'],
  'a format of text on a number of the query': [[...query, 'properties', 'cols', 'format'], 'uuid'],
  'a default of the query that is out of its bounds': [[...query, 'properties', 'cols', 'default'], 100_000],
  'a lower bound above the upper one': [[...payloads, 'ShellResize', 'properties', 'rows', 'minimum'], 100_000],
  'a pattern that is not a regular expression': [[...payloads, 'LogEntry', 'properties', 'message', 'pattern'], '['],
  'a parameter of the query without a type': [[...query, 'properties', 'cols'], { minimum: 1, maximum: 9 }],
  'a parameter of the address without a type': [
    [...logs, 'parameters'],
    { plugin: { 'x-schema': { enum: ['a', 'b'], maxLength: 9 } } },
  ],
  'a default in a message': [[...payloads, 'ShellResize', 'properties', 'rows', 'default'], 24],
  'traits of a message': [[...entry, 'traits'], []],
  'where a parameter stands': [
    [...logs, 'parameters'],
    { plugin: { 'x-schema': { type: 'string', maxLength: 9 }, location: '$message.payload#/plugin' } },
  ],
  'a correlation': [[...entry, 'correlationId'], { location: '$message.payload#/id' }],
  'another content type': [[...entry, 'contentType'], 'application/avro'],
  'a default of a parameter': [[...logs, 'parameters'], { plugin: { default: 'a' } }],
  'where a parameter stands in the payload': [[...logs, 'parameters'], { plugin: { location: '$message.payload#/a' } }],
  'headers of the handshake': [['channels', 'shell', 'bindings', 'ws', 'headers'], {}],
  'a query of another type': [[...query, 'properties', 'cols', 'type'], 'object'],
  'a list in the query': [[...query, 'properties', 'cols', 'items'], {}],
  'another method of the handshake': [['channels', 'shell', 'bindings', 'ws', 'method'], 'POST'],
  'a channel without an address': [[...logs, 'address'], null],
  'a server’s security': [['servers', 'loopback', 'security'], []],
  'another protocol': [['servers', 'loopback', 'protocol'], 'mqtt'],
  'a keyword of schemas': [['components', 'schemas', 'ShellResize', 'patternProperties'], {}],
  'shared operation traits': [['components', 'operationTraits'], {}],
  'an unknown extension': [[...entry, 'x-colour'], 'red'],
  'an extension on the wrong node': [[...logs, 'x-frame'], 'binary'],
  'a frame of another kind': [[...entry, 'x-frame'], 'ping'],
  'a method that is not a name': [[...input, 'x-method'], 'write text'],
  'unknown rights': [[...logs, 'x-rights'], 'operator'],
  'a limit that is not a number': [[...logs, 'x-max-connections'], 'many'],
  'a limit of nothing': [[...logs, 'x-max-connections'], 0],
}

describe('the rules for contracts of streams', () => {
  it('find nothing in the contract of the bridge', () => {
    expect(brokenRules(bridgeStreams)).toEqual([])
  })

  it.each(Object.entries(cases))('refuse %s, saying where', (_name, [rule, path, value, where = parent(path)]) => {
    const faults = brokenRules(bridgeStreamsWith(path, value))
    expect(faults).toContainEqual({ path: where, rule, message: expect.any(String) })
    expect(new Set(faults.map((fault) => fault.rule))).toEqual(new Set([rule]))
  })

  it('refuse a channel whose class would be named as its base is', () => {
    const text = JSON.stringify(bridgeStreams).replaceAll('#/channels/logs', '#/channels/sync')
    const faults = brokenRules(JSON.parse(text.replace('"logs":{"address"', '"sync":{"address"')))
    expect(faults).toEqual([{ path: ['channels', 'sync'], rule: 'plain-name', message: expect.any(String) }])
  })

  it('refuse text of an address that may be of any length', () => {
    const { logs: channel } = bridgeStreams.channels
    const faults = brokenRules(bridgeStreamsWith(logs, { ...channel, ...inPath }))
    const path = [...logs, 'parameters', 'plugin', 'x-schema']
    expect(faults).toEqual([{ path, rule: 'requests-bounded', message: expect.stringContaining('`maxLength`') }])
  })

  it.each(Object.entries(unsupported))('refuse %s, which nothing reads', (_name, [path, value]) => {
    const [fault, ...others] = brokenRules(bridgeStreamsWith(path, value))
    expect(others).toEqual([])
    expect(fault).toMatchObject({ rule: 'supported' })
    expect(fault?.path.slice(0, path.length)).toEqual(path)
  })

  it('take names of properties and members of examples for data', () => {
    const properties = ['components', 'schemas', 'LogEntry', 'properties', 'x-colour']
    expect(brokenRules(bridgeStreamsWith(properties, { type: 'string' }))).toEqual([])
    expect(brokenRules(bridgeStreamsWith([...entry, 'examples'], [{ payload: { 'x-colour': 1 } }]))).toEqual([])
  })
})
