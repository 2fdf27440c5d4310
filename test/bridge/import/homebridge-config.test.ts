import { expect, it } from 'vitest'
import { type HomebridgeConfig, readHomebridgeConfig } from '../../../src/bridge/import/homebridge-config.ts'

function read(config: unknown): HomebridgeConfig & { notes: string[] } {
  const notes: string[] = []
  const text = typeof config === 'string' ? config : JSON.stringify(config)
  return { ...readHomebridgeConfig(text, (message) => void notes.push(message)), notes }
}

it('has the defaults of Homebridge', () => {
  expect(read({})).toEqual({
    bridge: {
      name: 'Homebridge',
      username: 'CC:22:3D:E3:CE:30',
      hapPort: null,
      pincode: '031-45-154',
      bind: null,
      advertiser: null,
      information: {},
    },
    entries: [],
    ports: null,
    disabledPlugins: [],
    rest: {},
    notes: [],
  })
})

it('says what it cannot take, and what it takes instead', () => {
  const { bridge, notes, ports } = read({
    bridge: { name: 'x'.repeat(60), port: 'no', pin: '123-45-678', bind: ['eth0', 7], advertiser: 'none', model: 7 },
    ports: { start: 80, end: 90 },
    plugins: ['homebridge-x'],
    platforms: [{ platform: 'config' }, { name: 'no platform' }, null],
    accessories: [{ accessory: 'Lamp' }],
  })
  expect(bridge).toMatchObject({ hapPort: null, bind: null, advertiser: null })
  expect(bridge.pincode).not.toBe('123-45-678')
  expect(Buffer.byteLength(bridge.name)).toBeLessThanOrEqual(54)
  expect(ports).toBeNull()
  expect(notes).toEqual([
    'config: "plugins" is left out; a plugin runs when an entry names it',
    expect.stringContaining('the bridge is called'),
    'config: bridge.port is not a port, so this bridge keeps its HAP port',
    'config: HAP does not allow this bridge.pin, so a new one was made; existing pairings stay',
    'config: bridge.bind is left out, so HAP listens on all addresses; it must name addresses and network interfaces',
    'config: bridge.model is left out: HAP does not allow it',
    'config: platforms[0] is left out: the interface of Homebridge is not needed here',
    'config: platforms[1] is left out: it names no platform',
    'config: platforms[2] is left out: it names no platform',
    'config: accessories[0] is left out: it has no name',
    'config: "ports" is left out; it must have a start and an end from 1024 to 65535',
  ])
})

it('knows which entries ran on a child bridge, and keeps what it does not know', () => {
  const child = { username: '0e:77:31:0b:42:ee', name: 'Child' }
  const { entries, rest, bridge } = read({
    bridge: { bind: ['127.0.0.1'], advertiser: 'avahi', manufacturer: 'Me', firmwareRevision: '1.2', setupID: '7osx' },
    platforms: [{ platform: 'X', _bridge: child, plugin: 'not a path of ours', own: 1 }],
    mqtt: { host: 'broker' },
  })
  const expected = {
    username: '0E:77:31:0B:42:EE',
    name: 'Child',
    bridge: { username: '0E:77:31:0B:42:EE', name: 'Child' },
  }
  expect(entries).toEqual([{ kind: 'platform', type: 'X', fields: { platform: 'X', own: 1 }, child: expected }])
  expect(rest).toEqual({ mqtt: { host: 'broker' } })
  expect(bridge).toMatchObject({ bind: '127.0.0.1', advertiser: 'avahi' })
  expect(bridge.information).toEqual({ manufacturer: 'Me', firmwareRevision: '1.2', setupID: '7OSX' })
})

it.for([
  ['{\n  // a comment\n}', 'config_not_json', /^line 2, column 3: /],
  ['{"bridge": {"username": "CC:22"}}', 'config_invalid', /bridge\/username must be six pairs/],
  ['[]', 'config_invalid', /must be an object/],
] as const)('refuses %s', ([text, code, message]) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }))
})

it.each([
  ['eth0', 'eth0'],
  [['192.0.2.1'], '192.0.2.1'],
  [
    ['eth0', '0.0.0.0', '192.0.2.1'],
    ['eth0', '0.0.0.0', '192.0.2.1'],
  ],
  [
    ['::', 'eth0'],
    ['::', 'eth0'],
  ],
  ['::', null],
  [['0.0.0.0'], null],
  [[], null],
])('takes what it is bound to: %j', (bind, taken) => {
  expect(read({ bridge: { bind } }).bridge.bind).toEqual(taken)
})
