import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandActor } from '../../../src/content/actor.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import type { ImportOptions } from '../../../src/content/import/report.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { putFiles } from './folders.ts'
import { beforeCommit, countRows, moments, place, type Site, startSite, whenDead } from './site.ts'
import { leftovers, traces } from './visible.ts'

const ann = commandActor('ann')
const now = () => Date.parse('2026-12-01')
const all = { ...place, publish: true, prune: true }

type Files = Record<string, string>

const many = (count: number, file: (index: number) => readonly [string, string]): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)))

const pages = (count: number): Files => many(count, (i) => [`pages/p/${i}.md`, `Page ${i}.\n`])

const says = (text: string) => ({
  meta: { title: text },
  zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: text } }] } },
})

const items = (count: number, edition: string) =>
  Array.from({ length: count }, (_, i) => {
    return { action: 'publish', kind: 'page', key: `/p/${i}`, content: says(`${edition} ${i}`) }
  })

const drafts = (count: number, edition: string): Files => ({
  ...pages(count),
  'drafts.json': JSON.stringify({ items: items(count, edition) }),
})

/** A release of all pages, and one of each. */
const releases = (count: number, edition: string): Files => ({
  ...pages(count),
  'releases/all.json': JSON.stringify({ items: items(count, edition) }),
  ...many(count, (i) => [
    `releases/${edition}-${i}.json`,
    JSON.stringify({ items: [{ action: 'unpublish', kind: 'page', key: `/p/${i}` }] }),
  ]),
})

/** A page for each of as many dates. */
const dates = (count: number, edition: string): Files =>
  many(count, (i) => {
    const date = new Date(Date.UTC(2027, 0, 1 + i)).toISOString()
    return [`pages/p/${i}.md`, `---\npublishDate: ${date}\n---\n\n${edition} ${i}\n`]
  })

const languages = [{ code: 'en' }, { code: 'de' }]

/** Public pages that are to be in another language. */
const versions = (count: number): Files => ({
  'languages.json': JSON.stringify({
    languages,
    translations: Array.from({ length: count }, (_, i) => {
      return { versions: [{ route: `/p/${i}`, language: 'de', status: 'source' }] }
    }),
  }),
})

interface Kind {
  readonly before: (count: number) => Files
  readonly files: (count: number) => Files
  readonly options?: Partial<ImportOptions>
  /** Done in between. */
  readonly act?: (site: Site) => Promise<unknown>
}

const kinds: Record<string, Kind> = {
  'drafts beside what is public': { before: pages, files: (count) => drafts(count, 'two') },
  'releases from files': { before: pages, files: (count) => releases(count, 'two') },
  'releases that change': {
    before: (count) => releases(count, 'one'),
    files: (count) => ({ ...releases(count, 'one'), ...releases(count, 'two') }),
  },
  'dates of pages': { before: pages, files: (count) => ({ 'pages/index.md': 'Home.\n', ...dates(count, 'one') }) },
  'dates of pages that change': { before: (count) => dates(count, 'one'), files: (count) => dates(count, 'two') },
  'languages that a release changes': {
    before: (count) => ({ ...pages(count), 'languages.json': JSON.stringify({ languages }) }),
    files: versions,
    options: { publish: false, prune: false, release: 'languages' },
  },
  'documents that leave a release': {
    before: pages,
    files: () => ({ 'pages/index.md': 'Home.\n' }),
    act: async ({ db }) => {
      const board = new Releases(db, now)
      const { value } = await board.create(place, 'spring', ann)
      for (const { id } of await db.reader.selectFrom('current_document').select('id').execute()) {
        const { etag } = await board.read(place, value.id)
        await board.putItem(place, value.id, id, etag, { action: 'unpublish' })
      }
    },
  },
}

