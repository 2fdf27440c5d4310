/**
 * A process that imports one plugin, tells its parent which platforms it registers, and ends. Its arguments are the
 * kind of plugin and the entry file.
 */
import { pathToFileURL } from 'node:url'
import { provideSdk } from '../child/native/sdk.ts'
import { recordingApi } from './recording-api.ts'

process.on('disconnect', () => process.exit())

const [kind, entry = ''] = process.argv.slice(2)
provideSdk()
const module: unknown = await import(pathToFileURL(entry).href)
// CommonJS gives its `exports` as the default export.
const exported = [defaultOf(module), defaultOf(defaultOf(module))]
const platforms = kind === 'native' ? nativePlatforms() : await homebridgePlatforms()
process.send?.({ platforms }, () => process.exit())

/** What `definePlugin` was given. */
function nativePlatforms(): string[] {
  const names = exported.map((plugin) => memberOf(plugin, 'platform'))
  return names.filter((name) => typeof name === 'string').slice(0, 1)
}

/** What the initializer registers. */
async function homebridgePlatforms(): Promise<string[]> {
  const initializer = exported.find((value) => typeof value === 'function')
  if (initializer === undefined) throw new Error('no initializer')
  const names = new Set<string>()
  await (initializer as (api: unknown) => unknown)(recordingApi(names))
  return [...names]
}

function defaultOf(value: unknown): unknown {
  return memberOf(value, 'default')
}

function memberOf(value: unknown, name: string): unknown {
  const hasMembers = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return hasMembers ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}
