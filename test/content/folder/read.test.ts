import { execFileSync } from 'node:child_process'
import { rm, symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFolder } from '../../../src/content/folder/read.ts'
import { read, tempFolder } from './temp-folder.ts'

describe('files of a content folder', () => {
  it.each([
    ['pages/about.md', 'page', '/about'],
    ['pages/index.md', 'page', '/'],
    ['pages/_index.md', 'page', '/'],
    ['pages/a/b/index.md', 'page', '/a/b'],
    ['pages/a/_index.md', 'page', '/a'],
    ['pages/a/index/index.md', 'page', '/a/index'],
    ['pages/a/_b.md', 'page', '/a/_b'],
    ['pages/i18n/index.md', 'page', '/i18n'],
    ['pages/Case Matters.v2.md', 'page', '/Case Matters.v2'],
    ['pages/cafe\u0301.md', 'page', '/caf\u00e9'],
    ['partials/footer.md', 'partial', 'footer'],
    ['partials/_index.md', 'partial', '_index'],
    ['partials/index.md', 'partial', 'index'],
    ['partials/a/_index.md', 'partial', 'a'],
    ['partials/a/index.md', 'partial', 'a'],
    ['partials/_a/b.md', 'partial', '_a/b'],
    ['i18n/zh-Hant-TW.yml', 'strings', 'zh-Hant-TW'],
  ])('%s is the %s %s', async (file, kind, key) => {
    const { documents, problems } = await read({ [file]: '' })
    expect(problems).toEqual([])
    expect(documents).toMatchObject([{ kind, key, file }])
  })

  it('of media keep their path', async () => {
    const folder = await tempFolder({ 'media/a/house.png': Uint8Array.of(0xff, 0), 'media/index.md': '---' })
    const { media, documents, problems } = await readFolder(folder)
    expect({ documents, problems }).toEqual({ documents: [], problems: [] })
    expect(media).toEqual([
      { key: 'a/house.png', path: join(folder, 'media/a/house.png'), file: 'media/a/house.png' },
      { key: 'index.md', path: join(folder, 'media/index.md'), file: 'media/index.md' },
    ])
  })

  it.each([
    ['README.md', 'not part of a content folder'],
    ['themes/x/a.md', 'not part of a content folder', 'themes'],
    ['redirects.txt', 'not part of a content folder'],
    ['.git/config', 'hidden', '.git'],
    ['pages/.draft.md', 'hidden'],
    ['media/.DS_Store', 'hidden'],
    ['pages/a.php', 'neither text nor data of a page: .php'],
    ['pages/a.MD', 'neither text nor data of a page: .MD'],
    ['partials/a.html', 'neither text nor data of a page: .html'],
    ['i18n/en.ini', 'not i18n/<locale>.{json,yml,yaml,toml}'],
    ['i18n/en/a.yml', 'not i18n/<locale>.{json,yml,yaml,toml}'],
    ['blocks/hero.json', 'not blocks/<type>.schema.json'],
    ['blocks/a/hero.schema.json', 'not blocks/<type>.schema.json'],
  ])('%s is ignored: %s', async (path, reason, file = path) => {
    const content = await read({ [path]: '', 'pages/a.md': '' })
    expect(content.problems).toEqual([])
    expect(content.documents).toHaveLength(1)
    expect(content.ignored).toEqual([{ file, reason }])
  })

  it.each([
    ['pages/_x.md', /cannot be a page/],
    ['pages/_x/a.md', /cannot be a page/],
    ['pages/i18n/en.md', /cannot be a page/],
    ['pages/a\\b.md', /its name cannot be a page's/],
    ['pages/a\nb.md', /its name cannot be a page's/],
    ['pages/a?.md', /its name cannot be a page's/],
    ['pages/a#/b.md', /its name cannot be a page's/],
    ['partials/a\u0007.json', /its name cannot be a partial's/],
    ['media/a\\b.png', /its name cannot be a media file's/],
    ['i18n/en_US.yml', /not a language tag/],
    ['i18n/englishlanguage.yml', /not a language tag/],
    ['blocks/Hero.schema.json', /not a block type/],
    [`blocks/${'a'.repeat(65)}.schema.json`, /not a block type/],
  ])('%j is a problem', async (file, reason) => {
    const { documents, media, blockTypes, problems } = await read({ [file]: '' })
    expect(problems).toEqual([{ file, reason: expect.stringMatching(reason) }])
    expect([...documents, ...media, ...blockTypes]).toEqual([])
  })

  it.each([
    ['pages/a.md', 'pages/a/index.md', 'page /a'],
    ['pages/a.json', 'pages/a.md', 'page /a'],
    ['pages/_index.md', 'pages/index.md', 'page /'],
    ['pages/_/1.json', 'pages/a.md', 'page /a'],
    ['partials/a.md', 'partials/a/_index.md', 'partial a'],
    ['i18n/en.json', 'i18n/en.yml', 'strings en'],
    ['media/cafe\u0301.png', 'media/caf\u00e9.png', 'media caf\u00e9.png'],
  ])('%s and %s are one too many', async (first, second, name) => {
    const content = (file: string) =>
      /pages.*json$/.test(file) ? '{"route":"/a","zones":{}}' : file.endsWith('json') ? '{}' : ''
    const { problems } = await read({ [first]: content(first), [second]: content(second) })
    expect(problems).toEqual([{ file: second, reason: `${name} is already given by ${first}` }])
  })
})

describe('what is not plain text', () => {
  it.each([
    [
      'on the third line',
      Buffer.concat([Buffer.from('---\ntitle: A\n'), Buffer.of(0x61, 0xff), Buffer.from('\n---\n')]),
      3,
    ],
    ['cut off at the end', Buffer.concat([Buffer.from('One\nTwo'), Buffer.of(0xe2, 0x82)]), 2],
    ['cut off by a line end', Buffer.concat([Buffer.of(0xe2, 0x82), Buffer.from('\nTwo')]), 1],
    ['UTF-16', Buffer.from('\ufeffa', 'utf16le'), 1],
  ])('is a problem with its line: %s', async (_, bytes, line) => {
    expect((await read({ 'pages/a.md': bytes })).problems).toEqual([{ file: 'pages/a.md', line, reason: 'not UTF-8' }])
  })

  it('is a problem when larger than 8 MiB', async () => {
    const folder = await tempFolder({ 'pages/a.md': 'x', 'pages/b.md': 'x', 'media/c.bin': 'x' })
    await truncate(join(folder, 'pages/a.md'), 8 * 1024 * 1024 + 1)
    await truncate(join(folder, 'media/c.bin'), 8 * 1024 * 1024 + 1)
    const { problems, documents, media } = await readFolder(folder)
    expect(problems).toEqual([{ file: 'pages/a.md', reason: 'larger than 8 MiB' }])
    expect(documents).toMatchObject([{ file: 'pages/b.md' }])
    expect(media).toMatchObject([{ file: 'media/c.bin' }])
  })

  it('is a problem when it is a link, wherever it leads', async () => {
    const elsewhere = await tempFolder({ 'secret.md': 'secret', 'folder/b.md': 'secret' })
    const folder = await tempFolder({ 'pages/a.md': '', 'media/a.png': '' })
    await symlink(join(elsewhere, 'secret.md'), join(folder, 'pages/link.md'))
    await symlink('a.md', join(folder, 'pages/inside.md'))
    await symlink(join(elsewhere, 'folder'), join(folder, 'pages/sub'))
    await symlink(join(elsewhere, 'folder'), join(folder, 'partials'))
    await symlink(join(elsewhere, 'secret.md'), join(folder, 'media/b.png'))
    const { problems, documents, media } = await readFolder(folder)
    const reason = 'a symbolic link; these are never followed'
    expect(problems).toEqual(
      ['media/b.png', 'pages/inside.md', 'pages/link.md', 'pages/sub', 'partials'].map((file) => ({ file, reason })),
    )
    expect(documents.map(({ file }) => file)).toEqual(['pages/a.md'])
    expect(media.map(({ file }) => file)).toEqual(['media/a.png'])
  })

  it('is a problem when it is a pipe, and is not waited for', async () => {
    const folder = await tempFolder({ 'pages/a.md': '' })
    execFileSync('mkfifo', [join(folder, 'pages/b.md')])
    expect((await readFolder(folder)).problems).toEqual([{ file: 'pages/b.md', reason: 'not a regular file' }])
  })
})

describe('readFolder', () => {
  it('tells when there is no such folder', async () => {
    const folder = await tempFolder()
    await rm(folder, { recursive: true })
    expect((await readFolder(folder)).problems).toEqual([{ file: '.', reason: 'there is no such folder' }])
  })

  it('says that the folder does not exist', async () => {
    const folder = await tempFolder({ 'pages/a.md': '' })
    expect((await readFolder(join(folder, 'pages/a.md'))).problems).toEqual([
      { file: '.', reason: 'cannot be read (ENOTDIR)' },
    ])
  })

  it('tells when nothing in the folder counts', async () => {
    expect((await read({ 'content/a.md': '' })).problems).toEqual([
      { file: '.', reason: 'holds no pages, partials, i18n, media, blocks, releases or redirects' },
    ])
  })

  it('sorts by file, follows a link to the folder itself, and tells how far it is', async () => {
    const names = ['z', 'a/z', 'a-b', 'a', 'b/1', 'B']
    const folder = await tempFolder(Object.fromEntries(names.map((name) => [`pages/${name}.md`, '# x'])))
    const link = join(await tempFolder(), 'link')
    await symlink(folder, link)
    const progress: [number, number][] = []
    const { documents } = await readFolder(link, { onFile: (done, total) => progress.push([done, total]) })
    expect(documents.map(({ file }) => file)).toEqual([
      'pages/B.md',
      'pages/a-b.md',
      'pages/a.md',
      'pages/a/z.md',
      'pages/b/1.md',
      'pages/z.md',
    ])
    expect(progress).toEqual([1, 2, 3, 4, 5, 6].map((done) => [done, 6]))
  })

  it('knows the line of each of many entries, and looks through a file for all of them at once', async () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => index)
    const versions = entries.map((index) => JSON.stringify({ route: `/p${index}`, language: 'en' }))
    // As many as front matter holds.
    const aliases = entries.slice(0, 6_000).map((index) => `"/${index}"`)
    const { versions: read, documents } = await readFolder(
      await tempFolder({
        'languages.json': `{"languages":[{"code":"en"}],"translations":[{"versions":[\n${versions.join(',\n')}\n]}]}`,
        'pages/toml.md': `+++\ntitle = "Many"\naliases = [\n${aliases.join(',\n')}\n]\n+++\n`,
        'pages/json.md': `{\n"aliases": [\n${aliases.join(',\n')}\n]\n}\n`,
      }),
    )
    expect(read.map(({ line }) => line)).toEqual(entries.map((index) => index + 2))
    const lineOf = new Map(documents.map((document) => [document.key, document.lineOf]))
    expect(lineOf.get('/toml')?.(['meta', 'redirectsFrom', 5_999])).toBe(3)
    expect(lineOf.get('/json')?.(['meta', 'redirectsFrom', 5_999])).toBe(6_002)
  })
})
