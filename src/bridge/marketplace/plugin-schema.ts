import { open, realpath } from 'node:fs/promises'
import { realFileWithin } from '../host/entry-file.ts'
import { isObject } from '../protocol/checks.ts'
import { boundedJson } from './json-bounds.ts'
import type { Registered } from './probe.ts'

/** A `config.schema.json`, as somebody else wrote it. */
export type PluginSchema = Readonly<Record<string, unknown>>

const MAX_BYTES = 1_048_576

/**
 * The `config.schema.json` of a plugin: `pluginAlias`, `pluginType` and a nested `schema`.
 *
 * @param folder the plugin's
 * @returns undefined when it has none
 * @throws Error which says what is wrong with the file
 */
export async function readPluginSchema(folder: string): Promise<PluginSchema | undefined> {
  const path = await realFileWithin(await realpath(folder), 'config.schema.json')
  if (path === undefined) return undefined
  await using file = await open(path)
  if ((await file.stat()).size > MAX_BYTES) throw new Error(`longer than ${MAX_BYTES} bytes`)
  const schema = boundedJson(JSON.parse((await file.readFile('utf8')).replace(/^\uFEFF/, '')))
  if (!isObject(schema)) throw new Error('not a JSON object')
  return schema
}

/** The platform or accessory that a schema is for. */
export function registeredBySchema(schema: PluginSchema | undefined): Registered {
  const { pluginAlias, pluginType } = schema ?? {}
  const names = typeof pluginAlias === 'string' && pluginAlias !== '' ? [pluginAlias] : []
  return {
    platforms: pluginType === 'platform' ? names : [],
    accessories: pluginType === 'accessory' ? names : [],
  }
}
