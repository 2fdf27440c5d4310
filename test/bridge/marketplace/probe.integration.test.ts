import { existsSync } from 'node:fs'
import { chmod, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import { NativePlugins } from '../../../src/bridge/host/native-plugins.ts'
import { shippedPlugins } from '../../../src/bridge/host/plugin-directories.ts'
import { PluginPackages } from '../../../src/bridge/marketplace/plugin-packages.ts'
import { homebridgeManifest, packagesIn, pluginsFolder, writeIn } from './plugin-folders.ts'

const schema = { pluginAlias: 'FromSchema', pluginType: 'platform', schema: {} }

/** Code that writes to where the answer is read from. */
function say(text: string): string {
  return `require('node:fs').writeSync(3, '${text}')`
}

/** A Homebridge plugin of one file, beside a schema. */
async function homebridgePlugin(
  { onTestFinished }: TestContext,
  code: string,
  manifest: object = {},
  timeLimit = 10_000,
) {
  const files = {
    'node_modules/homebridge-x/package.json': homebridgeManifest('homebridge-x', manifest),
    'node_modules/homebridge-x/index.js': code,
    'node_modules/homebridge-x/config.schema.json': schema,
  }
  const folder = await pluginsFolder(files, onTestFinished)
  return { folder, ...(await packagesIn(folder, { timeLimit })) }
}

describe.concurrent('what a Homebridge plugin registers', () => {
  it.for<[string, string, object, string[], string[]?]>([
    [
      'registers several',
      'module.exports = (api) => { for (const n of ["One", "Two"]) api.registerPlatform("homebridge-x", n, class {}) }',
      {},
      ['One', 'Two'],
    ],
    [
      'is a module that registers an accessory',
      'export default async (api) => { await null; api.registerAccessory("Lamp", class {}) }',
      { type: 'module' },
      [],
      ['Lamp'],
    ],
    [
      'looks around first',
      `const path = require("node:path")
       module.exports = (api) => {
         const { Service, Characteristic } = require("hap-nodejs")
         class Custom extends Characteristic { constructor() { super("Custom", Custom.UUID, { format: Characteristic.Formats.FLOAT }) } }
         Custom.UUID = api.hap.uuid.generate("custom")
         new Custom(); new Service.Lightbulb("a").getCharacteristic(Characteristic.On).on("get", () => {})
         api.on("didFinishLaunching", () => {})
         path.join(api.user.storagePath(), "x"); \`\${api.hap.HAPLibraryVersion()}\`
         if (api.versionGreaterOrEqual("1.3.0") && api.serverVersion.startsWith("2.")) api.registerPlatform("One", class {})
       }`,
      {},
      ['One'],
    ],
  ])('are known when it %s', async ([, code, manifest, platforms, accessories = []], context) => {
    const { packages, warnings } = await homebridgePlugin(context, code, manifest)
    expect(await packages.info('homebridge-x')).toEqual({ platforms, accessories })
    expect(warnings).toEqual([])
  })

  it.for<[string, string, string]>([
    ['throws', 'throw new Error("no")', 'Error: no'],
    ['ends the process', 'process.exit(0)', 'its process ended'],
    [
      'says nonsense',
      'require("node:fs").writeSync(3, "{\\"registered\\":[]}\\n"); for (;;);',
      'it said something else',
    ],
    // On Node's own channel this would end the daemon.
    ['says what is not JSON', `${say('garbage\\n')}; for (;;);`, 'it said something else'],
    [
      'says too much',
      'module.exports = (api) => { api.registerPlatform("a".repeat(1000), class {}) }',
      'it said something else',
    ],
  ])('are those of its schema when it %s', async ([, code, why], context) => {
    const { packages, warnings } = await homebridgePlugin(context, code)
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['FromSchema'], accessories: [] })
    expect(warnings).toEqual([`plugin homebridge-x did not report what it registers: ${why}`])
  })

  it.for<[string, string]>([
    ['spins', 'module.exports = () => { for (;;); }'],
  ])('are those of its schema when it %s, after the time limit', async ([, code], context) => {
    const { packages, warnings } = await homebridgePlugin(context, code, {}, 1_000)
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['FromSchema'], accessories: [] })
    expect(warnings).toEqual(['plugin homebridge-x did not report what it registers: it took longer than 1 s'])
  })

  it('are asked for again after what was not its own doing', async (context) => {
    const code = 'module.exports = (api) => api.registerPlatform("One", class {})'
    const { folder } = await homebridgePlugin(context, code)
    const faults = [new Error('no such user')]
    const userOf = async () => {
      const fault = faults.shift()
      if (fault !== undefined) throw fault
      return undefined
    }
    const { packages, warnings } = await packagesIn(folder, { userOf })
    const names = async () => (await packages.info('homebridge-x')).platforms
    expect([await names(), await names(), await names()]).toEqual([['FromSchema'], ['One'], ['One']])
    expect(warnings).toEqual(['plugin homebridge-x did not report what it registers: no such user'])
  })

  it('is an accessory of its schema', async (context) => {
    const { packages, folder } = await homebridgePlugin(context, 'throw new Error("no")')
    await writeIn(folder, 'node_modules/homebridge-x/config.schema.json', { pluginAlias: 'A', pluginType: 'accessory' })
    expect(await packages.info('homebridge-x')).toEqual({ platforms: [], accessories: ['A'] })
  })

  it('are those that its text names when it registers only what its config has', async (context) => {
    const code = `
      const { accessories } = JSON.parse(require('node:fs').readFileSync(process.cwd() + '/config.json'))
      module.exports = (api) => {
        if (accessories.length === 0) return
        api.registerAccessory('homebridge-x', 'Text', class {})
        api.registerAccessory("Lone", Lone)
        api.registerPlatform('homebridge-x', NAME, class {})
      }`
    const { packages, warnings, folder } = await homebridgePlugin(context, code)
    await rm(join(folder, 'node_modules/homebridge-x/config.schema.json'))
    expect(await packages.info('homebridge-x')).toEqual({ platforms: [], accessories: ['Text', 'Lone'] })
    expect(warnings).toEqual([])
  })

  it('has its schema beside its package.json, not beside a copy of that', async (context) => {
    const { packages, folder } = await homebridgePlugin(context, '', { main: 'dist/index.js' })
    await writeIn(folder, 'node_modules/homebridge-x/dist/package.json', homebridgeManifest('homebridge-x'))
    await writeIn(folder, 'node_modules/homebridge-x/dist/index.js', 'throw new Error("no")')
    expect((await packages.schema('homebridge-x')).schema).toEqual(schema)
  })

  it('are found without harm: nothing is written and nothing started', async (context) => {
    const folder = await pluginsFolder({}, context.onTestFinished)
    const trace = join(folder, 'trace')
    const code = `
      const attempts = [
        () => require('node:fs').writeFileSync(${JSON.stringify(trace)}, ''),
        () => require('node:child_process').execFileSync('/usr/bin/touch', [${JSON.stringify(trace)}]),
        () => new (require('node:worker_threads').Worker)('', { eval: true }),
      ]
      const outcomes = attempts.map((attempt) => { try { attempt(); return 'done' } catch (error) { return error.code } })
      module.exports = (api) => {
        for (const [i, outcome] of outcomes.entries()) api.registerPlatform(i + ' ' + outcome, class {})
        api.registerPlatform(Object.keys(process.env).filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name)).join() || 'no environment', class {})
      }`
    const { packages } = await homebridgePlugin(context, code)
    expect(await packages.info('homebridge-x')).toEqual({
      platforms: [...[0, 1, 2].map((i) => `${i} ERR_ACCESS_DENIED`), 'HOME,TMPDIR'],
      accessories: [],
    })
    expect(existsSync(trace)).toBe(false)
  })

  it.runIf(process.getuid?.() === 0)('are asked of it as the user that it runs as', async (context) => {
    const code = 'module.exports = (api) => api.registerPlatform("user " + process.getuid(), class {})'
    const { folder } = await homebridgePlugin(context, code)
    await chmod(folder, 0o755)
    const { packages } = await packagesIn(folder, { userOf: async () => ({ uid: 65_534, gid: 65_534 }) })
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['user 65534'], accessories: [] })
  })

  it('are those of its schema when it cannot run as its user', async (context) => {
    const { folder } = await homebridgePlugin(
      context,
      'module.exports = (api) => api.registerPlatform("One", class {})',
    )
    const userOf = () => Promise.reject(new Error('it cannot run as user 1'))
    const { packages, warnings } = await packagesIn(folder, { userOf })
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['FromSchema'], accessories: [] })
    expect(warnings).toEqual(['plugin homebridge-x did not report what it registers: it cannot run as user 1'])
  })

  it('are asked once a version', async (context) => {
    const { packages, folder } = await homebridgePlugin(
      context,
      'module.exports = (api) => api.registerPlatform("One", class {})',
    )
    const file = join(folder, 'node_modules/homebridge-x/index.js')
    const longAgo = new Date(Date.UTC(2026, 0, 1))
    await utimes(file, longAgo, longAgo)
    const [first, second] = await Promise.all([packages.info('homebridge-x'), packages.info('homebridge-x')])
    expect(first).toEqual(second)
    await writeIn(
      folder,
      'node_modules/homebridge-x/index.js',
      'module.exports = (api) => api.registerPlatform("Two", class {})',
    )
    await utimes(file, longAgo, longAgo)
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['One'], accessories: [] })
    await writeIn(
      folder,
      'node_modules/homebridge-x/package.json',
      homebridgeManifest('homebridge-x', { version: '2.0.0' }),
    )
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['Two'], accessories: [] })
  })
})

