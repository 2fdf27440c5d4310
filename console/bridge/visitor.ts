import { api } from './api.ts'

const usual = { staleTime: 60_000 }

/** Who looks at this console. */
export function useVisitor(options: { readonly staleTime: number; readonly refetchInterval?: number } = usual) {
  return api.useQuery('get', '/visitor', undefined, options)
}
