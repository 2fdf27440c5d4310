import { Badge, Button, CloseButton, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowLeft, IconHistory, IconSearch } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { bytes } from '../../shared/amounts.ts'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded, Waiting } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { usePages } from '../../shared/pages.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { useChoice } from '../../shared/use-choice.ts'
import { ListRow } from '../list-row.tsx'
import { listMediaChanges, type MediaChange, mediaQueries } from '../media/media-calls.ts'

/** The longest key that the surface takes. */
const LONGEST = 2_048

const actions = {
  created: { label: 'Uploaded', color: 'green' },
  replaced: { label: 'Replaced', color: 'blue' },
  deleted: { label: 'Deleted', color: 'red' },
} as const

/** What became of the files of a site, and who did it. */
export function Component() {
  const { site = '' } = useParams()
  const [{ key }, choose] = useChoice(['key'])
  const [asked] = useDebouncedValue(key, 200)
  const query = usePages({
    key: [...mediaQueries, 'changes', site, asked],
    load: (cursor) => listMediaChanges(site, asked, cursor),
  })
  return (
    <Page
      title="Media history"
      about="Who uploaded, replaced and deleted files. The newest 1,000 changes are kept."
      actions={
        <Button
          component={Link}
          to={`/console/sites/${encodeURIComponent(site)}/media`}
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
        >
          Media
        </Button>
      }
    >
      <Card padded={false}>
        <Group px="lg" py="md">
          <SearchField
            flex="1 1 14rem"
            maw="28rem"
            aria-label="Key of one file"
            placeholder="Only one file: its whole key"
            rightSection={
              key !== '' && <CloseButton size="sm" aria-label="Show all" onClick={() => choose({ key: '' })} />
            }
            maxLength={LONGEST}
            value={key}
            onChange={(typed) => choose({ key: typed })}
            dir="auto"
          />
        </Group>
        <Loaded query={query}>
          {(changes) => (
            <>
              {changes.length === 0 && <Nothing narrowed={asked !== ''} asking={query.isPlaceholderData} />}
              <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {changes.map((change) => (
                  <Row key={[change.changedAt, change.key, change.action, change.hash].join(' ')} change={change} />
                ))}
              </ul>
              <MoreButton query={query} what="changes" />
            </>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}

function Row({ change: { key, action, size, author, changedAt } }: { readonly change: MediaChange }) {
  const { label, color } = actions[action]
  return (
    <ListRow
      name={key}
      note={
        <>
          <Moment at={changedAt} /> by <bdi>{author.name ?? author.id}</bdi>
          {size !== null && <span style={{ whiteSpace: 'nowrap' }}> · {bytes(size)}</span>}
        </>
      }
    >
      <Badge variant="light" color={color} tt="none" style={{ flex: 'none' }}>
        {label}
      </Badge>
    </ListRow>
  )
}

/** @param asking whether what was found is still of another key */
function Nothing({ narrowed, asking }: { readonly narrowed: boolean; readonly asking: boolean }) {
  if (asking) return <Waiting />
  return narrowed ? (
    <EmptyState icon={IconSearch} title="No changes of this file">
      Enter the whole key, with its folders, as the media page shows it. Also keys of deleted files are found.
    </EmptyState>
  ) : (
    <EmptyState icon={IconHistory} title="No changes yet">
      What is uploaded, replaced or deleted from now on appears here, also by imports and agents.
    </EmptyState>
  )
}
