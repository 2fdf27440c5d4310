import { Button, Stack } from '@mantine/core'
import { ProblemAlert } from './problem-alert.tsx'

interface Growing {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError?: boolean
  readonly error?: unknown
  readonly fetchNextPage: () => unknown
}

export interface MoreButtonProps {
  /** Of `usePages`. */
  readonly query: Growing
  /** What there is more of, for who does not see where the button stands: `releases`. */
  readonly what: string
}

/** Below a list that goes on. */
export function MoreButton({ query, what }: MoreButtonProps) {
  if (!query.hasNextPage) return null
  return (
    <Stack p="sm" align="center">
      {query.isFetchNextPageError && <ProblemAlert error={query.error} what="More entries could not be loaded" />}
      <Button
        variant="default"
        size="sm"
        loading={query.isFetchingNextPage}
        onClick={() => query.fetchNextPage()}
        aria-label={`Show more ${what}`}
      >
        Show more
      </Button>
    </Stack>
  )
}
