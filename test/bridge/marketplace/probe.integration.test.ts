import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import { NativePlugins } from '../../../src/bridge/host/native-plugins.ts'
import { shippedPlugins } from '../../../src/bridge/host/plugin-directories.ts'
import { PluginPackages } from '../../../src/bridge/marketplace/plugin-packages.ts'
import { homebridgeManifest, packagesIn, pluginsFolder, writeIn } from './plugin-folders.ts'

const schema = { pluginAlias: 'FromSchema', pluginType: 'platform', schema: {} }

/** A Homebridge plugin of one file, beside a schema. */
async function homebridgePlugin(
  { onTestFinished }: TestContext,
  code: string,
  manifest: object = {},
  timeLimit?: number,
) {
  const files = {
    'node_modules/homebridge-x/package.json': homebridgeManifest('homebridge-x', manifest),
    'node_modules/homebridge-x/index.js': code,
    'node_modules/homebridge-x/config.schema.json': schema,
  }
  const folder = await pluginsFolder(files, onTestFinished)
  return { folder, ...(await packagesIn(folder, timeLimit)) }
}

describe.concurrent('the platforms of a Homebridge plugin', () => {
  it.for<[string, string, object, string[]]>([
    ['registers one', 'module.exports = (api) => api.registerPlatform("One", class {})', {}, ['One']],
    [
      'names itself',
      'module.exports = (api) => { api.registerPlatform("homebridge-x", "One", class {}) }',
      {},
      ['One'],
    ],
    [
      'registers several',
      'module.exports = (api) => { for (const n of ["One", "Two", "One"]) api.registerPlatform(n, class {}) }',
      {},
      ['One', 'Two'],
    ],
    ['registers accessories', 'module.exports = (api) => api.registerAccessory("Lamp", class {})', {}, []],
    ['is a module', 'export default (api) => { api.registerPlatform("One", class {}) }', { type: 'module' }, ['One']],
    ['is transpiled', 'exports.default = (api) => { api.registerPlatform("One", class {}) }', {}, ['One']],
    [
      'takes its time',
      'module.exports = async (api) => { await null; api.registerPlatform("One", class {}) }',
      {},
      ['One'],
    ],
    [
      'looks around first',
      `const path = require("node:path")
       module.exports = (api) => {
         const { Service, Characteristic } = api.hap
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
  ])('are known when it %s', async ([, code, manifest, platforms], context) => {
    const { packages, warnings } = await homebridgePlugin(context, code, manifest)
    expect(await packages.info('homebridge-x')).toEqual({ platforms })
    expect(warnings).toEqual([])
  })

  it.for<[string, string]>([
    ['throws', 'throw new Error("no")'],
    ['is no plugin', 'module.exports = {}'],
    ['rejects', 'module.exports = async () => { throw new Error("no") }'],
    ['ends the process', 'process.exit(0)'],
    ['lacks a package', 'require("homebridge-that-is-not-there")'],
    ['says nonsense', 'process.send({ platforms: [1] }); process.exit()'],
    ['says nothing', 'module.exports = (api) => { api.registerPlatform("a".repeat(1000), class {}) }'],
  ])('are those of its schema when it %s', async ([, code], context) => {
    const { packages, warnings } = await homebridgePlugin(context, code)
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['FromSchema'] })
    expect(warnings).toEqual(['plugin homebridge-x did not say which platforms it registers'])
  })

  it.for<[string, string]>([
    ['spins', 'module.exports = () => { for (;;); }'],
    ['waits for ever', 'module.exports = () => new Promise(() => { setInterval(() => {}, 1000) })'],
  ])('are those of its schema when it %s, after the time limit', async ([, code], context) => {
    const { packages } = await homebridgePlugin(context, code, {}, 1_000)
    const start = performance.now()
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['FromSchema'] })
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('are none without a schema either', async (context) => {
    const { packages, folder } = await homebridgePlugin(context, 'throw new Error("no")')
    await writeIn(folder, 'node_modules/homebridge-x/config.schema.json', { pluginAlias: 'A', pluginType: 'accessory' })
    expect(await packages.info('homebridge-x')).toEqual({ platforms: [] })
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
        api.registerPlatform(Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL') && !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name)).join() || 'no environment', class {})
      }`
    const { packages } = await homebridgePlugin(context, code)
    expect(await packages.info('homebridge-x')).toEqual({
      platforms: [...[0, 1, 2].map((i) => `${i} ERR_ACCESS_DENIED`), 'no environment'],
    })
    expect(existsSync(trace)).toBe(false)
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
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['One'] })
    await writeIn(
      folder,
      'node_modules/homebridge-x/package.json',
      homebridgeManifest('homebridge-x', { version: '2.0.0' }),
    )
    expect(await packages.info('homebridge-x')).toEqual({ platforms: ['Two'] })
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
    expect(await packages.info('door-bell')).toEqual({ platforms: ['Bell'] })
    await writeIn(folder, 'native/bell/index.js', code.replace('Bell', 'Gong'))
    expect(await packages.info('door-bell')).toEqual({ platforms: ['Gong'] })
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
      expect(await packages.info(name)).toEqual({ platforms: [platform] })
      expect((await packages.schema(name)).schema).toMatchObject({ pluginAlias: platform, pluginType: 'platform' })
    }
  })
})
