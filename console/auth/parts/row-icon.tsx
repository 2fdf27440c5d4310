import { ThemeIcon } from '@mantine/core'
import type { ComponentType } from 'react'

interface RowIconProps {
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
}

/** The picture at the start of a row. */
export function RowIcon({ icon: Icon }: RowIconProps) {
  return (
    <ThemeIcon variant="light" color="gray" size={36} radius="xl">
      <Icon size={18} stroke={1.75} />
    </ThemeIcon>
  )
}
