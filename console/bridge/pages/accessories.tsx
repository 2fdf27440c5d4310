import { Anchor, Button } from '@mantine/core'
import { IconBulb, IconSearchOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded, Waiting } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { useChoice } from '../../shared/use-choice.ts'
import { byPlugin, matches } from '../accessories/arrange.ts'
import { ExternalGroup } from '../accessories/external-group.tsx'
import { FilterBar } from '../accessories/filter-bar.tsx'
import { PluginGroup } from '../accessories/plugin-group.tsx'
import type { Accessory } from '../accessories/types.ts'
import { useAccessories } from '../accessories/use-accessories.ts'
import { useExternal, usePlugins } from '../overview/facts.ts'

/** What the plugins bring, to be looked at and operated. */
export function Component() {
  const accessories = useAccessories()
  return (
    <Page title="Accessories" about="Accessories of all plugins. Values refresh every two seconds." width={1320}>
      <Loaded query={accessories}>{({ accessories }) => <Accessories accessories={accessories} />}</Loaded>
    </Page>
  )
}

function Accessories({ accessories }: { readonly accessories: readonly Accessory[] }) {
  const [{ q: search, plugin }, choose] = useChoice(['q', 'plugin'])
  const { data: external, isPending } = useExternal()
  const { data: plugins } = usePlugins()
  const own = external?.accessories ?? []
  const setFilter = (filter: { search: string; plugin: string }) => choose({ q: filter.search, plugin: filter.plugin })
  if (accessories.length + own.length === 0) return isPending ? <Waiting /> : <Nothing />
  const of = (one: { plugin: string }) => plugin === '' || one.plugin === plugin
  const shown = byPlugin(accessories.filter((one) => of(one) && matches(one, search)))
  const shownOwn = own.filter((one) => of(one) && matches({ ...one, services: [] }, search))
  const all = [...new Set([...accessories, ...own].map(({ plugin }) => plugin))]
  const statusOf = (id: string) => plugins?.plugins.find((one) => one.id === id)?.status
  return (
    <>
      <FilterBar search={search} plugin={plugin} plugins={all} onChange={setFilter} />
      {[...shown].map(([id, accessories]) => (
        <PluginGroup key={id} plugin={id} status={statusOf(id)} accessories={accessories} />
      ))}
      <ExternalGroup accessories={shownOwn} />
      {shown.size + shownOwn.length === 0 && (
        <Card>
          <EmptyState
            icon={IconSearchOff}
            title={search === '' ? 'This plugin has no accessories' : 'No matching accessories'}
            action={
              <Button variant="default" onClick={() => setFilter({ search: '', plugin: '' })}>
                Show all
              </Button>
            }
          >
            {search === '' && (
              <Anchor component={Link} to="/console/plugins">
                View status
              </Anchor>
            )}
          </EmptyState>
        </Card>
      )}
    </>
  )
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={IconBulb}
        title="No accessories yet"
        action={
          <Button component={Link} to="/console/marketplace">
            Find plugins
          </Button>
        }
      >
        Accessories come from plugins. Install and configure one, and its accessories appear here.
      </EmptyState>
    </Card>
  )
}