describeEachDatabase('the transaction in which an import takes effect', (open) => {
  const run = ({ media, folder }: Site, db: Database<ContentTables>, options: Partial<ImportOptions> = {}) =>
    importFolder({ db, media, now }, folder, { ...all, ...options })

  async function changeOver({ before, files, options = {}, act }: Kind, count: number): Promise<number> {
    const site = await startSite(open, before(count))
    expect((await run(site, site.db)).problems).toEqual([])
    await act?.(site)
    if (act !== undefined) await rm(join(site.folder, 'pages'), { recursive: true })
    await putFiles(site.folder, files(count))
    let last = 0
    const counting = countRows(site.db, (touched, isLast) => {
      if (isLast) last = touched
    })
    expect(await run(site, counting, options)).toMatchObject({ problems: [], changed: true })
    expect(await leftovers(site.db)).toEqual({ items: [], releases: [] })
    expect(JSON.parse(await traces(site.db))).toMatchObject({ staged: 0 })
    expect((await run(site, site.db, options)).changed, 'a second time').toBe(false)
    return last
  }

  it.each(Object.keys(kinds))('has as few rows for many as for few: %s', async (name) => {
    const kind = kinds[name]
    if (kind === undefined) throw new Error(name)
    const few = await changeOver(kind, 2)
    expect(few).toBeGreaterThan(0)
    expect(await changeOver(kind, 8)).toBe(few)
  }, 480_000)

  /** What the releases publish, and what the drafts say. */
  async function held({ reader }: Database<ContentTables>): Promise<string[]> {
    const rows = await reader
      .selectFrom('current_release as r')
      .leftJoin('current_release_item as i', 'i.release_id', 'r.id')
      .leftJoin('current_document as d', 'd.id', 'i.document_id')
      .leftJoin('revision as v', (join) =>
        join.onRef('v.document_id', '=', 'i.document_id').onRef('v.number', '=', 'i.rev'),
      )
      .select(['r.name', 'r.state', 'd.key', 'i.action', 'v.etag'])
      .execute()
    const documents = await reader
      .selectFrom('current_document as d')
      .innerJoin('revision as v', (join) =>
        join.onRef('v.document_id', '=', 'd.id').onRef('v.number', '=', 'd.draft_rev'),
      )
      .select(['d.key', 'v.etag'])
      .execute()
    return [...rows, ...documents].map((row) => Object.values(row).join(' ')).sort()
  }

  it('broken off between any two pieces, has brought releases, dates and drafts as a whole or not at all', async () => {
    const edition = (text: string): Files => ({
      ...releases(3, text),
      ...drafts(3, text),
      ...many(3, (i) => {
        const day = (text === 'one' ? 1 : 2) + i
        return [`pages/d/${i}.md`, `---\npublishDate: 2027-01-0${day}\n---\n\n${text}\n`]
      }),
    })
    const site = await startSite(open, edition('one'))
    const { db, folder } = site
    const become = async (text: string) => {
      await rm(join(folder, 'releases'), { recursive: true })
      await putFiles(folder, edition(text))
    }
    await run(site, db)
    await become('two')
    await run(site, db)
    const second = await held(db)
    await become('one')
    await run(site, db)
    let [from, to] = [
      { edition: 'one', holds: await held(db) },
      { edition: 'two', holds: second },
    ]
    expect(from.holds).not.toEqual(to.holds)
    const outcomes = new Set<string>()
    for (const moment of moments(db.dialect)) {
      await become(to.edition)
      const outcome = await run(site, moment.dying(db)).then(() => 'done', whenDead)
      outcomes.add(outcome)
      expect(await held(db), moment.name).toEqual(moment.isInEffect() ? to.holds : from.holds)
      await run(site, db)
      expect(await held(db)).toEqual(to.holds)
      expect(await leftovers(db)).toEqual({ items: [], releases: [] })
      ;[from, to] = [to, from]
    }
    expect([...outcomes].sort()).toEqual(['dead', 'done'])
  }, 480_000)

  it('gives up where an editor has changed a release that a file is to change', async () => {
    const site = await startSite(open, releases(3, 'one'))
    const { db, folder } = site
    await run(site, db)
    await putFiles(folder, releases(3, 'two'))
    const board = new Releases(db, now)
    const { entries } = await board.list(place, { limit: 50, after: null })
    const id = entries.find(({ name }) => name === 'all')?.id ?? ''
    const raced = beforeCommit(db, 3, async () => board.rename(place, id, (await board.read(place, id)).etag, 'hers'))
    await expect(run(site, raced)).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect((await board.read(place, id)).value).toMatchObject({ name: 'hers', items: 3 })
    expect(await leftovers(db)).toEqual({ items: [], releases: [] })
  })

  it('lets an editor take a name that the leftovers of a killed import have', async () => {
    const site = await startSite(open, pages(1))
    const { db, folder } = site
    await run(site, db)
    await putFiles(folder, releases(1, 'two'))
    let isStaged = false
    const dying: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (isStaged) throw new Error('dead')
        const done = await db.transaction(locks, work, options)
        isStaged = (await db.reader.selectFrom('release').select('id').where('name', '=', 'all').execute()).length > 0
        return done
      },
    }
    await run(site, dying).then(() => 'done', whenDead)
    const board = new Releases(db, now)
    const { value } = await board.create(place, 'all', ann)
    expect((await board.list(place, { limit: 5, after: null })).entries).toMatchObject([{ id: value.id, items: 0 }])
    await rm(join(folder, 'releases'), { recursive: true })
    await run(site, db)
    expect(await leftovers(db)).toEqual({ items: [], releases: [] })
  })
})
