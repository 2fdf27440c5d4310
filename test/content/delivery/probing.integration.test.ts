import SqliteFile from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ReleaseState } from '../../../src/content/schema.ts'
import { type ContentServer, page as markdown, startContentServer, visible } from '../../support/content-server.ts'
import { type DialectName, dialects } from '../../support/databases.ts'
import { insertRelease } from '../../support/insert-release.ts'
import { Authoring, page } from '../publish/authoring.ts'

const scope = { site: 'site', env: 'production' }

/** Everything that is hidden: drafts, moves, deleted documents, releases in every state that has not happened. */
async function hide({ store: { db } }: ContentServer): Promise<string[]> {
  const site = new Authoring(db, scope)
  const idOf = async (key: string) =>
    (await db.reader.selectFrom('document').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
  await site.page('/drafted', ['/old-drafted'])
  const [shown, moving] = [await idOf('/shown'), await idOf('/moving')]
  await site.revise(shown, 2, page('/shown', ['/old-shown'], 'Changed.'))
  await site.move(moving, 2, '/moving', '/moved')
  const deleted = await site.page('/deleted')
  await db.writer.updateTable('document').set({ draft_rev: null }).where('id', '=', deleted).execute()
  await site.redirect('/short', '/shown')
  for (const kind of ['partial', 'strings'] as const) {
    const id = await site.create(kind, 'hidden')
    await site.revise(id, 1, kind === 'partial' ? { key: 'hidden', zones: {} } : { hidden: 'hidden' })
  }
  for (const state of ['open', 'scheduled', 'failed'] satisfies ReleaseState[]) {
    const route = `/in-${state}`
    const item = { set_id: state, base_live_rev: null }
    const added = await site.page(route)
    await insertRelease(db.writer, { id: state, site_id: scope.site, env: scope.env, name: state, state })
    await db.writer
      .insertInto('release_item')
      .values([
        { ...item, document_id: added, action: 'publish', rev: 1, key: route },
        { ...item, document_id: moving, action: 'publish', rev: 2, key: '/moved' },
        { ...item, document_id: shown, action: 'unpublish', rev: null, key: null },
      ])
      .execute()
  }
  return [
    '/drafted',
    '/moved',
    '/deleted',
    '/in-open',
    '/in-scheduled',
    '/in-failed',
    '/_partials/hidden',
    '/i18n/hidden',
  ]
}

const inTheSite = {
  'pages/shown.md': markdown('Shown'),
  'pages/moving.md': markdown('Moving', 'x', 'redirectsFrom: [/went]\n'),
  'partials/p.md': 'p',
  'i18n/en.yml': 'a: b',
}

const hiddenPaths = ['/drafted', '/moved', '/deleted', '/in-open', '/in-scheduled', '/in-failed']
const lists = ['/_routes', '/_routes?limit=1', '/_routes?limit=1000', '/_redirects', '/_redirects?limit=1']
const open = ['/shown', '/moving', '/_partials/p', '/i18n/en']
const others = ['/old-drafted', '/old-shown', '/short', '/_partials/hidden', '/i18n/hidden', '']

/** What every visitor sees of a site: past the answer cache, which would answer as before whatever changed. */
async function look({ base }: ContentServer): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const path of [...lists, ...open, ...hiddenPaths, ...others]) {
    const url = `${base}${path}${path.includes('?') ? '&' : '?'}past=the-cache`
    const plain = await fetch(url)
    expect([path, plain.status]).toEqual([path, [...lists, ...open].includes(path) ? 200 : 404])
    const etag = plain.headers.get('etag') ?? '"none"'
    seen.push([path, await visible(plain)])
    seen.push(await visible(await fetch(url, { headers: { 'If-None-Match': etag } })))
    seen.push(await visible(await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })))
  }
  return seen
}

