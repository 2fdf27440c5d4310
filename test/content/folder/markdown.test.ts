import { describe, expect, it } from 'vitest'
import { read, readDocument } from './temp-folder.ts'

const page = (text: string) => readDocument({ 'pages/a.md': text })
const problems = async (text: string) => (await read({ 'pages/a.md': text })).problems

describe('a Markdown page', () => {
  it('becomes a document with one markdown block', async () => {
    const document = await page('---\ntitle: A\ndescription: About\nredirectsFrom: /old\nweight: 3\n---\n\nText\n')
    expect(document).toMatchObject({ kind: 'page', key: '/a', type: 'page', draft: false, file: 'pages/a.md' })
    expect(document.body).toBe(
      '{"route":"/a","meta":{"title":"A","description":"About","redirectsFrom":["/old"]},' +
        '"zones":{"main":{"blocks":[{"id":"body","type":"markdown","fields":{"markdown":"Text"}}]}}}',
    )
    expect(document.etag).toMatch(/^[\w-]{27}$/)
  })

  it.each([
    ['no front matter', 'Text', 'Text'],
    ['an empty front matter', '---\n---\nText', 'Text'],
    ['a comment for front matter', '---\n# nothing\n---\nText', 'Text'],
    ['a byte order mark', '\ufeff---\ntitle: A\n---\nText', 'Text'],
    ['CRLF', '---\r\ntitle: A\r\n---\r\n\r\nOne\r\nTwo\r\n', 'One\nTwo'],
    ['blank lines around', '\n  \n\t\nText\n\n\n', 'Text'],
    ['an indented first line', '---\n---\n\n    code\n', '    code'],
    ['spaces after the dashes', '---  \ntitle: A\n--- \nText', 'Text'],
    ['a rule later on', 'One\n\n---\n\nTwo', 'One\n\n---\n\nTwo'],
    ['four dashes', '----\n\nText', '----\n\nText'],
    ['a line separator after the dashes', '---\u2028Text', '---\u2028Text'],
  ])('with %s', async (_, text, markdown) => {
    expect((await page(text)).json).toMatchObject({ zones: { main: { blocks: [{ fields: { markdown } }] } } })
  })

  it.each(['', '---\ntitle: A\n---\n', '---\ntitle: A\n---', '\n \n'])('has no block when empty: %j', async (text) => {
    expect((await page(text)).json).toMatchObject({ zones: { main: { blocks: [] } } })
  })

  it.each([
    ['title: 5', '5'],
    ['title: 1.10', '1.10'],
    ['title: true', 'true'],
    ['title: 2024-01-02', '2024-01-02'],
    ['title: 0x1F', '0x1F'],
    ['title: "5"', '5'],
    ["title: ''", ''],
    ['title: !!js/function "x"', 'x'],
    ['a: &t Shared\ntitle: *t', 'Shared'],
    ['title:', 'Heading'],
    ['title: ~', 'Heading'],
    ['other: x', 'Heading'],
  ])('%j gives the title %j', async (yaml, title) => {
    expect((await page(`---\n${yaml}\n---\n# Heading`)).json).toMatchObject({ meta: { title, description: '' } })
  })

  it.each([
    ['redirectsFrom: /a', ['/a']],
    ['redirectsFrom: [/a, /b]', ['/a', '/b']],
    ['aliases: [/a, /a]', ['/a']],
    ['redirectsFrom: [/a]\naliases: [/b, /a]', ['/a', '/b']],
    ['aliases: []', undefined],
    ['aliases:', undefined],
  ])('%j redirects from %j', async (yaml, redirectsFrom) => {
    const { json } = await page(`---\ntitle: A\n${yaml}\n---\n`)
    expect(json).toEqual({
      route: '/a',
      meta: { title: 'A', description: '', ...(redirectsFrom && { redirectsFrom }) },
      zones: { main: { blocks: [] } },
    })
  })

  it.each([
    ['draft: true', true],
    ['draft: false', false],
    ['draft:', false],
  ])('%j: draft %j', async (yaml, draft) => {
    expect((await page(`---\n${yaml}\n---\n`)).draft).toBe(draft)
  })

  it.each([
    ['<<: *a', 'Shared'],
    ['<<: [*none, *a]', 'Shared'],
    ['<<: {title: Inline}', 'Inline'],
    ['<<: *a\ntitle: Own', 'Own'],
    ['<<: *b', '1.10'],
  ])('merges %j', async (yaml, title) => {
    const anchors = 'x: [&a {title: Shared, redirectsFrom: [/old]}, &b {title: 1.10}, &none {n: 1}]'
    expect((await page(`---\n${anchors}\n${yaml}\n---\n`)).json).toMatchObject({ meta: { title } })
  })

  it.each([
    ['TOML', '+++\ntitle = "A"\naliases = ["/old"]\ndraft = true\ndate = 2024-05-01\n+++\n\nText\n'],
    ['JSON', '{\n  "title": "A",\n  "aliases": "/old",\n  "draft": true\n}\n\nText\n'],
  ])('reads front matter in %s', async (_, text) => {
    const { json, draft } = await page(text)
    expect(json).toMatchObject({
      meta: { title: 'A', redirectsFrom: ['/old'] },
      zones: { main: { blocks: [{ fields: { markdown: 'Text' } }] } },
    })
    expect(draft).toBe(true)
  })

  it('takes a brace that no front matter begins with for text', async () => {
    const markdown = '{{< note >}} Text'
    expect((await page(markdown)).json).toMatchObject({ zones: { main: { blocks: [{ fields: { markdown } }] } } })
  })

  it('is .markdown too, and .mdx with a block type of its own', async () => {
    const { documents } = await read({ 'pages/a.markdown': 'Text', 'pages/b.mdx': '---\ntitle: B\n---\n<Chart />\n' })
    const blocks = documents.map(({ body }) => JSON.parse(body).zones.main.blocks[0])
    expect(blocks).toEqual([
      { id: 'body', type: 'markdown', fields: { markdown: 'Text' } },
      { id: 'body', type: 'mdx', fields: { mdx: '<Chart />' } },
    ])
  })

  it('counts the keys of partials that become nothing, by file', async () => {
    const { dropped } = await read({
      'pages/a.md': '---\ntitle: A\ntags: [x]\nweight: 3\n---\n',
      'pages/b.md': '+++\ntitle = "B"\ntags = ["x"]\n+++\n',
      'partials/c.md': '---\ntitle: C\n---\n',
    })
    expect([...dropped]).toEqual([['title', 1]])
  })

  it('leaves keys of other tools alone, whatever they hold', async () => {
    const yaml = 'title: A\n<<: {title: B}\ncascade: [{a: !custom x}]\n"__proto__": {title: C}\nwhen: 2024-13-45'
    expect((await page(`---\n${yaml}\n---\n`)).json).toMatchObject({ meta: { title: 'A' } })
  })
})

