import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../../src/content/folder/json-source.ts'
import { renderJson } from '../../../src/content/folder/render.ts'
import { SourceFault } from '../../../src/content/folder/source.ts'
import { read, readDocument } from './temp-folder.ts'

const problems = async (text: string) => (await read({ 'pages/a.json': text })).problems

const SOUND = `{
  "zones": {
    "side": { "blocks": [] },
    "main": {
      "blocks": [
        { "type": "hero", "fields": { "b": 1, "a": [true, null] }, "id": "h" }
      ]
    }
  },
  "draft": true,
  "meta": {
    "description": "About",
    "redirectsFrom": [
      "/old"
    ],
    "title": "A"
  }
}`

describe('a JSON page', () => {
  it('is a document in the contract order of keys, zones and fields in their own', async () => {
    const document = await readDocument({ 'pages/a.json': SOUND })
    expect(document).toMatchObject({ kind: 'page', key: '/a', type: 'page', draft: true, file: 'pages/a.json' })
    expect(document.body).toBe(
      '{"route":"/a","meta":{"title":"A","description":"About","redirectsFrom":["/old"]},"zones":{"side":{"blocks":[]},' +
        '"main":{"blocks":[{"id":"h","type":"hero","fields":{"b":1,"a":[true,null]}}]}}}',
    )
    expect(document.lineOf(['meta', 'redirectsFrom', 0])).toBe(14)
    expect(document.lineOf(['meta', 'title'])).toBe(16)
    expect(document.lineOf(['zones', 'main', 'blocks', 0, 'fields', 'a', 1])).toBe(6)
    expect(document.lineOf(['zones', 'main', 'blocks', 7])).toBe(5)
    expect(document.lineOf(['route'])).toBe(1)
  })

  it('needs zones only', async () => {
    const { body, draft } = await readDocument({ 'pages/a.json': '{"zones":{}}' })
    expect(body).toBe('{"route":"/a","meta":{"title":"","description":""},"zones":{}}')
    expect(draft).toBe(false)
  })

  it('may say its own route', async () => {
    expect(await readDocument({ 'pages/a/index.json': '{"route":"/a","zones":{}}' })).toMatchObject({ key: '/a' })
  })

  it('under _/ is named by its route alone', async () => {
    expect(await readDocument({ 'pages/_/x.json': '{"route":"/.a/index","zones":{}}' })).toMatchObject({
      key: '/.a/index',
    })
    const { problems: found } = await read({
      'pages/_/1.json': '{"zones":{}}',
      'pages/_/2.json': '{"route":"/_x","zones":{}}',
      'pages/_/3.json': '{\n"route":"/a/../b","zones":{}}',
      'pages/_/4.md': '',
    })
    expect(found).toEqual([
      { file: 'pages/_/1.json', line: 1, reason: expect.stringMatching(/^route: /) },
      { file: 'pages/_/2.json', line: 1, reason: expect.stringMatching(/^route: /) },
      { file: 'pages/_/3.json', line: 2, reason: expect.stringMatching(/^route: /) },
      { file: 'pages/_/4.md', reason: '_/ is for JSON files that name themselves' },
    ])
  })

  it('keeps the digits of large integers, also through export', async () => {
    const numbers = '{"a":12345678901234567890,"b":[-9007199254740993],"c":9007199254740991,"d":1.5e300}'
    const text = `{"zones":{"main":{"blocks":[{"id":"1","type":"t","fields":${numbers}}]}}}`
    const document = await readDocument({ 'pages/a.json': text })
    expect(document.body).toContain(numbers.replace('1.5e300', '1.5e+300'))
    expect(await readDocument({ 'pages/a.json': renderJson(document, false) })).toMatchObject({ etag: document.etag })
  })

  it('keeps names that objects have by birth', async () => {
    const { body } = await readDocument({
      'pages/a.json':
        '{"zones":{"__proto__":{"blocks":[{"id":"1","type":"t","fields":{"__proto__":1,"constructor":2}}]}}}',
    })
    expect(body).toContain(
      '"zones":{"__proto__":{"blocks":[{"id":"1","type":"t","fields":{"__proto__":1,"constructor":2}}]}}',
    )
  })
})

