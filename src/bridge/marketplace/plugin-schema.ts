import { open } from 'node:fs/promises'
import { isObject } from '../protocol/checks.ts'
import { realFileWithin } from './entry-file.ts'

/** A `config.schema.json`, as somebody else wrote it. */
export type PluginSchema = Readonly<Record<string, unknown>>

const MAX_BYTES = 1_048_576

/**
 * The `config.schema.json` of a plugin: `pluginAlias`, `pluginType` and a nested `schema`.
 *
 * @param folder the plugin's, a real path
 * @returns undefined when it has none
 * @throws Error which says what is wrong with the file
 */
export async function readPluginSchema(folder: string): Promise<PluginSchema | undefined> {
  const path = await realFileWithin(folder, 'config.schema.json')
  if (path === undefined) return undefined
  await using file = await open(path)
  if ((await file.stat()).size > MAX_BYTES) throw new Error(`longer than ${MAX_BYTES} bytes`)
  const schema: unknown = JSON.parse((await file.readFile('utf8')).replace(/^\uFEFF/, ''))
  if (!isObject(schema)) throw new Error('not a JSON object')
  return schema
}

/** The platform that a schema is for. */
export function platformOfSchema(schema: PluginSchema | undefined): string[] {
  const { pluginAlias, pluginType } = schema ?? {}
  return pluginType === 'platform' && typeof pluginAlias === 'string' && pluginAlias !== '' ? [pluginAlias] : []
}
