import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { summaryOf } from './points.ts'

export interface UsageNumbersProps {
  readonly title: string
  readonly format: (value: number) => string
  readonly summary: ReturnType<typeof summaryOf>
  /** The plot, which says the same to those who see it. */
  readonly children: ReactNode
}

/** One measure in numbers, also for those who cannot read the plot below them. */
export function UsageNumbers({ title, format, summary, children }: UsageNumbersProps) {
  return (
    <Stack gap="xs" miw={0}>
      <Group justify="space-between" align="baseline" gap="sm">
        <Title order={3} size="sm">
          {title}
        </Title>
        <Text size="sm" c="dimmed" className="numbers">
          {summary === null ? 'No data yet' : `mean ${format(summary.mean)}, peak ${format(summary.most)}`}
        </Text>
      </Group>
      <Text fz={28} fw={650} lh={1.1} className="numbers">
        {summary === null ? '–' : format(summary.now)}
      </Text>
      {children}
    </Stack>
  )
}
