import { Badge, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { bytes } from '../../shared/amounts.ts'
import { Card } from '../../shared/card.tsx'
import { lazyPart } from '../../shared/lazy-part.tsx'
import type { StreamState } from '../connection/follow-stream.ts'
import type { PlotProps } from './plot.tsx'
import { summaryOf, type UsagePoint } from './points.ts'

const Plot = lazyPart<PlotProps>(
  () => {
    ensureLanguage()
    return import('./plot.tsx')
  },
  () => <div style={{ height: 180 }} />,
)

/**
 * Chromium on a machine without a locale says that its language is `en-US@posix`, which is no language tag (RFC 5646).
 * uPlot hands it to Intl, which refuses it, and then does not load.
 */
function ensureLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
  }
}

const percent = (value: number) => `${value === 0 ? 0 : value.toFixed(value < 10 ? 1 : 0)} %`

interface UsageCardProps {
  readonly points: readonly UsagePoint[]
  readonly state: StreamState
}

/** What the daemon used over the last hour, plotted as it goes on. */
export function UsageCard({ points, state }: UsageCardProps) {
  const times = points.map(({ at }) => at)
  const plots = [
    { title: 'CPU', format: percent, values: points.map(({ cpu }) => cpu), color: 'brand' },
    { title: 'Memory', format: bytes, values: points.map(({ memory }) => memory), color: 'indigo' },
  ] as const
  return (
    <Card
      title="Usage"
      about="The daemon without its plugins, over the last hour. CPU in percent of one core."
      actions={
        <Badge variant="light" color={state === 'open' ? 'brand' : 'gray'}>
          {state === 'open' ? 'Live' : 'Waiting'}
        </Badge>
      }
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        {plots.map(({ title, format, values, color }) => (
          <UsageNumbers key={title} title={title} format={format} summary={summaryOf(values)}>
            <Plot times={times} values={values} color={color} format={format} />
          </UsageNumbers>
        ))}
      </SimpleGrid>
    </Card>
  )
}

interface UsageNumbersProps {
  readonly title: string
  readonly format: (value: number) => string
  readonly summary: ReturnType<typeof summaryOf>
  /** The plot, which says the same to those who see it. */
  readonly children: ReactNode
}

/** One measure in numbers, also for those who cannot read the plot below them. */
function UsageNumbers({ title, format, summary, children }: UsageNumbersProps) {
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
