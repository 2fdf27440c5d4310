import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { problemOf } from '../../../shared/problem.ts'

export interface ControlRowProps {
  readonly label: string
  /** What the value is, in words; beside a control that does not show it itself. */
  readonly text?: string | undefined
  /** Why it was not changed. */
  readonly refusal: unknown
  /** Whether the control needs the whole width. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A control with its name, its value, and what became of the last change. */
export function ControlRow({ label, text, refusal, wide = false, children }: ControlRowProps) {
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="sm" wrap={wide ? 'nowrap' : 'wrap'} mih={30}>
        <Text size="sm" c="dimmed" className="name">
          {label}
        </Text>
        {text !== undefined && (
          <Text size="sm" className="numbers">
            {text}
          </Text>
        )}
        {!wide && children}
      </Group>
      {wide && children}
      <Refusal error={refusal} />
    </Stack>
  )
}

/** Why a change was refused, where it was made. */
export function Refusal({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null
  const { title, errors = [] } = problemOf(error)
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert" className="name">
      {[title, ...errors.map(({ message }) => message)].join(': ')}
    </Text>
  )
}