describe('faults of a JSON page', () => {
  it.each([
    ['nothing', '', 1, 'not JSON: unexpected end'],
    ['a list', '\n[]', 2, 'must be an object'],
    ['no zones', '{}', 1, 'zones: must be an object'],
    ['another route', '{\n"zones":{},\n"route":"/b"}', 3, 'route: must be "/a", as the file is named, or absent'],
    [
      'an unknown key',
      '{"zones":{},\n"extra":1}',
      2,
      'extra: is unknown here; known are route, meta, fields, type, zones, draft',
    ],
    ['a text for draft', '{"zones":{},\n"draft":"yes"}', 2, 'draft: must be true or false'],
    ['a text for meta', '{"zones":{},\n"meta":"x"}', 2, 'meta: must be an object'],
    ['null for meta', '{"zones":{},\n"meta":null}', 2, 'meta: must be an object'],
    ['a number for the title', '{"zones":{},"meta":{\n"title":1}}', 2, 'meta/title: must be a string'],
    ['null for the description', '{"zones":{},"meta":{\n"description":null}}', 2, 'meta/description: must be a string'],
    [
      'a text of redirects',
      '{"zones":{},"meta":{\n"redirectsFrom":"/a"}}',
      2,
      'meta/redirectsFrom: must be a list of strings',
    ],
    ['unknown meta', '{"zones":{},"meta":{\n"image":""}}', 2, expect.stringMatching(/^meta\/image: is unknown/)],
    ['a list of zones', '{\n"zones":[]}', 2, 'zones: must be an object'],
    ['a zone without blocks', '{"zones":{\n"main":{}}}', 2, 'zones/main: must be an object with a list of blocks'],
    [
      'an unknown key in a zone',
      '{"zones":{"main":{"blocks":[],\n"x":1}}}',
      2,
      expect.stringMatching(/^zones\/main\/x: is unknown/),
    ],
    ['a text for a block', '{"zones":{"main":{"blocks":[\n"x"]}}}', 2, 'zones/main/blocks/0: must be an object'],
    [
      'a block without id',
      '{"zones":{"main":{"blocks":[\n{"type":"t","fields":{}}]}}}',
      2,
      'zones/main/blocks/0/id: must be a string',
    ],
    [
      'a number for a type',
      '{"zones":{"main":{"blocks":[{"id":"","fields":{},\n"type":3}]}}}',
      2,
      'zones/main/blocks/0/type: must be a string',
    ],
    [
      'a list of fields',
      '{"zones":{"main":{"blocks":[{"id":"","type":"",\n"fields":[]}]}}}',
      2,
      'zones/main/blocks/0/fields: must be an object',
    ],
    [
      'a block without a name',
      '{"zones":{"main":{"blocks":[{"type":"t","fields":{},\n"id":" "}]}}}',
      2,
      'zones/main/blocks/0/id: must not be empty',
    ],
    [
      'two blocks of one id',
      '{"zones":{"main":{"blocks":[{"id":"a","type":"t","fields":{}}]},"more":{"blocks":[\n{"id":"a","type":"t","fields":{}}]}}}',
      2,
      'zones/more/blocks/0/id: is the id of another block too: "a"',
    ],
    ['a key twice', '{"zones":{},\n"zones":{}}', 2, 'the key "zones" is there twice'],
    ['a key twice by escape', '{"a":1,\n"\\u0061":2}', 2, 'the key "a" is there twice'],
    ['a trailing comma', '{"zones":{},\n}', 2, 'not JSON: unexpected "}"'],
    ['a comment', '{\n// hi\n"zones":{}}', 2, 'not JSON: unexpected "/"'],
    ['single quotes', "{\n\n'zones':{}}", 3, 'not JSON: unexpected "\'"'],
    ['an unclosed string', '{"zones":{},\n"draft: true}', 2, expect.stringMatching(/^not JSON: a string/)],
    ['a bad escape', '{"zones":{},\n"\\x":true}', 2, expect.stringMatching(/^not JSON: a string/)],
    ['something after the end', '{"zones":{}}\n\n{}', 3, 'not JSON: unexpected "{"'],
    ['an unclosed list', '{"zones":[\n', 2, 'not JSON: unexpected end'],
    ['a number too large', '{"zones":\n1e999}', 2, 'not JSON: the number 1e999 is too large'],
    ['a leading zero', '{"zones":\n01}', 2, 'not JSON: unexpected "1"'],
    ['a word', '{"zones":\nundefined}', 2, 'not JSON: unexpected "u"'],
  ])('%s', async (_, text, line, reason) => {
    expect(await problems(text)).toEqual([{ file: 'pages/a.json', line, reason }])
  })

  it('tells all wrong values, twenty at most', async () => {
    expect(await problems('{"draft":1,\n"meta":{"title":1},\n"zones":{"a":1}}')).toHaveLength(3)
    const many = await problems(`{"zones":{"main":{"blocks":[\n${Array(30).fill('1').join(',\n')}]}}}`)
    expect(many.map(({ line }) => line)).toEqual(Array.from({ length: 21 }, (_, i) => i + 2))
    expect(many.at(-1)?.reason).toBe('and more of that kind')
  })

  it.each([
    ['lists', '{"zones":\n'.concat('['.repeat(1_000_000))],
    ['objects', '{"zones":\n'.concat('{"a":'.repeat(200_000))],
    ['closed lists', `{"zones":\n${'['.repeat(200)}${']'.repeat(200)}}`],
  ])('survives %s nested without end', async (_, text) => {
    expect(await problems(text)).toEqual([{ file: 'pages/a.json', line: 2, reason: 'nested too deeply' }])
  })
})

describe('a JSON partial', () => {
  it('is its zones', async () => {
    const document = await readDocument({
      'partials/footer.json': '{"key":"footer","draft":true,\n"zones":{"main":{"blocks":[]}}}',
    })
    expect(document).toMatchObject({ kind: 'partial', key: 'footer', draft: true })
    expect(document.body).toBe('{"key":"footer","zones":{"main":{"blocks":[]}}}')
    expect(document.lineOf(['zones', 'main'])).toBe(2)
  })

  it('has no meta', async () => {
    expect((await read({ 'partials/footer.json': '{"zones":{},\n"meta":{}}' })).problems).toEqual([
      { file: 'partials/footer.json', line: 2, reason: 'meta: is unknown here; known are key, zones, draft' },
    ])
  })
})

describe('readJson', () => {
  it('takes what JSON.parse takes, and gives the same', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, 2, '\t'), (text, space) => {
        const value: unknown = JSON.parse(text)
        expect(readJson(JSON.stringify(value, null, space)).value).toEqual(value)
      }),
    )
  })

  it('refuses what JSON.parse refuses, with a line', () => {
    const almost = fc.array(
      fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '"a"', '\\', '1', '-', '.', 'e', 'true', ' ', '\n', 'x'),
    )
    fc.assert(
      fc.property(almost, (parts) => {
        const text = parts.join('')
        let parsed = true
        try {
          JSON.parse(text)
        } catch {
          parsed = false
        }
        try {
          readJson(text)
          expect(parsed).toBe(true)
        } catch (error) {
          if (!(error instanceof SourceFault)) throw error
          expect(error.line).toBeGreaterThan(0)
          if (!error.message.includes('twice')) expect(parsed).toBe(false)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
