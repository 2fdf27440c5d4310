import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'

const key = ['get', '/api/v1/agents'] as const

/** The agents, in the order in which they were created. @param enabled for administrators alone */
export function useAgents(enabled: boolean) {
  return usePages({
    key,
    enabled,
    load: async (cursor) => {
      const query = { limit: 100, ...(cursor !== undefined && { cursor }) }
      const { data, response } = await answer(client.GET('/api/v1/agents', { params: { query } }))
      return { entries: data.agents, next: nextCursor(response) }
    },
  })
}

/** Reads the agents again. */
export function useAgentsChanged(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: key })
}
