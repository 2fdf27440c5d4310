import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../../src/bridge/config/check.ts'
import { ConfigFileError, type Position } from '../../../src/bridge/config/config-file-error.ts'
import { trivialPincodes } from '../../../src/bridge/protocol/pincode.ts'

const bridge = {
  name: 'Triptych 3F2A',
  port: 8582,
  hapPort: 51826,
  pincode: '031-45-154',
  username: '0E:12:34:56:78:9A',
  logLevel: 'info',
}
const platforms = [{ platform: 'Virtual', plugin: 'plugins/native/virtual/index.ts', accessories: [{ id: 'lamp' }] }]
const good = { bridge, platforms }

/** What is thrown for a text; null where it is taken. */
function refusal(text: string): ConfigFileError | null {
  try {
    checkConfig(text)
    return null
  } catch (error) {
    if (error instanceof ConfigFileError) return error
    throw error
  }
}

/** Message by path. */
function faults(value: unknown): Record<string, string> {
  const error = refusal(JSON.stringify(value))
  if (error !== null) expect(error.code).toBe('config_invalid')
  return Object.fromEntries((error?.errors ?? []).map(({ name, message }) => [name, message]))
}

const withBridge = (fields: Record<string, unknown>): unknown => ({ ...good, bridge: { ...bridge, ...fields } })

const child = { username: '0E:77:31:0B:42:EE' }

/** Entries of one platform, each with its `_bridge`. */
const withChildren = (...bridges: unknown[]): unknown => ({
  ...good,
  platforms: bridges.map((_bridge) => ({ ...platforms[0], _bridge })),
})

describe('a good config', () => {
  it('is given with defaults filled in and the rest as it is', () => {
    const { port, logLevel, ...needed } = bridge
    const value = { ...good, bridge: { ...needed, manufacturer: 'me' }, other: { a: null } }
    expect(checkConfig(JSON.stringify(value))).toEqual({
      ...value,
      bridge: { ...needed, port, logLevel, manufacturer: 'me' },
      accessories: [],
      disabledPlugins: [],
      plugins: {},
    })
  })

  it.each<[string, unknown]>([
    ['bind', withBridge({ bind: '192.0.2.1' })],
    ['an IPv6 bind', withBridge({ bind: 'fe80::1%eth0' })],
    ['no bind', withBridge({ bind: null })],
    ['a network interface as bind', withBridge({ bind: 'Ethernet 2' })],
    ['several as bind', withBridge({ bind: ['eth0', '192.0.2.1'] })],
    ['advertiser', withBridge({ advertiser: 'none' })],
    ['what it is', withBridge({ manufacturer: 'Me', model: 'Mine', firmwareRevision: '1.2.3-beta', setupID: '7OSX' })],
    ['what it is not', withBridge({ manufacturer: null, model: null, firmwareRevision: null, setupID: null })],
    ['lower case username', withBridge({ username: 'ab:cd:ef:01:23:45' })],
    ['a name of many letters', withBridge({ name: 'ü'.repeat(27) })],
    [
      'plugins',
      { ...good, plugins: { '@a/homebridge-b': { heapMb: 32, uid: 0, allowScripts: true, process: 'shared' } } },
    ],
    ['disabledPlugins', { ...good, disabledPlugins: ['homebridge-x'] }],
    ['no platform', { ...good, platforms: [] }],
    ['platforms of one plugin', { ...good, platforms: [...platforms, { ...platforms[0], name: 'Other' }] }],
    ['accessories', { ...good, accessories: [{ accessory: 'Old', name: 'Lamp', plugin: 'p', pin: 7 }] }],
    [
      'a bridge of an entry',
      withChildren({ ...child, name: 'Child', port: 52_090, pin: '482-19-375', setupID: '7OSX', env: {} }),
    ],
    [
      'entries of one plugin behind one bridge',
      withChildren({ ...child, port: 52_090 }, { username: '0e:77:31:0b:42:ee' }),
    ],
    ['ports', { ...good, ports: { start: 52100, end: 52100, more: 1 } }],
  ])('may have %s', (_what, value) => {
    expect(faults(value)).toEqual({})
  })

  it('may be 1 MiB large', () => {
    const frame = JSON.stringify({ ...good, x: '' }).length
    expect(faults({ ...good, x: 'x'.repeat(1024 * 1024 - frame) })).toEqual({})
    expect(faults({ ...good, x: 'x'.repeat(1024 * 1024 - frame + 1) })).toEqual({ '': 'must not be larger than 1 MiB' })
  })
})

