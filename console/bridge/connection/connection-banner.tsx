import { Anchor, Group, Loader, Paper, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { useBridgeHealth, useReturns } from '../connection.ts'

/** Milliseconds after which a restart takes longer than one usually does. */
const USUAL = 20_000

/** Milliseconds after which the page says where else the bridge may be, where its config has another port. */
const SOON = 4_000

/** Says when the bridge is not there, and has everything requested again when it is back. */
export function ConnectionBanner() {
  const health = useBridgeHealth()
  const returns = useReturns()
  const queries = useQueryClient()
  useEffect(() => {
    if (returns > 0) void queries.invalidateQueries()
  }, [returns, queries])
  const elsewhere = useElsewhere()
  return (
    <div role="status">{health !== 'up' && <Banner restarting={health === 'restarting'} elsewhere={elsewhere} />}</div>
  )
}

/** This page at the port that the config has for it, which counts from the next restart; null where that is here. */
function useElsewhere(): string | null {
  const { data } = api.useQuery('get', '/api/bridge', undefined, { staleTime: 30_000 })
  const there = new URL(location.href)
  if (data === undefined || there.protocol !== 'http:') return null
  there.port = `${data.port}`
  return there.host === location.host ? null : there.href
}

interface BannerProps {
  readonly restarting: boolean
  readonly elsewhere: string | null
}

function Banner({ restarting, elsewhere }: BannerProps) {
  const [late, setLate] = useState(false)
  const patience = elsewhere === null ? USUAL : SOON
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [patience])
  return (
    <Paper withBorder shadow="md" radius="lg" px="md" py="sm" bg="var(--card)" className="bridge-banner">
      <Group gap="sm" wrap="nowrap">
        <Loader size="xs" aria-hidden="true" />
        <div>
          <Text size="sm" fw={600}>
            {restarting ? 'The bridge is restarting…' : 'The bridge is not responding. Retrying…'}
          </Text>
          {late && elsewhere !== null && (
            <Text size="sm" c="dimmed">
              If it does not come back here, try its configured address: <Anchor href={elsewhere}>{elsewhere}</Anchor>
            </Text>
          )}
          {late && elsewhere === null && (
            <Text size="sm" c="dimmed">
              This is taking longer than usual. Check the log on its machine. If its port was changed, open the console
              on the new port.
            </Text>
          )}
        </div>
      </Group>
    </Paper>
  )
}
