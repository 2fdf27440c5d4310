import { expect, it } from 'vitest'
import { insertRelease } from '../../support/insert-release.ts'
import { applyPatch } from './apply-patch.ts'
import { ada, bot, describeEditing, type Editor, page } from './editor.ts'

describeEditing('history', (edit) => {
  it('tells who wrote what, the newest first', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const first = await editor.create(page('/a', 'one'))
    const { id } = first.value
    await editor.publish(id)
    const read = await documents.read(scope, id)
    await documents.save(scope, id, read.etag, page('/b', 'two'), bot)

    const { entries, next } = await documents.revisions(scope, id, { limit: 5, after: null })
    expect(entries).toEqual([
      { revision: 2, key: '/b', createdAt: expect.any(String), author: bot, isDraft: true, isLive: false },
      { revision: 1, key: '/a', createdAt: expect.any(String), author: ada, isDraft: false, isLive: true },
    ])
    expect(next).toBeNull()
    expect(await documents.revision(scope, id, 1)).toEqual({ ...entries[1], content: first.value.content })
    await expect(documents.revision(scope, id, 3)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('comes in pages, however long it is', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { id } = (await editor.create(page('/a'))).value
    await addRevisions(editor, id, 500)
    const seen: number[] = []
    let after: number | null = null
    do {
      const { entries, next } = await documents.revisions(scope, id, { limit: 200, after })
      seen.push(...entries.map(({ revision }) => revision))
      after = next
    } while (after !== null)
    expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => 500 - index))
    const beyond = await documents.revisions(scope, id, { limit: 1, after: Number.MAX_SAFE_INTEGER })
    expect(beyond.entries).toMatchObject([{ revision: 500, isDraft: true }])
    expect(await documents.revisions(scope, id, { limit: 1, after: 1 })).toEqual({ entries: [], next: null })
    expect((await editor.save(id, page('/a', 'next'))).value.draft.revision).toBe(501)
  })

  it('is gone back to, where the page is now', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { id } = (await editor.create(page('/a', 'one', ['/oldest']))).value
    await editor.save(id, page('/a', 'two', ['/added']))
    const restored = await editor.restore(id, 1)
    expect(restored.value).toMatchObject({ key: '/a', draft: { revision: 3 }, content: page('/a', 'one', ['/oldest']) })
    expect(await editor.restore(id, 3)).toEqual(restored)
    await expect(editor.restore(id, 4)).rejects.toMatchObject({ code: 'not_found' })

    await editor.publish(id)
    await editor.move(id, '/b')
    await editor.save(id, page('/b', 'three', ['/a']))
    const back = await editor.restore(id, 1)
    // What links to /a would be lost with what the revision said, which was not asked for.
    expect(back.value.content).toEqual({ ...page('/a', 'one', ['/oldest', '/a']), route: '/b' })
    await expect(documents.restore(scope, id, restored.etag, 1, ada)).rejects.toMatchObject({ code: 'stale' })
  })

  it('is gone back to for what is not a page', async () => {
    const editor = await edit()
    const partial = await editor.create({ kind: 'partial', key: 'a', zones: {} })
    await editor.save(partial.value.id, { kind: 'partial', key: 'b', zones: page('/').zones })
    expect((await editor.restore(partial.value.id, 1)).value.content).toEqual({ kind: 'partial', key: 'b', zones: {} })

    const strings = await editor.create({ kind: 'strings', locale: 'en', strings: { a: '1' } })
    await editor.save(strings.value.id, { kind: 'strings', locale: 'de', strings: {} })
    const german = (await editor.restore(strings.value.id, 1)).value
    expect(german).toMatchObject({ key: 'de', content: { locale: 'de', strings: { a: '1' } } })

    const redirect = await editor.create({ kind: 'redirect', from: '/a', to: '/b', status: 301 })
    await editor.save(redirect.value.id, { kind: 'redirect', from: '/a', to: '/c', status: 308 })
    expect((await editor.restore(redirect.value.id, 1)).value.key).toBe('["/a","/b",301]')
    await editor.restore(redirect.value.id, 2)
    await editor.create({ kind: 'redirect', from: '/a', to: '/b', status: 301 })
    await expect(editor.restore(redirect.value.id, 1)).rejects.toMatchObject({ code: 'route_taken' })
  })

  it('tells what changed, from what is public to the draft unless asked otherwise', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { id } = (await editor.create(page('/a', 'one'))).value
    const diff = (from?: number, to?: number) => documents.diff(scope, id, from, to)
    expect(await diff()).toEqual({ from: null, to: 1, changes: [{ op: 'add', path: '', value: page('/a', 'one') }] })

    await editor.publish(id)
    expect(await diff()).toEqual({ from: 1, to: 1, changes: [] })
    await editor.move(id, '/b')
    await editor.save(id, page('/b', 'two', ['/a']))
    const whole = await diff()
    expect(whole).toMatchObject({ from: 1, to: 3 })
    expect(applyPatch(page('/a', 'one'), whole.changes)).toEqual(page('/b', 'two', ['/a']))
    expect(await diff(2)).toEqual({
      from: 2,
      to: 3,
      changes: [
        { op: 'replace', path: '/meta/title', value: 'About /b', before: 'About /a' },
        { op: 'replace', path: '/zones/main/blocks/0/fields/markdown', value: 'two', before: 'one' },
      ],
    })
    expect(applyPatch(page('/b', 'two', ['/a']), (await diff(3, 1)).changes)).toEqual(page('/a', 'one'))
    await expect(diff(4)).rejects.toMatchObject({ code: 'not_found' })
    await expect(diff(1, 4)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('outlives a document that is deleted', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { id } = (await editor.create(page('/a', 'one'))).value
    await editor.publish(id)
    await expect(editor.remove(id)).rejects.toMatchObject({ code: 'document_public' })
    await editor.unpublish(id)
    await editor.remove(id)
    await expect(documents.read(scope, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(documents.revisions(scope, id, { limit: 1, after: null })).rejects.toMatchObject({ code: 'not_found' })

    // It comes back as itself.
    const again = await editor.create(page('/a', 'two'))
    expect(again.value).toMatchObject({ id, draft: { revision: 2 }, state: 'draft', live: null })
    expect((await documents.revision(scope, id, 1)).content).toEqual(page('/a', 'one'))

    // A document that takes the place of a deleted one is another one, also once it goes.
    await editor.remove(id)
    const other = (await editor.create(page('/other'))).value.id
    await editor.move(other, '/a')
    await expect(editor.create(page('/a'))).rejects.toMatchObject({ code: 'already_exists' })
    await editor.move(other, '/other')
    const third = (await editor.create(page('/a', 'three'))).value
    expect(third.draft.revision).toBe(1)
    expect([id, other]).not.toContain(third.id)
  })

  it('keeps a deleted document out of the releases that are not published', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/a'))).value
    for (const state of ['open', 'failed', 'published'] as const) await addRelease(editor, id, state)
    const scheduled = await addRelease(editor, id, 'scheduled')
    const before = await items(editor)
    await expect(editor.remove(id)).rejects.toMatchObject({ code: 'release_not_open' })
    expect(await items(editor)).toEqual(before)

    await editor.db.writer.deleteFrom('release').where('id', '=', scheduled).execute()
    await editor.remove(id)
    expect(await items(editor)).toEqual(['failed 2', 'open 2', 'published 1 with it'])
  })
})

