import { Button } from '@mantine/core'
import { IconPlug } from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { problemOf } from '../../shared/problem.ts'
import { api } from '../api.ts'
import { PackageActions } from './package-actions.tsx'
import { InstalledBadge, PackageRow } from './package-row.tsx'
import { useUpdates } from './use-updates.ts'

/** Where the list is on its page. */
const PLACE = 'installed'

/** Leads past what the registry has, to what is here. */
export function ToInstalled() {
  const { data } = api.useQuery('get', '/api/marketplace/installed')
  const updates = useUpdates()
  const count = data?.plugins.length ?? 0
  const newer = data?.plugins.filter(({ name }) => updates.of(name) !== null).length ?? 0
  return (
    <Button component="a" href={`#${PLACE}`} variant="default" leftSection={<IconPlug size={16} />}>
      {count === 0 ? 'Installed' : `${count} installed`}
      {newer > 0 && `, ${newer} with an update available`}
    </Button>
  )
}

/** The plugins that are installed, with what is newer. */
export function InstalledCard() {
  const query = api.useQuery('get', '/api/marketplace/installed')
  const updates = useUpdates()
  const about = updates.error === null ? undefined : `Could not check for updates: ${problemOf(updates.error).title}.`
  return (
    <div id={PLACE} style={{ scrollMarginTop: 72 }}>
      <Card title="Installed" about={about} padded={false}>
        <Loaded query={query}>
          {({ plugins }) =>
            plugins.length === 0 ? (
              <EmptyState icon={IconPlug} title="No plugins installed">
                Search for a plugin above. Built-in plugins need no installation.
              </EmptyState>
            ) : (
              <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {plugins.map(({ name, version }) => (
                  <PackageRow
                    key={name}
                    name={name}
                    version={`Version ${version}`}
                    badges={updates.of(name) !== null && <InstalledBadge update={updates.of(name)} />}
                    actions={<PackageActions name={name} installed update={updates.of(name)} />}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </div>
  )
}
