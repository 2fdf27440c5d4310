import { describe, expect, it } from 'vitest'
import { read, readDocument } from './temp-folder.ts'

describe('strings', () => {
  it.each([
    ['i18n/en.yml', '# comment\nb: two\na: One\n"10": ten\n"9": nine\nyes: no\n'],
    ['i18n/en.yaml', '{b: two, a: One, 9: nine, 10: ten, "yes": "no"}'],
    ['i18n/en.toml', 'b = "two"\na = "One"\n9 = "nine"\n10 = "ten"\nyes = "no"\n'],
    ['i18n/en.json', '{"b":"two","a":"One","9":"nine","10":"ten","yes":"no"}'],
  ])('of %s are one flat object, sorted', async (file, text) => {
    const document = await readDocument({ [file]: text })
    expect(document).toMatchObject({ kind: 'strings', key: 'en', type: 'strings', draft: false, file })
    expect(document.body).toBe('{"10":"ten","9":"nine","a":"One","b":"two","yes":"no"}')
  })

  it.each([
    ['i18n/en.yml', 'nav:\n  next: Next\n  more:\n    a: A\nnav.last: Last\n'],
    ['i18n/en.toml', '"nav.last" = "Last"\n[nav]\nnext = "Next"\n[nav.more]\na = "A"\n'],
  ])('of %s within maps have dotted keys', async (file, text) => {
    const { body } = await readDocument({ [file]: text })
    expect(body).toBe('{"nav.last":"Last","nav.more.a":"A","nav.next":"Next"}')
  })

  it('know their lines', async () => {
    const { lineOf } = await readDocument({ 'i18n/pt-BR.yml': 'a: x\n\nb.c: y\n' })
    expect([lineOf(['a']), lineOf(['b.c']), lineOf(['none'])]).toEqual([1, 3, 1])
  })

  it.each(['', '# nothing\n', '{}'])('may be none: %j', async (text) => {
    expect((await readDocument({ 'i18n/de.yml': text })).body).toBe('{}')
  })

  it('keep names that objects have by birth', async () => {
    expect((await readDocument({ 'i18n/de.yml': '__proto__: x\nconstructor: y' })).body).toBe(
      '{"__proto__":"x","constructor":"y"}',
    )
  })

  it.each([
    [
      'a key twice, dotted and nested',
      'i18n/en.yml',
      'b.c: x\nb:\n  c: y\n',
      3,
      'b.c: is there twice, dotted and within a map',
    ],
    ['a number within', 'i18n/en.yml', 'a: x\nb:\n  c: 5\n', 3, 'b.c: must be a string, or a map of strings'],
    ['broken TOML', 'i18n/en.toml', 'a = "x"\nb = "y\n', 2, expect.stringMatching(/^not TOML: /)],
    ['a number', 'i18n/en.yml', 'a: x\nb: 5\n', 2, 'b: must be a string, or a map of strings'],
    ['nothing', 'i18n/en.yml', 'a: x\nb:\n', 2, 'b: must be a string, or a map of strings'],
    ['a list', 'i18n/en.yml', '\n- x\n', 2, 'must be a map of strings'],
    ['a key twice', 'i18n/en.yml', 'a: x\n\na: y\n', 3, 'the key "a" is there twice'],
    ['broken YAML', 'i18n/en.yml', 'a: x\nb: "y\n', 3, expect.stringMatching(/^not YAML: /)],
    ['nested JSON', 'i18n/en.json', '{"a":"x",\n"b":{}}', 2, 'b: must be a string, or a map of strings'],
    ['two texts in one file', 'i18n/en.yml', 'a: x\n---\na: y\n', 2, expect.stringMatching(/^not YAML: /)],
  ])('are refused: %s', async (_, file, text, line, reason) => {
    expect((await read({ [file]: text })).problems).toEqual([{ file, line, reason }])
  })
})

describe('a large file', () => {
  const many = 60_000
  it('is JSON: YAML ends at 1 MiB', async () => {
    const rules = Array.from({ length: many }, (_, i) => ({ from: `/${i}`, to: '/b' }))
    const json = await read({ 'redirects.json': JSON.stringify(rules) })
    expect([json.problems, json.documents.length]).toEqual([[], many])
    const yaml = await read({ 'redirects.yml': rules.map(({ from }) => `- {from: ${from}, to: /b}\n`).join('') })
    expect(yaml.problems).toEqual([
      { file: 'redirects.yml', line: 1, reason: 'more than 1 MiB of YAML; JSON may be larger' },
    ])
  })

  it('that is wrong throughout is not listed whole', async () => {
    const { problems } = await read({ 'i18n/en.yml': Array.from({ length: 5000 }, (_, i) => `k${i}: 1\n`).join('') })
    expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
  })
})