async function addRevisions({ db }: Editor, id: string, upTo: number): Promise<void> {
  const first = await db.reader
    .selectFrom('revision')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  const numbers = Array.from({ length: upTo - 1 }, (_, index) => index + 2)
  await db.transaction([], async (trx) => {
    for (let start = 0; start < numbers.length; start += 50) {
      const rows = numbers.slice(start, start + 50).map((number) => ({ ...first, number }))
      await trx.insertInto('revision').values(rows).execute()
    }
    await trx.updateTable('document').set({ draft_rev: upTo }).where('id', '=', id).execute()
  })
}

async function addRelease({ db, scope }: Editor, documentId: string, state: ReleaseState): Promise<string> {
  const id = `${scope.site} ${state}`
  await insertRelease(db.writer, { id, site_id: scope.site, env: scope.env, name: state, state })
  const item = { set_id: id, document_id: documentId, action: 'publish', rev: 1, base_live_rev: null } as const
  await db.writer.insertInto('release_item').values(item).execute()
  return id
}

type ReleaseState = 'open' | 'failed' | 'published' | 'scheduled'

/** Each release with its version, and whether anything is in it. */
async function items({ db, scope }: Editor): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('release as r')
    .leftJoin('current_release_item as i', 'i.release_id', 'r.id')
    .select(['r.name', 'r.version', 'i.document_id'])
    .where('r.site_id', '=', scope.site)
    .execute()
  return rows.map((row) => `${row.name} ${row.version}${row.document_id === null ? '' : ' with it'}`).sort()
}
