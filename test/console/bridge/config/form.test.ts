import { expect, it } from 'vitest'
import { arrange, keysOf } from '../../../../console/bridge/config/arrangement.ts'
import { htmlAsMarkdown } from '../../../../console/bridge/config/html-as-markdown.ts'
import { entrySchema, schemaAt, schemaOf, withFields } from '../../../../console/bridge/config/schema-parts.ts'

const schema = {
  type: 'object',
  title: 'Never shown',
  additionalProperties: true,
  required: ['platform', 'host'],
  oneOf: [{ required: ['token'] }, { required: ['user'] }],
  properties: {
    platform: { type: 'string' },
    host: { type: 'string' },
    'a.b': { type: 'string' },
    rooms: {
      type: 'array',
      items: { type: 'object', required: ['name', 'floor'], properties: { name: {}, floor: {}, door: {} } },
    },
  },
}

it('asks neither whose entry it is nor which of several fields is there', () => {
  const { properties, required, ...rest } = entrySchema(schema)
  expect(Object.keys(properties as object)).toEqual(['host', 'a.b', 'rooms'])
  expect([required, rest]).toEqual([['host'], { type: 'object' }])
})

it('cuts the fields that a part of a form shows out of the schema, in their order', () => {
  const cut = schemaOf(['rooms[].floor', 'rooms[].name', "['a.b']", 'nothing'], entrySchema(schema))
  expect(Object.keys(cut.properties as object)).toEqual(['rooms', 'a.b'])
  const items = schemaAt('rooms[]', cut)
  expect(Object.keys(items?.properties as object)).toEqual(['floor', 'name'])
  expect(items?.required).toEqual(['name', 'floor'])
})

it('takes from a form what it shows, and nothing else', () => {
  const value = { host: 'new', log: { warn: true, debug: true }, rooms: [{ name: 'a', floor: 1 }], speed: 3 }
  const stale = { log: { warn: false }, rooms: [{ name: 'b', floor: 1 }] }
  expect(withFields(value, stale, ['log.warn', 'rooms[].name', 'speed'])).toEqual({
    host: 'new',
    log: { warn: false, debug: true },
    rooms: [{ name: 'b', floor: 1 }],
  })
})

it('arranges fields, texts and groups as the layout says', () => {
  const hub = { type: 'section', title: 'Hub', items: [{ help: 'On its back.' }, { key: 'token' }] }
  const layout = [{ key: 'name' }, { type: 'row', items: [{ key: 'host' }] }, hub, { key: 'rest' }]
  expect(arrange(layout, {})).toEqual([
    { kind: 'fields', parts: [{ key: 'name' }, { key: 'host' }] },
    {
      kind: 'section',
      part: hub,
      blocks: [
        { kind: 'text', text: 'On its back.' },
        { kind: 'fields', parts: [{ key: 'token' }] },
      ],
    },
    { kind: 'fields', parts: [{ key: 'rest' }] },
  ])
})

it('shows the whole schema at once without a layout, or where fields depend on others', () => {
  const all = [{ kind: 'fields', parts: [{ key: 'x' }, { key: "['a.b']" }] }]
  expect(arrange(null, { properties: { x: {}, 'a.b': {} } })).toEqual(all)
  expect(arrange([{ key: 'x' }], { properties: { x: {}, 'a.b': {} }, dependencies: {} })).toEqual(all)
})

it('knows a list by the fields of its entries, or whole', () => {
  expect(
    keysOf([
      { type: 'array', key: 'a', items: [{ key: 'a[].b' }] },
      { type: 'array', key: 'c', items: [] },
    ]),
  ).toEqual(['a[].b', 'c'])
})

it.each([
  ['<b>Bold</b> and <em>so</em>', '**Bold** and _so_'],
  ['<a target="_blank" href="https://example.com/a(b)">here</a>', '[here](https://example.com/a(b))'],
  ['one<br/>two', 'one  \ntwo'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['</a>plain</a>', 'plain'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
])('reads %j', (html, markdown) => {
  expect(decodeURIComponent(htmlAsMarkdown(html))).toBe(markdown)
})
