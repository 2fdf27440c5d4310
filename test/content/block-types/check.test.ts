import { describe, expect, it } from 'vitest'
import { checkBlocks } from '../../../src/content/block-types/check.ts'

const title = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } }

function schema(type: string, value: unknown) {
  return { type, schema: JSON.stringify(value) }
}

function page(name: string, ...blocks: { type: string; fields: unknown }[]) {
  return { name, body: JSON.stringify({ route: `/${name}`, zones: { main: { blocks } } }) }
}

/** `(a+)+$` on this takes longer than any test waits. */
const endless = { pattern: '^(a+)+$', text: `${'a'.repeat(40)}!` }

describe('checkBlocks', () => {
  it('says where a block breaks its schema, and what it breaks', async () => {
    const card = {
      ...title,
      additionalProperties: false,
      properties: { ...title.properties, tone: { enum: ['calm', 'loud'] }, links: { items: { type: 'string' } } },
    }
    const bad = page(
      'bad',
      { type: 'card', fields: { title: 'Fine' } },
      { type: 'card', fields: { tone: 'shrill', links: ['/a', 2], 'a/b': 1 } },
    )
    const found = await checkBlocks(
      [schema('card', card)],
      [page('good', { type: 'card', fields: { title: 'A' } }), bad],
    )
    const fields = ['zones', 'main', 'blocks', 1, 'fields']
    expect(found).toHaveLength(4)
    expect(found).toEqual(
      expect.arrayContaining([
        { type: 'card', document: bad, path: fields, message: "must have required property 'title'" },
        { type: 'card', document: bad, path: fields, message: "must NOT have additional properties: 'a/b'" },
        {
          type: 'card',
          document: bad,
          path: [...fields, 'tone'],
          message: 'must be equal to one of the allowed values: "calm", "loud"',
        },
        { type: 'card', document: bad, path: [...fields, 'links', 1], message: 'must be string' },
      ]),
    )
  })

  it('leaves blocks of a type without schema alone', async () => {
    const free = page('free', { type: 'note', fields: { anything: [1] } })
    expect(await checkBlocks([schema('card', title)], [free])).toEqual([])
    expect(await checkBlocks([], [free])).toEqual([])
  })

  it('takes documents without zones and partials with several', async () => {
    const two = {
      name: 'two',
      body: JSON.stringify({
        key: 'two',
        zones: {
          main: { blocks: [{ type: 'card', fields: { title: 'A' } }] },
          aside: { blocks: [{ type: 'card', fields: {} }] },
        },
      }),
    }
    const found = await checkBlocks([schema('card', title)], [{ name: 'none', body: '{}' }, two])
    expect(found.map(({ document, path }) => [document?.name, path[1]])).toEqual([['two', 'aside']])
  })

  it('numbers documents rightly beyond the first batch', async () => {
    const documents = Array.from({ length: 55 }, (_, index) =>
      page(`p${index}`, { type: 'card', fields: index % 20 === 13 ? {} : { title: 'A' } }),
    )
    const steps: number[] = []
    const found = await checkBlocks([schema('card', title)], documents, { onProgress: (done) => steps.push(done) })
    expect(found.map(({ document }) => document?.name)).toEqual(['p13', 'p33', 'p53'])
    expect(steps).toEqual([20, 40, 55])
  })

  it('understands 2020-12, references inside the schema, and formats', async () => {
    const inner = {
      $id: 'https://example.com/card',
      $defs: { pair: { prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false } },
      properties: { pair: { $ref: '#/$defs/pair' }, day: { type: 'string', format: 'date' } },
    }
    // The same `$id` in two types is their own affair.
    const schemas = [schema('card', inner), schema('tile', inner)]
    const fields = { pair: ['a', 1, 2], day: 'tomorrow' }
    const found = await checkBlocks(schemas, [page('a', { type: 'tile', fields }, { type: 'card', fields })])
    expect(found.map(({ type, path }) => `${type} ${path.at(-1)}`)).toEqual([
      'tile pair',
      'tile day',
      'card pair',
      'card day',
    ])
  })

  it.each([
    ['is not JSON', '{', /JSON/],
    ['breaks the meta-schema', '{"type":"text"}', /schema is invalid/],
    [
      'refers to somewhere else',
      '{"$ref":"https://example.com/other.json"}',
      /can't resolve reference https:\/\/example\.com/,
    ],
    ['has a broken pattern', '{"properties":{"a":{"pattern":"("}}}', /regex|regular expression/i],
    ['is asynchronous', '{"$async":true}', /\$async/],
  ])('names the type whose schema %s', async (_what, text, message) => {
    const schemas = [{ type: 'broken', schema: text }, schema('card', title)]
    const found = await checkBlocks(schemas, [page('a', { type: 'broken', fields: {} }, { type: 'card', fields: {} })])
    expect(found).toEqual([
      { type: 'broken', document: null, path: [], message: expect.stringMatching(message) },
      expect.objectContaining({ type: 'card', message: "must have required property 'title'" }),
    ])
  })

  it('stops a schema that does not end, names it, and goes on with the others', async () => {
    const runaway = { properties: { text: { type: 'string', pattern: endless.pattern } } }
    const schemas = [schema('card', title), schema('runaway', runaway)]
    const documents = [
      page('first', { type: 'card', fields: {} }),
      page('second', { type: 'runaway', fields: { text: endless.text } }, { type: 'card', fields: {} }),
    ]
    const found = await checkBlocks(schemas, documents, { cpuLimit: 300 })
    expect(found).toEqual([
      { type: 'runaway', document: null, path: [], message: 'did not end within 300 ms of CPU time' },
      expect.objectContaining({ type: 'card', document: documents[0] }),
      expect.objectContaining({ type: 'card', document: documents[1] }),
    ])
  })

  it('does not let a schema compile for ever', async () => {
    const deep = JSON.stringify({ allOf: [nested(16)] })
    const found = await checkBlocks([{ type: 'deep', schema: deep }], [], { cpuLimit: 50 })
    expect(found).toEqual([{ type: 'deep', document: null, path: [], message: 'did not end within 50 ms of CPU time' }])
  })

  it('lets an honest schema take its time on a machine that is busy with other things', async () => {
    const honest = JSON.stringify({ allOf: [nested(10)] })
    const busy = { cpuLimit: 1, cpuClock: async () => 0 }
    expect(await checkBlocks([{ type: 'honest', schema: honest }], [], busy)).toEqual([])
  })

  it('starts one thread for calls that follow one another, each with its own schemas, and another for one that is lost', async () => {
    const runaway = schema('card', { properties: { title: { type: 'string', pattern: endless.pattern } } })
    const number = schema('card', { properties: { title: { type: 'number' } } })
    const card = page('a', { type: 'card', fields: { title: endless.text } })
    await checkBlocks([number], [])
    let threads = 0
    const count = (): void => {
      threads += 1
    }
    process.on('worker', count)
    try {
      expect(await checkBlocks([schema('card', title)], [card])).toEqual([])
      expect(await checkBlocks([number], [card])).toMatchObject([{ message: 'must be number' }])
      expect(await checkBlocks([number], [card])).toMatchObject([{ message: 'must be number' }])
      expect(threads).toBe(0)
      expect(await checkBlocks([runaway], [card], { cpuLimit: 100 })).toMatchObject([{ document: null }])
      expect(await checkBlocks([schema('card', title)], [card])).toEqual([])
      // One goes on without the schema that did not end, and stays.
      expect(threads).toBe(1)
    } finally {
      process.off('worker', count)
    }
  })

  it('says no more of a document than its author can use', async () => {
    const cards = Array.from({ length: 300 }, () => ({ type: 'card', fields: { title: 1, links: Array(200).fill(0) } }))
    const links = { ...title, properties: { ...title.properties, links: { items: { $ref: '#/$defs/link' } } } }
    const documents = [page('wrong', ...cards), page('other', { type: 'card', fields: {} })]
    const found = await checkBlocks([schema('card', { ...links, $defs: { link: { type: 'string' } } })], documents)
    expect(found.map(({ document }) => document?.name)).toEqual([...Array(100).fill('wrong'), 'other'])
    expect(found[1]).toMatchObject({ path: ['zones', 'main', 'blocks', 0, 'fields', 'links', 0] })
  })
})

/** A schema of 2^depth subschemas. */
function nested(depth: number): unknown {
  if (depth === 0) return { type: 'string', minLength: 1 }
  const child = nested(depth - 1)
  return { properties: { a: child, b: child } }
}