describe.each(dialects)('probing for what is hidden (%s)', (dialect) => {
  it('sees the same bytes, headers, lists, ETags and versions before and after it is there', async () => {
    const server = await startContentServer(dialect)
    const { bring, base, url, store, get } = server
    await bring(inTheSite)
    const site = new Authoring(store.db, scope)
    const [before, version] = [await look(server), await site.version()]
    const hidden = await hide(server)
    expect(await look(server)).toEqual(before)
    expect(await site.version()).toBe(version)

    const missing = await visible(await get(`${base}/there-is-nothing`))
    for (const path of hidden) expect(await visible(await get(`${base}${path}`))).toEqual(missing)

    // A redirect is public through its target alone: one to a page that is hidden is no sign of either.
    const rule = await site.redirect('/launch', '/drafted')
    await site.publish(rule)
    expect(await look(server)).toEqual(before)
    expect(await visible(await get(`${base}/launch`))).toEqual(missing)

    const console_ = `${url}/api/console/sites/site/environments/production`
    const refused = await visible(await get(`${console_}/documents/${crypto.randomUUID()}`))
    for (const path of [`documents/${rule}`, 'documents', 'documents?q=drafted', 'releases/open', 'redirects']) {
      expect(await visible(await get(`${console_}/${path}`))).toEqual(refused)
    }
  })

  it('makes the database do the same for what is hidden and what is missing', async () => {
    const server = await startContentServer(dialect)
    await server.bring(inTheSite)
    const hidden = await hide(server)
    const statements = watchStatements(dialect)
    const asked = async (path: string) => {
      statements.length = 0
      expect((await server.get(`${server.base}${path}`)).status).toBe(404)
      const key = path.replace(/^\/(?:_partials|i18n)\//, '')
      // Looking for new versions, due releases and messages goes on all the while.
      return statements
        .filter((each) => CONTENT.test(each.text) || each.parameters.includes(key))
        .map(({ text, parameters }) => [text, parameters.map((value) => (value === key ? 'the key' : value))])
    }
    for (const [prefix, missing] of [
      ['/_partials/', await asked('/_partials/nothing')],
      ['/i18n/', await asked('/i18n/nothing')],
      ['/', await asked('/nothing')],
    ] as const) {
      expect(missing).toHaveLength(1)
      const there = hidden.filter((path) => path.startsWith(prefix) && (prefix !== '/' || !/_partials|i18n/.test(path)))
      expect(there.length).toBeGreaterThan(0)
      for (const path of there) expect(await asked(path)).toEqual(missing)
    }
  })
})

/** A table that holds what is public, or what is not. */
const CONTENT = /\b(?:document|revision|published|(?:current_)?release_item|redirect_\w+|document_text|import_stage)\b/

/** A prepared statement of better-sqlite3. */
type SqliteStatement = { source: string } & Record<
  'all' | 'get' | 'run' | 'iterate',
  (parameters: unknown[]) => unknown
>

interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** Every statement that this process sends to a database from now on, until the test ends. */
function watchStatements(dialect: DialectName): Statement[] {
  const seen: Statement[] = []
  if (dialect === 'sqlite') {
    const prototype: SqliteStatement = Object.getPrototypeOf(new SqliteFile(':memory:').prepare('select 1'))
    for (const way of ['all', 'get', 'run', 'iterate'] as const) {
      const original = prototype[way]
      const spy = vi.spyOn(prototype, way)
      spy.mockImplementation(function (this: SqliteStatement, parameters: unknown[] = []) {
        seen.push({ text: this.source, parameters })
        return original.call(this, parameters)
      })
      onTestFinished(() => spy.mockRestore())
    }
    return seen
  }
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args
    const { text, values: own } = typeof query === 'string' ? { text: query, values } : (query as pg.QueryConfig)
    seen.push({ text, parameters: Array.isArray(own) ? own : Array.isArray(values) ? values : [] })
    return original.apply(this, args) as never
  } as never)
  onTestFinished(() => spy.mockRestore())
  return seen
}
