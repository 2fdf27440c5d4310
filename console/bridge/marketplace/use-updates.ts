import { api } from '../api.ts'

export interface Updates {
  /** The newer version of an installed plugin; null where there is none or it is unknown. */
  of(name: string): string | null
  /** Why it is unknown; null where it is known. */
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
