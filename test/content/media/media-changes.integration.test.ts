import { expect, it } from 'vitest'
import { loadMessageCheck } from '../../../src/compose/content-domain.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import {
  insertMediaChanges,
  MEDIA_CHANGES_KEPT,
  recordMediaChanges,
  settleMediaChanges,
} from '../../../src/content/media/media-changes.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { Webhooks } from '../../../src/content/webhooks/webhooks.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { folderOf } from '../import/folders.ts'
import { secretKey } from '../webhooks/posting.ts'
import { coming, png } from './files.ts'
import { startShelf } from './shelf.ts'

const all = { limit: 200, after: null }
const checkMessage = await loadMessageCheck()

describeEachDatabase('what becomes of media', (open) => {
  const start = async () => startShelf(await open())

  it('is kept with who did it', async () => {
    const { library } = await start()
    const put = (bytes: Buffer, expect_: string) =>
      library.put('docs', 'a.png', coming(bytes), { expect: expect_, actor: ada })
    const { tagged } = await put(png(3, 2), 'none')
    const same = await put(png(3, 2), tagged.etag)
    const { tagged: other } = await put(png(4, 2), same.tagged.etag)
    await library.remove('docs', 'a.png', other.etag, ada)
    const { entries } = await library.changes('docs', all)
    expect(entries.map(({ action, author }) => [action, author])).toEqual([
      ...[
        ['deleted', ada],
        ['replaced', ada],
        ['created', ada],
      ],
    ])
    expect(entries[1]?.hash).toBe(other.value.hash)
  })

  it('is kept of imports, and nothing where their files are there already', async () => {
    const { db, store, library } = await start()
    const folder = await folderOf({ 'media/a.png': png(3, 2), 'media/b.png': png(4, 2), 'pages/a.md': 'A' })
    const bring = () => importFolder({ db, media: store }, folder, { site: 'docs', env: 'production', publish: true })
    await bring()
    const imported = { author: { id: 'import', kind: 'command', name: null }, action: 'created' }
    const { entries } = await library.changes('docs', all)
    expect(entries).toMatchObject([imported, imported])
    expect(entries.map(({ key }) => key).sort()).toEqual(['a.png', 'b.png'])
    await bring()
    expect((await library.changes('docs', all)).entries).toEqual(entries)
  })

  it('is sent to the webhooks that name it, with who did it, once for an import and never for a dry run', async () => {
    const { db, store, library } = await start()
    const webhooks = new Webhooks(db, { secretKey, trusts: () => true, isPublic: () => true })
    const url = 'https://www.example.com/hook'
    const naming = await webhooks.create('docs', { url, moreEvents: ['media.changed'] })
    const others = await webhooks.create('docs', { url })
    const sent = async (id: string) => {
      const rows = db.reader.selectFrom('webhook_delivery').select(['event', 'payload']).where('webhook_id', '=', id)
      const all = await rows.orderBy('id').execute()
      for (const { payload } of all) checkMessage(payload)
      return all.flatMap(({ event, payload }) => (event === 'media.changed' ? [JSON.parse(payload).data] : []))
    }
    const { tagged } = await library.put('docs', 'a.png', coming(png(3, 2)), { expect: 'none', actor: ada })
    await library.put('docs', 'a.png', coming(png(3, 2)), { expect: tagged.etag, actor: ada })
    await library.remove('docs', 'a.png', tagged.etag, ada)
    const { hash, size } = tagged.value
    const change = { siteId: 'docs', author: ada, changed: 1 }
    expect(await sent(naming.value.id)).toEqual([
      { ...change, changes: [{ key: 'a.png', action: 'created', hash, size }] },
      { ...change, changes: [{ key: 'a.png', action: 'deleted', hash: null, size: null }] },
    ])
    const folder = await folderOf({ 'media/a.png': png(3, 2), 'media/b.png': png(4, 2), 'pages/a.md': 'A' })
    const bring = (dryRun: boolean) =>
      importFolder({ db, media: store }, folder, { site: 'docs', env: 'production', publish: true, dryRun })
    await bring(true)
    expect(await sent(naming.value.id)).toHaveLength(2)
    await bring(false)
    expect((await sent(naming.value.id)).slice(2)).toMatchObject([{ author: { id: 'import' }, changed: 2 }])
    expect(await sent(others.value.id)).toEqual([])
    const listed = await webhooks.deliveries('docs', naming.value.id, all)
    expect(listed.entries.filter(({ type }) => type === 'media.changed')).toHaveLength(3)
    expect(listed.entries.every(({ event }) => event === 'content.published')).toBe(true)
  })

  it('is not seen of an import that has not taken effect, and forgotten where it never does', async () => {
    const { db, library } = await start()
    const scope = { site: 'docs', env: 'production' }
    await db.transaction([], (trx) => ensureScope(trx, scope, 1))
    const change = { key: 'a.png', action: 'created', hash: 'a', size: 1 } as const
    const claim = { scope, generation: 7 }
    await db.transaction([], (trx) => insertMediaChanges(trx, 'docs', [change], { actor: ada, now: 1, claim }))
    expect((await library.changes('docs', all)).entries).toEqual([])
    await db.transaction([], (trx) => settleMediaChanges(trx, claim))
    expect(await db.reader.selectFrom('media_change').selectAll().execute()).toEqual([])
  })

  it('is kept for the newest changes of a site', async () => {
    const { db, library } = await start()
    const change = { key: 'a.png', action: 'deleted', hash: null, size: null } as const
    const record = (count: number) =>
      db.transaction([], (trx) =>
        recordMediaChanges(trx, 'docs', Array(count).fill(change), { actor: ada, now: Date.now() }),
      )
    await record(MEDIA_CHANGES_KEPT + 5)
    await record(3)
    const { count } = await db.reader
      .selectFrom('media_change')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(MEDIA_CHANGES_KEPT)
    const first = await library.changes('docs', { limit: 2, after: null, key: 'a.png' })
    expect((await library.changes('docs', { limit: 2, after: first.next, key: 'a.png' })).entries).toHaveLength(2)
    expect((await library.changes('docs', { ...all, key: 'b.png' })).entries).toEqual([])
  })
})
