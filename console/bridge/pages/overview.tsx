import { Grid, Stack } from '@mantine/core'
import { useCallback, useState } from 'react'
import { type MetricsHistory, type MetricsSnapshot, openMetrics } from '../../../generated/bridge/stream-client.ts'
import { BACKUPS_EVERY, BackupsCard } from '../../shared/backups-card.tsx'
import { Waiting } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { api } from '../api.ts'
import { RestartButton } from '../connection/restart-button.tsx'
import { useStream } from '../connection.ts'
import { type UsagePoint, withMessage } from '../metrics/points.ts'
import { UsageCard } from '../metrics/usage-card.tsx'
import { BridgesCard } from '../overview/bridges-card.tsx'
import { MachineCard } from '../overview/machine-card.tsx'
import { PairingsCard } from '../overview/pairings-card.tsx'
import { SetupCard } from '../overview/setup-card.tsx'
import { StatusTiles } from '../overview/status-tiles.tsx'
import { useWarnings } from '../overview/use-warnings.ts'
import { WarningsCard } from '../overview/warnings-card.tsx'

/** How the bridge is, and how it is paired. */
export function Component() {
  const { points, uptime, state } = useMetrics()
  const { isKnown, ...warnings } = useWarnings()
  const { data: bridge } = api.useQuery('get', '/api/bridge', undefined, { staleTime: 30_000 })
  const backups = api.useQuery('get', '/api/backups', undefined, { refetchInterval: BACKUPS_EVERY })
  return (
    <Page
      title="Overview"
      about={bridge ? <span className="name">{bridge.name}</span> : '\u00a0'}
      actions={<RestartButton />}
      width={1240}
    >
      <StatusTiles uptime={uptime} />
      {/* Warnings that came later would push away what the user looks at. */}
      {isKnown ? (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <WarningsCard {...warnings} />
              <UsageCard points={points} state={state} />
              <MachineCard />
              <BackupsCard query={backups} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              <SetupCard />
              <PairingsCard />
              <BridgesCard />
            </Stack>
          </Grid.Col>
        </Grid>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

const open = (signal: AbortSignal) => openMetrics(location.origin, { signal })

/** What the daemon used over the last hour and uses now, for as long as this is on the page. */
function useMetrics() {
  const [points, setPoints] = useState<readonly UsagePoint[]>([])
  const [uptime, setUptime] = useState<number | null>(null)
  const take = useCallback((message: MetricsSnapshot | MetricsHistory) => {
    setPoints((before) => withMessage(before, message, Date.now() / 1000))
    if (message.type === 'snapshot') setUptime(message.data.uptime)
  }, [])
  const state = useStream(open, take)
  return { points, uptime, state }
}
