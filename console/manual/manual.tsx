import { Anchor, Box, NavLink, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Reader } from '../shared/reader.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { pages } from './files.ts'
import { MissingPage, PageText } from './page-text.tsx'
import { addressOf, chapters, type ManualPage, search } from './pages.ts'

/** The manual: one page, by the `page` of the address, and beside it the others and a search. */
export function Manual() {
  const id = new URLSearchParams(location.search).get('page') ?? 'index'
  const page = pages.find((one) => one.id === id || one.id === `${id}/index`)
  useEffect(() => {
    document.title = `${page?.title ?? 'Page not found'} · Triptych manual`
    // The browser looked for it before the page was there: it looks again.
    if (location.hash !== '') location.replace(location.hash)
  }, [page])
  return (
    <Reader
      title="Manual"
      home="/manual"
      list="pages"
      shown={id}
      links={
        <Anchor href="/docs" size="sm">
          API reference
        </Anchor>
      }
      menu={(close) => <ManualMenu pages={pages} current={page?.id ?? null} onChoose={close} />}
    >
      {page === undefined ? <MissingPage /> : <PageText page={page} />}
    </Reader>
  )
}

interface ManualMenuProps {
  readonly pages: readonly ManualPage[]
  /** The page that is shown; null where there is none. */
  readonly current: string | null
  readonly onChoose: () => void
}

const rounded = { borderRadius: 'var(--mantine-radius-md)' }

/** Every page by chapter, or where there is a search, the sections that it finds. */
function ManualMenu({ pages, current, onChoose }: ManualMenuProps) {
  const [wanted, setWanted] = useState('')
  const searching = wanted.trim() !== ''
  const hits = searching ? search(pages, wanted) : []
  return (
    <Stack p="sm" gap="md">
      <SearchField aria-label="Search the manual" placeholder="Search the manual" value={wanted} onChange={setWanted} />
      <Text role="status" size="sm" c="dimmed" px="xs" hidden={!searching}>
        {searching && describeCount(hits.length)}
      </Text>
      {hits.map(({ page, section, excerpt }) => (
        <NavLink
          key={`${page.id}#${section.anchor}`}
          href={addressOf(page.id, section.anchor)}
          label={section.anchor === '' ? page.title : `${page.title}: ${section.heading}`}
          description={excerpt}
          onClick={onChoose}
          style={rounded}
        />
      ))}
      {!searching &&
        chapters.map((chapter) => {
          const own = pages.filter((page) => page.chapter === chapter).toSorted(byReading)
          const name = own.find(({ id }) => id.endsWith('index'))?.title ?? chapter
          return (
            <Box key={chapter} component="section" aria-label={name}>
              <Text component="h2" size="xs" fw={650} c="dimmed" px="xs" pb={4}>
                {name}
              </Text>
              {own.map(({ id, title }) => (
                <NavLink
                  key={id}
                  href={addressOf(id)}
                  label={id.endsWith('index') ? 'Introduction' : title}
                  active={id === current}
                  aria-current={id === current ? 'page' : undefined}
                  onClick={onChoose}
                  style={rounded}
                  py={6}
                />
              ))}
            </Box>
          )
        })}
    </Stack>
  )
}

function describeCount(count: number): string {
  return count === 0 ? 'No matches' : count === 1 ? '1 section' : `${count} sections`
}

/** The introduction of a chapter first, the others by title. */
function byReading(a: ManualPage, b: ManualPage): number {
  const introduction = Number(b.id.endsWith('index')) - Number(a.id.endsWith('index'))
  return introduction !== 0 ? introduction : a.title.localeCompare(b.title, 'en')
}
