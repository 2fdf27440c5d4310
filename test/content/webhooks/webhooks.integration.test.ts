import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ContentEvent } from '../../../src/content/webhooks/announce.ts'
import { locksOfWebhook } from '../../../src/content/webhooks/webhooks.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { sweepDeliveries } from '../../../src/webhooks/sweep.ts'
import { webhookTables } from '../../../src/webhooks/tables.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { type Received, startReceiver, verified } from '../../support/webhook-receiver.ts'
import { published, site, Workspace } from './workspace.ts'

const day = 86_400_000
const url = 'https://www.example.com/hooks/content'

describeEachDatabase('webhooks of a site', (open) => {
  it('are made, read, changed and removed', async () => {
    const { webhooks } = await Workspace.begin(await open())
    const made = await webhooks.create(site, { url, events: ['release.published'] })
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { id, createdAt } = made.value
    expect(made.value).toEqual({
      ...{ id, url, events: ['release.published'], active: true },
      ...{ createdAt, updatedAt: createdAt },
    })
    const { secret: _secret, ...shown } = made
    expect(await webhooks.read(site, id)).toEqual(shown)

    const changed = await webhooks.update(site, id, made.etag, { events: [], active: false })
    expect(changed.value).toMatchObject({ url, events: [], active: false })
    expect(await webhooks.read(site, id)).toEqual(changed)
    expect(await webhooks.list(site)).toEqual([changed.value])
    await webhooks.remove(site, id, changed.etag)
    expect(await webhooks.list(site)).toEqual([])
    await expect(webhooks.read(site, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('take no change of what someone else changed', async () => {
    const { webhooks } = await Workspace.begin(await open())
    const { value, etag } = await webhooks.create(site, { url })
    const { id } = value
    // The clock stands still, and still each of these is another state.
    const rotated = await webhooks.rotateSecret(site, id, etag)
    const changed = await webhooks.update(site, id, rotated.etag, {})
    expect(new Set([etag, rotated.etag, changed.etag]).size).toBe(3)
    for (const stale of [etag, rotated.etag, '*', '']) {
      await expect(webhooks.update(site, id, stale, { active: false })).rejects.toMatchObject({ code: 'stale' })
      await expect(webhooks.rotateSecret(site, id, stale)).rejects.toMatchObject({ code: 'stale' })
      await expect(webhooks.remove(site, id, stale)).rejects.toMatchObject({ code: 'stale' })
    }
    expect(await webhooks.read(site, id)).toEqual(changed)
  })

  it('are not found at another site, nor at one that is not there', async () => {
    const { webhooks, db } = await Workspace.begin(await open())
    const { value, etag } = await webhooks.create(site, { url })
    await db.writer.insertInto('site').values({ id: 'other', created_at: 1 }).execute()
    const missing = { code: 'not_found' }
    expect(await webhooks.list('other')).toEqual([])
    await expect(webhooks.list('nowhere')).rejects.toMatchObject(missing)
    await expect(webhooks.create('nowhere', { url })).rejects.toMatchObject(missing)
    for (const [at, id] of [['other', value.id] as const, [site, uuidv7()] as const]) {
      await expect(webhooks.read(at, id)).rejects.toMatchObject(missing)
      await expect(webhooks.update(at, id, etag, {})).rejects.toMatchObject(missing)
      await expect(webhooks.remove(at, id, etag)).rejects.toMatchObject(missing)
      await expect(webhooks.rotateSecret(at, id, etag)).rejects.toMatchObject(missing)
      await expect(webhooks.test(at, id)).rejects.toMatchObject(missing)
      await expect(webhooks.deliveries(at, id, { limit: 1, after: null })).rejects.toMatchObject(missing)
    }
  })

  it('are twenty at most, with ten tests waiting each, at addresses that may be told', async () => {
    const { webhooks } = await Workspace.begin(await open())
    const { value, etag } = await webhooks.create(site, { url })
    const refused = { code: 'webhook_url_refused' }
    await expect(webhooks.create(site, { url: 'https://me@www.example.com/' })).rejects.toMatchObject(refused)
    await expect(webhooks.update(site, value.id, etag, { url: 'ftp://x/' })).rejects.toMatchObject(refused)
    for (let i = 0; i < 18; i++) await webhooks.create(site, { url })
    const { id } = (await webhooks.create(site, { url })).value
    await expect(webhooks.create(site, { url })).rejects.toMatchObject({ code: 'limit_reached' })
    for (let i = 0; i < 10; i++) await webhooks.test(site, id)
    await expect(webhooks.test(site, id)).rejects.toMatchObject({ code: 'limit_reached' })
  })

  it('listen to what they chose while they are active, and show it page by page, the newest first', async () => {
    const space = await Workspace.begin(await open())
    const { webhooks } = space
    const ids: Record<string, string> = {}
    for (const [name, events] of Object.entries({
      all: [],
      releases: ['release.published', 'release.failed'] as const,
      off: [],
    })) {
      ids[name] = (await webhooks.create(site, { url, events: [...events] })).value.id
    }
    await webhooks.update(site, ids.off ?? '', (await webhooks.read(site, ids.off ?? '')).etag, { active: false })
    await space.db.writer.insertInto('site').values({ id: 'other', created_at: 1 }).execute()
    const elsewhere = (await webhooks.create('other', { url })).value.id

    const release = { environment: 'production', releaseId: uuidv7(), name: 'Spring' }
    const published2: ContentEvent = { type: 'release.published', contentVersion: null, ...release }
    await space.announce(published)
    await space.announce(published2)
    await space.announce({ type: 'release.failed', code: 'release_conflict', ...release })
    const told = async (id = '') => (await space.deliveries(id)).map(({ event }) => event)
    expect(await told(ids.all)).toEqual(['release.failed', 'release.published', 'content.published'])
    expect(await told(ids.releases)).toEqual(['release.failed', 'release.published'])
    expect(await told(ids.off)).toEqual([])
    const other = await webhooks.deliveries('other', elsewhere, { limit: 9, after: null })
    expect(other).toEqual({ entries: [], next: null })
    // No webhook, no row, no job.
    expect(await space.jobs()).toHaveLength(5)

    const page = (after: string | null) => webhooks.deliveries(site, ids.all ?? '', { limit: 2, after })
    const first = await page(null)
    const second = await page(first.next)
    expect([...first.entries, ...second.entries]).toEqual(await space.deliveries(ids.all ?? ''))
    expect(second.next).toBeNull()
  })

  it('keep the events that are sent on request apart from the others, whichever of them is changed', async () => {
    const { webhooks } = await Workspace.begin(await open())
    const made = await webhooks.create(site, { url, moreEvents: ['media.changed'] })
    expect(made.value).toMatchObject({ events: [], moreEvents: ['media.changed'] })
    const { id } = made.value
    const change = async (edit: Parameters<typeof webhooks.update>[3]) =>
      (await webhooks.update(site, id, (await webhooks.read(site, id)).etag, edit)).value
    const events = ['release.failed'] as const
    expect(await change({ events: [...events] })).toMatchObject({ events, moreEvents: ['media.changed'] })
    expect(await change({ active: false })).toMatchObject({ events, moreEvents: ['media.changed'], active: false })
    const without = await change({ moreEvents: [] })
    expect([without.events, 'moreEvents' in without]).toEqual([events, false])
    expect((await change({ events: [] })).events).toEqual([])
  })

  it('sign with their secret alone, which stands nowhere in the database, and with a new one once it was asked for', async () => {
    const space = await Workspace.begin(await open())
    const receiver = await startReceiver()
    const first = await space.webhooks.create(site, { url: receiver.url })
    const other = await space.webhooks.create(site, { url: receiver.url, events: ['release.failed'] })
    expect(other.secret).not.toBe(first.secret)
    const running = space.worker()
    await space.announce()
    await space.firstTry(running)
    const rotated = await space.webhooks.rotateSecret(site, first.value.id, first.etag)
    await space.announce()
    await space.firstTry(running)

    const [before, after] = receiver.received as [Received, Received]
    verified(first.secret, before)
    verified(rotated.secret, after)
    expect(() => verified(first.secret, after)).toThrow()
    expect(() => verified(other.secret, after)).toThrow()
    const dump = await everything(space)
    expect(dump).toContain(first.value.id)
    for (const secret of [first.secret, rotated.secret, other.secret]) {
      const key = secret.slice('whsec_'.length)
      for (const form of [
        key,
        Buffer.from(key, 'base64').toString('hex'),
        Buffer.from(key, 'base64').toString('base64url'),
      ])
        expect(dump).not.toContain(form)
    }
    expect(dump).not.toContain('v1,')
  })

  it('forget what is thirty days old, and all but the newest thousand', async () => {
    const space = await Workspace.begin(await open())
    const [many, few] = [await space.webhook(url), await space.webhook(url)]
    const at = (id: string, age: number, state: 'pending' | 'delivered', webhook_id: string) => ({
      ...{ id, webhook_id, event: 'content.published', payload: '{}', state, attempts: 1, last_status: 204 },
      ...{ last_error: null, created_at: space.time - age, queued_at: space.time - age, last_tried_at: null },
    })
    const ids = Array.from({ length: 1_005 }, () => uuidv7())
    const rows = ids.map((id) => at(id, 0, 'pending', many.id))
    for (let i = 0; i < rows.length; i += 300) {
      await space.db.writer
        .insertInto('webhook_delivery')
        .values(rows.slice(i, i + 300))
        .execute()
    }
    const [old, lost, fresh] = [uuidv7(), uuidv7(), uuidv7()]
    await space.db.writer
      .insertInto('webhook_delivery')
      .values([
        at(old, 30 * day + 1, 'delivered', few.id),
        at(lost, 8 * day, 'pending', few.id),
        at(fresh, 6 * day, 'pending', few.id),
      ])
      .execute()
    const db = webhookTables(space.db)
    const locksOf = (id: string) => locksOfWebhook(space.db, id)
    await sweepDeliveries({ db, locksOf }, space.time)
    const kept = await space.db.reader
      .selectFrom('webhook_delivery')
      .select('id')
      .where('webhook_id', '=', many.id)
      .orderBy('id')
      .execute()
    expect(kept.map(({ id }) => id)).toEqual(ids.slice(5))
    expect(await space.deliveries(few.id)).toMatchObject([
      { id: fresh, state: 'pending' },
      { id: lost, state: 'failed', lastError: 'not delivered within 7 days' },
    ])
    await sweepDeliveries({ db, locksOf, retention: { deliveries: null, deliveryDays: null } }, space.time)
    expect(await space.deliveries(few.id)).toHaveLength(2)
    await sweepDeliveries({ db, locksOf, retention: { deliveries: null, deliveryDays: 7 } }, space.time)
    expect((await space.deliveries(few.id)).map(({ id }) => id)).toEqual([fresh])
    await sweepDeliveries({ db, locksOf, retention: { deliveries: 2, deliveryDays: null } }, space.time)
    expect(await space.deliveries(many.id)).toHaveLength(2)
  })
})

/** Every row of every table, as text. */
async function everything({ db }: Workspace): Promise<string> {
  const tables = await db.reader.introspection.getTables()
  expect(tables.map(({ name }) => name)).toContain('webhook')
  const dumps = tables.map(async ({ name, schema }) => {
    const table = schema === undefined ? sql.table(name) : sql.table(`${schema}.${name}`)
    return JSON.stringify((await sql`select * from ${table}`.execute(db.reader)).rows)
  })
  return (await Promise.all(dumps)).join('\n')
}
