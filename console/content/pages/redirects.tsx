import { Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core'
import { IconArrowForward, IconPlus, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { notifyProblem } from '../../shared/notify.ts'
import { Page } from '../../shared/page.tsx'
import type { usePages } from '../../shared/pages.ts'
import { readDocument, type StoredDocument } from '../editor/document-data.ts'
import { LeadField } from '../redirects/lead-field.tsx'
import { type Row, useDrafts, useRules } from '../redirects/redirect-data.ts'
import { RedirectForm } from '../redirects/redirect-form.tsx'
import { RedirectRow } from '../redirects/redirect-row.tsx'
import { useRedirectChanges } from '../redirects/use-redirect-changes.ts'

const views = ['public', 'left-out', 'drafts'] as const
type View = (typeof views)[number]

/** Which paths lead elsewhere, which do not and why, and what is about to. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const place = { site, env }
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('show')) ?? 'public'
  const [words, setWords] = useState('')
  const rules = useRules(place, false)
  const leftOut = useRules(place, true)
  const drafts = useDrafts(place)
  const rows = { public: rules, 'left-out': leftOut, drafts }[view]
  const { found, looking } = useLooking(rows, words)
  const changes = useRedirectChanges(place)
  const [form, setForm] = useState<{ readonly stored: StoredDocument | null } | null>(null)
  const show = (next: View) => setSearch(next === 'public' ? {} : { show: next }, { replace: true })
  const edit = (row: Row) =>
    readDocument({ ...place, documentId: row.documentId }).then(
      (stored) => setForm({ stored }),
      (error) => notifyProblem('The redirect could not be loaded', error),
    )
  const changed = new Set(drafts.data?.map(({ documentId }) => documentId))
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setForm({ stored: null })}>
      New redirect
    </Button>
  )
  return (
    <Page title="Redirects" about="Standalone redirects, and redirects that pages declare." actions={add}>
      <LeadField key={`${site} ${env}`} place={place} />
      <Card padded={false}>
        <Group px="lg" py="md" gap="md" justify="space-between">
          <SegmentedControl
            aria-label="Filter redirects"
            value={view}
            onChange={(next) => show(next as View)}
            data={[
              { value: 'public', label: 'Public' },
              { value: 'left-out', label: `Ignored${countOf(leftOut)}` },
              { value: 'drafts', label: `Drafts${countOf(drafts)}` },
            ]}
          />
          <TextInput
            flex="0 1 18rem"
            aria-label="Find a path"
            placeholder="Find a path"
            leftSection={<IconSearch size={16} />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Group>
        <Loaded query={rows}>
          {() => (
            <>
              {found.length === 0 && !looking && <Nothing view={view} words={words} />}
              <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {found.map((row) => (
                  <RedirectRow
                    key={row.id}
                    place={place}
                    row={row}
                    draft={view === 'drafts'}
                    changed={view !== 'drafts' && changed.has(row.documentId)}
                    changes={changes}
                    onEdit={edit}
                  />
                ))}
              </ul>
              {looking ? (
                <Text px="lg" py="md" c="dimmed" role="status">
                  Searching…
                </Text>
              ) : (
                <MoreButton query={rows} what="redirects" />
              )}
            </>
          )}
        </Loaded>
      </Card>
      {form !== null && (
        <RedirectForm
          place={place}
          stored={form.stored}
          onClose={() => setForm(null)}
          onSaved={(published) => show(published ? 'public' : 'drafts')}
        />
      )}
    </Page>
  )
}

function countOf({ data, hasNextPage }: ReturnType<typeof useDrafts>): string {
  if (data === undefined || data.length === 0) return ''
  return ` (${data.length}${hasNextPage ? '+' : ''})`
}

function Nothing({ view, words }: { readonly view: View; readonly words: string }) {
  if (words.trim() !== '') {
    return (
      <EmptyState icon={IconSearch} title="No matching redirects">
        Search for part of a source or target path.
      </EmptyState>
    )
  }
  if (view === 'left-out') {
    return <EmptyState icon={IconArrowForward} title="All published redirects are active" />
  }
  if (view === 'drafts') {
    return (
      <EmptyState icon={IconArrowForward} title="No drafts">
        Redirects that are saved but not published appear here.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={IconArrowForward} title="No redirects yet">
      Create one when a path has changed. Moving a page creates its redirect automatically.
    </EmptyState>
  )
}

/** Found at once: to find more, narrow the search. */
const ENOUGH = 100

type Rows = ReturnType<typeof usePages<Row>>

/**
 * The rows of a list that have `words` in a path. The surface knows no search of rules, so the list is read on until
 * enough are found, or there is no more of it.
 *
 * @returns what is found so far, and whether it still looks
 */
function useLooking(rows: Rows, words: string): { readonly found: readonly Row[]; readonly looking: boolean } {
  const wanted = words.trim().toLowerCase()
  const all = rows.data ?? []
  const found =
    wanted === ''
      ? all
      : all.filter(({ from, to, page }) => [from, to, page ?? ''].some((text) => text.toLowerCase().includes(wanted)))
  const looking = wanted !== '' && found.length < ENOUGH && rows.hasNextPage && !rows.isFetchNextPageError
  const { isFetching, fetchNextPage } = rows
  useEffect(() => {
    if (looking && !isFetching) void fetchNextPage()
  }, [looking, isFetching, fetchNextPage])
  return { found, looking }
}
