import { Badge } from '@mantine/core'
import type { ConsoleDocument } from './document-data.ts'

const states = {
  draft: { label: 'Draft', color: 'gray', title: 'Nothing of it is public' },
  published: { label: 'Published', color: 'green', title: 'The draft is what is public' },
  changed: { label: 'Changed', color: 'yellow', title: 'Public, and the draft has changes that are not' },
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
