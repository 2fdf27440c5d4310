import { Button } from '@mantine/core'
import { IconBuildingStore, IconPlug, IconReload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { Page } from '../../shared/page.tsx'
import { api } from '../api.ts'
import { usePlugins } from '../overview/facts.ts'
import { PluginCard } from '../plugins/plugin-card.tsx'

export function Component() {
  const queries = useQueryClient()
  const query = usePlugins()
  const refresh = api.useMutation('post', '/api/plugins/refresh', {
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', '/api/plugins'] }),
    onSuccess: () => notifyDone('Plugin folders rescanned'),
    onError: (error) => notifyProblem('The plugin folders could not be scanned', error),
  })
  return (
    <Page
      title="Plugins"
      about="Plugins in use. A crash affects no plugin of another process."
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconReload size={16} />}
            loading={refresh.isPending}
            onClick={() => refresh.mutate({})}
          >
            Rescan
          </Button>
          <Button component={Link} to="/console/marketplace" leftSection={<IconBuildingStore size={16} />}>
            Find plugins
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {({ plugins }) =>
          plugins.length === 0 ? (
            <Card>
              <EmptyState icon={IconPlug} title="No plugins in use">
                Install one from the marketplace, then add an entry for it to the config.
              </EmptyState>
            </Card>
          ) : (
            plugins.map((plugin) => <PluginCard key={plugin.id} plugin={plugin} />)
          )
        }
      </Loaded>
    </Page>
  )
}
