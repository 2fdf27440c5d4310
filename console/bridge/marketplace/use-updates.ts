import { api } from '../api.ts'

export interface Updates {
  /** The newer version of an installed plugin; null where there is none, or nobody knows. */
  of(name: string): string | null
  /** Why nobody knows; null where that is not so. */
  readonly error: unknown
}

/** What the registry has newer of what is installed. It is asked every few minutes at most. */
export function useUpdates(): Updates {
  const { data, error } = api.useQuery('get', '/api/marketplace/updates', {}, { staleTime: 300_000, retry: false })
  return {
    of: (name) => data?.plugins.find((one) => one.name === name && one.update)?.latest ?? null,
    error: data === undefined ? error : null,
  }
}
