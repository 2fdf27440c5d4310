import { Badge, SimpleGrid } from '@mantine/core'
import { bytes } from '../../shared/amounts.ts'
import { Card } from '../../shared/card.tsx'
import { lazyPart } from '../../shared/lazy-part.tsx'
import type { StreamState } from '../connection/follow-stream.ts'
import type { PlotProps } from './plot.tsx'
import type { UsagePoint } from './points.ts'
import { summaryOf } from './points.ts'
import { UsageNumbers } from './usage-numbers.tsx'

const Plot = lazyPart<PlotProps>(
  async () => (await import('./plot.tsx')).Plot,
  () => <div style={{ height: 180 }} />,
)

const percent = (value: number) => `${value === 0 ? 0 : value.toFixed(value < 10 ? 1 : 0)} %`

export interface UsageCardProps {
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
