import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectKey } from '../../../src/content/documents/content.ts'
import { encodeDocument, encodePartial, encodeRedirect, encodeStrings } from '../../../src/content/encode.ts'
import { markdownZones } from '../../../src/content/folder/markdown.ts'
import { readFolder } from '../../../src/content/folder/read.ts'
import type { StoredDocument } from '../../../src/content/folder/render.ts'
import { writeFolder } from '../../../src/content/folder/write.ts'
import type { Meta, Redirect, Zones } from '../../../src/content/model.ts'
import { isDocumentRoute, normalizeKey, normalizeRoute } from '../../../src/content/paths.ts'
import { tempFolder } from './temp-folder.ts'

const NOTHING = { title: 'A', description: '' }

function page(key: string, meta: Meta = NOTHING, zones: Zones = markdownZones('Text'), draft = false): StoredDocument {
  return {
    kind: 'page',
    key,
    type: 'page',
    body: encodeDocument({ route: key, meta, zones }).body,
    fields: null,
    draft,
  }
}

function partial(key: string, zones: Zones = markdownZones('Text'), draft = false): StoredDocument {
  return { kind: 'partial', key, type: 'partial', body: encodePartial({ key, zones }).body, fields: null, draft }
}

function strings(key: string, texts: Record<string, string>): StoredDocument {
  return { kind: 'strings', key, type: 'strings', body: encodeStrings(texts).body, fields: null, draft: false }
}

function redirect(rule: Redirect): StoredDocument {
  return {
    kind: 'redirect',
    key: redirectKey(rule),
    type: 'redirect',
    body: encodeRedirect(rule).body,
    fields: null,
    draft: false,
  }
}

/** Writes the documents, and gives the files and what is read back. */
async function roundTrip(documents: readonly StoredDocument[]) {
  const folder = join(await tempFolder(), 'out')
  await writeFolder(folder, { documents, media: [], blockTypes: [], pageTypes: [], releases: [] })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return { folder, files: files.sort(), content: await readFolder(folder) }
}

/** Documents in one order, without what only a folder knows. */
function comparable(documents: readonly StoredDocument[]) {
  return documents
    .map(({ kind, key, type, body, draft }) => ({ kind, key, type, body, draft }))
    .sort((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1))
}

async function expectRoundTrip(documents: readonly StoredDocument[]) {
  const { content, files } = await roundTrip(documents)
  expect({ problems: content.problems, ignored: content.ignored }).toEqual({ problems: [], ignored: [] })
  expect(comparable(content.documents)).toEqual(comparable(documents))
  return files
}

