import { QueryClient } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'
import { problemOf } from './problem.ts'

/** Called for every answer that says that the session is missing or over. */
const listeners = new Set<() => void>()

/** Calls back when an answer says that the session ended. @returns what ends that */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the generated clients: notices that the session ended. */
export const watchSession: Middleware = {
  onResponse: ({ response }) => {
    if (response.status === 401) for (const listener of listeners) listener()
  },
}

/** Answers are taken for fresh for a moment, refusals are final, and what did not answer is asked twice more. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        retry: (count, error) => count < 2 && [0, 502, 503, 504].includes(problemOf(error).status),
      },
      // A change whose answer got lost may have happened: it is up to the person to look, and try again.
      mutations: { retry: false },
    },
  })
}
