import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFolder } from '../../../src/content/folder/read.ts'
import { read, tempFolder } from './temp-folder.ts'

const others = {
  'pages/_index.md': '',
  'pages/blog/_index.md': '',
  'pages/blog/other.md': '',
  'pages/blog/first/pic.png': '',
  'pages/blog/first/My pic (1).png': '',
  'pages/guide/start.mdx': '',
  'pages/data.json': '{"zones":{}}',
  'media/logo.png': '',
  'partials/footer.md': '',
  'pages/cafe\u0301.md': '',
}

/** What is delivered of a text in `pages/blog/first/index.md`, and its links that lead to no file. */
async function delivered(text: string, file = 'pages/blog/first/index.md') {
  const { documents, problems, unknownLinks } = await read({ ...others, [file]: text })
  expect(problems).toEqual([])
  const body = documents.find((document) => document.file === file)?.body ?? ''
  const block = JSON.parse(body).zones.main.blocks[0].fields
  return { text: block.markdown ?? block.mdx, unknown: [...unknownLinks] }
}

describe('links in Markdown', () => {
  it.each([
    ['[x](../other.md)', '[x](/blog/other)'],
    ['[x](../other.md?a=b#part "Title")', '[x](/blog/other?a=b#part "Title")'],
    ['[x](../../guide/start.mdx) and [y](../../data.json)', '[x](/guide/start) and [y](/data)'],
    ['[x](../_index.md), [home](../../_index.md)', '[x](/blog), [home](/)'],
    ['[x](/blog/other.md#part)', '[x](/blog/other#part)'],
    ['![](pic.png)', '![](/media/blog/first/pic.png)'],
    ['![](./pic.png)', '![](/media/blog/first/pic.png)'],
    ['![](My%20pic%20%281%29.png)', '![](/media/blog/first/My%20pic%20%281%29.png)'],
    ['![](<My pic (1).png>)', '![](</media/blog/first/My pic (1).png>)'],
    ['![][p]\n\n[p]: pic.png "Title"', '![][p]\n\n[p]: /media/blog/first/pic.png "Title"'],
    ['[x](../../../media/logo.png)', '[x](/media/logo.png)'],
    ['[x](../../caf\u00e9.md)', '[x](/caf\u00e9)'],
    ['[x]({{< ref "../other" >}})', '[x](/blog/other)'],
    ['[x]({{< relref "other.md" >}})', '[x]({{< relref "other.md" >}})'],
    ['[x]({{% relref "/blog/other.md#part" %}})', '[x](/blog/other#part)'],
    ['[x]({{< ref `blog/other` >}}) {{< ref "/" >}}', '[x](/blog/other) {{< ref "/" >}}'],
    ['`[x](../other.md)`\n\n    [x](../other.md)', '`[x](../other.md)`\n\n    [x](../other.md)'],
    ['[x](https://example.com/a.md) [y](#part) [z](mailto:a@example.com)', null],
    ['[x](/blog/first) [y](/nowhere.md) [z](//example.com/a.md)', null],
  ])('%j', async (text, expected) => {
    expect((await delivered(text)).text).toBe(expected ?? text)
  })

  it('are relative to their file, whatever its route', async () => {
    const { text } = await delivered('[x](other.md) ![](first/pic.png)', 'pages/blog/second.md')
    expect(text).toBe('[x](/blog/other) ![](/media/blog/first/pic.png)')
    expect((await delivered('[x](../other.md)', 'pages/blog/first/in.mdx')).text).toBe('[x](/blog/other)')
  })

  it('of the manual lead to its pages and pictures', async () => {
    const { documents } = await readFolder(join(import.meta.dirname, '../../../docs'))
    const body = (key: string) => documents.find((document) => document.key === key)?.body
    expect(body('/contribute/house')).toContain('](/media/docs/house.png)')
    expect(body('/contribute/house')).toContain('](/contribute/database#locks)')
  })

  it('stay and are counted where they lead to no file of the folder', async () => {
    const all = '[a](missing.md) [b](../../../../etc/passwd) [c](../../../partials/footer.md) [d](%ff) [e](missing.md)'
    const { text, unknown } = await delivered(all)
    expect(text).toBe(all)
    expect(unknown.sort()).toEqual([
      ...[
        ['%ff', 1],
        ['../../../../etc/passwd', 1],
        ['../../../partials/footer.md', 1],
        ['missing.md', 1],
      ],
    ])
    expect((await delivered('{{< ref "missing" >}}')).unknown).toEqual([['missing', 1]])
  })
})

describe('routes in lower case', () => {
  const files = {
    'pages/Blog/First.md': '---\naliases: [/Old]\n---\n\n[b](/Blog/B#P) [c](/App) [d](B.json) ![](/media/Blog/P.png)\n',
    'pages/Blog/B.json': JSON.stringify({
      ...{ route: '/Blog/B', fields: { see: '/Blog/First' } },
      zones: { main: { blocks: [{ id: 'a', type: 'card', fields: { to: '/Blog/First' } }] } },
    }),
    'pages/_/1.json': '{"route":"/.Hidden","zones":{}}',
    'pages/Blog/P.png': '',
    'redirects.json': '[{"from":"/X","to":"/Blog/B"},{"from":"/Y","to":"/Z"}]',
    'releases/Spring.json': JSON.stringify({
      items: [{ action: 'publish', kind: 'page', key: '/Blog/B', content: { route: '/Blog/C', zones: {} } }],
    }),
  }

  it('are those of pages and of links to them, in all files', async () => {
    const folder = await tempFolder(files)
    const { documents, releases, media, problems } = await readFolder(folder, { lowercase: true })
    expect(problems).toEqual([])
    const page = (key: string) => documents.find((document) => document.key === key)
    expect(documents.filter(({ kind }) => kind === 'page').map(({ key }) => key)).toEqual([
      ...['/blog/b', '/blog/first', '/.hidden'],
    ])
    expect(JSON.parse(page('/blog/first')?.body ?? '')).toMatchObject({
      route: '/blog/first',
      meta: { redirectsFrom: ['/Old'] },
      zones: {
        main: { blocks: [{ fields: { markdown: '[b](/blog/b#P) [c](/App) [d](/blog/b) ![](/media/Blog/P.png)' } }] },
      },
    })
    expect(page('/blog/b')).toMatchObject({ body: expect.stringContaining('"to":"/blog/first"') })
    expect(page('/blog/b')?.fields).toBe('{"see":"/blog/first"}')
    const redirects = documents.filter(({ kind }) => kind === 'redirect').map(({ key }) => key)
    expect(redirects).toEqual(['["/X","/blog/b",301]', '["/Y","/Z",301]'])
    expect(releases[0]).toMatchObject({ name: 'Spring', items: [{ key: '/blog/b', content: { key: '/blog/c' } }] })
    expect(media.map(({ key }) => key)).toEqual(['Blog/P.png'])
    expect((await readFolder(folder)).documents.map(({ key }) => key)).toContain('/Blog/First')
  })

  it('of two files are a problem that names both', async () => {
    const folder = await tempFolder({ 'pages/About.md': '', 'pages/about/index.md': '' })
    expect((await readFolder(folder, { lowercase: true })).problems).toEqual([
      { file: 'pages/about/index.md', reason: 'page /about is already given by pages/About.md' },
    ])
  })
})
