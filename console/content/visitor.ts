import { api } from './api.ts'

const usual = { staleTime: 60_000 }

/** Who is signed in here, and where their account is. */
export function useVisitor(options: { readonly staleTime: number; readonly refetchInterval?: number } = usual) {
  return api.useQuery('get', '/visitor', {}, options)
}

/** Whether an administrator is signed in; false while that is not known. */
export function useIsAdministrator(): boolean {
  return useVisitor().data?.person?.role === 'admin'
}
