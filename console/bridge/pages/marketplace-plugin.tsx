import { Anchor, Group, Text } from '@mantine/core'
import { IconPackageOff } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Waiting } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api } from '../api.ts'
import { Installations } from '../marketplace/installations.tsx'
import { PackageActions } from '../marketplace/package-actions.tsx'
import { InstalledBadge } from '../marketplace/package-row.tsx'
import { PluginFacts } from '../marketplace/plugin-facts.tsx'
import { Proofs } from '../marketplace/proofs.tsx'
import { RollBackButton } from '../marketplace/roll-back.tsx'
import { useUpdates } from '../marketplace/use-updates.ts'

/** The page of the plugin that the address names. */
export function Component() {
  const { '*': name = '' } = useParams()
  return <PluginPage key={name} name={name} />
}

/** What is known of one plugin, from the registry and from the bridge. */
function PluginPage({ name }: { readonly name: string }) {
  const search = api.useQuery(
    'get',
    '/api/marketplace/search',
    { params: { query: { q: name.slice(0, 200), size: 20 } } },
    { staleTime: 60_000, retry: false },
  )
  const { data: installed } = api.useQuery('get', '/api/marketplace/installed')
  const { data: local } = api.useQuery('get', '/api/marketplace/local')
  const updates = useUpdates()
  const found = search.data?.results.find((one) => one.name === name)
  const mine = installed?.plugins.find((one) => one.name === name)
  const native = local?.plugins.find((one) => one.name === name)
  const here = mine ?? native
  const known = found !== undefined || here !== undefined
  return (
    <Page
      title={name}
      about={
        <Anchor component={Link} to="/console/marketplace" size="sm">
          Back to the marketplace
        </Anchor>
      }
      actions={
        native === undefined && known ? (
          <>
            <PackageActions name={name} installed={mine !== undefined} update={updates.of(name)} />
            {mine?.previous && <RollBackButton name={name} previous={mine.previous} />}
          </>
        ) : null
      }
    >
      <Installations only={name} />
      {!known && search.isPending && <Waiting />}
      {search.isError && <ProblemAlert error={search.error} what="The registry has no information about it" />}
      {!known && search.isSuccess && (
        <EmptyState icon={IconPackageOff} title="Plugin not found">
          No plugin with this name was found in the registry or on this bridge.
        </EmptyState>
      )}
      {known && (
        <Card title="About">
          {found && found.description !== '' && (
            <Text className="name" dir="auto">
              {found.description}
            </Text>
          )}
          <Group gap="sm">
            {here && <Text size="sm">Version {here.version} is here.</Text>}
            {native && <Text size="sm">Built into the bridge.</Text>}
            {found && (
              <Text size="sm" component="div">
                Newest: {found.version}
                {!Number.isNaN(Date.parse(found.date)) && (
                  <>
                    , published <Moment at={found.date} />
                  </>
                )}
              </Text>
            )}
            {mine && <InstalledBadge update={updates.of(name)} />}
          </Group>
          {mine && <Proofs name={name} />}
          {found && found.author !== '' && (
            <Text size="sm" c="dimmed" className="name" dir="auto">
              By {found.author}
            </Text>
          )}
        </Card>
      )}
      {here && <PluginFacts name={name} />}
    </Page>
  )
}
