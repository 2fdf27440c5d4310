import { api } from '../api.ts'

/** A plugin that there is, native or installed. */
export interface Package {
  readonly name: string
  readonly version: string
  /** The entry file, as an entry's `plugin` takes it. */
  readonly path: string
  /** Whether it is one of the bridge's own kind; the others are Homebridge's. */
  readonly isNative: boolean
}

/** Every plugin that an entry may be for; empty until that is known. */
export function usePackages(): readonly Package[] {
  const { data: installed } = api.useQuery('get', '/api/marketplace/installed')
  const { data: local } = api.useQuery('get', '/api/marketplace/local')
  return [
    ...(installed?.plugins ?? []).map((one) => ({ ...one, isNative: false })),
    ...(local?.plugins ?? []).map((one) => ({ ...one, isNative: true })),
  ]
}
