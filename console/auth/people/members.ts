import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import type { Member } from '../kinds.ts'

const key = ['get', '/api/v1/members'] as const

/** The members, the first to join first. */
export function useMembers() {
  return usePages({
    key,
    load: async (cursor) => {
      const query = { limit: 100, ...(cursor !== undefined && { cursor }) }
      const { data, response } = await answer(client.GET('/api/v1/members', { params: { query } }))
      return { entries: data.members, next: nextCursor(response) }
    },
  })
}

/** Reads the members again, and who one is oneself. */
export function useMembersChanged(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['get', '/api/v1/me'] }),
    ])
}

/** What to call the user. */
export function calledMember({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name ?? email
}
