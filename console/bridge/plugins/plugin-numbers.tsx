import { SimpleGrid, Text } from '@mantine/core'
import type { components } from '../../../generated/bridge/types.ts'
import { bytes, duration } from '../../shared/amounts.ts'

/** What a plugin costs; dashes where it has no process, or nothing is known yet. */
export function PluginNumbers({ stats }: { readonly stats: components['schemas']['PluginStats'] | undefined }) {
  const alive = stats !== undefined && stats.memory > 0
  const numbers = [
    ['Memory', alive ? bytes(stats.memory) : '–'],
    ['CPU', alive ? `${stats.cpu.toFixed(stats.cpu < 10 ? 1 : 0)} %` : '–'],
    ['Uptime', alive ? duration(stats.uptime) : '–'],
    ['Restarts', stats === undefined ? '–' : String(stats.restarts)],
    ['Accessories', stats === undefined ? '–' : String(stats.accessories)],
  ] as const
  return (
    <SimpleGrid component="dl" cols={{ base: 2, xs: 3, sm: 5 }} spacing="md" m={0}>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fw={600} className="numbers">
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  )
}
