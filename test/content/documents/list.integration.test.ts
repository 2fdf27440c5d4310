import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/documents/content.ts'
import type { DocumentFilter } from '../../../src/content/documents/list.ts'
import { encodeCursor } from '../../../src/lib/cursor.ts'
import { describeEditing, type Editor, page } from './editor.ts'

const contents: Content[] = [
  page('/'),
  page('/guides'),
  page('/guides/\u00e9t\u00e9'),
  page('/guides/start'),
  page('/guides-2'),
  page('/\u{1f30d}'),
  page('/\uff21'),
  { kind: 'partial', key: 'guides/side', zones: {} },
  { kind: 'partial', key: 'foot', zones: {} },
  { kind: 'redirect', from: '/guides/old', to: '/guides/start', status: 301 },
  { kind: 'redirect', from: '/old', to: '/guides', status: 301 },
  { kind: 'strings', locale: 'en', strings: {} },
]

describeEditing('the list of documents', (edit) => {
  it('has all of them, in pages, in order of kind and key', async () => {
    const editor = await edit()
    for (const content of contents.toReversed()) await editor.create(content)
    const all = [
      'page /',
      'page /guides',
      'page /guides-2',
      'page /guides/start',
      'page /guides/\u00e9t\u00e9',
      'page /\uff21',
      'page /\u{1f30d}',
      'partial foot',
      'partial guides/side',
      'redirect ["/guides/old","/guides/start",301]',
      'redirect ["/old","/guides",301]',
      'strings en',
    ]
    for (const limit of [1, 2, 5, all.length, 200]) expect(await listed(editor, {}, limit)).toEqual(all)
    expect(await listed(editor, { kind: 'partial' })).toEqual(['partial foot', 'partial guides/side'])
    expect(await listed(editor, { under: '/guides' })).toEqual([
      'page /guides/start',
      'page /guides/\u00e9t\u00e9',
      'partial guides/side',
      'redirect ["/guides/old","/guides/start",301]',
    ])
    expect(await listed(editor, { under: '/' })).toEqual(all.filter((each) => each !== 'page /'))
    expect(await listed(editor, { under: '/guides/e\u0301te\u0301', kind: 'page' })).toEqual([])
    expect(await listed(editor, { under: '/../etc' })).toEqual([])
    expect(await listed(editor, { under: '/guides', kind: 'page' }, 1)).toHaveLength(2)
  })

  it('says what is public of each, and gives those that wait', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const ids = []
    for (const route of ['/draft', '/published', '/changed', '/gone', '/down']) {
      ids.push((await editor.create(page(route))).value.id)
    }
    const [draft = '', published = '', changed = '', gone = '', down = ''] = ids
    await editor.publish(published, changed, gone, down)
    await editor.save(changed, page('/changed', 'anew'))
    for (const id of [gone, down]) await editor.unpublish(id)
    await editor.remove(gone)

    const { entries, next } = await documents.list(scope, { limit: 10, after: null })
    expect(next).toBeNull()
    expect(
      entries.map(({ id, state, draftRevision, liveRevision }) => [id, state, draftRevision, liveRevision]),
    ).toEqual([
      [changed, 'changed', 2, 1],
      [down, 'draft', 1, null],
      [draft, 'draft', 1, null],
      [published, 'published', 1, 1],
    ])
    const { value } = await documents.read(scope, changed)
    expect(entries[0]).toMatchObject({ title: 'About /changed', updatedAt: value.draft.updatedAt, kind: 'page' })
    for (const limit of [1, 50]) {
      expect(await listed(editor, { pending: true }, limit)).toEqual(['page /changed', 'page /down', 'page /draft'])
    }
    expect(await listed(editor, { pending: false })).toHaveLength(4)
  })

  it('goes on where it was while others write', async () => {
    const editor = await edit()
    for (const route of ['/b', '/d', '/f']) await editor.create(page(route))
    const first = await editor.documents.list(editor.scope, { limit: 2, after: null })
    expect(first.entries.map(({ key }) => key)).toEqual(['/b', '/d'])
    await editor.create(page('/a'))
    await editor.create(page('/e'))
    await editor.remove(first.entries[1]?.id ?? '')
    const second = await editor.documents.list(editor.scope, { limit: 2, after: first.next })
    expect(second.entries.map(({ key }) => key)).toEqual(['/e', '/f'])
    expect(second.next).toBeNull()
  })

  it('refuses what is no place or environment', async () => {
    const { documents, scope } = await edit()
    for (const after of [
      '',
      'x',
      '!',
      encodeCursor(['page']),
      encodeCursor(['page', 1]),
      encodeCursor(['page', '\0']),
    ]) {
      await expect(documents.list(scope, { limit: 1, after })).rejects.toMatchObject({
        code: 'invalid_request',
        errors: [{ in: 'query', name: 'cursor' }],
      })
    }
    const after = encodeCursor(['zzz', '/'])
    expect(await documents.list(scope, { limit: 1, after })).toEqual({ entries: [], next: null })
    await expect(documents.list({ ...scope, env: 'none' }, { limit: 1, after: null })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

/** Every page of a list, followed to its end. */
async function listed({ documents, scope }: Editor, filter: DocumentFilter, limit = 50): Promise<string[]> {
  const keys: string[] = []
  let after: string | null = null
  do {
    const page = await documents.list(scope, { ...filter, limit, after })
    expect(page.entries.length).toBeLessThanOrEqual(limit)
    keys.push(...page.entries.map(({ kind, key }) => `${kind} ${key}`))
    after = page.next
  } while (after !== null)
  return keys
}
