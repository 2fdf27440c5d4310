import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { done, Editor } from '../../support/content-editor.ts'
import { type ContentServer, editorCookie, page, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

/** How many answers the answer cache has served, as the metrics tell. */
async function hits({ get }: ContentServer): Promise<number> {
  const text = await (await get('/metrics')).text()
  return Number(/^http_answers_from_cache_total (\d+)$/m.exec(text)?.[1])
}

/** Asks until the answer cache answers: it begins once the server has seen the version. */
async function warm(server: ContentServer, path: string): Promise<void> {
  const before = await hits(server)
  await vi.waitFor(async () => {
    await server.get(path)
    expect(await hits(server)).toBeGreaterThan(before)
  })
}

/** Publishes a page from a process of its own. */
async function publishElsewhere(server: ContentServer, title: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-elsewhere-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages', 'a.md'), page(title))
  const { database, dataDir } = server.config
  const env = {
    ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', SVC_DATA_DIR: dataDir },
    ...(database.kind === 'postgres' ? { SVC_DATABASE_URL: database.url.reveal() } : {}),
  }
  const launcher = fileURLToPath(new URL('../../../bin/triptych', import.meta.url))
  const args = ['content', 'import', folder, '--site', 'site', '--env', 'production', '--publish']
  const child = spawn(launcher, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

describe.each(dialects)('the answer cache (%s)', (dialect) => {
  it('keeps what is long in a compressed form, of each kind of answer', async () => {
    const server = await startContentServer(dialect)
    const { bring, get, base } = server
    const long = 'x'.repeat(2000)
    const pages = Array.from({ length: 40 }, (_, i) => [`pages/p${i}.md`, page(`Page ${i}`, long)] as const)
    const rest = { 'partials/p.md': long, 'i18n/en.yml': `k: ${long}` }
    await bring({ 'pages/index.md': page('Home', long), ...rest, ...Object.fromEntries(pages) })
    const list = (await (await get(`${base}/_documents`)).json()) as { documents: { id: string }[] }
    const paths = ['', '/p1', '/_partials/p', '/i18n/en', '/_routes', `/_documents/${list.documents[0]?.id}`]
    for (const path of paths) {
      await warm(server, `${base}${path}`)
      expect([path, (await get(`${base}${path}`)).headers.get('Content-Encoding')]).toEqual([path, 'gzip'])
    }
  })

  it('steps aside for conditions other than If-None-Match', async () => {
    const server = await startContentServer(dialect)
    const { bring, get, base } = server
    await bring({ 'pages/a.md': page('A', 'x'.repeat(2000)) })
    await warm(server, `${base}/a`)
    const etag = (await get(`${base}/a`)).headers.get('etag') ?? ''
    const status = async (headers: Record<string, string>) => (await get(`${base}/a`, headers)).status
    expect(await status({ 'If-Match': etag })).toBe(200)
    expect(await status({ 'If-Match': '"another"' })).toBe(412)
    expect(await status({ 'If-Match': '"another"', 'If-None-Match': etag })).toBe(412)
    expect(await status({ 'If-Match': etag, 'If-None-Match': etag })).toBe(304)
    // There is no date that these could be held against (RFC 9110, 13.1.3 and 13.1.4).
    expect(await status({ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
    expect(await status({ 'If-Modified-Since': new Date().toUTCString() })).toBe(200)
  })

  it('answers published reads, and says the same as the ordinary way', async () => {
    const server = await startContentServer(dialect)
    const { bring, get, base } = server
    await bring({ 'pages/a.md': page('A', 'x'.repeat(2000)), 'partials/p.md': 'x', 'i18n/en.yml': 'k: v' })
    const shown = async (response: Response) => {
      const headers = [...response.headers].filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name)).sort()
      return [response.status, headers, await response.text()]
    }
    for (const path of ['/a', '/_partials/p', '/i18n/en', '/_routes', '/_redirects']) {
      for (const coding of ['identity', 'gzip', 'br']) {
        const headers = { 'Accept-Encoding': coding }
        await warm(server, `${base}${path}`)
        const kept = await shown(await get(`${base}${path}`, headers))
        const again = await shown(await get(`${base}${path}`, headers))
        expect(again).toEqual(kept)
      }
      // Where the machine is too busy to look for a new version in time, one goes the ordinary way meanwhile.
      const { kept, counted } = await vi.waitFor(async () => {
        const before = await hits(server)
        const kept = await shown(await get(`${base}${path}`, { 'Accept-Encoding': 'identity' }))
        const counted = await hits(server)
        expect(counted).toBe(before + 1)
        return { kept, counted }
      })
      // A query goes the ordinary way.
      const ordinary = await shown(await get(`${base}${path}?utm_source=x`, { 'Accept-Encoding': 'identity' }))
      expect(await hits(server)).toBe(counted)
      expect(kept).toEqual(ordinary)
      const head = await fetch(`${base}${path}`, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
      expect(await shown(head)).toEqual([kept[0], kept[1], ''])
    }
  })

  it('never answers for a token, a spelling of its own, a refusal or media', async () => {
    const server = await startContentServer(dialect)
    const { bring, get, base, url } = server
    await bring({ 'pages/a/b.md': page('A'), 'media/x.png': 'x' })
    await warm(server, `${base}/a/b`)
    const before = await hits(server)
    const token = { 'X-CMS-Preview-Token': 'bad' }
    expect((await get(`${base}/a/b`, token)).status).toBe(403)
    expect((await get(`${base}/a/b?previewToken=bad`)).status).toBe(403)
    for (const path of [`${base}//a/b`, `${base}/a/b/`, `${base}/a%2Fb`, `${url}/media/x.png`]) {
      for (let i = 0; i < 3; i++) expect((await get(path)).status).toBe(200)
    }
    for (let i = 0; i < 3; i++) expect((await get(`${base}/none`)).status).toBe(404)
    expect(await hits(server)).toBe(before)
  })

  it('shows what is published here as soon as that is answered', async () => {
    const server = await startContentServer(dialect)
    const { bring, get, base, url } = server
    await bring({ 'pages/a.md': page('A') })
    const cookie = { Cookie: editorCookie, Origin: url }
    const someone = new Editor(url, cookie, { site: 'site', env: 'production' })
    const { id } = await server.store.db.reader.selectFrom('document').select('id').executeTakeFirstOrThrow()
    const etag = async () => (await done(someone.read(id))).etag
    const status = async () => [(await get(`${base}/a`)).status, (await (await get(`${base}/_routes`)).text()).length]

    for (let round = 0; round < 2; round++) {
      await warm(server, `${base}/a`)
      await warm(server, `${base}/_routes`)
      const there = await status()
      await done(someone.unpublish(id, await etag()))
      const gone = await status()
      expect(gone[0]).toBe(404)
      expect(gone[1]).toBeLessThan(there[1] ?? 0)
      await warm(server, `${base}/_routes`)
      if (round === 0) await done(someone.publish(id, await etag()))
      else {
        const release = await someone.releaseOf(`Round ${round}`, id)
        await done(someone.publishRelease(release.value.id, release.etag))
      }
      expect(await status()).toEqual(there)
    }
  })

  it('shows what another process publishes within 2 s', async () => {
    const server = await startContentServer(dialect)
    const { bring, get, base } = server
    await bring({ 'pages/a.md': page('First') })
    await warm(server, `${base}/a`)
    const first = (await get(`${base}/a`)).headers.get('etag')
    await publishElsewhere(server, 'Second')
    await vi.waitFor(async () =>
      expect(await (await get(`${base}/a`)).json()).toMatchObject({ meta: { title: 'Second' } }),
    )
    expect((await get(`${base}/a`)).headers.get('etag')).not.toBe(first)
  })
})
