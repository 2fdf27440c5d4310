import { Grid, Stack } from '@mantine/core'
import { BACKUPS_EVERY, BackupsCard } from '../../shared/backups-card.tsx'
import { Waiting } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { api } from '../api.ts'
import { RestartButton } from '../connection/restart-button.tsx'
import { UsageCard } from '../metrics/usage-card.tsx'
import { useMetrics } from '../metrics/use-metrics.ts'
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
