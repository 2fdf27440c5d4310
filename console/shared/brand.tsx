import { Group, Text, UnstyledButton } from '@mantine/core'

export interface BrandProps {
  readonly surface: string
  /** The address of its first page. */
  readonly home: string
}

/** The product's mark and name, and which of its consoles this is; it leads to the first page. */
export function Brand({ surface, home }: BrandProps) {
  return (
    <UnstyledButton component="a" href={home} title="First page" miw={0}>
      <Group gap={10} wrap="nowrap" miw={0}>
        <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true" style={{ flex: 'none' }}>
          <g fill="var(--mantine-primary-color-filled)">
            <path d="M2 8.5 8 7v18l-6 1.5z" opacity=".55" />
            <rect x="10" y="5" width="12" height="22" rx="1" />
            <path d="M30 8.5 24 7v18l6 1.5z" opacity=".55" />
          </g>
        </svg>
        <Text component="span" fw={650} lts="-.01em" visibleFrom="xs">
          Triptych
        </Text>{' '}
        <Text component="span" c="dimmed" truncate>
          {surface}
        </Text>
      </Group>
    </UnstyledButton>
  )
}
