import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../../../src/bridge/marketplace/form-layout.ts'
import { plainText } from '../../../src/bridge/marketplace/form-schema.ts'
import { type PluginForm, pluginForm } from '../../../src/bridge/marketplace/plugin-form.ts'

const registered = { platforms: ['Televisions'], accessories: ['Lamp'] }

async function formOf(name: string): Promise<PluginForm> {
  const file = new URL(`../fixtures/forms/${name}.json`, import.meta.url)
  return pluginForm(JSON.parse(await readFile(file, 'utf8')), registered)
}

const formOfSchema = (schema: unknown, more: object = {}): PluginForm =>
  pluginForm({ pluginAlias: 'X', pluginType: 'platform', schema, ...more }, registered)

describe('a form', () => {
  it('of lists and tabs', async () => {
    const form = await formOf('television')
    expect(form).toMatchObject({
      pluginAlias: 'Televisions',
      pluginType: 'platform',
      singular: true,
      ...registered,
      header: 'For [sets](https://example.com).',
      footer: '',
      customUi: false,
      strictValidation: true,
      defaults: { platform: 'Televisions', name: 'Televisions', mode: 0, log: { warn: true, debug: false } },
    })
    expect(form.schema.properties).toMatchObject({
      devices: {
        items: {
          required: ['name'],
          properties: { host: { type: 'string', format: 'ipv4' }, mode: { $ref: '#/definitions/mode' } },
        },
      },
      log: { properties: { debug: { type: 'boolean' } } },
    })
    const inputs = { key: 'devices[].inputs.data', type: 'array', items: [{ key: 'devices[].inputs.data[].name' }] }
    const hasMode = {
      ...{ kind: 'compare', operator: '>' },
      of: [
        { kind: 'path', path: ['devices', '[0]', 'mode'] },
        { kind: 'value', value: 0 },
      ],
    }
    expect(form.conditions).toEqual([
      { key: 'devices[].host', condition: { kind: 'path', path: ['devices', '[]', 'name'] } },
    ])
    expect(form.layout).toEqual([
      {
        key: 'devices',
        type: 'array',
        items: [
          { key: 'devices[].name' },
          { key: 'devices[].host' },
          { type: 'section', title: 'Inputs', expandable: true, expanded: false, items: [inputs], condition: hasMode },
        ],
      },
      {
        type: 'section',
        title: 'Logs',
        items: [{ key: 'log.warn' }, { key: 'log.debug', type: 'checkbox', notitle: true }],
      },
      { key: 'mode' },
    ])
  })

  it('of fieldsets, rows and texts, with keys of every spelling', async () => {
    const form = await formOf('accounts')
    expect(form).toMatchObject({ customUi: true, singular: false })
    expect(form.defaults).toEqual({ platform: 'homebridge-accounts.Account 1', name: 'My home', refresh: 15 })
    expect(Object.keys(form.defaults).slice(0, 2)).toEqual(['platform', 'name'])
    expect(form.schema.required).toEqual(['name'])
    expect(form.schema.properties).toMatchObject({ condition: { enum: ['a', 'b'] } })
    expect(form.layout).toEqual([
      { type: 'row', items: [{ key: 'name' }, { key: "auth['a.b']" }] },
      {
        type: 'section',
        title: 'Account',
        expandable: true,
        items: [{ help: '<em>Either</em>' }, { key: 'auth.user' }, { key: 'auth.user' }],
      },
      { key: 'options', type: 'array', add: 'Another', items: [{ type: 'section', items: [{ key: 'options[]' }] }] },
      {
        key: 'condition',
        options: [
          { value: 'a', title: 'Ann' },
          { value: 'b', title: 'Bob' },
        ],
      },
    ])
  })

  it('of an accessory, with the properties where a schema belongs', async () => {
    const form = await formOf('lamp')
    expect(form).toMatchObject({ pluginType: 'accessory', footer: 'Bye' })
    expect(form.defaults).toEqual({ accessory: 'Lamp', name: 'Lamp', units: 'si' })
    expect(form.schema).toMatchObject({ type: 'object', required: ['name', 'units'] })
    expect(form.layout).toEqual([
      { key: 'pins', type: 'array', title: 'Pins', items: [{ key: 'pins[].pin' }] },
      { type: 'section', title: 'Lamp', items: [{ key: 'name' }, { key: 'units' }] },
    ])
  })

  it.each(['television', 'accounts', 'lamp'])('has a schema that compiles, and no JavaScript: %s', async (name) => {
    const form = await formOf(name)
    expect(JSON.stringify(form)).not.toMatch(/functionBody|\{\{|model\./)
    const ajv = new Ajv({ strict: false })
    addFormats.default(ajv)
    expect(ajv.compile(form.schema)({ ...form.defaults, token: 'x' })).toBe(true)
  })

  it('says what it can where the file says little', () => {
    expect(pluginForm({}, registered)).toEqual({
      pluginAlias: 'Televisions',
      pluginType: 'platform',
      singular: false,
      ...registered,
      schema: { type: 'object', properties: {} },
      defaults: { platform: 'Televisions', name: 'Televisions' },
      layout: null,
      conditions: [],
      header: '',
      footer: '',
      customUi: false,
      strictValidation: false,
    })
    expect(pluginForm({ pluginAlias: 'Lamp' }, registered).pluginType).toBe('accessory')
    const closed = { type: 'object', additionalProperties: false, properties: { a: { default: 1 } } }
    expect(formOfSchema(closed).defaults).toEqual({ platform: 'X', a: 1 })
  })
})

describe('an odd schema', () => {
  it.each([
    ['itself', { properties: { a: { $ref: '#' } } }],
    ['a circle', { properties: { a: { $ref: '#/definitions/b' } }, definitions: { b: { $ref: '#/definitions/b' } } }],
    ['nowhere', { properties: { a: { $ref: '#/x/__proto__/y' } } }],
    ['elsewhere', { properties: { a: { $ref: 'http://localhost/x' } } }],
  ])('may refer to %s', (_what, schema) => {
    const form = formOfSchema({ type: 'object', ...schema }, { layout: ['a', 'a.a.a', '*', '*'] })
    expect(form.defaults).toEqual({ platform: 'X', name: 'X' })
    expect(JSON.stringify(form)).not.toContain('http:')
  })

  it('may multiply without end', () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 30 }, (_, level) => {
        const next = { $ref: `#/definitions/d${level + 1}` }
        return [`d${level}`, { type: 'object', properties: { a: next, b: next, c: { default: 1 } } }]
      }),
    )
    const form = formOfSchema({ type: 'object', definitions, properties: { x: { $ref: '#/definitions/d0' } } })
    expect(JSON.stringify(form.defaults).length).toBeLessThan(1_000_000)
  })

  it('is made regular word by word', () => {
    const odd = { a: { type: 'bool', default: true }, b: { type: ['string', 'x'], title: 5 }, c: { enum: ['x', 1] } }
    expect(formOfSchema({ type: 'x', properties: odd }, { layout: 'a' })).toMatchObject({
      layout: null,
      schema: {
        type: 'object',
        properties: { a: { type: 'boolean', default: true }, b: { type: ['string'] }, c: { enum: ['x', 1] } },
      },
    })
  })
})

it('keys have steps', () => {
  expect(stepsOf("a[0]['b.c'].d[]")).toEqual(['a', '[]', 'b.c', 'd', '[]'])
  expect(stepsOf('/a/-/b')).toEqual(['a', '[]', 'b'])
  for (const none of [undefined, null, 5, '', {}, 'x'.repeat(501)]) expect(stepsOf(none)).toEqual([])
})

it('templates are left out of texts', () => {
  expect(plainText('Lamp {{ $index + 1 }} of {{ "}" }} all')).toBe('Lamp  of  all')
  expect(plainText('{{'.repeat(500_000))).toBe('')
})
