// Generated from specs/bridge.openapi.yaml by `make generate`.
// Change the contract, not this file.

import createClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { paths as contract } from './types.ts'

/**
 * The contract's paths, with lists in what is answered that may be written to: openapi-fetch takes a read-only list
 * for an object, and an answer belongs to the caller.
 */
export type paths = {
  readonly [P in keyof contract]: {
    readonly [M in keyof contract[P]]: contract[P][M] extends { readonly responses: unknown }
      ? { readonly [K in keyof contract[P][M]]: K extends 'responses' ? Lists<contract[P][M][K]> : contract[P][M][K] }
      : contract[P][M]
  }
}

type Lists<T> = T extends readonly (infer E)[] ? Lists<E>[] : T extends object ? { [K in keyof T]: Lists<T[K]> } : T

/** By path template: the parameter that may span segments. */
const multiSegment: Readonly<Record<string, string>> = {
  '/api/plugins/{id}': 'id',
  '/api/config/platform/{name}': 'name',
  '/api/marketplace/uninstall/{name}': 'name',
  '/api/marketplace/plugin-info/{name}': 'name',
  '/api/marketplace/plugin-schema/{name}': 'name',
  '/api/marketplace/plugin-form/{name}': 'name',
  '/console/{page}': 'page',
}

/**
 * A client of the bridge surface, typed by its contract.
 *
 * @param options `baseUrl` is the public address of the surface; the rest is openapi-fetch's
 * @throws TypeError when a path parameter holds a `.` or `..` segment: a URL cannot carry one (WHATWG URL, 4.4)
 */
export function createBridgeClient(options: ClientOptions & { readonly baseUrl: string }): Client<paths> {
  return createClient<paths>({ pathSerializer: serializePath, ...options })
}

/**
 * Fills a path template; a multi-segment parameter keeps its slashes, any other has them encoded. openapi-fetch puts
 * its base URL before the template.
 */
export function serializePath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  const spanning = Object.entries(multiSegment).find(([path]) => template.endsWith(path))?.[1]
  return template.replace(/\{([^{}]+)\}/g, (_match, name: string) => {
    const value = String(parameters[name])
    const segments = name === spanning ? value.split('/') : [value]
    if (segments.includes('.') || segments.includes('..')) throw new TypeError(`${name} holds a dot segment`)
    return segments.map(encodeURIComponent).join('/')
  })
}
