import { Button, Group, Switch } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Page } from '../../shared/page.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { Selecting } from '../bulk/selection.tsx'
import { FoundCard } from '../documents/found-card.tsx'
import { NewPageDialog } from '../documents/new-page-dialog.tsx'
import { TreeCard } from '../documents/tree-card.tsx'

/** Milliseconds after the last key before it is looked for. */
const PAUSE = 250

/** The pages of an environment: as a tree, or those that have the words. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const place = { site, env }
  const [asked, setAsked] = useSearchParams()
  const q = asked.get('q')?.trim().slice(0, 200) ?? ''
  const pending = asked.get('pending') === 'true'
  const [words, setWords] = useState(q)
  const [making, setMaking] = useState(false)
  const ask = (name: string, value: string) => {
    const next = new URLSearchParams(asked)
    if (value === '') next.delete(name)
    else next.set(name, value)
    // At once: the switch would fall back until the page is drawn again.
    setAsked(next, { replace: true, flushSync: true })
  }
  const written = useRef(q)
  const search = useDebouncedCallback((value: string) => {
    written.current = value.trim()
    ask('q', written.current)
  }, PAUSE)
  // A link and the way back change what is asked without the field.
  useEffect(() => {
    if (q === written.current) return
    written.current = q
    setWords(q)
  }, [q])
  const add = (
    <Button leftSection={<IconPlus size={17} />} onClick={() => setMaking(true)}>
      New page
    </Button>
  )
  return (
    <Page title="Pages" about={`All pages of ${site} in ${env}, by route.`} actions={add}>
      <Group gap="md">
        <SearchField
          aria-label="Search pages"
          placeholder="Search routes, titles and text"
          value={words}
          maxLength={200}
          onChange={(typed) => {
            setWords(typed)
            search(typed)
          }}
          flex="1 1 16rem"
          dir="auto"
        />
        <Switch
          label="Unpublished changes only"
          checked={pending}
          onChange={(event) => ask('pending', event.currentTarget.checked ? 'true' : '')}
        />
      </Group>
      <Selecting key={`${site} ${env}`}>
        {q === '' && !pending ? (
          <TreeCard place={place} action={add} />
        ) : (
          <FoundCard place={place} q={q} pending={pending} />
        )}
        <BulkBar place={place} />
      </Selecting>
      {making && <NewPageDialog place={place} opened onClose={() => setMaking(false)} />}
    </Page>
  )
}
