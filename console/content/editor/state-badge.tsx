import { Badge } from '@mantine/core'
import type { ConsoleDocument } from './document-data.ts'

const states = {
  draft: { label: 'Draft', color: 'gray', title: 'Not published' },
  published: { label: 'Published', color: 'green', title: 'The draft is the same as the published version' },
  changed: { label: 'Changed', color: 'yellow', title: 'Published, and the draft has unpublished changes' },
} as const

/** Whether a document is public, and as its draft is. */
export function StateBadge({ state }: { readonly state: ConsoleDocument['state'] }) {
  const { label, color, title } = states[state]
  return (
    <Badge variant="light" color={color} tt="none" title={title} style={{ flex: 'none' }}>
      {label}
    </Badge>
  )
}
