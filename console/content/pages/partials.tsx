import { Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconPuzzle, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded, Waiting } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { useDocuments } from '../documents/documents-data.ts'
import { StateBadge } from '../editor/state-badge.tsx'
import { NewPartial } from '../partials/new-partial.tsx'
import { partialAddress } from '../place.ts'

/** The longest search that the surface takes. */
const LONGEST = 200

/** What several pages share. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const place = { site, env }
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words.trim(), 200)
  const partials = useDocuments(place, { kind: 'partial', q: asked, pending: false })
  const [making, setMaking] = useState(false)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
      New partial
    </Button>
  )
  return (
    <Page title="Partials" about="Content shared by several pages, such as a footer or navigation." actions={add}>
      <Card padded={false}>
        <Group px="lg" py="md">
          <TextInput
            flex="0 1 22rem"
            aria-label="Find a partial"
            placeholder="Find a partial by its key or text"
            leftSection={<IconSearch size={16} />}
            maxLength={LONGEST}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Group>
        <Loaded query={partials}>
          {(list) => (
            <>
              {list.length === 0 && <Nothing words={asked} asking={partials.isPlaceholderData} />}
              <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {list.map(({ id, key, state, updatedAt }) => (
                  <Group
                    key={id}
                    component="li"
                    px="lg"
                    py="sm"
                    gap="md"
                    wrap="nowrap"
                    justify="space-between"
                    style={{ borderTop: '1px solid var(--line)' }}
                  >
                    <Anchor component={Link} to={partialAddress(place, id)} fw={600} className="name" lineClamp={3}>
                      <bdi>{key}</bdi>
                    </Anchor>
                    <Group gap="md" wrap="nowrap" style={{ flex: 'none' }}>
                      <Text size="sm" c="dimmed" visibleFrom="xs">
                        <Moment at={updatedAt} />
                      </Text>
                      <StateBadge state={state} />
                    </Group>
                  </Group>
                ))}
              </ul>
              <MoreButton query={partials} what="partials" />
            </>
          )}
        </Loaded>
      </Card>
      {making && <NewPartial place={place} onClose={() => setMaking(false)} />}
    </Page>
  )
}

/** @param asking whether what was found is still of other words */
function Nothing({ words, asking }: { readonly words: string; readonly asking: boolean }) {
  if (asking) return <Waiting />
  return words === '' ? (
    <EmptyState icon={IconPuzzle} title="No partials yet">
      Create one for content that appears on every page, and change it in one place.
    </EmptyState>
  ) : (
    <EmptyState icon={IconSearch} title="No matching partials">
      The search matches the beginning of words in keys and text.
    </EmptyState>
  )
}
