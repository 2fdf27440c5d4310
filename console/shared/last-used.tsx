import { Moment } from './moment.tsx'

export interface LastUsedProps {
  /** ISO 8601; null when it was never used. */
  readonly at: string | null
  /** The address that it was used from, where that is known. */
  readonly from?: string | null
}

/** When a credential was used last. */
export function LastUsed({ at, from = null }: LastUsedProps) {
  if (at === null) return 'Never used'
  return (
    <>
      Used <Moment at={at} />
      {from !== null && ` from ${from}`}
    </>
  )
}
