import { Center, Loader } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { ProblemAlert } from './problem-alert.tsx'

/** Milliseconds before the user is shown that they wait: most answers come sooner, and a flash is only noise. */
const PATIENCE = 250

/** A wait, shown once it is one. */
export function Waiting() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Center mih={120} aria-busy="true">
      {shown && <Loader size="sm" role="status" aria-label="Loading" />}
    </Center>
  )
}

/** As `useQuery` and `usePages` give it. */
interface Query<T> {
  readonly data: T | undefined
  readonly isError: boolean
  /** Said where more was asked for, below the list. */
  readonly isFetchNextPageError?: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface LoadedProps<T> {
  readonly query: Query<T>
  readonly children: (data: T) => ReactNode
}

/**
 * What a query answered: a wait at first, the problem where there is nothing to show, and the last answer with the
 * problem above it where asking again failed.
 */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const retry = () => void query.refetch()
  if (query.data === undefined) {
    return query.isError ? <ProblemAlert error={query.error} onRetry={retry} /> : <Waiting />
  }
  return (
    <>
      {query.isError && !query.isFetchNextPageError && (
        <ProblemAlert error={query.error} what="This may be out of date" onRetry={retry} />
      )}
      {children(query.data)}
    </>
  )
}
