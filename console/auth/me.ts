import { api } from './api.ts'
import type { Me } from './kinds.ts'

/** Who is signed in, and what they may do. */
export function useMe() {
  return api.useQuery('get', '/api/v1/me')
}

/** Whether the user may invite, remove, and look after agents. */
export function administers({ rights }: Me): boolean {
  return rights.includes('administration')
}

/** Where the user goes whose own change ended their session. */
export function leave(): void {
  location.assign('/login?error=signed_out')
}
