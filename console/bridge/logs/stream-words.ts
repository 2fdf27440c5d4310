import type { StreamState } from '../connection/follow-stream.ts'

/** How a stream stands, for people. */
export const streamWords: Readonly<Record<StreamState, { readonly color: string; readonly label: string }>> = {
  open: { color: 'green', label: 'Live' },
  connecting: { color: 'gray', label: 'Connecting' },
  waiting: { color: 'orange', label: 'Reconnecting' },
}
