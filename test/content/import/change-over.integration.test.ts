import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandActor } from '../../../src/content/actor.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaLibrary } from '../../../src/content/media/library.ts'
import { Media } from '../../../src/content/media/media.ts'
import { MediaSweeper } from '../../../src/content/media/sweep.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { listLeftOut } from '../../../src/content/redirects/listing.ts'
import { resolveRedirects } from '../../../src/content/redirects/resolve.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { type ContentTables, NEVER } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { errorMessage } from '../../../src/lib/error-text.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { png } from '../../support/every-content-operation.ts'
import { folderOf, putFiles } from './folders.ts'
import { beforeCommit, countRows, moments, place, type Site, startSite, whenDead } from './site.ts'
import { leftovers, traces, visible } from './visible.ts'

const ann = commandActor('ann')
const DAY = 24 * 60 * 60 * 1000

/** Pages with redirects, pictures, languages, and redirects of their own, of which each edition changes every one. */
function everything(edition: string, count: number): Record<string, string> {
  const pages = Array.from({ length: count }, (_, i) => [
    `pages/p/${i}.md`,
    `---\ntitle: ${edition} ${i}\naliases: [/${edition}/${i}/, /both/${i}/]\n---\n\n${edition}\n`,
  ])
  const pictures = Array.from({ length: count }, (_, i) => [`media/pictures/${i}.png`, `${edition} ${i}`])
  const rules = Array.from({ length: count }, (_, i) => `- { from: /${edition}-${i}, to: /${edition}/${i} }\n`)
  return {
    ...Object.fromEntries([...pages, ...pictures]),
    'redirects.yml': rules.join(''),
    'languages.json': inPairs(edition, count),
  }
}

/** Each page is the translation of the next one, or the other way round. */
function inPairs(edition: string, count: number): string {
  const translations = Array.from({ length: Math.floor(count / 2) }, (_, pair) => {
    const [source, translation] = edition === 'one' ? [2 * pair, 2 * pair + 1] : [2 * pair + 1, 2 * pair]
    return {
      versions: [
        { route: `/p/${source}`, language: 'en', status: 'source' },
        { route: `/p/${translation}`, language: 'de', status: 'current' },
      ],
    }
  })
  return JSON.stringify({ languages: [{ code: 'en' }, { code: 'de', prefix: '/de' }], translations })
}

const all = { ...place, publish: true, prune: true }

