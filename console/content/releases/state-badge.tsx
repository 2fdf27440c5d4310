import { Badge } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconPencil } from '@tabler/icons-react'
import type { ReleaseState } from './release-data.ts'

/** How a state is called, and what it looks like. */
export const states = {
  open: {
    label: 'Open',
    color: 'blue',
    icon: IconPencil,
    none: 'Nothing is being put together. Begin with a new release.',
  },
  scheduled: { label: 'Scheduled', color: 'violet', icon: IconClock, none: 'Nothing is due.' },
  failed: { label: 'Failed', color: 'red', icon: IconAlertTriangle, none: 'Nothing went wrong.' },
  published: { label: 'Published', color: 'brand', icon: IconCheck, none: 'Nothing was published as a release yet.' },
} as const satisfies Record<ReleaseState, object>

/** In which state a release is. */
export function StateBadge({ state }: { readonly state: ReleaseState }) {
  const { label, color, icon: Icon } = states[state]
  return (
    <Badge variant="light" color={color} tt="none" size="lg" leftSection={<Icon size={14} />} style={{ flex: 'none' }}>
      {label}
    </Badge>
  )
}
