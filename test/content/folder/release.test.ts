import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { encodeDocument, encodePartial, encodeRedirect, encodeStrings } from '../../../src/content/encode.ts'
import { readFolder } from '../../../src/content/folder/read.ts'
import type { StoredRelease } from '../../../src/content/folder/render.ts'
import { writeFolder } from '../../../src/content/folder/write.ts'
import { read, tempFolder } from './temp-folder.ts'

const zones = { main: { blocks: [{ id: 'b', type: 'card', fields: { title: 'A' } }] } }

describe('a release in a folder', () => {
  it('is a list of what becomes public and what is taken down', async () => {
    const { releases, problems } = await read({
      'releases/spring sale.json': JSON.stringify({
        items: [
          { action: 'publish', kind: 'page', key: '/about/' },
          { action: 'publish', kind: 'page', key: '/sale', content: { meta: { title: 'Sale' }, zones } },
          { action: 'publish', kind: 'page', key: '/b', content: { route: '/a', type: 'article', zones } },
          { action: 'unpublish', kind: 'partial', key: 'footer' },
          { action: 'publish', kind: 'strings', key: 'en', content: { hello: 'Hi' } },
          { action: 'publish', kind: 'redirect', from: '/x', to: '/y' },
          { action: 'unpublish', kind: 'redirect', from: '/x', to: '/z', status: 302 },
        ],
      }),
    })
    expect(problems).toEqual([])
    const item = { action: 'publish', content: null, line: 1 }
    const sale = encodeDocument({ route: '/sale', meta: { title: 'Sale', description: '' }, zones })
    const moved = encodeDocument({ route: '/a', meta: { title: '', description: '' }, zones })
    expect(releases).toMatchObject([
      {
        name: 'spring sale',
        file: 'releases/spring sale.json',
        items: [
          { ...item, kind: 'page', key: '/about' },
          { ...item, kind: 'page', key: '/sale', content: { ...sale, key: '/sale', type: 'page' } },
          { ...item, kind: 'page', key: '/b', content: { ...moved, key: '/a', type: 'article' } },
          { ...item, action: 'unpublish', kind: 'partial', key: 'footer' },
          { ...item, kind: 'strings', key: 'en', content: { ...encodeStrings({ hello: 'Hi' }), key: 'en' } },
          { ...item, kind: 'redirect', key: '["/x","/y",301]' },
          { ...item, action: 'unpublish', kind: 'redirect', key: '["/x","/z",302]' },
        ],
      },
    ])
  })

  it('may be YAML', async () => {
    const { releases, problems } = await read({
      'releases/a.yml':
        'items:\n  - { action: publish, kind: page, key: / }\n  - { action: unpublish, kind: page, key: /b }\n',
    })
    expect(problems).toEqual([])
    expect(releases[0]?.items.map(({ key, line }) => [key, line])).toEqual([
      ['/', 2],
      ['/b', 3],
    ])
  })

  it.each([
    ['no map', '[]', 1, 'must be a map with items'],
    ['no list', '{"items":\n1}', 1, 'items: must be a list'],
    ['an unknown word', '{"items":[],\n"at":1}', 2, 'at: is unknown here; known are name, items'],
    ['another name', '{"name":"b","items":[]}', 1, 'name: must be "a", or absent'],
    ['no action', '{"items":[{"kind":"page","key":"/"}]}', 1, 'items/0/action: must be publish or unpublish'],
    ['no kind', '{"items":[{"action":"publish","kind":"x","key":"/"}]}', 1, 'items/0/kind: must be one of page'],
    ['no key', '{"items":[{"action":"publish","kind":"page"}]}', 1, 'items/0/key: must be a route'],
    ['a reserved key', '{"items":[{"action":"publish","kind":"page","key":"/_x"}]}', 1, 'items/0/key: must be a route'],
    [
      'no language',
      '{"items":[{"action":"publish","kind":"strings","key":"a b"}]}',
      1,
      'items/0/key: must be a language',
    ],
    [
      'no redirect',
      '{"items":[{"action":"publish","kind":"redirect","from":"/a"}]}',
      1,
      'items/0: to: must be a string',
    ],
    [
      'content of nothing',
      '{"items":[{"action":"unpublish","kind":"page","key":"/","content":{}}]}',
      1,
      'items/0/content: is unknown here',
    ],
    [
      'bad content',
      '{"items":[{"action":"publish","kind":"page","key":"/","content":{\n"zones":{"main":1}}}]}',
      2,
      'items/0/content/zones/main: must be an object',
    ],
    [
      'a draft',
      '{"items":[{"action":"publish","kind":"page","key":"/","content":{\n"zones":{},"draft":true}}]}',
      2,
      'items/0/content/draft: is unknown here',
    ],
    [
      'a bad route',
      '{"items":[{"action":"publish","kind":"page","key":"/","content":{\n"zones":{},"route":"/_a"}}]}',
      2,
      'items/0/content/route: must be a valid route',
    ],
    [
      'bad strings',
      '{"items":[{"action":"publish","kind":"strings","key":"en","content":[]}]}',
      1,
      'items/0/content: must be a flat map',
    ],
    [
      'one document twice',
      '{"items":[{"action":"unpublish","kind":"page","key":"/a"},\n{"action":"publish","kind":"page","key":"/a/"}]}',
      2,
      'the page /a is there twice',
    ],
  ])('is refused with %s', async (_, text, line, reason) => {
    const { releases, problems } = await read({ 'releases/a.json': text })
    expect(releases).toEqual([])
    expect(problems).toEqual([{ file: 'releases/a.json', line, reason: expect.stringContaining(reason) }])
  })

  it('is refused where its name is invalid or taken', async () => {
    const { problems } = await read({
      'releases/a.json': '{"items":[]}',
      'releases/a.yml': 'items: []',
      'releases/_/x.json': '{"items":[]}',
      'releases/_/y.json': '{"name":"b","items":[]}',
      [`releases/${'n'.repeat(101)}.json`]: '{"items":[]}',
    })
    expect(problems.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      expect.stringMatching(/^releases\/_\/x.json: name: must be a name, since the file has none/),
      'releases/a.yml: the release "a" is already given by releases/a.json',
      expect.stringMatching(/^releases\/n+\.json: its name cannot be a release's/),
    ])
  })

  it('is written so that it is read back', async () => {
    const partial = encodePartial({ key: 'footer', zones })
    const releases: StoredRelease[] = [
      {
        name: 'spring',
        items: [
          { action: 'publish', kind: 'page', key: '/about', translation: null, content: null },
          { action: 'publish', kind: 'page', key: '/b', translation: null, content: page('/a', 'article') },
          { action: 'publish', kind: 'page', key: '/c', translation: null, content: page('/c', 'page') },
          {
            action: 'publish',
            kind: 'partial',
            key: 'footer',
            translation: null,
            content: { ...partial, key: 'footer', type: 'partial' },
          },
          {
            action: 'publish',
            kind: 'strings',
            key: 'en',
            translation: null,
            content: { ...encodeStrings({ a: 'A' }), key: 'en', type: 'strings' },
          },
          { action: 'unpublish', kind: 'redirect', key: '["/x","/y",302]', translation: null, content: null },
          { action: 'publish', kind: 'redirect', key: '["/x","/z",301]', translation: null, content: redirect() },
        ],
      },
      ...['a/b', '.hidden', 'Cafe\u0301', 'naïve', '_', 'x.json'].map((name) => ({ name, items: [] })),
    ]
    const folder = join(await tempFolder(), 'out')
    await writeFolder(folder, { documents: [], media: [], blockTypes: [], pageTypes: [], releases })
    const names = (await readdir(join(folder, 'releases'))).sort()
    expect(names).toEqual(['_', '_.json', 'naïve.json', 'spring.json', 'x.json.json'])
    expect(await readFile(join(folder, 'releases/spring.json'), 'utf8')).toContain(
      '  "items": [\n    { "action": "publish", "kind": "page", "key": "/about" },\n    {\n      "action": "publish"',
    )
    const found = await readFolder(folder)
    expect(found.problems).toEqual([])
    const plain = (release: { name: string; items: readonly object[] }) => ({
      ...release,
      items: release.items.map(said),
    })
    const sorted = (list: readonly { name: string; items: readonly object[] }[]) =>
      list.map(plain).sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(sorted(found.releases.map(({ name, items }) => ({ name, items })))).toEqual(sorted(releases))
  })
})

function page(key: string, type: string) {
  return { ...encodeDocument({ route: key, meta: { title: 'T', description: '' }, zones }), key, type }
}

function redirect() {
  const rule = { from: '/x', to: '/w', status: 301 } as const
  return { ...encodeRedirect(rule), key: '["/x","/w",301]', type: 'redirect' }
}

/** An item without what only a file knows. */
function said(item: object): object {
  const { action, kind, key, content } = item as StoredRelease['items'][number]
  return { action, kind, key, content: content && { key: content.key, type: content.type, body: content.body } }
}
