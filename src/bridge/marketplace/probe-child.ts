/**
 * A process that imports one plugin, says what it registers in a line of JSON, and ends. Its arguments are the kind of plugin,
 * its package's name, the entry file, and a folder to write to.
 */
import fs, { writeFileSync, writeSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reasonOf } from '../child/faults.ts'
import { CHANNEL } from '../protocol/messages.ts'
import type { ProbeResult, RegisteredNames } from './probe.ts'

process.on('uncaughtException', (error) => tell({ fault: reasonOf(error) }))

// It copies symbolic links past Node's permissions, those in `/proc/self/fd` too, and what is then written to one is written
// wherever it leads.
Object.assign(fs, {
  cpSync() {
    throw Object.assign(new Error('A plugin that is asked what it registers copies no files.'), {
      code: 'ERR_ACCESS_DENIED',
    })
  },
})
syncBuiltinESMExports()

const [kind, name = '', entry = '', folder = ''] = process.argv.slice(2)
tell({ registered: kind === 'native' ? await native() : await homebridge() })

function tell(probed: ProbeResult): never {
  writeSync(CHANNEL, `${JSON.stringify(probed)}\n`)
  process.exit()
}

/** What `definePlugin` was given. */
async function native(): Promise<RegisteredNames> {
  const { provideSdk } = await import('../child/native/sdk.ts')
  provideSdk()
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(entry).href)
  // CommonJS gives its `exports` as the default export.
  const [platform] = [module.default, memberOf(module.default, 'default')]
    .map((plugin) => memberOf(plugin, 'platform'))
    .filter((found) => typeof found === 'string')
  if (platform === undefined) throw new Error('no native plugin')
  return { platforms: [platform], accessories: [] }
}

/** What the initializer registers, with all around it as it is when the plugin runs. */
async function homebridge(): Promise<RegisteredNames> {
  const [{ HomebridgeApi }, { loadHap }, { importInitializer }, { provideHomebridgeModules }, registrations] =
    await Promise.all([
      import('../child/homebridge/api.ts'),
      import('../child/homebridge/hap.ts'),
      import('../child/homebridge/initializer.ts'),
      import('../child/homebridge/modules.ts'),
      import('../child/homebridge/registrations.ts'),
    ])
  const [{ makePlatformAccessory }, { openUser }] = await Promise.all([
    import('../child/homebridge/platform-accessory.ts'),
    import('../child/homebridge/user.ts'),
  ])
  provideHomebridgeModules()
  // Some look first whether they are in it. The bridge is the one that Homebridge's documentation begins with.
  const bridge = { name: 'Homebridge', username: 'CC:22:3D:E3:CE:30', port: 51_826, pin: '031-45-154' }
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ bridge, accessories: [], platforms: [] }))
  const hap = await loadHap()
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const api = new HomebridgeApi({ hap, user: openUser(folder), platformAccessory: makePlatformAccessory(hap), log })
  const initialize = await importInitializer(entry)
  const { platforms, accessoryTypes } = await registrations.gatherRegistrations(api, name, log, () => initialize(api))
  return { platforms, accessories: accessoryTypes }
}

function memberOf(value: unknown, name: string): unknown {
  const hasMembers = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return hasMembers ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}
