import { Group, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLock, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded, Waiting } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { problemOf } from '../../shared/problem.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { type DocumentKind, useDeleted } from '../deleted/deleted-data.ts'
import { DeletedRow, kindLabels } from '../deleted/deleted-row.tsx'

/** The longest search that the surface takes. */
const LONGEST = 200

const ALL = 'all'
const kinds = [
  { value: ALL, label: 'All kinds' },
  ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
]

/** What was deleted and is still stored: administrators erase it. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const place = { site, env }
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<DocumentKind | null>(null)
  const [asked] = useDebouncedValue(words.trim(), 200)
  const query = useDeleted(place, { kind, q: asked })
  const isNarrowed = asked !== '' || kind !== null
  return (
    <Page
      title="Deleted documents"
      about="A deleted document keeps its history until it is erased. Create one with the same key to bring it back."
    >
      {problemOf(query.error).code === 'admin_required' ? (
        <Card>
          <EmptyState icon={IconLock} title="Administrators only">
            Erasing can’t be undone. Ask an administrator of your workspace.
          </EmptyState>
        </Card>
      ) : (
        <Card padded={false}>
          <Group px="lg" py="md" gap="md">
            <SearchField
              flex="1 1 14rem"
              maw="22rem"
              aria-label="Find a deleted document"
              placeholder="Find part of a route or key"
              maxLength={LONGEST}
              value={words}
              onChange={setWords}
              dir="auto"
            />
            <Select
              aria-label="Kind"
              w="9rem"
              data={kinds}
              value={kind ?? ALL}
              allowDeselect={false}
              onChange={(value) => setKind(value === ALL ? null : (value as DocumentKind))}
            />
          </Group>
          <Loaded query={query}>
            {(list) => (
              <>
                {list.length === 0 && <Nothing narrowed={isNarrowed} asking={query.isPlaceholderData} />}
                <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                  {list.map((document) => (
                    <DeletedRow key={document.id} place={place} document={document} />
                  ))}
                </ul>
                <MoreButton query={query} what="deleted documents" />
              </>
            )}
          </Loaded>
        </Card>
      )}
    </Page>
  )
}

/** @param asking whether what was found is still of other words */
function Nothing({ narrowed, asking }: { readonly narrowed: boolean; readonly asking: boolean }) {
  if (asking) return <Waiting />
  return narrowed ? (
    <EmptyState icon={IconSearch} title="No matching deleted documents">
      Search for part of a route or key.
    </EmptyState>
  ) : (
    <EmptyState icon={IconTrash} title="No deleted documents">
      What is deleted in this environment appears here until it is erased, here or by the server’s retention.
    </EmptyState>
  )
}
