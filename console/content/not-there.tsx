import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../shared/empty-state.tsx'
import { Page } from '../shared/page.tsx'
import { problemOf } from '../shared/problem.ts'

/** Whether what an address names is not there, or cannot be. */
export function isNotThere(error: unknown): boolean {
  const { status, code } = problemOf(error)
  return status === 404 || code === 'malformed_path'
}

export interface NotThereProps {
  /** What the page would have been headed by. */
  readonly heading: string
  /** `There is no such page`. */
  readonly title: string
  /** Where to go instead, and what the way is called. */
  readonly to: string
  readonly way: string
  readonly children: ReactNode
}

/** In place of a page about something that is gone, or never was. */
export function NotThere({ heading, title, to, way, children }: NotThereProps) {
  const action = (
    <Button component={Link} to={to}>
      {way}
    </Button>
  )
  return (
    <Page title={heading}>
      <EmptyState icon={IconMapOff} title={title} action={action}>
        {children}
      </EmptyState>
    </Page>
  )
}