describe('the platform of a native plugin', () => {
  it('is what it defines', async () => {
    const code = `import { definePlugin, HapError } from 'triptych/plugin'
      export default definePlugin({ platform: 'Bell', setup() { throw new HapError('never called') } })`
    const folder = await pluginsFolder({
      'native/bell/package.json': { name: 'door-bell', version: '1.0.0', type: 'module' },
      'native/bell/index.js': code,
    })
    const { packages } = await packagesIn(folder)
    expect(await packages.info('door-bell')).toEqual({ platforms: ['Bell'], accessories: [] })
    await writeIn(folder, 'native/bell/index.js', code.replace('Bell', 'Gong'))
    expect(await packages.info('door-bell')).toEqual({ platforms: ['Gong'], accessories: [] })
  })

  it('is there for those that ship, and so is their schema', async () => {
    const native = await NativePlugins.scan([{ path: shippedPlugins, kind: 'native' }])
    const packages = new PluginPackages({ native, nodeModules: '/nonexistent', warn: () => {} })
    expect((await packages.local()).map(({ name, path }) => [name, path.slice(shippedPlugins.length)])).toEqual([
      ['triptych-mqtt', '/mqtt/index.ts'],
      ['triptych-virtual', '/virtual/index.ts'],
    ])
    for (const [name, platform] of [
      ['triptych-mqtt', 'Mqtt'],
      ['triptych-virtual', 'Virtual'],
    ] as const) {
      expect(await packages.info(name)).toEqual({ platforms: [platform], accessories: [] })
      expect((await packages.schema(name)).schema).toMatchObject({ pluginAlias: platform, pluginType: 'platform' })
    }
  })
})
