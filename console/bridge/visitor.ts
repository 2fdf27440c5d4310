import { api } from './api.ts'

/** Who looks at this console. */
export function useVisitor() {
  return api.useQuery('get', '/visitor', undefined, { staleTime: 60_000 })
}
