import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/documents/content.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { Promotions } from '../../../src/content/promotion/promotions.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada, bot, page } from '../documents/editor.ts'
import { temporaryDirectory } from '../import/folders.ts'

const staging = { site: 'docs', env: 'staging' }
const production = { site: 'docs', env: 'production' }
const first = { limit: 50, after: null }

describeEachDatabase('promotions', (open) => {
  async function begin() {
    const db = await open()
    let at = Date.UTC(2026, 0, 1)
    const now = (): number => at++
    await db.transaction([], async (trx) => {
      for (const scope of [staging, production]) await ensureScope(trx, scope, 1)
    })
    const documents = new Documents(db, new DatabaseSearch(db), now)
    const publisher = new Publisher(db, now)
    const releases = new Releases(db, now)
    const promotions = new Promotions(db, new MediaFolder(await temporaryDirectory()), now)

    const draft = async (scope: typeof staging, content: Content) =>
      (await documents.create(scope, content, ada)).value.id
    const save = async (scope: typeof staging, id: string, content: Content) => {
      const { etag } = await documents.read(scope, id)
      await documents.save(scope, id, etag, content, ada)
    }
    const publish = async (scope: typeof staging, id: string) => {
      const { etag } = await documents.read(scope, id)
      await publisher.publish(scope, id, etag, ada)
    }
    const live = async (scope: typeof staging, content: Content) => {
      const id = await draft(scope, content)
      await publish(scope, id)
      return id
    }
    const routes = async (env: string) => {
      const rows = await db.reader
        .selectFrom('public_document')
        .select(['kind', 'key', 'body'])
        .where('env', '=', env)
        .orderBy('kind')
        .orderBy('key')
        .execute()
      return rows.map(({ kind, key, body }) => `${kind} ${key} ${body.length}`)
    }
    const compare = async () => {
      const { promotion, entries } = await promotions.compare(production, 'staging', first)
      return {
        ...promotion,
        says: entries.map(
          ({ change, key, replacesDraft }) => `${change} ${key}${replacesDraft ? ' over a draft' : ''}`,
        ),
      }
    }
    const publishRelease = async (id: string) => {
      const { etag } = await releases.read(production, id)
      await releases.publish(production, id, etag, {}, ada)
    }
    return {
      db,
      documents,
      publisher,
      releases,
      promotions,
      draft,
      save,
      publish,
      live,
      routes,
      compare,
      publishRelease,
    }
  }

  it('say what differs, and make a release of it, in the name of who asked', async () => {
    const site = await begin()
    await site.live(staging, page('/a', 'New text'))
    await site.live(staging, page('/same'))
    await site.live(staging, { kind: 'partial', key: 'footer', zones: {} })
    await site.live(staging, { kind: 'strings', locale: 'en', strings: { next: 'Next' } })
    await site.draft(staging, page('/hidden'))
    const a = await site.live(production, page('/a', 'Old text'))
    await site.live(production, page('/same'))
    await site.live(production, page('/only-here'))
    const wip = await site.draft(production, page('/being-written'))
    const before = await site.routes('production')

    const compared = await site.compare()
    expect(compared).toMatchObject({ from: 'staging', added: 2, changed: 1, removed: 1 })
    expect(compared.says).toEqual(['changed /a', 'removed /only-here', 'added footer', 'added en'])
    const { entries } = await site.promotions.compare(production, 'staging', first)
    expect(entries[0]).toMatchObject({ title: 'About /a', target: { documentId: a, revision: 1 } })
    const { entries: rest, next } = await site.promotions.compare(production, 'staging', { limit: 2, after: null })
    const last = await site.promotions.compare(production, 'staging', { limit: 2, after: next })
    expect([...rest, ...last.entries].map(({ key }) => key)).toEqual(entries.map(({ key }) => key))
    expect(last.next).toBeNull()

    const wanted = { from: 'staging', name: 'Spring', version: compared.version, remove: false }
    const { value } = await site.promotions.promote(production, wanted, bot)
    expect(value).toMatchObject({ name: 'Spring', state: 'open', items: 3, conflicts: 0, createdBy: bot })
    expect(await site.routes('production')).toEqual(before)
    expect((await site.documents.read(production, a)).value.draft).toMatchObject({ revision: 2, author: bot })
    await site.publishRelease(value.id)
    expect(await site.routes('production')).toEqual([...(await site.routes('staging')), ...before.slice(1, 2)].sort())
    expect((await site.compare()).says).toEqual(['removed /only-here'])

    // Now with what is to go; published, the two are alike.
    const { version } = await site.compare()
    const all = await site.promotions.promote(production, { ...wanted, name: 'Rest', version, remove: true }, ada)
    expect(all.value).toMatchObject({ items: 1, createdBy: ada })
    await site.publishRelease(all.value.id)
    expect(await site.routes('production')).toEqual(await site.routes('staging'))
    expect((await site.documents.read(production, wip)).value.state).toBe('draft')
    const nothing = await site.compare()
    expect(nothing.says).toEqual([])
    const again = site.promotions.promote(production, { ...wanted, name: 'None', version: nothing.version }, ada)
    await expect(again).rejects.toMatchObject({ code: 'release_empty' })
  })

  it('put drafts over others, which stay in the history, and say so before', async () => {
    const site = await begin()
    await site.live(staging, page('/a', 'From staging'))
    const id = await site.live(production, page('/a', 'Public'))
    await site.save(production, id, page('/a', 'Being written'))
    const { version, says } = await site.compare()
    expect(says).toEqual(['changed /a over a draft'])
    await site.promotions.promote(production, { from: 'staging', name: 'Over', version, remove: false }, ada)
    const said = await site.documents.revision(production, id, 2)
    expect(JSON.stringify(said.content)).toContain('Being written')
    expect(JSON.stringify((await site.documents.read(production, id)).value.content)).toContain('From staging')
  })

  it('are refused after another comparison, under a name that is taken, and of an environment to itself', async () => {
    const site = await begin()
    const id = await site.live(staging, page('/a'))
    const { version } = await site.compare()
    const wanted = { from: 'staging', name: 'Spring', version, remove: false }
    await site.save(staging, id, page('/a', 'Newer'))
    expect((await site.compare()).version).toBe(version)
    await site.publish(staging, id)
    await expect(site.promotions.promote(production, wanted, ada)).rejects.toMatchObject({ code: 'stale' })
    expect(await site.routes('production')).toEqual([])
    const current = { ...wanted, version: (await site.compare()).version }
    await site.releases.create(production, 'Spring', ada)
    await expect(site.promotions.promote(production, current, ada)).rejects.toMatchObject({ code: 'already_exists' })
    const itself = site.promotions.compare(production, 'production', first)
    await expect(itself).rejects.toMatchObject({ code: 'invalid_request' })
    const nowhere = site.promotions.compare(production, 'nowhere', first)
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' })
    expect((await site.documents.list(production, first)).entries).toEqual([])
  })
})
