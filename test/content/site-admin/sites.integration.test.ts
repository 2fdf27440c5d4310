import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '../../../src/access/principal.ts'
import { noSessions } from '../../../src/access/session-verifier.ts'
import type { Actor } from '../../../src/content/actor.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { Previews } from '../../../src/content/preview.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { Sites } from '../../../src/content/site-admin/sites.ts'
import type { Scope } from '../../../src/content/sites.ts'
import { dialects, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import { outcome } from '../media/outcome.ts'

const ada: Actor = { id: 'ada', kind: 'person', name: 'ada@example.com' }
const member: Principal = { id: 'ada', kind: 'person', role: 'admin', credential: 'session', credentialId: 'one' }
const noon = Date.parse('2026-11-21T12:00:00Z')

function page(route: string) {
  return { kind: 'page', route, type: 'page', meta: { title: 'T', description: '' }, zones: {} } as const
}

/** Every table that says whose its rows are. */
const owned = ['environment', 'document', 'published', 'redirect_rule', 'redirect_resolved', 'release'] as const
const ofSite = ['media_site', 'block_type', 'webhook', 'environment'] as const

describe.each(dialects)('Sites (%s)', (dialect) => {
  let opened: TestDatabase
  let number = 0

  beforeAll(async () => {
    opened = await openTestDatabase(dialect)
  })

  afterAll(() => opened.close())

  /** Names that no other test has. */
  function start() {
    const db = opened.database
    const search = new DatabaseSearch(db)
    const sites = new Sites(db, search, () => noon)
    const documents = new Documents(db, search, () => noon)
    number += 1
    return { db, sites, documents, publisher: new Publisher(db), releases: new Releases(db), site: `site-${number}` }
  }

  it('are made, shown, listed in pages and taken away', async () => {
    const { sites, site } = start()
    const made = await sites.create(site)
    expect(made.value).toEqual({ id: site, createdAt: '2026-11-21T12:00:00.000Z', environments: [] })
    expect(await sites.read(site)).toEqual(made)
    expect(await outcome(sites.create(site))).toBe('already_exists')
    for (const suffix of ['a', 'b', 'c', 'd']) await sites.create(`${site}-${suffix}`)
    const env = await sites.createEnvironment(site, 'staging')
    expect(env.value).toEqual({ siteId: site, name: 'staging', contentVersion: expect.stringMatching(/^[\w-]{12}$/) })
    await sites.createEnvironment(site, 'production')
    expect(await outcome(sites.createEnvironment(site, 'staging'))).toBe('already_exists')
    expect(await outcome(sites.createEnvironment('missing', 'staging'))).toBe('not_found')
    expect(await sites.readEnvironment({ site, env: 'staging' })).toEqual(env)
    expect((await sites.environments(site)).map(({ name }) => name)).toEqual(['production', 'staging'])
    expect((await sites.read(site)).value.environments).toEqual(['production', 'staging'])

    const seen: string[] = []
    for (let after: string | null = null, first = true; first || after !== null; first = false) {
      const list = await sites.list({ limit: 2, after })
      expect(list.entries.length).toBeLessThanOrEqual(2)
      seen.push(...list.entries.map(({ id, environments }) => `${id} ${environments.join(' ')}`.trim()))
      after = list.next
    }
    expect(seen).toEqual([`${site} production staging`, ...['a', 'b', 'c', 'd'].map((each) => `${site}-${each}`)])
    expect(await outcome(sites.list({ limit: 2, after: 'nonsense' }))).toBe('invalid_request')

    expect(await outcome(sites.remove(site, made.etag))).toBe('stale')
    const { etag } = await sites.read(site)
    expect(await outcome(sites.remove(site, etag))).toBe('not_empty')
    for (const name of ['production', 'staging']) {
      const { etag: seenTag } = await sites.readEnvironment({ site, env: name })
      await sites.removeEnvironment({ site, env: name }, seenTag)
      expect(await outcome(sites.readEnvironment({ site, env: name }))).toBe('not_found')
      expect(await outcome(sites.removeEnvironment({ site, env: name }, seenTag))).toBe('not_found')
    }
    await sites.remove(site, made.etag)
    expect(await outcome(sites.read(site))).toBe('not_found')
    expect(await outcome(sites.environments(site))).toBe('not_found')
    expect(await outcome(sites.remove(site, made.etag))).toBe('not_found')
  })

  it('let one of several make a name, and no environment of a site that is going', async () => {
    const { sites, site } = start()
    const made = await Promise.all(Array.from({ length: 5 }, () => outcome(sites.create(site))))
    expect(made.sort()).toEqual([...Array(4).fill('already_exists'), 'done'])
    const { etag } = await sites.read(site)
    const [removed, env] = await Promise.all([
      outcome(sites.remove(site, etag)),
      outcome(sites.createEnvironment(site, 'production')),
    ])
    expect(['done not_found', 'stale done']).toContain(`${removed} ${env}`)
  })

  it('have a hundred environments at most', async () => {
    const { db, sites, site } = start()
    await sites.create(site)
    const names = Array.from({ length: 99 }, (_, index) => `env-${index}`)
    await db.writer
      .insertInto('environment')
      .values(names.map((name) => ({ site_id: site, name, content_version: name, token_epoch: 0 })))
      .execute()
    expect(await outcome(sites.createEnvironment(site, 'last'))).toBe('done')
    expect(await outcome(sites.createEnvironment(site, 'more'))).toBe('limit_reached')
  })

  it('keep an environment while anything is in it, and take all of its history with it', async () => {
    const { db, sites, documents, publisher, releases, site } = start()
    const scope: Scope = { site, env: 'production' }
    const other: Scope = { site, env: 'staging' }
    await sites.create(site)
    for (const { env } of [scope, other]) await sites.createEnvironment(site, env)
    const theirs = await documents.create(other, page('/theirs'), ada)
    const remove = async () => outcome(sites.removeEnvironment(scope, (await sites.readEnvironment(scope)).etag))

    const { value: draft, etag } = await documents.create(scope, page('/a'), ada)
    expect(await remove()).toBe('not_empty')
    const before = await sites.readEnvironment(scope)
    const published = await publisher.publish(scope, draft.id, etag, ada)
    // A view of the environment from before the publish does not show this.
    expect(await outcome(sites.removeEnvironment(scope, before.etag))).toBe('stale')
    expect(await remove()).toBe('not_empty')
    const down = await publisher.unpublish(scope, draft.id, published.etag, ada)
    const release = await releases.create(scope, 'spring', ada)
    await documents.remove(scope, draft.id, down.etag)
    expect(await remove()).toBe('not_empty')
    await db.writer.updateTable('release').set({ state: 'published' }).where('id', '=', release.value.id).execute()
    await db.writer
      .insertInto('release_item')
      .values({ set_id: release.value.id, document_id: draft.id, action: 'publish', rev: 1, base_live_rev: null })
      .execute()

    expect(await remove()).toBe('done')
    for (const table of owned) {
      const column = table === 'environment' ? 'name' : 'env'
      const rows = await db.reader
        .selectFrom(table)
        .select('site_id')
        .where('site_id', '=', site)
        .where(column, '=', 'production')
        .execute()
      expect([table, rows]).toEqual([table, []])
    }
    const history = (id: string) =>
      db.reader.selectFrom('revision').select('number').where('document_id', '=', id).execute()
    expect([await history(draft.id), (await history(theirs.value.id)).length]).toEqual([[], 1])
    expect((await documents.read(other, theirs.value.id)).value.key).toBe('/theirs')

    const again = await sites.createEnvironment(site, 'production')
    expect(again.value.contentVersion).not.toBe(before.value.contentVersion)
    expect((await documents.create(scope, page('/a'), ada)).value.draft.revision).toBe(1)
  })

  it('let a document come in or the environment go, not both', async () => {
    const { db, sites, documents, site } = start()
    await sites.create(site)
    for (let round = 0; round < 3; round += 1) {
      const scope = { site, env: `env-${round}` }
      const { etag } = await sites.createEnvironment(site, scope.env)
      const work = [
        () => outcome(sites.removeEnvironment(scope, etag)),
        () => outcome(documents.create(scope, page('/a'), ada)),
      ]
      const outcomes = await Promise.all((round === 1 ? work.reverse() : work).map((each) => each()))
      const [removed, created] = round === 1 ? outcomes.reverse() : outcomes
      expect(['done not_found', 'not_empty done']).toContain(`${removed} ${created}`)
    }
    const orphans = await db.reader
      .selectFrom('document as d')
      .leftJoin('environment as e', (join) => join.onRef('e.site_id', '=', 'd.site_id').onRef('e.name', '=', 'd.env'))
      .select('d.id')
      .where('e.name', 'is', null)
      .execute()
    expect(orphans).toEqual([])
  })

  it('end preview tokens when they are revoked, and when the environment was another one', async () => {
    const { db, sites, site } = start()
    const others = `${site}-other`
    for (const id of [site, others]) {
      await sites.create(id)
      for (const env of ['production', 'staging']) await sites.createEnvironment(id, env)
    }
    const previews = new Previews(db, 's'.repeat(32), { ...noSessions, isMember: async () => true })
    const mint = async (siteId: string, envId: string) => {
      const { token } = await previews.mint(member, { siteId, envId })
      return () => outcome(Promise.resolve(previews.resolve(siteId, envId, token)))
    }
    const tokens = [await mint(site, 'production'), await mint(site, 'staging'), await mint(others, 'staging')]
    const work = () => Promise.all(tokens.map((each) => each()))
    expect(await work()).toEqual(['done', 'done', 'done'])
    await sites.revokePreviewTokens(site)
    expect(await work()).toEqual(['preview_token_invalid', 'preview_token_invalid', 'done'])
    expect(await (await mint(site, 'production'))()).toBe('done')
    expect(await outcome(sites.revokePreviewTokens('missing'))).toBe('not_found')

    const scope = { site: others, env: 'staging' }
    await sites.removeEnvironment(scope, (await sites.readEnvironment(scope)).etag)
    await sites.createEnvironment(others, 'staging')
    expect(await work()).toEqual(['preview_token_invalid', 'preview_token_invalid', 'preview_token_invalid'])
  })

  it('take what is theirs alone with them', async () => {
    const { db, sites, site } = start()
    const [mine, theirs] = [`${site}-mine`, `${site}-theirs`]
    for (const id of [mine, theirs]) {
      await sites.create(id)
      await db.writer.insertInto('block_type').values({ site_id: id, type: 'card', schema: '{}' }).execute()
      const times = { created_at: 1, updated_at: 1 }
      const hook = { id: `hook-${id}`, site_id: id, url: 'https://a.example', events: null, active: 1, secret_epoch: 0 }
      await db.writer
        .insertInto('webhook')
        .values({ ...hook, ...times })
        .execute()
      await db.writer
        .insertInto('webhook_delivery')
        .values({
          id: `to-${id}`,
          webhook_id: hook.id,
          event: 'e',
          payload: '',
          state: 'pending',
          attempts: 0,
          created_at: 1,
          queued_at: 1,
        })
        .execute()
    }
    const media = { size: 1, type: 'image/png', updated_at: 1 }
    for (const [key, ...holders] of [
      [`${site}/mine.png`, mine],
      [`${site}/both.png`, mine, theirs],
    ] as const) {
      await db.writer
        .insertInto('media')
        .values({ key, hash: `hash of ${key}`, ...media })
        .execute()
      for (const holder of holders) await db.writer.insertInto('media_site').values({ site_id: holder, key }).execute()
    }
    await sites.remove(mine, (await sites.read(mine)).etag)
    for (const table of ofSite) {
      const rows = await db.reader.selectFrom(table).select('site_id').where('site_id', '=', mine).execute()
      expect([table, rows]).toEqual([table, []])
    }
    const left = await db.reader.selectFrom('media').select('key').where('key', 'like', `${site}/%`).execute()
    expect(left).toEqual([{ key: `${site}/both.png` }])
    const loose = await db.reader.selectFrom('orphaned_media').selectAll().execute()
    expect(loose).toEqual([{ hash: `hash of ${site}/mine.png`, claimed_at: null, since: noon }])
    const deliveries = await db.reader.selectFrom('webhook_delivery').select('id').execute()
    expect(deliveries).toEqual([{ id: `to-${theirs}` }])
    expect(await outcome(sites.read(theirs))).toBe('done')
  })
})