describe('a bad config', () => {
  const port = 'must be a port, 1 to 65535'
  const pincode = 'must be eight digits, as NNN-NN-NNN'
  const trivial = 'must not be one of those that HAP forbids, such as 123-45-678'
  const name = 'must be a name of 1 to 54 bytes without control characters'
  const username = 'must be six pairs of hexadecimal digits between colons, as 0E:12:34:56:78:9A'
  const bound = 'must be an address or a network interface of this machine'
  const bind = `${bound}, a list of them, or null for every one`

  it.each<[unknown, Record<string, string>]>([
    [[], { '': 'must be an object' }],
    [null, { '': 'must be an object' }],
    [{}, { '/bridge': 'is missing', '/platforms': 'is missing' }],
    [
      { bridge: [], platforms: {} },
      { '/bridge': 'must be an object', '/platforms': 'must be an array' },
    ],
    [withBridge({ port: 0 }), { '/bridge/port': port }],
    [withBridge({ port: '8582' }), { '/bridge/port': port }],
    [withBridge({ port: 65536 }), { '/bridge/port': port }],
    [withBridge({ hapPort: 1.5 }), { '/bridge/hapPort': port }],
    [withBridge({ hapPort: 8582 }), { '/bridge/hapPort': 'must not be the same as /bridge/port' }],
    [withBridge({ pincode: 3145154 }), { '/bridge/pincode': pincode }],
    [withBridge({ pincode: '0314-5154' }), { '/bridge/pincode': pincode }],
    [withBridge({ pincode: '031-45-154\n' }), { '/bridge/pincode': pincode }],
    ...trivialPincodes.map((pin): [unknown, Record<string, string>] => [
      withBridge({ pincode: pin }),
      { '/bridge/pincode': trivial },
    ]),
    [withBridge({ name: '' }), { '/bridge/name': name }],
    [withBridge({ name: '  ' }), { '/bridge/name': name }],
    [withBridge({ name: 'a\nb' }), { '/bridge/name': name }],
    [withBridge({ name: 'x'.repeat(55) }), { '/bridge/name': name }],
    [withBridge({ name: 'ü'.repeat(28) }), { '/bridge/name': 'must not be longer than 54 bytes of UTF-8' }],
    [withBridge({ username: '0E-12-34-56-78-9A' }), { '/bridge/username': username }],
    [withBridge({ username: '0E:12:34:56:78' }), { '/bridge/username': username }],
    [withBridge({ logLevel: 'trace' }), { '/bridge/logLevel': 'must be one of debug, info, warn, error' }],
    [withBridge({ bind: 0 }), { '/bridge/bind': bind }],
    [withChildren('own'), { '/platforms/0/_bridge': 'must be an object with a username' }],
    [withChildren({}), { '/platforms/0/_bridge/username': 'is missing' }],
    [
      withChildren({ username: 'x', name: '', port: 0, pin: '123-45-678', setupID: 'no' }),
      {
        '/platforms/0/_bridge/username': username,
        '/platforms/0/_bridge/name': name,
        '/platforms/0/_bridge/port': port,
        '/platforms/0/_bridge/pin': trivial,
        '/platforms/0/_bridge/setupID': 'must be four digits or capital letters, as 7OSX, or null',
      },
    ],
    [
      withChildren({ username: bridge.username.toLowerCase() }),
      { '/platforms/0/_bridge/username': 'must not be that of the main bridge' },
    ],
    [
      withChildren({ ...child, port: 51_826 }, { username: '0E:77:31:0B:42:EF', port: 8582 }),
      {
        '/platforms/0/_bridge/port': 'must not be the same as /bridge/hapPort',
        '/platforms/1/_bridge/port': 'must not be the same as /bridge/port',
      },
    ],
    [
      withChildren({ ...child, port: 52_090 }, { ...child, port: 52_091 }),
      { '/platforms/1/_bridge/port': 'must be absent, or as in /platforms/0, which has the same bridge' },
    ],
    [
      {
        ...good,
        accessories: [
          { accessory: 'A', name: 'a', plugin: 'p', _bridge: child },
          { accessory: 'B', name: 'b', plugin: 'q', _bridge: child },
        ],
      },
      { '/accessories/1/_bridge/username': 'must not be that of another plugin, which has it in /accessories/0' },
    ],
    [
      withChildren({ ...child, name: 'ü'.repeat(28) }),
      { '/platforms/0/_bridge/name': 'must not be longer than 54 bytes of UTF-8' },
    ],
    [
      withBridge({ manufacturer: '', model: 'x'.repeat(65), firmwareRevision: 'new', setupID: '7osx' }),
      {
        '/bridge/manufacturer': 'must be a text of 1 to 64 characters without control characters, or null',
        '/bridge/model': 'must be a text of 1 to 64 characters without control characters, or null',
        '/bridge/firmwareRevision': 'must be a version, as 1.2.3, or null',
        '/bridge/setupID': 'must be four digits or capital letters, as 7OSX, or null',
      },
    ],
    [withBridge({ bind: '' }), { '/bridge/bind': bind }],
    [withBridge({ bind: 'eth0,eth1' }), { '/bridge/bind': bind }],
    [withBridge({ bind: ['eth0', ' ', 7] }), { '/bridge/bind/1': bound, '/bridge/bind/2': bound }],
    [withBridge({ addIdentifyingMaterial: 1 }), { '/bridge/addIdentifyingMaterial': 'must be true or false' }],
    [
      withBridge({ advertiser: 'mdns' }),
      { '/bridge/advertiser': 'must be one of ciao, bonjour-hap, avahi, resolved, none' },
    ],
    [
      { ...good, platforms: [{}, 1] },
      {
        '/platforms/0/platform': 'is missing',
        '/platforms/0/plugin': 'is missing',
        '/platforms/1': 'must be an object',
      },
    ],
    [
      { ...good, platforms: [...platforms, { platform: 'Virtual', plugin: 'x' }] },
      { '/platforms/1/platform': 'must not be that of another plugin' },
    ],
    [
      { ...good, accessories: [{ accessory: '', name: ' ', plugin: '' }, {}] },
      {
        '/accessories/0/accessory': 'must be a type of accessory of 1 to 200 characters without control characters',
        '/accessories/0/name': 'must be a name',
        '/accessories/0/plugin': "must be the path of the plugin's entry file or of its folder",
        '/accessories/1/accessory': 'is missing',
        '/accessories/1/name': 'is missing',
        '/accessories/1/plugin': 'is missing',
      },
    ],
    [{ ...good, ports: { start: 52200, end: 52100 } }, { '/ports/end': 'must not be less than /ports/start' }],
    [
      { ...good, ports: { start: 80 } },
      { '/ports/start': 'must be a port, 1024 to 65535', '/ports/end': 'is missing' },
    ],
    [{ ...good, accessories: Array(1001).fill(1) }, { '/accessories': 'must not hold more than 1000 entries' }],
    [{ ...good, platforms: Array(1001).fill(1) }, { '/platforms': 'must not hold more than 1000 entries' }],
    [{ ...good, disabledPlugins: 'a' }, { '/disabledPlugins': 'must be an array of plugin ids' }],
    [{ ...good, disabledPlugins: [1] }, { '/disabledPlugins/0': 'must be the id of a plugin' }],
    [
      { ...good, plugins: { '@a/b~c': { heapMb: 31, uid: -1, allowScripts: 'yes', process: 'us', heap: 1 } } },
      {
        '/plugins/@a~1b~0c/heapMb': 'must be 32 to 4096 MiB',
        '/plugins/@a~1b~0c/uid': 'must be the number of a user',
        '/plugins/@a~1b~0c/process': 'must be own or shared',
        '/plugins/@a~1b~0c/allowScripts': 'must be true or false',
        '/plugins/@a~1b~0c/heap': 'is not a setting of a plugin',
      },
    ],
  ])('%j says what is wrong where', (value, expected) => {
    expect(faults(value)).toEqual(expected)
  })

  it.each(['__proto__', 'constructor', 'prototype'])('must not hold the key %s anywhere', (key) => {
    const text = `{"a": [{}, {"b/c": {${JSON.stringify(key)}: 1}}]}`
    expect(refusal(text)).toMatchObject({ code: 'config_invalid', errors: [{ name: `/a/1/b~1c/${key}` }] })
    expect(refusal(text.replace(key, `\\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}`))).toMatchObject({
      code: 'config_invalid',
      errors: [{ name: `/a/1/b~1c/${key}` }],
    })
  })

  it('names a hundred faults, and some of them in the log, without a value', () => {
    const error = refusal(JSON.stringify({ ...good, platforms: Array(1000).fill('secret') }))
    expect(error?.errors).toHaveLength(100)
    expect(error?.message).toContain('/platforms/4 must be an object; and 995 more')
    expect(error?.message).not.toContain('secret')
  })

  it('names the file', () => {
    expect(refusal('{}')?.of('/data/config.json').message).toBe(
      '/data/config.json: /bridge is missing; /platforms is missing',
    )
    expect(refusal('{\n  "a": }')?.of('/data/config.json')).toMatchObject({
      code: 'config_not_json',
      message: '/data/config.json: line 2, column 8: value expected',
      extensions: { line: 2, column: 8 },
    })
  })
})