describeEachDatabase('where an import takes effect', (open) => {
  /** The most rows of a transaction before the one in which so much takes effect, and the rows of that one. */
  async function countChangeOver(count: number): Promise<{ most: number; last: number }> {
    const { db, media, folder, run } = await startSite(open, everything('one', count))
    await run({ publish: true })
    await rm(join(folder, 'media'), { recursive: true })
    await putFiles(folder, everything('two', count))
    const rows = { most: 0, last: 0 }
    const counting = countRows(db, (touched, isLast) => {
      if (isLast) rows.last = touched
      else rows.most = Math.max(rows.most, touched)
    })
    await importFolder({ db: counting, media }, folder, all)
    expect((await db.reader.selectFrom('current_redirect_resolved').select('from_path').execute()).length).toBe(
      3 * count,
    )
    return rows
  }

  it('the transaction is as long for many documents, redirects and media as for few, and none before it is long', async () => {
    const few = await countChangeOver(3)
    const many = await countChangeOver(12)
    expect(few.last).toBeGreaterThan(0)
    expect(many.last).toBe(few.last)
    expect(many.most).toBeLessThan(1_000)
  }, 480_000)

  it('links are looked through once more before it, where an editor took down what they lead to', async () => {
    const { db, media, folder, run } = await startSite(open, { 'pages/there.md': 'There.\n' })
    await run({ publish: true })
    await db.writer.updateTable('site').set({ link_check: 'warn' }).execute()
    await putFiles(folder, { 'pages/from.md': '[there](/there)\n' })
    const documents = new Documents(db, new DatabaseSearch(db))
    const taken = async () => {
      const { id } = await db.reader
        .selectFrom('document')
        .select('id')
        .where('key', '=', '/there')
        .executeTakeFirstOrThrow()
      await new Publisher(db).unpublish(place, id, (await documents.read(place, id)).etag, ann)
    }
    const failures: string[] = []
    const raced: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (options?.alone === true && failures.length === 0) await taken()
        try {
          return await db.transaction(locks, work, options)
        } catch (error) {
          failures.push(errorMessage(error))
          throw error
        }
      },
    }
    const { brokenLinks, contentVersion } = await importFolder({ db: raced, media }, folder, {
      ...place,
      publish: true,
    })
    expect(failures).toEqual(['others have published meanwhile'])
    expect(brokenLinks).toMatchObject([{ key: '/from', text: '/there' }])
    expect(contentVersion).not.toBeNull()
  })

  it('a new release with many items is one row', async () => {
    const rows = async (count: number) => {
      const { db, media, folder } = await startSite(open, everything('one', count))
      let last = 0
      const counting = countRows(db, (touched, isLast) => {
        if (isLast) last = touched
      })
      const { release } = await importFolder({ db: counting, media }, folder, { ...place, release: 'spring' })
      expect(release).toEqual({ name: 'spring', made: true, items: 2 * count, changed: 2 * count })
      return last
    }
    expect(await rows(12)).toBe(await rows(2))
  }, 480_000)

  it('broken off between any two pieces, a release is there with all of its items or not at all', async () => {
    const { db, media, folder } = await startSite(open, everything('one', 2))
    const releases = new Releases(db)
    const outcomes = new Set<string>()
    let number = 0
    for (const moment of moments(db.dialect)) {
      number += 1
      const scope = { site: 'docs', env: `e${number}` }
      const options = { ...scope, release: `spring-${number}` }
      const outcome = await importFolder({ db: moment.dying(db), media }, folder, options).then(() => 'done', whenDead)
      outcomes.add(outcome)
      const listed = async () => {
        const { entries } = await releases.list(scope, { limit: 10, after: null })
        return entries.map(({ name, items, version }) => [name, items, version])
      }
      const whole = [[options.release, 4, 1]]
      expect(await listed().catch(() => [])).toEqual(outcome === 'done' ? whole : [])
      const items = (await visible(db)).filter((line) => line.startsWith(`item ${options.release} `))
      expect(items).toHaveLength(outcome === 'done' ? 4 : 0)
      await importFolder({ db, media }, folder, options)
      expect(await listed()).toEqual(whole)
      expect(await leftovers(db)).toEqual({ items: [], releases: [] })
    }
    expect([...outcomes]).toEqual(['dead', 'done'])
  }, 480_000)

  it('broken off between any two pieces, redirects, media and languages too are seen as a whole or not at all', async () => {
    const { db, media, folder, run } = await startSite(open, everything('one', 2))
    const two = await folderOf({ ...everything('two', 2), 'media/new.png': 'new', 'pages/both/1.md': 'Here now.\n' })
    await run(all, two)
    const second = await visible(db)
    await run(all)
    let [from, to] = [
      { folder, shown: await visible(db) },
      { folder: two, shown: second },
    ]
    expect(from.shown).not.toEqual(to.shown)
    const outcomes = new Set<string>()
    for (const moment of moments(db.dialect)) {
      const outcome = await importFolder({ db: moment.dying(db), media }, to.folder, all).then(() => 'done', whenDead)
      outcomes.add(outcome)
      expect(await visible(db), moment.name).toEqual(outcome === 'done' ? to.shown : from.shown)
      await run(all, to.folder)
      expect(await visible(db)).toEqual(to.shown)
      expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })
      expect(await unsettled(db)).toBe(0)
      ;[from, to] = [to, from]
    }
    expect([...outcomes]).toEqual(['dead', 'done'])
  }, 480_000)

  it('redirects are what resolving everything anew would give, whatever editors did meanwhile', async () => {
    const { db, media, folder, run } = await startSite(open, {
      ...everything('one', 6),
      'pages/there.md': 'There.\n',
      'pages/stays.md': '---\naliases: [/from-stays]\n---\n\nStays.\n',
    })
    await run({ publish: true })
    await putFiles(folder, everything('two', 6))
    const documents = new Documents(db, new DatabaseSearch(db))
    const publisher = new Publisher(db)
    const publish = async (document: Parameters<Documents['create']>[1]) => {
      const { value, etag } = await documents.create(place, document, ann)
      await publisher.publish(place, value.id, etag, ann)
    }
    const redirect = (from: string, to: string) => publish({ kind: 'redirect', from, to, status: 301 })
    const page = (route: string, redirectsFrom: string[] = []) =>
      publish({ kind: 'page', route, type: 'page', meta: { title: route, description: '', redirectsFrom }, zones: {} })
    const unpublish = async (key: string) => {
      const { id } = await db.reader
        .selectFrom('document')
        .select('id')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      await publisher.unpublish(place, id, (await documents.read(place, id)).etag, ann)
    }
    const acts = [
      () => redirect('/a', '/two/1'),
      () => page('/two/2'),
      () => redirect('/two/3', '/there'),
      () => redirect('/b', '/one-4'),
      () => page('/c', ['/both/5', '/d']),
      () => unpublish('/there'),
      () => redirect('/there', '/two-0'),
      () => page('/both/0'),
      () => unpublish('/stays'),
      () => page('/one/1', ['/e', '/two/4']),
    ]
    let isStaged = false
    const busy: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        isStaged ||= (await db.reader.selectFrom('import_stage').select('key').execute()).length >= 12
        if (isStaged) await acts.shift()?.()
        return db.transaction(locks, work, options)
      },
    }
    await importFolder({ db: busy, media }, folder, { ...place, publish: true })
    expect(acts).toEqual([])
    const rules = await db.reader
      .selectFrom('current_redirect_rule')
      .select(['from_path as from', 'to_path as to', 'status'])
      .execute()
    const routes = new Set(
      (await db.reader.selectFrom('public_document').select('key').where('kind', '=', 'page').execute()).map(
        ({ key }) => key,
      ),
    )
    const { resolved, leftOut } = resolveRedirects(rules, (route) => routes.has(route))
    const answers = await db.reader
      .selectFrom('current_redirect_resolved')
      .select(['from_path as from', 'to_path as to', 'status'])
      .orderBy('from_path')
      .execute()
    expect(answers).toEqual(resolved)
    expect(
      (await listLeftOut(db.reader, place)).map(({ from, to, reason }) => `${from} ${to} ${reason}`).sort(),
    ).toEqual(leftOut.map(({ rule, reason }) => `${rule.from} ${rule.to} ${reason}`).sort())
    expect(await unsettled(db)).toBe(0)
  })

  /** Rows that an import has staged and that are neither what there is nor gone. */
  async function unsettled({ reader }: Database<ContentTables>): Promise<number> {
    const tables = ['media', 'redirect_rule', 'redirect_resolved'] as const
    const rows = await Promise.all([
      ...tables.map((table) => reader.selectFrom(table).selectAll().where('next_generation', 'is not', null).execute()),
      reader.selectFrom('media_site').selectAll().where('from_generation', 'is not', null).execute(),
      reader.selectFrom('import_touched').selectAll().execute(),
      reader.selectFrom('translation').selectAll().where('until_generation', '<', NEVER).execute(),
      reader
        .selectFrom('translation as t')
        .innerJoin('environment as e', 'e.site_id', 't.site_id')
        .selectAll('t')
        .whereRef('t.from_generation', '>', 'e.generation')
        .execute(),
    ])
    return rows.flat().length
  }

  const key = 'pictures/1.png'
  const libraryOf = ({ db, media }: Site) => new MediaLibrary(db, media, { maxBytes: 1_000 })
  const put = async (site: Site, to = key) => {
    const library = libraryOf(site)
    const expected = await library.read(place.site, to).then(
      ({ etag }) => etag,
      () => 'none',
    )
    await library.put(
      place.site,
      to,
      (async function* () {
        yield png
      })(),
      { expect: expected },
    )
  }
  const textOf = async ({ db }: Site, at: string) =>
    (await db.reader.selectFrom('current_media').select('hash').where('key', '=', at).executeTakeFirst())?.hash
  const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

  it.each(['pictures/1.png', 'pictures/new.png'])('gives up where an editor was faster with media/%s', async (at) => {
    const site = await startSite(open, everything('one', 3))
    await site.run({ publish: true })
    await putFiles(site.folder, { ...everything('two', 3), 'media/pictures/new.png': 'new' })
    let before: string[] = []
    let transactions = 0
    const raced: Database<ContentTables> = {
      ...site.db,
      transaction: async (locks, work, options) => {
        const staged = await site.db.reader
          .selectFrom('media')
          .select('key')
          .where('next_hash', 'is not', null)
          .execute()
        if (staged.length === 4 && transactions++ === 0) {
          await put(site, at)
          before = await visible(site.db)
        }
        return site.db.transaction(locks, work, options)
      },
    }
    const refused = importFolder({ db: raced, media: site.media }, site.folder, { ...place, publish: true })
    await expect(refused).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining(`media/${at}`),
    })
    expect(await visible(site.db)).toEqual(before)
    expect(await textOf(site, at)).toBe(hashOf(png))
    expect(await unsettled(site.db)).toBe(0)
    // What the import had stored is swept some day, and what is named stays.
    const sweeper = new MediaSweeper(site.db, site.media, {
      onError: (error) => expect(error).toBeUndefined(),
      now: () => Date.now() + 2 * DAY,
    })
    await sweeper.look()
    const named = await site.db.reader.selectFrom('media').select('hash').distinct().execute()
    const files = (await readdir(site.mediaDir, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name))
    expect(files.map((name) => name.slice(-64)).sort()).toEqual(named.map(({ hash }) => hash).sort())
  })

  it('and not cleared away, media and redirects are what it brought, and editors go on from there', async () => {
    const site = await startSite(open, everything('one', 3))
    const { db, media, folder, run } = site
    await run({ publish: true })
    await putFiles(folder, { ...everything('two', 3), 'media/pictures/new.png': 'new' })
    let isInEffect = false
    const dying: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (isInEffect) throw new Error('dead')
        const done = await db.transaction(locks, work, options)
        const row = await db.reader.selectFrom('environment').select(['generation']).executeTakeFirst()
        isInEffect = row?.generation === 2
        return done
      },
    }
    await importFolder({ db: dying, media }, folder, { ...place, publish: true })
    expect(await unsettled(db)).toBeGreaterThan(0)
    const found = await new Media(db, media).find('pictures/new.png')
    expect(found).toMatchObject({ etag: hashOf('new'), size: 3, type: 'image/png' })
    expect(await textOf(site, key)).toBe(hashOf('two 1'))
    const { entries } = await libraryOf(site).list(place.site, { limit: 10, after: null })
    expect(entries.map((file) => file.key)).toEqual(['pictures/0.png', key, 'pictures/2.png', 'pictures/new.png'])
    const before = await visible(db)
    await put(site)
    const { etag } = await libraryOf(site).read(place.site, 'pictures/new.png')
    await libraryOf(site).remove(place.site, 'pictures/new.png', etag)
    expect(await new Media(db, media).find('pictures/new.png')).toBeNull()
    const others = (lines: string[]) => lines.filter((line) => !line.includes('/1.png') && !line.includes('new.png'))
    expect(others(await visible(db))).toEqual(others(before))
    await run({ publish: true, overwrite: true })
    expect(await unsettled(db)).toBe(0)
    expect(await textOf(site, key)).toBe(hashOf('two 1'))
  })

  it('gives way to nothing where a file stays as it is for it', async () => {
    const { db, media, folder, run } = await startSite(open, { 'media/shared.png': 'one', 'pages/index.md': 'Home.\n' })
    await run({ site: 'blog', publish: true })
    const raced = beforeCommit(db, 1, () => run({ site: 'shop', publish: true }))
    await importFolder({ db: raced, media }, folder, { ...place, publish: true })
    const holders = await db.reader.selectFrom('current_media_site').select('site_id').orderBy('site_id').execute()
    expect(holders.map(({ site_id }) => site_id)).toEqual(['blog', 'docs', 'shop'])
  })
})
