import { pathToFileURL } from 'node:url'
import { isObject } from '../../../lib/json.ts'
import { NotAPlugin } from '../loader.ts'

/** What a Homebridge plugin's module exports; may be async. */
export type Initializer = (api: unknown) => unknown

/**
 * Imports a plugin's entry file and finds its initializer: the default export, or the default export of that, which is
 * what CommonJS of a compiler looks like.
 *
 * @throws NotAPlugin when the module exports no initializer; whatever the module throws
 */
export async function importInitializer(entry: string): Promise<Initializer> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(entry).href)
  const first = module.default
  if (typeof first === 'function') return first as Initializer
  if (isObject(first) && typeof first.default === 'function') return first.default as Initializer
  throw new NotAPlugin(
    `it exports no initializer, a function that takes Homebridge's api: found ${describeExports(module)}`,
  )
}

function describeExports(module: Readonly<Record<string, unknown>>): string {
  const { default: first, ...others } = module
  const what = first === undefined ? 'no default export' : `a default export of type ${typeof first}`
  const inner = isObject(first) ? Object.keys(first) : []
  // Node gives what it could tell of CommonJS exports as named ones too.
  const names = [...new Set([...inner, ...Object.keys(others)])].filter((name) => name !== 'module.exports')
  return names.length === 0 ? what : `${what}, and ${names.slice(0, 10).join(', ')}`
}
