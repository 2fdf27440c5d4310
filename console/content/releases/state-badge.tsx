import { Badge } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconPencil } from '@tabler/icons-react'
import type { ReleaseState } from './release-data.ts'

/** How a state is called, and what it looks like. */
export const states = {
  open: {
    label: 'Open',
    color: 'blue',
    icon: IconPencil,
    none: 'No open releases. Create one to get started.',
  },
  scheduled: { label: 'Scheduled', color: 'violet', icon: IconClock, none: 'No scheduled releases.' },
  failed: { label: 'Failed', color: 'red', icon: IconAlertTriangle, none: 'No failed releases.' },
  published: { label: 'Published', color: 'brand', icon: IconCheck, none: 'No published releases yet.' },
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