describe('any text', () => {
  const text = JSON.stringify({ ...good, disabledPlugins: ['a'], plugins: { a: { heapMb: 64 } } }, null, 2)

  it('is taken, or refused with a place or paths', () => {
    const mutated = fc
      .tuple(fc.nat(text.length), fc.nat(4), fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.json()))
      .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length))
    const anything = fc.oneof(
      mutated,
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.nat(text.length).map((n) => text.slice(0, n)),
    )
    fc.assert(
      fc.property(anything, (given) => {
        const error = refusal(given)
        if (error === null) return void JSON.parse(given)
        expect(error.errors?.length).toBeGreaterThan(0)
        if (error.code === 'config_not_json') {
          const { line, column } = error.extensions as Position
          expect(Math.min(line, column)).toBeGreaterThan(0)
          expect(error.message).not.toContain('not JSON')
        } else expect(error.code).toBe('config_invalid')
      }),
      { numRuns: 200 },
    )
  })

  it('is held to the schema, whatever value stands anywhere', () => {
    const value = fc.jsonValue()
    const any = fc.record({
      bridge: fc.oneof(value, fc.record(Object.fromEntries(Object.keys(bridge).map((key) => [key, value])))),
      platforms: fc.oneof(value, fc.array(fc.oneof(value, fc.record({ platform: value, plugin: value })))),
      disabledPlugins: value,
      plugins: fc.oneof(value, fc.dictionary(fc.string(), value)),
    })
    fc.assert(
      fc.property(any, (config) => void faults(config)),
      { numRuns: 200 },
    )
  })
})