describe('the first heading stands in for a title', () => {
  it.each([
    ['# One\n\n# Two', 'One'],
    ['Text\n\n### One ###', 'One'],
    ['# C#', 'C#'],
    ['#\tOne  ## ', 'One'],
    ['# #', ''],
    ['#One', ''],
    ['One\n===', 'One'],
    ['One\ntwo\n---\n', 'One two'],
    ['Text\n\nOne\n-', 'One'],
    ['```\n# no\n```\n# One', 'One'],
    ['````md\n```\n# no\n````\n\n# One', 'One'],
    ['~~~\n# no', ''],
    ['    # no\n\n# One', 'One'],
    ['<!--\n\n# no\n-->\n\n# One', 'One'],
    ['> quote\nlazy\n---\n\n# One', 'One'],
    ['- item\n---\n\n# One', 'One'],
    ['    code\n---\n\n# One', 'One'],
    ['Text only', ''],
  ])('%j: %j', async (markdown, title) => {
    expect((await page(markdown)).json).toMatchObject({ meta: { title } })
  })
})

describe('lines of a Markdown page', () => {
  it('lead back to the file', async () => {
    const text = '---\ntitle: A\nredirectsFrom:\n  - /x\n  - /y\naliases: /z\n---\n\n\nBody'
    const { lineOf } = await page(text)
    expect(lineOf(['meta', 'title'])).toBe(2)
    expect(lineOf(['meta', 'description'])).toBe(1)
    expect([0, 1, 2].map((index) => lineOf(['meta', 'redirectsFrom', index]))).toEqual([4, 5, 6])
    expect(lineOf(['zones', 'main', 'blocks', 0, 'fields'])).toBe(10)
    expect(lineOf([])).toBe(1)
  })

  it('lead to the heading that gave the title', async () => {
    expect((await page('---\nx: 1\n---\nText\n\n# A')).lineOf(['meta', 'title'])).toBe(6)
    expect((await page('\n\nA\nB\n===')).lineOf(['meta', 'title'])).toBe(3)
  })
})