describe('redirects', () => {
  it.each([
    ['redirects.yml', '- {from: /a, to: /b}\n- from: /c\n  to: https://x.test\n  status: 302\n'],
    ['redirects.yaml', 'redirects:\n  - {from: /a, to: /b}\n  - {from: /c, to: https://x.test, status: 302}\n'],
    ['redirects.json', '[{"to":"/b","from":"/a","status":301},{"from":"/c","to":"https://x.test","status":302}]'],
    ['redirects.json', '{"redirects":[{"from":"/a","to":"/b"},{"from":"/c","to":"https://x.test","status":302}]}'],
  ])('of %s are one document each', async (file, text) => {
    const { documents, problems } = await read({ [file]: text })
    expect(problems).toEqual([])
    expect(documents).toMatchObject([
      {
        kind: 'redirect',
        key: '["/a","/b",301]',
        type: 'redirect',
        body: '{"from":"/a","to":"/b","status":301}',
        draft: false,
      },
      { key: '["/c","https://x.test",302]', body: '{"from":"/c","to":"https://x.test","status":302}' },
    ])
  })

  it('know their lines', async () => {
    const { documents } = await read({ 'redirects.yml': 'redirects:\n- from: /a\n  to: /b\n- from: /c\n  to: /d\n' })
    expect(documents.map(({ lineOf }) => [lineOf([]), lineOf(['from']), lineOf(['to']), lineOf(['status'])])).toEqual([
      [2, 2, 3, 2],
      [4, 4, 5, 4],
    ])
  })

  it('said twice are one; said differently are two', async () => {
    const { documents, problems } = await read({
      'redirects.json': '[{"from":"/a","to":"/b"}]',
      'redirects.yml': '- {from: /a, to: /b, status: 301}\n- {from: /a, to: /c}\n',
    })
    expect(problems).toEqual([])
    expect(documents.map(({ key }) => key)).toEqual(['["/a","/b",301]', '["/a","/c",301]'])
  })

  it.each(['', '[]', '{redirects: []}', 'redirects:'])('may be none: %j', async (text) => {
    expect(await read({ 'redirects.yml': text })).toMatchObject({ documents: [], problems: [] })
  })

  it.each([
    [
      'status 303',
      '- {from: /a, to: /b}\n- from: /c\n  to: /d\n  status: 303\n',
      4,
      'status: must be 301, 302, 307 or 308',
    ],
    ['a status as text', '- {from: /a, to: /b, status: "301"}\n', 1, 'status: must be 301, 302, 307 or 308'],
    ['no to', '\n- from: /a\n', 2, 'to: must be a string'],
    ['a number for from', '- to: /a\n  from: 5\n', 2, 'from: must be a string'],
    ['a text', '- {from: /a, to: /b}\n- /c\n', 2, 'must be a map with from and to'],
    [
      'an unknown key',
      '- from: /a\n  to: /b\n  force: true\n',
      3,
      'force: is unknown here; known are from, to, status',
    ],
    ['a map', 'x: 1\n', 1, 'x: is unknown here; known is redirects'],
    ['no list', 'redirects: 5\n', 1, 'must be a list of redirects'],
    ['a word', '\nhello\n', 2, 'must be a list of redirects'],
  ])('are refused: %s', async (_, text, line, reason) => {
    expect((await read({ 'redirects.yml': text })).problems).toEqual([{ file: 'redirects.yml', line, reason }])
  })
})

describe('block types', () => {
  it('are JSON Schemas', async () => {
    const { blockTypes, problems } = await read({ 'blocks/hero_2-x.schema.json': '{\n  "type": "object"\n}\n' })
    expect(problems).toEqual([])
    expect(blockTypes).toEqual([
      {
        type: 'hero_2-x',
        schema: { type: 'object' },
        schemaText: '{"type":"object"}',
        file: 'blocks/hero_2-x.schema.json',
      },
    ])
  })

  it.each([
    ['no object', '\ntrue', 2, 'must be a JSON Schema that is an object'],
    ['no JSON', '{\n"a"}', 2, 'not JSON: unexpected "}"'],
  ])('are refused: %s', async (_, text, line, reason) => {
    const { blockTypes, problems } = await read({ 'blocks/hero.schema.json': text })
    expect(problems).toEqual([{ file: 'blocks/hero.schema.json', line, reason }])
    expect(blockTypes).toEqual([])
  })
})
