import { describe, expect, it } from 'vitest'
import { readFolder } from '../../../src/content/folder/read.ts'
import { writeFolder } from '../../../src/content/folder/write.ts'
import { tempFolder } from '../folder/temp-folder.ts'
import { putFiles } from '../import/folders.ts'

async function read(files: Readonly<Record<string, string>>) {
  const folder = await tempFolder()
  await putFiles(folder, files)
  return readFolder(folder)
}

/** The fields of the one page, as JSON, and its type. */
async function fieldsOf(text: string, file = 'pages/a.md') {
  const { documents, problems } = await read({ [file]: text })
  expect(problems).toEqual([])
  return { fields: documents[0]?.fields, type: documents[0]?.type }
}

const values = {
  date: '2026-11-20T09:00:00Z',
  tags: ['a', 'b'],
  weight: 30,
  params: { hero: { wide: true, none: null } },
}

describe('the fields of a page', () => {
  it.each([
    [
      'YAML',
      '---\ndate: 2026-11-20T09:00:00Z\ntags: [a, b]\nweight: 30\nparams:\n  hero: {wide: true, none: null}\n---\nText\n',
    ],
    ['JSON', `${JSON.stringify({ title: 'A', ...values }, null, 2)}\nText\n`],
  ])('are what else %s front matter says', async (_, text) => {
    expect((await fieldsOf(text)).fields).toBe(JSON.stringify(values))
  })

  it('are what else TOML says, with dates as they are written', async () => {
    const toml = '+++\ntitle = "A"\ndate = 2026-11-20\nweight = 9007199254740993\n[menu]\nname = "m"\n+++\n'
    expect((await fieldsOf(toml)).fields).toBe('{"date":"2026-11-20","weight":9007199254740993,"menu":{"name":"m"}}')
  })

  it('stand in a member of their own in a JSON page', async () => {
    const { fields } = await fieldsOf(JSON.stringify({ fields: values, zones: {} }), 'pages/a.json')
    expect(fields).toBe(JSON.stringify(values))
  })

  it('are none where there is nothing else', async () => {
    expect(await fieldsOf('---\ntitle: A\ndraft: false\n---\nText')).toEqual({ fields: null, type: 'page' })
  })

  it('leave the delivered body as it is, and make the ETag another', async () => {
    const { documents } = await read({ 'pages/a.md': '---\ntitle: A\n---\nText', 'pages/b.md': 'Text' })
    const { documents: more } = await read({ 'pages/a.md': '---\ntitle: A\nweight: 1\n---\nText' })
    expect(more[0]?.body).toBe(documents[0]?.body)
    expect(more[0]?.etag).not.toBe(documents[0]?.etag)
  })

  it('say what the page is a page of by `pageType`; `type` is a field like others', async () => {
    expect(await fieldsOf('---\ntitle: A\npageType: post\ntype: docs\n---\n')).toEqual({
      fields: '{"type":"docs"}',
      type: 'post',
    })
  })

  it.each([
    ['a bad page type', '---\ntitle: A\npageType: a b\n---\n', 3, /^pageType must be a word/],
    ['a number beyond all', '---\ntitle: A\nn: .inf\n---\n', 3, /^n: must be a smaller number/],
    ['a name that is too long', `---\ntitle: A\n${'n'.repeat(201)}: 1\n---\n`, 3, /200 characters at most$/],
  ])('are refused for %s, with the line', async (_, text, line, reason) => {
    const { problems } = await read({ 'pages/a.md': text })
    expect(problems).toMatchObject([{ file: 'pages/a.md', line, reason: expect.stringMatching(reason) }])
  })

  it('are refused in JSON where the page has a place of its own for them', async () => {
    const { problems } = await read({ 'pages/a.json': '{"fields": {"title": "A"},\n"zones": {}}' })
    expect(problems).toMatchObject([{ line: 1, reason: expect.stringMatching(/^fields\/title: is not for fields/) }])
  })

  it.each([
    [
      'Markdown',
      { 'pages/a.md': '---\ntitle: A\nweight: 1\npageType: post\n"__proto__": {x: 1}\n1.10: "1.10"\n---\nText\n' },
    ],
    ['exact integers', { 'pages/a.md': '---\ntitle: A\nid: 9007199254740993\ndate: 2026-11-20\n---\nText\n' }],
    ['JSON', { 'pages/a.json': '{"fields": {"weight": 1}, "type": "post", "zones": {"a": {"blocks": []}}}' }],
  ])('are the same after they were written, in %s', async (_, files) => {
    const before = await read(files)
    expect(before.problems).toEqual([])
    const folder = await tempFolder()
    await writeFolder(folder, { ...before, media: [] })
    const { documents } = await readFolder(folder)
    const said = ({ file, type, fields, body }: (typeof documents)[number]) => ({ file, type, fields, body })
    expect(documents.map(said)).toEqual(before.documents.map(said))
  })
})
