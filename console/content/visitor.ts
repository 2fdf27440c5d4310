import { api } from './api.ts'

/** Who is signed in here, and where their account is. */
export function useVisitor() {
  return api.useQuery('get', '/visitor', {}, { staleTime: 60_000 })
}

/** Whether an administrator is signed in; false while that is not known. */
export function useIsAdministrator(): boolean {
  return useVisitor().data?.person?.role === 'admin'
}
