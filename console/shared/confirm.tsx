import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'

export interface Confirmation {
  /** A question: `Remove this member?` */
  readonly title: string
  /** What it does, and whether it can be taken back. */
  readonly body: ReactNode
  /** What the button does: `Remove`. */
  readonly action: string
  /** What the other button does; `Cancel` when absent. */
  readonly instead?: string
  /** Whether something is lost; true when absent. */
  readonly destructive?: boolean
}

/** Asks before something that is not easily taken back. @returns whether to go on */
export function confirm({
  title,
  body,
  action,
  instead = 'Cancel',
  destructive = true,
}: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: (
        <Text size="sm" component="div" className="name">
          {body}
        </Text>
      ),
      labels: { confirm: action, cancel: instead },
      // Enter pressed without reading loses nothing.
      cancelProps: destructive ? { 'data-autofocus': true } : {},
      confirmProps: { color: destructive ? 'red' : 'brand', ...(!destructive && { 'data-autofocus': true }) },
      onConfirm: () => resolve(true),
      // Closed in any other way; after a confirmation this changes nothing.
      onClose: () => resolve(false),
    })
  })
}
