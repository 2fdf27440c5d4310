import { Alert, Anchor, Badge, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { components } from '../../../generated/bridge/types.ts'
import { bytes, duration } from '../../shared/amounts.ts'
import { api } from '../api.ts'
import { usePolling } from '../connection.ts'
import { RecentUpdate } from '../marketplace/roll-back.tsx'
import { PluginActions } from './plugin-actions.tsx'
import { statuses } from './status.ts'

/** Milliseconds between two looks at what a plugin costs. */
const STEP = 3_000

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** One plugin: how it is, what it costs, and where its config, log and accessories are. */
export function PluginCard({ plugin }: { readonly plugin: components['schemas']['PluginInstance'] }) {
  const { id, manifest, status: listed } = plugin
  const { data: stats } = api.useQuery(
    'get',
    '/api/plugins/{id}/stats',
    { params: { path: { id } } },
    { refetchInterval: usePolling(STEP), placeholderData: keepPreviousData },
  )
  const status = stats?.status ?? listed
  const { label, color } = statuses[status]
  const named = new URLSearchParams({ plugin: id })
  const reason = stats?.reason ?? null
  return (
    <Paper withBorder radius="lg" p="lg" component="article" bg="var(--card)" aria-label={id}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={4} flex="1 1 16rem" miw={0}>
            <Group gap="sm">
              <Title order={2} size="h4" className="name">
                {id}
              </Title>
              <Badge variant="light" color={color} miw="fit-content">
                {label}
              </Badge>
            </Group>
            {manifest.description !== '' && (
              <Text size="sm" className="name" dir="auto" lineClamp={3}>
                {manifest.description}
              </Text>
            )}
            <Text size="sm" c="dimmed" className="name" dir="auto">
              {[manifest.version && `Version ${manifest.version}`, manifest.author].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <PluginActions id={id} status={status} />
        </Group>
        {reason !== null && (
          <Alert
            color={status === 'failed' ? 'red' : 'yellow'}
            icon={<IconAlertTriangle size={18} />}
            title={status === 'failed' ? 'Why it failed' : 'Why it stopped'}
          >
            <span className="name" style={{ whiteSpace: 'pre-wrap' }}>
              {reason}
            </span>
            {stats?.retryAt && (
              <Text size="sm" mt={4}>
                Next start at {clock.format(new Date(stats.retryAt))}.
              </Text>
            )}
            <RecentUpdate name={id} />
          </Alert>
        )}
        <PluginNumbers stats={stats} />
        {stats?.sharedWith !== undefined && (
          <Text size="sm" c="dimmed" className="name">
            {stats.sharedWith.length === 0
              ? 'In the shared process, alone.'
              : `Shares its process with ${stats.sharedWith.join(', ')}. Memory and CPU are of the whole process.`}
          </Text>
        )}
        {stats?.apart !== undefined && (
          <Text size="sm" c="dimmed" className="name">
            In its own process: {stats.apart}.
          </Text>
        )}
        <Group gap="lg">
          <Anchor component={Link} to={`/console/config?${named}`} size="sm" aria-label={`Config of ${id}`}>
            Config
          </Anchor>
          <Anchor component={Link} to={`/console/logs?${named}`} size="sm" aria-label={`Log of ${id}`}>
            Log
          </Anchor>
          <Anchor component={Link} to={`/console/accessories?${named}`} size="sm" aria-label={`Accessories of ${id}`}>
            Accessories
          </Anchor>
        </Group>
      </Stack>
    </Paper>
  )
}

/** What a plugin costs; dashes where it has no process, or nothing is known yet. */
function PluginNumbers({ stats }: { readonly stats: components['schemas']['PluginStats'] | undefined }) {
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
