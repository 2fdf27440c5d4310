import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { BlockTypes } from '../../src/content/block-types/block-types.ts'
import { BulkChanges } from '../../src/content/bulk/bulk-changes.ts'
import { Documents } from '../../src/content/documents/documents.ts'
import { Languages } from '../../src/content/languages/site-languages.ts'
import { TranslationGroups } from '../../src/content/languages/translations.ts'
import { environmentLocks, mediaLock, siteLock, webhookLocks, withinSite } from '../../src/content/locks.ts'
import { MediaLibrary } from '../../src/content/media/library.ts'
import { MediaFolder } from '../../src/content/media/media-folder.ts'
import { Publisher } from '../../src/content/publishing/publisher.ts'
import { Releases } from '../../src/content/releases/releases.ts'
import type { ContentTables } from '../../src/content/schema.ts'
import { DatabaseSearch } from '../../src/content/search/database-search.ts'
import { Sites } from '../../src/content/site-admin/sites.ts'
import { ensureScope } from '../../src/content/sites.ts'
import { announce } from '../../src/content/webhooks/announce.ts'
import { Webhooks } from '../../src/content/webhooks/webhooks.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { pageOf } from '../support/content-editor.ts'
import { type DialectName, dialects, openTestDatabase } from '../support/databases.ts'
import { waitingLocks } from '../support/postgres.ts'
import { temporaryDirectory } from './import/folders.ts'
import { coming } from './media/files.ts'
import { secretKey } from './webhooks/posting.ts'

const actor = { kind: 'person', id: 'ann', name: 'Ann' } as const
const production = { site: 'docs', env: 'production' }
const many = Array.from({ length: 30 }, (_, number) => number)
const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'done' : String(outcome.reason.code ?? outcome.reason)
const codesOf = async (asked: readonly Promise<unknown>[]) => (await Promise.allSettled(asked)).map(codeOf)

/** What one machine does with the database. */
function machine(db: Database<ContentTables>, mediaDir: string) {
  const search = new DatabaseSearch(db)
  const publisher = new Publisher(db)
  return {
    documents: new Documents(db, search),
    publisher,
    languages: new Languages(db),
    translations: new TranslationGroups(db, search, new BulkChanges(db, search, publisher)),
    releases: new Releases(db),
    blockTypes: new BlockTypes(db),
    sites: new Sites(db, search),
    webhooks: new Webhooks(db, { secretKey, trusts: () => true, isPublic: () => true }),
    media: new MediaLibrary(db, new MediaFolder(mediaDir), { maxBytes: 1_000 }),
    announce: (site: string) => {
      const event = { type: 'content.published', environment: 'production', contentVersion: 'v', changes: [] } as const
      return db.transaction(environmentLocks({ site, env: 'production' }), (trx) => announce(trx, site, event, 1))
    },
  }
}

/** One database as two machines have it, with two sites. */
async function twoMachines(dialect: DialectName) {
  const { database, settings, close } = await openTestDatabase(dialect)
  const second = openDatabase<ContentTables>(settings)
  onTestFinished(async () => {
    await second.close()
    await close()
  })
  const dir = await temporaryDirectory()
  const [here, there] = [machine(database, dir), machine(second, dir)]
  for (const site of ['docs', 'blog']) {
    await database.transaction([siteLock(site)], (trx) => ensureScope(trx, { site, env: 'production' }, 1))
  }
  return { db: database, second, here, there, settings, either: (number: number) => (number % 2 === 0 ? here : there) }
}