describe('where a document is written', () => {
  it.each([
    ['/', 'pages/_index.md'],
    ['/about', 'pages/about.md'],
    ['/a/b', 'pages/a/b.md'],
    ['/index', 'pages/index/index.md'],
    ['/a/_index', 'pages/a/_index/index.md'],
    ['/a.md', 'pages/a.md.md'],
    ['/a/_b', 'pages/a/_b.md'],
    ['/i18n', 'pages/i18n.md'],
  ])('the page %s: %s', async (key, file) => {
    expect(await expectRoundTrip([page(key)])).toEqual([file])
  })

  it.each([
    '/.well-known/x',
    `/${'x'.repeat(300)}`,
    '/a.md/b',
    '/a.json/index',
    `/${'y/'.repeat(900)}z`,
    '/...',
  ])('the page %s: a JSON file that names itself', async (key) => {
    expect(await expectRoundTrip([page(key), page('/a')])).toEqual([
      expect.stringMatching(/^pages\/_\/[0-9a-f]{32}\.json$/),
      'pages/a.md',
    ])
  })

  it.each([
    ['footer', 'partials/footer.md'],
    ['_index', 'partials/_index.md'],
    ['index', 'partials/index.md'],
    ['a/index', 'partials/a/index/index.md'],
    ['_', 'partials/_.md'],
    ['_/x', expect.stringMatching(/^partials\/_\/[0-9a-f]{32}\.json$/)],
    ['.x', expect.stringMatching(/^partials\/_\/[0-9a-f]{32}\.json$/)],
  ])('the partial %s: %s', async (key, file) => {
    expect(await expectRoundTrip([partial(key)])).toEqual([file])
  })

  it.each(['/_x', '/i18n/en', '/a/../b', '/a/', 'a', '/cafe\u0301'])('the page %j: nowhere', async (key) => {
    await expect(roundTrip([page(key)])).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it.each([
    partial('a//b'),
    partial('../a'),
    strings('../en', {}),
    strings('', {}),
  ])('$kind $key: nowhere', async (document) => {
    await expect(roundTrip([document])).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

describe('how a document is written', () => {
  const written = async (document: StoredDocument) => {
    const { folder, files } = await roundTrip([document])
    await expectRoundTrip([document])
    return readFile(join(folder, files[0] ?? ''), 'utf8')
  }

  it('a page as Markdown that people write', async () => {
    const meta = { title: 'Yes: 5', description: 'About', redirectsFrom: ['/old', '/older'] }
    expect(await written(page('/a', meta, markdownZones('# Head\n\nText'), true))).toBe(
      '---\ntitle: "Yes: 5"\ndescription: About\nredirectsFrom:\n  - /old\n  - /older\ndraft: true\n---\n\n# Head\n\nText\n',
    )
  })

  it('an empty page as its front matter', async () => {
    expect(await written(page('/a', NOTHING, markdownZones('')))).toBe('---\ntitle: A\n---\n')
  })

  it('an empty title so that no heading takes its place', async () => {
    expect(await written(page('/a', { title: '', description: '' }, markdownZones('# Head')))).toBe(
      '---\ntitle: ""\n---\n\n# Head\n',
    )
  })

  it('a partial as bare text, with front matter only where it needs some', async () => {
    expect(await written(partial('a'))).toBe('Text\n')
    expect(await written(partial('a', markdownZones('---\nx\n---\ny')))).toBe('---\n---\n\n---\nx\n---\ny\n')
    expect(await written(partial('a', markdownZones('Text'), true))).toBe('---\ndraft: true\n---\n\nText\n')
  })

  const block = { id: 'body', type: 'markdown', fields: { markdown: 'Text' } }
  it.each<[string, Zones]>([
    ['another zone', { aside: { blocks: [block] } }],
    ['a further zone', { main: { blocks: [block] }, aside: { blocks: [] } }],
    ['no zone', {}],
    ['another id', { main: { blocks: [{ ...block, id: 'b' }] } }],
    ['another type', { main: { blocks: [{ ...block, type: 'text' }] } }],
    ['a further field', { main: { blocks: [{ ...block, fields: { markdown: 'Text', x: 1 } }] } }],
    ['two blocks', { main: { blocks: [block, { ...block, id: 'b' }] } }],
    ['an empty block', { main: { blocks: [{ ...block, fields: { markdown: '' } }] } }],
    ['a line end to keep', markdownZones('Text\n')],
    ['a blank line to keep', markdownZones('\nText')],
    ['CRLF to keep', markdownZones('One\r\nTwo')],
    ['half a character', markdownZones(String.fromCharCode(0xd800))],
  ])('a page with %s as JSON', async (_, zones) => {
    expect(await expectRoundTrip([page('/a', NOTHING, zones, true)])).toEqual(['pages/a.json'])
  })

  it('a page whose redirects repeat as JSON', async () => {
    expect(await expectRoundTrip([page('/a', { ...NOTHING, redirectsFrom: ['/x', '/x'] })])).toEqual(['pages/a.json'])
  })

  it('what is too long for YAML as JSON', async () => {
    // YAML indents each line.
    const texts = { lines: 'x\n'.repeat(300_000) }
    const meta = { title: 'x'.repeat(65_536), description: '' }
    const documents = [
      page('/a', meta),
      strings('en', texts),
      ...Array.from({ length: 11 }, (_, i) => redirect({ from: `${i}${'x'.repeat(100_000)}`, to: '', status: 301 })),
    ]
    expect(await expectRoundTrip(documents)).toEqual(['i18n/en.json', 'pages/a.json', 'redirects.json'])
  })

  it('strings and redirects as YAML', async () => {
    const documents = [
      strings('en', {
        b: 'two',
        'a.b': 'Yes: no',
        10: 'ten',
        9: '5',
        ['__proto__']: 'x',
        '': '',
        long: 'y '.repeat(100),
      }),
      strings('pt-BR', {}),
      redirect({ from: '/a', to: '/b', status: 308 }),
      redirect({ from: '/a', to: '/c', status: 301 }),
    ]
    expect(await expectRoundTrip(documents)).toEqual(['i18n/en.yml', 'i18n/pt-BR.yml', 'redirects.yml'])
  })
})

describe('writeFolder', () => {
  const none = { documents: [], media: [], blockTypes: [], pageTypes: [], releases: [] }

  it('refuses a folder that is not empty, and touches nothing in it', async () => {
    const folder = await tempFolder({ 'mine.txt': 'mine' })
    await expect(writeFolder(folder, { ...none, documents: [page('/a')] })).rejects.toMatchObject({
      code: 'invalid_request',
    })
    expect(await readdir(folder)).toEqual(['mine.txt'])
  })

  it('takes an empty folder and one that is absent, and a site without anything', async () => {
    const folder = await tempFolder()
    await mkdir(join(folder, 'empty'))
    for (const name of ['empty', 'new/er']) {
      await writeFolder(join(folder, name), none)
      expect(await readFolder(join(folder, name))).toMatchObject({ documents: [], problems: [], ignored: [] })
    }
  })

  it('writes as JSON what reading beside the files of the folder would change', async () => {
    const said = ['[x](b.md)', '[x](../media/a.png)', '[x]({{< ref "b" >}})', '[x]({{< ref "#part" >}})', '[x](c.md)']
    const documents = said.map((markdown, at) => page(`/p/${at}`, NOTHING, markdownZones(markdown)))
    const folder = join(await tempFolder(), 'out')
    await writeFolder(folder, { ...none, documents, linkable: ['media/a.png', 'pages/b.md', 'pages/p/b.md'] })
    expect((await readdir(join(folder, 'pages/p'))).sort()).toEqual(['0.json', '1.md', '2.json', '3.json', '4.md'])
  })

  it('leaves nothing behind when it fails', async () => {
    const folder = await tempFolder()
    const documents = [page('/a'), page('/a')]
    await expect(writeFolder(folder, { ...none, documents })).rejects.toThrow(/EEXIST/)
    expect(await readdir(folder)).toEqual([])
  })

  it('copies media and block types', async () => {
    const source = await tempFolder({ hash: 'bytes' })
    const folder = join(await tempFolder(), 'out')
    const schema = { type: 'object', properties: { b: {}, a: {} } }
    await writeFolder(folder, {
      documents: [],
      media: [{ key: 'a/b.md/c.png', copyTo: (path) => copyFile(join(source, 'hash'), path) }],
      blockTypes: [{ type: 'hero', schema }],
      pageTypes: [{ type: 'post', schema }],
      releases: [],
    })
    const { media, blockTypes, pageTypes, problems } = await readFolder(folder)
    expect(pageTypes.map(({ type }) => type)).toEqual(['post'])
    expect(problems).toEqual([])
    expect(media).toMatchObject([{ key: 'a/b.md/c.png', file: 'media/a/b.md/c.png' }])
    expect(blockTypes).toMatchObject([{ type: 'hero', schemaText: JSON.stringify(schema) }])
    expect(await readFile(join(folder, 'media/a/b.md/c.png'), 'utf8')).toBe('bytes')
  })

  it.each(['../x.png', 'a/.hidden', 'a\\b', `${'x'.repeat(300)}.png`])('refuses the media key %j', async (key) => {
    const folder = await tempFolder()
    const media = [{ key, copyTo: (path: string) => writeFile(path, '') }]
    await expect(writeFolder(folder, { ...none, media })).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await readdir(folder)).toEqual([])
  })
})

describe('any content', () => {
  const tricky = fc.constantFrom(
    '---',
    '# x',
    '\n',
    '\n\n',
    '+++',
    ': ',
    '- a',
    '"',
    "'",
    '|',
    '>',
    '#',
    '\u2028',
    '\u0085',
    '\t',
    '\r',
    '\r\n',
    'true',
    '0x1',
    '~',
    '<<',
    '%',
    '&a',
    '*a',
    '!t',
    '\ufeff',
    '\0',
  )
  const text = fc
    .array(fc.oneof(tricky, fc.string({ maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 6 })
    .map((parts) => parts.join(''))
  const segment = fc.oneof(
    fc.constantFrom('a', 'b', 'index', '_index', '_', 'a.md', 'a.json', '.x', 'i18n'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
  )
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => segments.join('/'))
  const zones: fc.Arbitrary<Zones> = fc.oneof(
    text.map(markdownZones),
    fc
      .dictionary(
        text,
        fc.record({
          blocks: fc.array(fc.record({ id: text, type: text, fields: fc.dictionary(text, fc.jsonValue()) }), {
            maxLength: 2,
          }),
        }),
        { maxKeys: 2 },
      )
      .map(withOwnIds),
  )
  const meta = fc.record(
    { title: text, description: text, redirectsFrom: fc.array(text, { minLength: 1, maxLength: 3 }) },
    { requiredKeys: ['title', 'description'] },
  )
  const pages = fc
    .record({ path, meta, zones, draft: fc.boolean() })
    .map(({ path: key, ...rest }) => ({ route: normalizeRoute(key), ...rest }))
    .filter(({ route }) => route !== null && isDocumentRoute(route))
    .map(({ route, meta: about, zones: within, draft }) => page(route ?? '/', about, within, draft))
  const partials = fc
    .record({ key: path.map(normalizeKey).filter((key) => key !== null), zones, draft: fc.boolean() })
    .map(({ key, zones: within, draft }) => partial(key, within, draft))
  const locales = fc
    .record({ key: fc.constantFrom('en', 'pt-BR', 'no'), texts: fc.dictionary(text, text, { maxKeys: 4 }) })
    .map(({ key, texts }) => strings(key, texts))
  const redirects = fc
    .record({ from: text, to: text, status: fc.constantFrom(301, 302, 307, 308) })
    .map((rule) => redirect(rule as Redirect))

  it('is read back as it was written', async () => {
    const documents = fc.uniqueArray(fc.oneof(pages, pages, partials, locales, redirects), {
      maxLength: 8,
      selector: ({ kind, key }) => `${kind} ${key}`,
    })
    await fc.assert(
      fc.asyncProperty(documents, async (all) => {
        await expectRoundTrip(all)
      }),
      { numRuns: 100 },
    )
  })
})

/** The same zones, each block with an id that no other has. */
function withOwnIds(zones: Zones): Zones {
  let count = 0
  const named = Object.entries(zones).map(([name, { blocks }]) => {
    return [name, { blocks: blocks.map((block) => ({ ...block, id: `${block.id}${count++}` })) }]
  })
  return Object.fromEntries(named)
}
