import { Anchor } from '@mantine/core'
import { useEffect } from 'react'
import { Reader } from '../shared/reader.tsx'
import { pages } from './files.ts'
import { ManualMenu } from './manual-menu.tsx'
import { MissingPage, PageText } from './page-text.tsx'

/** The manual: one page, by the `page` of the address, and beside it the others and a search. */
export function Manual() {
  const id = new URLSearchParams(location.search).get('page') ?? 'index'
  const page = pages.find((one) => one.id === id || one.id === `${id}/index`)
  useEffect(() => {
    document.title = `${page?.title ?? 'Page not found'} · Triptych manual`
    // The browser looked for it before the page was there.
    if (location.hash !== '') document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
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
