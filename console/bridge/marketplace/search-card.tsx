import { Button, Center, CloseButton, Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearchOff } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { useChoice } from '../../shared/use-choice.ts'
import { api } from '../api.ts'
import { PackageActions } from './package-actions.tsx'
import { InstalledBadge, PackageRow } from './package-row.tsx'
import { useUpdates } from './use-updates.ts'

/** Milliseconds without a keystroke before the registry is asked. */
const PAUSE = 300
const PAGE = 20
/** The most that the bridge asks the registry for at once. */
const MOST = 250

/** Looks for plugins in the registry. */
export function SearchCard() {
  const [{ q: text }, choose] = useChoice(['q'])
  const [words] = useDebouncedValue(text.trim().slice(0, 200), PAUSE)
  const [more, setMore] = useState({ words, size: PAGE })
  const size = more.words === words ? more.size : PAGE
  const query = api.useQuery(
    'get',
    '/api/marketplace/search',
    { params: { query: { q: words, size } } },
    { placeholderData: keepPreviousData, staleTime: 60_000, retry: false },
  )
  const { data: installed } = api.useQuery('get', '/api/marketplace/installed')
  const updates = useUpdates()
  const has = (name: string) => installed?.plugins.some((one) => one.name === name) ?? false
  const waits = query.isPlaceholderData || words !== text.trim().slice(0, 200)
  return (
    <Card padded={false}>
      <div style={{ padding: 'var(--mantine-spacing-lg)', borderBottom: '1px solid var(--line)' }}>
        <SearchField
          label="Find a plugin"
          description="Homebridge plugins from the configured npm registry."
          placeholder="mqtt, hue, blinds…"
          dir="auto"
          maxLength={200}
          value={text}
          onChange={(typed) => choose({ q: typed })}
          rightSection={
            waits ? (
              <Loader size="xs" aria-label="Searching" role="status" />
            ) : text !== '' ? (
              <CloseButton size="sm" aria-label="Clear the search" onClick={() => choose({ q: '' })} />
            ) : null
          }
        />
      </div>
      {/* As high as what comes, so that what is below does not leap away. */}
      <div style={{ minHeight: query.isPending ? '75vh' : undefined }}>
        <Loaded query={query}>
          {({ results, total, searchable = true }) =>
            results.length === 0 && !searchable ? (
              <EmptyState icon={IconSearchOff} title="This registry has no search">
                {words === ''
                  ? 'Enter the exact name of a package, such as homebridge-hue, to install it.'
                  : 'It has no Homebridge plugin of exactly this name. Check the spelling.'}
              </EmptyState>
            ) : results.length === 0 ? (
              <EmptyState icon={IconSearchOff} title={words === '' ? 'No plugins found' : 'No matching plugins'}>
                {words === ''
                  ? 'Enter a search term. Some registries list nothing without one, or do not support search.'
                  : 'Try fewer or different words. English terms find the most.'}
              </EmptyState>
            ) : (
              <>
                <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="Found plugins" aria-busy={waits}>
                  {results.map(({ name, version, description, author, date }) => (
                    <PackageRow
                      key={name}
                      name={name}
                      version={version}
                      description={description}
                      author={author}
                      date={date}
                      badges={has(name) && <InstalledBadge update={updates.of(name)} />}
                      actions={<PackageActions name={name} installed={has(name)} update={updates.of(name)} />}
                    />
                  ))}
                </ul>
                {total > results.length && size < MOST && (
                  <Center p="md">
                    <Button
                      variant="default"
                      loading={query.isFetching}
                      onClick={() => setMore({ words, size: Math.min(size + 2 * PAGE, MOST) })}
                    >
                      Show more of {total.toLocaleString('en')}
                    </Button>
                  </Center>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}