describe.each(dialects)('what locks of content guard, by two machines at once (%s)', (dialect) => {
  it('an environment: one document of a route, one change of a draft, one publish of a release', async () => {
    const { here, either } = await twoMachines(dialect)
    const made = await codesOf(many.map((n) => either(n).documents.create(production, pageOf('/a', `${n}`), actor)))
    expect(made.toSorted()).toEqual([...many.slice(1).map(() => 'already_exists'), 'done'])
    const { value, etag } = await here.documents.create(production, pageOf('/b', 'B'), actor)
    const changed = await codesOf(
      many.map((n) => {
        const { documents, publisher } = either(n)
        if (n % 3 === 0) return documents.save(production, value.id, etag, pageOf('/b', `${n}`), actor)
        if (n % 3 === 1) return documents.move(production, value.id, etag, { to: `/b${n}` }, actor)
        return publisher.publish(production, value.id, etag, actor)
      }),
    )
    expect(changed.toSorted()).toEqual(['done', ...many.slice(1).map(() => 'stale')])
    const release = await here.releases.create(production, 'Once', actor)
    const filled = await here.releases.putItem(production, release.value.id, value.id, release.etag, {
      action: 'publish',
    })
    const { id } = filled.value
    const published = await codesOf(
      many.map((n) => either(n).releases.publish(production, id, filled.etag, { force: true }, actor)),
    )
    expect(published.filter((code) => code === 'done')).toHaveLength(1)
    const named = await codesOf(many.map((n) => either(n).releases.create(production, 'Twice', actor)))
    expect(named.toSorted()).toEqual([...many.slice(1).map(() => 'already_exists'), 'done'])
  })

  it('an environment: one version of a page in each language, also of those that come back', async () => {
    const { db, here, there, either } = await twoMachines(dialect)
    const { etag } = await here.languages.read('docs')
    await here.languages.put('docs', { languages: [{ code: 'en' }, { code: 'de' }] }, etag)
    const create = async (route: string) =>
      (await here.documents.create(production, pageOf(route, 'A'), actor)).value.id
    const put = async (one: typeof here, id: string, of: string) => {
      const { etag: seen } = await one.translations.read(production, id)
      await one.translations.put(production, id, { language: 'de', of }, seen, () => {})
    }
    const germans = async (of: string) => {
      const rows = db.reader.selectFrom('current_translation as t').innerJoin('document as d', 'd.id', 't.document_id')
      const those = rows.where('t.translation_id', '=', of).where('t.language', '=', 'de')
      return (await those.where('d.draft_rev', 'is not', null).select('d.key').execute()).length
    }
    for (const round of many.slice(0, 8)) {
      const source = await create(`/${round}`)
      const [first, second] = [await create(`/${round}/b`), await create(`/${round}/c`)]
      const outcomes = await codesOf([put(here, first, source), put(there, second, source)])
      expect(outcomes.toSorted()).toEqual(['already_exists', 'done'])
      const german = outcomes[0] === 'done' ? first : second
      const read = await here.documents.read(production, german)
      await here.documents.remove(production, german, read.etag)
      const [other] = [first, second].filter((id) => id !== german)
      const back = [
        put(either(round), other ?? '', source),
        either(round + 1).documents.create(production, pageOf(read.value.key, 'A'), actor),
      ]
      expect([expect.stringMatching(/^(done|already_exists) done$/)]).toEqual([(await codesOf(back)).join(' ')])
      expect(await germans(source)).toBe(1)
    }
  })

  it('a site: it is there with its environments or gone, and has no more of those and of webhooks than it may', async () => {
    const { db, here, there, either } = await twoMachines(dialect)
    for (const round of many.slice(0, 10)) {
      const { etag } = await here.sites.create(`s${round}`)
      const [removed, made] = await codesOf([
        here.sites.remove(`s${round}`, etag),
        there.sites.createEnvironment(`s${round}`, 'production'),
      ])
      expect([`${removed} ${made}`]).toEqual([expect.stringMatching(/^(done not_found|(not_empty|stale) done)$/)])
    }
    const named = Array.from({ length: 110 }, (_, number) => number)
    const environments = await codesOf(named.map((n) => either(n).sites.createEnvironment('blog', `e${n}`)))
    expect(environments.filter((code) => code === 'done')).toHaveLength(99)
    expect(new Set(environments)).toEqual(new Set(['done', 'limit_reached']))
    const url = 'https://hooks.example/'
    const webhooks = await codesOf(many.map((n) => either(n).webhooks.create('docs', { url })))
    expect(webhooks.filter((code) => code === 'done')).toHaveLength(20)
    expect(new Set(webhooks)).toEqual(new Set(['done', 'limit_reached']))
    const [first] = await db.reader.selectFrom('webhook').select('id').limit(1).execute()
    const held = await here.webhooks.read('docs', first?.id ?? '')
    const outcomes = await codesOf([
      ...many.slice(0, 5).map((n) => either(n).announce('docs')),
      there.webhooks.remove('docs', held.value.id, held.etag),
      ...many.slice(0, 5).map((n) => either(n).announce('docs')),
    ])
    expect(new Set(outcomes)).toEqual(new Set(['done']))
  })

  it('a webhook: one change of what was read, and no more tests than may wait', async () => {
    const { here, either } = await twoMachines(dialect)
    const { value, etag } = await here.webhooks.create('docs', { url: 'https://hooks.example/' })
    const changed = await codesOf(many.map((n) => either(n).webhooks.rotateSecret('docs', value.id, etag)))
    expect(changed.toSorted()).toEqual(['done', ...many.slice(1).map(() => 'stale')])
    const tests = await codesOf(many.map((n) => either(n).webhooks.test('docs', value.id)))
    expect(tests.filter((code) => code === 'done')).toHaveLength(10)
  })

  it('media: no key is a file and a folder, and none has the bytes of two sites', async () => {
    const { either } = await twoMachines(dialect)
    const put = (n: number, site: string, key: string) =>
      either(n).media.put(site, key, coming(Buffer.from(`${site} ${n}`)), { expect: 'none' })
    for (const round of many.slice(0, 5)) {
      const placed = await codesOf([put(0, 'docs', `${round}.txt`), put(1, 'docs', `${round}.txt/b.txt`)])
      expect(placed.toSorted()).toEqual(['done', 'invalid_route'])
      const shared = await codesOf([put(0, 'docs', `shared${round}.txt`), put(1, 'blog', `shared${round}.txt`)])
      expect(shared.toSorted()).toEqual(['done', 'key_taken'])
    }
  })

  it('preview tokens: all of a site end, however often at once', async () => {
    const { db, either } = await twoMachines(dialect)
    const epochs = () => db.reader.selectFrom('environment').select('token_epoch').orderBy('site_id').execute()
    const before = await epochs()
    await Promise.all(many.map((n) => either(n).sites.revokePreviewTokens('docs')))
    const [blog, docs] = await epochs()
    expect([blog, docs?.token_epoch]).toEqual([before[0], (before[1]?.token_epoch ?? 0) + many.length])
  })
})

