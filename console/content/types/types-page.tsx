import { Button, Grid, NavLink, Stack } from '@mantine/core'
import { IconMapOff, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { type NavigateOptions, useParams, useSearchParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { isNotThere } from '../not-there.tsx'
import type { TypesOf } from './kinds-of-types.tsx'
import { EnvironmentChoice, OriginBadge, RemovedType } from './own-types.tsx'
import { useStoredType, useTypes } from './type-data.ts'
import { TypeDesk, type TypeDeskProps } from './type-desk.tsx'

/** The types of a site's blocks or pages: their list, and the one that is chosen or made. */
export function TypesPage({ of }: { readonly of: TypesOf }) {
  const { site = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const env = search.get('env')
  const calls = useMemo(() => of.calls(env), [of, env])
  const types = useTypes(calls, site)
  const ofSite = useTypes(
    useMemo(() => of.calls(null), [of]),
    site,
  )
  /** Which type is shown; the environment stays. */
  const show = (what: Record<string, string>, options?: NavigateOptions) =>
    setSearch({ ...(env !== null && { env }), ...what }, options)
  const [view, setView] = useState<TypeDeskProps['view']>('fields')
  const making = search.has('new')
  const chosen = making ? null : search.get('type')
  const title = titleOf(of)
  /** Stays with a type that all environments share. */
  const choose = (next: string | null) => {
    const stays = chosen !== null && ofSite.data?.some(({ type }) => type === chosen)
    setSearch({ ...(next !== null && { env: next }), ...(stays && { type: chosen }) })
  }
  const add = (
    <>
      <EnvironmentChoice site={site} env={env} onChange={choose} />
      <Button leftSection={<IconPlus size={16} />} onClick={() => show({ new: '' })}>
        New {of.what}
      </Button>
    </>
  )
  return (
    <Page title={title} about={of.about} width={1440} actions={add}>
      <Loaded query={types}>
        {(declared) => {
          const taken = declared.map(({ type }) => type)
          const desk = {
            of,
            calls,
            site,
            taken,
            ofSite: ofSite.data?.map(({ type }) => type) ?? [],
            view,
            onView: setView,
            // In the place of where it was made or deleted, which is nothing to go back to.
            onDone: (type: string | null) => show(type === null ? {} : { type }, { replace: true }),
          }
          if (declared.length === 0 && !making && chosen === null) {
            return (
              <Card>
                <EmptyState icon={of.icon} title={`No ${of.what}s yet`}>
                  {of.none}
                </EmptyState>
              </Card>
            )
          }
          return (
            <Grid gap="lg">
              {declared.length > 0 && (
                <Grid.Col span={{ base: 12, md: 3 }}>
                  <Card padded={false}>
                    {/* A long list leaves the type that is edited in sight, below it on narrow screens. */}
                    <Stack
                      component="nav"
                      aria-label={title}
                      gap={0}
                      p="xs"
                      mah={{ base: 240, md: 'calc(100vh - 240px)' }}
                      style={{ overflowY: 'auto' }}
                    >
                      {declared.map(({ type, schema, origin }) => (
                        <NavLink
                          key={type}
                          component="button"
                          label={<span className="name">{type}</span>}
                          rightSection={origin === 'environment' && <OriginBadge isThere={schema !== null} />}
                          active={type === chosen}
                          aria-current={type === chosen ? 'true' : undefined}
                          onClick={() => show({ type })}
                          ref={type === chosen ? intoSight : undefined}
                          style={{ borderRadius: 'var(--mantine-radius-md)', flex: 'none' }}
                        />
                      ))}
                    </Stack>
                  </Card>
                </Grid.Col>
              )}
              <Grid.Col span={{ base: 12, md: declared.length > 0 ? 9 : 12 }}>
                {making && <TypeDesk key={`new ${env}`} {...desk} stored={null} name={search.get('new') ?? ''} />}
                {chosen !== null && <SelectedType key={`${chosen} ${env}`} {...desk} type={chosen} />}
                {!making && chosen === null && (
                  <Card>
                    <EmptyState icon={of.icon} title={`Choose a ${of.what}`}>
                      Its fields and form are shown here.
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

const intoSight = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

function SelectedType({ type, ...desk }: Omit<TypeDeskProps, 'stored' | 'name'> & { readonly type: string }) {
  const stored = useStoredType(desk.calls, desk.site, type)
  if (stored.isLoadingError && isNotThere(stored.error)) {
    return <Missing of={desk.of} type={type} onBack={() => desk.onDone(null)} />
  }
  return (
    <Loaded query={stored}>
      {(found) =>
        found.declared.schema === null ? (
          <RemovedType {...desk} stored={found} />
        ) : (
          <TypeDesk {...desk} stored={found} name={type} />
        )
      }
    </Loaded>
  )
}

interface MissingProps {
  readonly of: TypesOf
  readonly type: string
  readonly onBack: () => void
}

function Missing({ of, type, onBack }: MissingProps) {
  const action = <Button onClick={onBack}>All {of.what}s</Button>
  return (
    <Card padded={false}>
      <EmptyState icon={IconMapOff} title={`${capital(of.what)} not found`} action={action}>
        <bdi className="name">{type}</bdi> does not exist on this site. It may have been deleted, or the address is
        wrong.
      </EmptyState>
    </Card>
  )
}

function titleOf({ what }: TypesOf): string {
  return `${capital(what)}s`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
