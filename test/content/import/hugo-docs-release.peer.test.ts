import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { DocumentEntry } from '../../../src/content/folder/entries.ts'
import { readFolder } from '../../../src/content/folder/read.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import type { Document } from '../../../src/content/model.ts'
import { resolveRedirects } from '../../../src/content/redirects/resolve.ts'
import { redirectRule } from '../../../src/content/redirects/rule.ts'
import { type ContentServer, editorCookie, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/hugo-docs', import.meta.url))
const place = { site: 'site', env: 'production' }

/** Where a document is delivered, below the environment. */
function pathOf({ kind, key }: DocumentEntry): string {
  const path = kind === 'page' ? key : kind === 'partial' ? `/_partials/${key}` : `/i18n/${key}`
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Asks for every document, a few at a time, and lists those whose answer is not what it should be. */
async function wrong(
  server: ContentServer,
  documents: readonly DocumentEntry[],
  headers: Record<string, string>,
  isRight: (document: DocumentEntry, status: number, body: string, preview: string | null) => boolean,
): Promise<string[]> {
  const found: string[] = []
  const remaining = documents.values()
  const ask = async (): Promise<void> => {
    for (const document of remaining) {
      const answer = await server.get(server.base + pathOf(document), headers)
      const body = await answer.text()
      if (!isRight(document, answer.status, body, answer.headers.get('x-cms-preview'))) found.push(document.key)
    }
  }
  await Promise.all(Array.from({ length: 8 }, ask))
  return found
}

async function json(server: ContentServer, path: string) {
  const answer = await server.get(`${server.base}${path}`)
  return (await answer.json()) as Record<string, { route: string; from: string }[]>
}

if (existsSync(folder)) {
  describe.each(dialects)('the documentation of Hugo, in a release (%s)', (dialect) => {
    it('is nowhere to be seen before the release is published, but in its preview, and all there after', async () => {
      const server = await startContentServer(dialect)
      const { documents } = await readFolder(folder)
      // Some of its pages have an expiryDate that has passed since.
      const store = { ...server.store, now: () => Date.parse('2026-10-01') }
      const report = await importFolder(store, folder, { ...place, release: 'launch' })
      expect(report).toMatchObject({ problems: [], release: { items: documents.length, changed: documents.length } })

      const nothing = await (await server.get(`${server.base}/nothing/is/here`)).text()
      const hidden = (_: DocumentEntry, status: number, body: string, preview: string | null) =>
        status === 404 && body === nothing && preview === null
      expect(await wrong(server, documents, {}, hidden)).toEqual([])
      expect(await json(server, '/_routes')).toMatchObject({ routes: [], partials: [] })
      expect(await json(server, '/_redirects')).toEqual({ redirects: [] })

      const board = `${server.url}/api/console/sites/site/environments/production/releases`
      const headers = { Cookie: editorCookie, Origin: server.url, 'Content-Type': 'application/json' }
      const { releases } = (await (await fetch(board, { headers })).json()) as { releases: { id: string }[] }
      const id = releases[0]?.id ?? ''
      const token = await server.mint({ siteId: 'site', envId: 'production', releaseId: id })
      const shown = ({ body }: DocumentEntry, status: number, answer: string, preview: string | null) =>
        status === 200 && answer === body && preview === 'granted; release'
      // A part of them: previews are answered one by one, and the release is held against the folder below.
      const some = documents.filter((_, index) => index % 5 === 0)
      expect(await wrong(server, some, { 'X-CMS-Preview-Token': token }, shown)).toEqual([])
      expect(await wrong(server, some, {}, hidden)).toEqual([])

      const etag = (await fetch(`${board}/${id}`, { headers })).headers.get('etag') ?? ''
      const published = await fetch(`${board}/${id}/publish`, {
        method: 'POST',
        headers: { ...headers, 'If-Match': etag },
        body: '{}',
      })
      expect(await published.json()).toMatchObject({ state: 'published', items: documents.length })

      // The server may look for what another connection published twice a second.
      const listed = async () => (await json(server, '/_routes')).routes?.length
      await expect.poll(listed).toBeGreaterThan(0)
      const delivered = ({ body }: DocumentEntry, status: number, answer: string, preview: string | null) =>
        status === 200 && answer === body && preview === null
      expect(await wrong(server, documents, {}, delivered)).toEqual([])

      const pages = documents.filter(({ kind }) => kind === 'page')
      const routes = new Set(pages.map(({ key }) => key))
      const rules = pages.flatMap(({ key, body }) =>
        ((JSON.parse(body) as Document).meta.redirectsFrom ?? []).map((from) => redirectRule(from, key, 301)),
      )
      const { resolved } = resolveRedirects(rules, (route) => routes.has(route))
      expect(resolved.length).toBeGreaterThan(270)
      const { redirects = [] } = await json(server, '/_redirects')
      expect(redirects.toSorted((a, b) => (a.from < b.from ? -1 : 1))).toEqual(resolved)
      const lists = await json(server, '/_routes')
      expect(lists.routes?.map(({ route }) => route).sort()).toEqual([...routes].sort())
      expect(lists.partials).toHaveLength(documents.filter(({ kind }) => kind === 'partial').length)
    })
  })
} else {
  describe('the documentation of Hugo, in a release', () => {
    it.skip('is not tested: there is no ../shared/data/hugo-docs beside this checkout', () => {})
  })
}