describe('transactions of content on PostgreSQL', () => {
  it('wait for the locks of what they are about, and for no others', async () => {
    const { here, second, settings } = await twoMachines('postgres')
    if (settings.kind !== 'postgres') throw new Error('not PostgreSQL')
    const webhook = await here.webhooks.create('docs', { url: 'https://hooks.example/' })
    let next = 0
    const create = (site: string) =>
      here.documents.create({ site, env: 'production' }, pageOf(`/page-${next++}`, 'A page'), actor)
    const upload = () => here.media.put('docs', `${next++}.txt`, coming(Buffer.from('text')), { expect: 'none' })
    const cases = [
      ['a draft', () => create('docs'), environmentLocks(production)],
      ['a draft, of its site', () => create('docs'), [siteLock('docs')]],
      ['a file', upload, [mediaLock]],
      ['a test', () => here.webhooks.test('docs', webhook.value.id), webhookLocks('docs', webhook.value.id)],
      ['a block type', () => here.blockTypes.put('docs', `t${next++}`, {}, { expect: 'none' }), [withinSite('docs')]],
    ] as const
    for (const [name, change, locks] of cases) {
      const held = Promise.withResolvers<void>()
      const inside = Promise.withResolvers<void>()
      const holder = second.transaction(locks, async () => {
        inside.resolve()
        await held.promise
      })
      await inside.promise
      const changed = change()
      await vi.waitFor(async () => expect(await waitingLocks(settings.url), name).toBe(1))
      held.resolve()
      await Promise.all([holder, changed])
    }
    // What another site holds, another environment of this one, and media keep no draft waiting; nor a draft them.
    const others = [siteLock('blog'), mediaLock, ...environmentLocks({ site: 'docs', env: 'staging' })]
    await second.transaction(others, async () => void (await create('docs')))
    await second.transaction(environmentLocks(production), async () => {
      await Promise.all([create('blog'), upload(), here.webhooks.test('docs', webhook.value.id)])
    })
  })
})
