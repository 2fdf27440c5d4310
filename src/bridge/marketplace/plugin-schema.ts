import { open, realpath } from 'node:fs/promises'
import { isObject } from '../../lib/json.ts'
import { realFileWithin } from '../host/entry-file.ts'
import type { RegisteredNames } from './probe.ts'

/** Real files of plugins nest some 30 levels. */
const MAX_DEPTH = 200

/** Names that a program which copies objects without care would take for something else. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parsed JSON of a plugin's author, without names such as `__proto__`.
 *
 * @throws Error when it nests so deep that a recursion over it could end the process's stack
 */
function boundedJson(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new Error(`nested more than ${MAX_DEPTH} levels`)
  if (Array.isArray(value)) return value.map((item) => boundedJson(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !DANGEROUS.has(name))
      .map(([name, inner]) => [name, boundedJson(inner, depth + 1)]),
  )
}

/** A `config.schema.json`, as the plugin's author wrote it. */
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
export function namesInSchema(schema: PluginSchema | undefined): RegisteredNames {
  const { pluginAlias, pluginType } = schema ?? {}
  const names = typeof pluginAlias === 'string' && pluginAlias !== '' ? [pluginAlias] : []
  return {
    platforms: pluginType === 'platform' ? names : [],
    accessories: pluginType === 'accessory' ? names : [],
  }
}
