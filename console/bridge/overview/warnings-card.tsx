import { Anchor, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { Moment } from '../../shared/moment.tsx'
import { api } from '../api.ts'
import { usePolling } from '../connection.ts'
import { troubles, type useWarnings } from './use-warnings.ts'
import { firstLine } from './warnings.ts'

export type WarningsCardProps = Pick<ReturnType<typeof useWarnings>, 'down' | 'silent' | 'said'>

/** What the user should look at; nothing where all is well. */
export function WarningsCard({ down, silent, said }: WarningsCardProps) {
  if (down.length + silent.length + said.length === 0) return null
  return (
    <Card title="Warnings">
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {down.map(({ id, status }) => (
          <PluginWarning key={id} id={id} status={status} />
        ))}
        {silent.map(({ uuid, name, error }) => (
          <Warning key={uuid} serious to="/console/accessories">
            <b dir="auto">{name}</b> is not reachable (unbridged accessory): {error}
          </Warning>
        ))}
        {said.slice(0, 5).map(({ timestamp, plugin, level, message, more }) => (
          <Warning
            key={plugin}
            serious={level === 'error'}
            to={`/console/logs?${new URLSearchParams({ plugin, level: 'warn' })}`}
            aside={
              <>
                <Moment at={timestamp} />
                {more > 0 && `, and ${more} earlier`}
              </>
            }
          >
            <b dir="auto">{plugin}</b>: <span dir="auto">{firstLine(message)}</span>
          </Warning>
        ))}
      </Stack>
    </Card>
  )
}

function PluginWarning({ id, status }: { readonly id: string; readonly status: string }) {
  const { data } = api.useQuery(
    'get',
    '/api/plugins/{id}/stats',
    { params: { path: { id } } },
    { refetchInterval: usePolling(5_000) },
  )
  return (
    <Warning serious to="/console/plugins">
      <b dir="auto">{id}</b> {troubles[status]}
      {data?.reason && (
        <>
          : <span dir="auto">{firstLine(data.reason)}</span>
        </>
      )}
    </Warning>
  )
}

interface WarningProps {
  readonly serious: boolean
  /** The page that says more. */
  readonly to: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

function Warning({ serious, to, aside, children }: WarningProps) {
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <Text component="span" c={serious ? 'red' : 'yellow'} lh={1} mt={2}>
        <IconAlertTriangle size={18} stroke={1.75} role="img" aria-label={serious ? 'Error' : 'Warning'} />
      </Text>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" className="name" lineClamp={3} component="div">
          {children}
        </Text>
        <Group gap="xs">
          {aside && (
            <Text size="xs" c="dimmed" component="span">
              {aside}
            </Text>
          )}
          <Anchor component={Link} to={to} size="xs">
            View details
          </Anchor>
        </Group>
      </div>
    </Group>
  )
}
