import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/documents/content.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { ada, bot, describeEditing, page } from './editor.ts'

const kinds: Record<Content['kind'], [first: Content, second: Content, key: string]> = {
  page: [page('/guides/start', 'One'), page('/guides/start', 'Two'), '/guides/start'],
  partial: [{ kind: 'partial', key: 'parts/foot', zones: {} }, partialOf('parts/foot', 'x'), 'parts/foot'],
  strings: [stringsOf('en', { a: '1' }), stringsOf('en', { a: '2', 'b.c': '', 1: 'one' }), 'en'],
  redirect: [redirectOf('/a', '/b'), redirectOf('/a', '/c'), '["/a","/b",301]'],
}

describeEditing('drafts', (edit) => {
  it.each(Object.entries(kinds))('are made, read and saved: %s', async (kind, [first, second, key]) => {
    const { documents, scope } = await edit()
    const created = await documents.create(scope, first, ada)
    expect(created.value).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind,
      key,
      state: 'draft',
      draft: { revision: 1, updatedAt: expect.any(String), author: ada },
      live: null,
      content: first,
    })
    const { id } = created.value
    expect(await documents.read(scope, id)).toEqual(created)

    const saved = await documents.save(scope, id, created.etag, second, bot)
    expect(saved.value).toMatchObject({ id, draft: { revision: 2, author: bot }, state: 'draft', content: second })
    expect(saved.etag).not.toBe(created.etag)
    expect(await documents.read(scope, id)).toEqual(saved)
    // Saying the same again is not a revision, and so changes nothing.
    expect(await documents.save(scope, id, saved.etag, second, ada)).toEqual(saved)
  })

  it('change nothing that is public', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/a', 'public'))).value
    await editor.publish(id)
    const version = await editor.contentVersion()
    const rows = () =>
      editor.db.reader.selectFrom('public_document').selectAll().where('document_id', '=', id).execute()
    const before = await rows()

    await editor.save(id, page('/a', 'draft', ['/old']))
    await editor.move(id, '/b')
    await editor.create(page('/a', 'another draft'))
    const { value } = await editor.restore(id, 1)
    expect(value).toMatchObject({ state: 'changed', key: '/b', live: { revision: 1, key: '/a', publishedBy: ada } })
    await editor.remove((await editor.create(page('/c'))).value.id)
    expect(await rows()).toEqual(before)
    expect(await editor.contentVersion()).toBe(version)
    expect(await editor.redirects()).toEqual([])
  })

  it('are kept in normal form', async () => {
    const editor = await edit()
    const sources = ['/old/', '/old', '/cafe\u0301', 'no path', '//evil.example']
    const { value } = await editor.create(page('/caf\u00e9/', 'x', sources))
    expect(value.key).toBe('/caf\u00e9')
    expect(value.content).toMatchObject({
      route: '/caf\u00e9',
      meta: { redirectsFrom: ['/old', '/caf\u00e9', 'no path', '//evil.example'] },
    })
    await expect(editor.create(page('/cafe\u0301'))).rejects.toMatchObject({ code: 'already_exists' })
  })

  it('take names in any script, long ones too', async () => {
    const editor = await edit()
    const routes = [
      `/${'ש'.repeat(200)}`,
      '/مرحبا/بالعالم',
      `/${'字'.repeat(200)}`,
      '/👩‍👩‍👧‍👦',
      `/${'a'.repeat(999)}`,
      '/%2F',
    ]
    for (const route of routes) {
      const { value } = await editor.create(page(route, 'שלום \u202e \0 \ud800'))
      expect((await editor.documents.read(editor.scope, value.id)).value).toMatchObject({
        key: route,
        content: { route },
      })
      await editor.publish(value.id)
    }
    expect(await editor.published()).toEqual([...routes].sort())
  })

  it('are refused where no document can be', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { value, etag } = await editor.create(page('/a'))
    const refused: [Content, string][] = [
      [page('/_routes'), 'invalid_route'],
      [page('/i18n/en'), 'invalid_route'],
      [page('/\ud800'), 'invalid_route'],
      [page('/a/../b'), 'invalid_route'],
      [page(`/${'字'.repeat(700)}`), 'invalid_route'],
      [{ kind: 'partial', key: '\udc00', zones: {} }, 'invalid_route'],
      [stringsOf('abcdefghi', {}), 'invalid_route'],
      [redirectOf('/\ud800', '/b'), 'invalid_route'],
      [redirectOf(`/${'字'.repeat(500)}`, `/${'語'.repeat(500)}`), 'invalid_route'],
      [fieldsOf({ deep: nested(95) }), 'content_invalid'],
      // What 9007199254740993 is read as.
      [fieldsOf({ large: 9007199254740992 }), 'content_invalid'],
      [pageOf(['']), 'content_invalid'],
      [pageOf(['a', 'b', 'a']), 'content_invalid'],
      [pageOf(['a'], ['a']), 'content_invalid'],
      [fieldsOf({ list: [1, { 'a/b': Number.POSITIVE_INFINITY }] }), 'content_invalid'],
    ]
    for (const [content, code] of refused) {
      await expect(editor.create(content)).rejects.toMatchObject({ code, errors: [{ in: 'body' }] })
      if (content.kind !== 'page') continue
      await expect(documents.save(scope, value.id, etag, content, ada)).rejects.toMatchObject({ code })
    }
    await expect(editor.create(fieldsOf({ list: [1, { 'a/b': Number.NaN }] }))).rejects.toMatchObject({
      errors: [{ name: 'zones/main/blocks/0/fields/list/1/a~1b' }],
    })
    await expect(editor.create(pageOf(['a'], ['b', 'a']))).rejects.toMatchObject({
      errors: [{ name: 'zones/zone1/blocks/1/id', message: 'is the id of another block too: "a"' }],
    })
    await expect(editor.create(fieldsOf({ deep: nested(90) }))).resolves.toBeDefined()
    await expect(editor.move(value.id, '/_b')).rejects.toMatchObject({
      code: 'invalid_route',
      errors: [{ name: 'to' }],
    })
    expect(await documents.read(scope, value.id)).toEqual({ value, etag })
  })

  it('are refused where something else is, or nothing', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { value, etag } = await editor.create(page('/a'))
    const elsewhere = { ...scope, env: 'elsewhere' }
    await expect(editor.create(page('/a', 'again'))).rejects.toMatchObject({ code: 'already_exists' })
    await expect(documents.create(elsewhere, page('/a'), ada)).rejects.toMatchObject({ code: 'not_found' })
    await expect(documents.save(scope, value.id, etag, redirectOf('/a', '/b'), ada)).rejects.toMatchObject({
      code: 'kind_fixed',
    })
    const partial = await editor.create(partialOf('foot', 'x'))
    await expect(editor.move(partial.value.id, '/foot')).rejects.toMatchObject({ code: 'kind_fixed' })
    await editor.create(partialOf('head', 'x'))
    await expect(editor.save(partial.value.id, partialOf('head', 'y'))).rejects.toMatchObject({ code: 'route_taken' })
    expect((await editor.save(partial.value.id, partialOf('feet', 'y'))).value).toMatchObject({ key: 'feet' })

    for (const [at, id] of [
      [scope, uuidv7()],
      [elsewhere, value.id],
    ] as const) {
      const gone = { code: 'not_found' }
      await expect(documents.read(at, id)).rejects.toMatchObject(gone)
      await expect(documents.save(at, id, etag, page('/a'), ada)).rejects.toMatchObject(gone)
      await expect(documents.move(at, id, etag, { to: '/b' }, ada)).rejects.toMatchObject(gone)
      await expect(documents.restore(at, id, etag, 1, ada)).rejects.toMatchObject(gone)
      await expect(documents.remove(at, id, etag)).rejects.toMatchObject(gone)
      await expect(documents.revisions(at, id, { limit: 1, after: null })).rejects.toMatchObject(gone)
      await expect(documents.revision(at, id, 1)).rejects.toMatchObject(gone)
      await expect(documents.diff(at, id, undefined, undefined)).rejects.toMatchObject(gone)
    }
    expect(await documents.read(scope, value.id)).toEqual({ value, etag })
  })

  it('are found by what they say now', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/a', 'walrus'))).value
    expect(await editor.found('walrus')).toEqual(['/a'])
    await editor.save(id, page('/b', 'penguin'))
    expect([await editor.found('walrus'), await editor.found('penguin')]).toEqual([[], ['/b']])
    await editor.remove(id)
    expect(await editor.found('penguin')).toEqual([])
  })
})

function partialOf(key: string, text: string): Content {
  return { kind: 'partial', key, zones: page('/', text).zones }
}

function stringsOf(locale: string, strings: Record<string, string>): Content {
  return { kind: 'strings', locale, strings }
}

function redirectOf(from: string, to: string): Content {
  return { kind: 'redirect', from, to, status: 301 }
}

/** A page with a block of each id, a zone of each list. */
function pageOf(...zones: readonly (readonly string[])[]): Content {
  const block = (id: string) => ({ id, type: 'note', fields: {} })
  const named = zones.map((ids, index) => [`zone${index}`, { blocks: ids.map(block) }] as const)
  return { ...page('/ids'), zones: Object.fromEntries(named) }
}

function fieldsOf(fields: Record<string, unknown>): Content {
  return { ...page('/fields'), zones: { main: { blocks: [{ id: 'b', type: 't', fields }] } } }
}

function nested(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
