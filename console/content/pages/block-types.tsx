import { Button, Grid, NavLink, Stack } from '@mantine/core'
import { IconMapOff, IconPlus, IconSchema } from '@tabler/icons-react'
import { useParams, useSearchParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { api } from '../api.ts'
import { useStoredType } from '../block-types/block-type-data.ts'
import { SchemaDesk, type SchemaDeskProps } from '../block-types/schema-desk.tsx'
import { isNotThere } from '../not-there.tsx'

/** What the blocks of a site may hold, a schema for each type. */
export function Component() {
  const { site = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const types = api.useQuery('get', '/api/console/sites/{site}/block-types', { params: { path: { site } } })
  const making = search.has('new')
  const chosen = making ? null : search.get('type')
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setSearch({ new: '' })}>
      New block type
    </Button>
  )
  return (
    <Page
      title="Block types"
      about="JSON Schemas for the fields of blocks. Blocks without one are not validated."
      width={1440}
      actions={add}
    >
      <Loaded query={types}>
        {({ blockTypes }) => {
          const taken = blockTypes.map(({ type }) => type)
          const desk = {
            site,
            taken,
            onDone: (type: string | null) => setSearch(type === null ? {} : { type }),
          }
          if (blockTypes.length === 0 && !making && chosen === null) return <Nothing />
          return (
            <Grid gap="lg">
              {blockTypes.length > 0 && (
                <Grid.Col span={{ base: 12, md: 3 }}>
                  <Card padded={false}>
                    <Stack component="nav" aria-label="Block types" gap={0} p="xs">
                      {taken.map((type) => (
                        <NavLink
                          key={type}
                          component="button"
                          label={<span className="name">{type}</span>}
                          active={type === chosen}
                          aria-current={type === chosen ? 'true' : undefined}
                          onClick={() => setSearch({ type })}
                          style={{ borderRadius: 'var(--mantine-radius-md)' }}
                        />
                      ))}
                    </Stack>
                  </Card>
                </Grid.Col>
              )}
              <Grid.Col span={{ base: 12, md: blockTypes.length > 0 ? 9 : 12 }}>
                {making && <SchemaDesk key="new" {...desk} stored={null} />}
                {chosen !== null && <SelectedType key={chosen} {...desk} type={chosen} />}
                {!making && chosen === null && (
                  <Card>
                    <EmptyState icon={IconSchema} title="Choose a block type">
                      Its schema and form are shown here.
                    </EmptyState>
                  </Card>
                )}
              </Grid.Col>
            </Grid>
          )
        }}
      </Loaded>
    </Page>
  )
}

function SelectedType({ type, ...desk }: Omit<SchemaDeskProps, 'stored'> & { readonly type: string }) {
  const stored = useStoredType(desk.site, type)
  if (stored.isLoadingError && isNotThere(stored.error)) return <Missing type={type} onBack={() => desk.onDone(null)} />
  return <Loaded query={stored}>{(found) => <SchemaDesk {...desk} stored={found} />}</Loaded>
}

function Missing({ type, onBack }: { readonly type: string; readonly onBack: () => void }) {
  const action = <Button onClick={onBack}>All block types</Button>
  return (
    <Card padded={false}>
      <EmptyState icon={IconMapOff} title="Block type not found" action={action}>
        <bdi className="name">{type}</bdi> does not exist on this site. It may have been deleted, or the address is
        wrong.
      </EmptyState>
    </Card>
  )
}

function Nothing() {
  return (
    <Card>
      <EmptyState icon={IconSchema} title="No block types yet">
        Create one to give editors a form instead of JSON.
      </EmptyState>
    </Card>
  )
}