describe('faults of a Markdown page', () => {
  it.each([
    ['an unclosed front matter', '---\ntitle: A\n', 1, 'front matter is not closed by a --- line'],
    ['only the dashes', '---', 1, 'front matter is not closed by a --- line'],
    ['TOML that is none', '+++\na = 1\ntitle = A\n+++\n', 3, expect.stringMatching(/^not TOML: /)],
    ['a list for a title in TOML', '+++\na = 1\ntitle = ["x"]\n+++\n', 3, 'title must be a string'],
    ['JSON that is none', '{\n"title": A\n}\n', 2, expect.stringMatching(/^not JSON: /)],
    ['a language to evaluate', '---js\n{title: 1}\n---\n', 1, expect.stringMatching(/, not ---js$/)],
    ['a list for front matter', '---\n\n- a\n---\n', 3, 'front matter must be a map'],
    ['a text for front matter', '---\nhello\n---\n', 2, 'front matter must be a map'],
    ['a list for a title', '---\na: 1\ntitle: [x]\n---\n', 3, 'title must be a string'],
    ['a map for a description', '---\ndescription:\n  a: b\n---\n', 2, 'description must be a string'],
    [
      'a number in the redirects',
      '---\naliases:\n  - /a\n  - 5\n---\n',
      4,
      'aliases must be a path or a list of paths',
    ],
    [
      'a map for the redirects',
      '---\nredirectsFrom: {a: b}\n---\n',
      2,
      'redirectsFrom must be a path or a list of paths',
    ],
    ['a text for draft', '---\ntitle: A\ndraft: "true"\n---\n', 3, 'draft must be true or false'],
    ['a list for draft', '---\ndraft: [true]\n---\n', 2, 'draft must be true or false'],
    ['a key given twice', '---\ntitle: A\nx: 1\ntitle: B\n---\n', 4, 'the key "title" is there twice'],
    ['a nested key given twice', '---\nx:\n  a: 1\n  a: 2\n---\n', 4, 'the key "a" is there twice'],
    ['a broken list', '---\ntitle: A\nx: [1\n---\n', 4, expect.stringMatching(/^not YAML: /)],
    ['a tab for indentation', '---\na:\n\tb: 1\n---\n', 3, expect.stringMatching(/^not YAML: /)],
    ['an alias of nothing', '---\na: 1\nb: *x\n---\n', 3, expect.stringMatching(/^not YAML: Unresolved alias/)],
    ['a list as a key', '---\na: 1\n? [b]\n: c\n---\n', 3, expect.stringMatching(/^not YAML: /)],
  ])('%s', async (_, text, line, reason) => {
    expect(await problems(text)).toEqual([{ file: 'pages/a.md', line, reason }])
  })

  it('refuses more than 64 KiB of front matter', async () => {
    expect(await problems(`---\nx: ${'x'.repeat(65_536)}\n---\n`)).toEqual([
      { file: 'pages/a.md', line: 1, reason: 'more than 64 KiB of front matter' },
    ])
  })

  it('tells all wrong values of a file', async () => {
    const found = await problems('---\ntitle: [x]\ndescription: [y]\ndraft: 1\n---\n')
    expect(found.map(({ line }) => line)).toEqual([2, 3, 4])
  })

  it('refuses aliases that multiply', async () => {
    const lines = Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(8)}]`)
    const found = await problems(`---\na0: &a0 [x]\n${lines.slice(0, 8).join('\n')}\n---\n`)
    expect(found).toEqual([{ file: 'pages/a.md', line: 3, reason: expect.stringMatching(/Excessive alias count/) }])
  })

  it('refuses more than 100 aliases, where the hundred-and-first is', async () => {
    const found = await problems(
      `---\na: &a x\n${Array.from({ length: 101 }, (_, i) => `k${i}: *a`).join('\n')}\n---\n`,
    )
    expect(found).toEqual([{ file: 'pages/a.md', line: 103, reason: 'more than 100 aliases' }])
  })

  it.each([
    ['lists', '['.repeat(15_000)],
    ['closed lists', `${'['.repeat(15_000)}${']'.repeat(15_000)}`],
    ['maps', '{a: '.repeat(15_000)],
    ['block lists', '- '.repeat(15_000)],
    ['explicit keys', '? '.repeat(15_000)],
  ])('survives %s nested without end', async (_, yaml) => {
    const found = await problems(`---\nx:\n ${yaml}\n---\n`)
    expect(found).toEqual([{ file: 'pages/a.md', line: expect.any(Number), reason: expect.any(String) }])
  })
})

describe('a Markdown partial', () => {
  it('is its body', async () => {
    const document = await readDocument({ 'partials/a/footer.md': '---\ntitle: Not delivered\n---\n\n# Text\n' })
    expect(document).toMatchObject({ kind: 'partial', key: 'a/footer', type: 'partial', draft: false })
    expect(document.body).toBe(
      '{"key":"a/footer","zones":{"main":{"blocks":[{"id":"body","type":"markdown","fields":{"markdown":"# Text"}}]}}}',
    )
    expect(document.lineOf(['zones', 'main'])).toBe(5)
  })
})
