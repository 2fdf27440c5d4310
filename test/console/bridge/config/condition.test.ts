import { describe, expect, it } from 'vitest'
import { isShown, isShownByAll } from '../../../../console/bridge/config/condition.ts'
import { conditionOf } from '../../../../src/bridge/marketplace/form-condition.ts'

const of = (functionBody: unknown) => conditionOf({ condition: { functionBody } })

const models = [
  {},
  { type: 'lamp', on: true, count: 3, list: ['a', 'b'], text: 'abc' },
  { type: 'fan', on: false, count: '3', list: [], accessories: [{ type: 'Switch' }, { type: 'Door', sensor: {} }] },
  { type: null, on: 0, count: 10, accessories: [{ type: 'Outlet', protocol: 'Matter', sensor: { type: 'x' } }, null] },
]

/** As the forms of published plugins write them; members of what is not there are asked for by `?.`. */
const bodies = [
  "return model.type === 'lamp'",
  'return model.type === "lamp" || model.type === "fan";',
  "return model.type !== 'lamp' && !model.on;",
  'return model.on;',
  'return !!model.type',
  'return model.count > 2',
  "return model.count == 3 && model.count !== '3'",
  'return model.count <= 3',
  "return model.type >= 'g'",
  "return (model.list || []).includes('b')",
  "return ['lamp', 'fan'].includes(model.type)",
  "return ['lamp', 'fan'].indexOf(model.type) === -1",
  "return model.text?.indexOf('c') > 0",
  'return model.list?.length > 0;',
  'return model.list && model.list.length',
  "return typeof model.type === 'string'",
  'return model.type ?? model.on',
  "return model['type'] == null",
  'return model.type != undefined',
  "return model.on ? model.type === 'lamp' : model.count === -1",
  "if (model.on) { return true; } else if (model.type === 'fan') return true; return false;",
  "if (model.on === true) return model.type === 'lamp'",
  "const type = model.type; const known = ['lamp'].includes(type); return known && type !== 'fan'",
  "try { return model.type === 'lamp' } catch (error) { return false }",
  'return Boolean(model.on)',
  'return `lamp` === model.type',
  "return model.accessories?.[arguments[1]]?.protocol !== 'Matter';",
  'return model.accessories?.[arrayIndices]?.sensor?.type !== undefined;',
  "return ['Switch', 'Outlet'].includes(model.accessories?.[arrayIndices[0]]?.type);",
  'return model.accessories?.[arguments[1][0]]?.type;',
  'return',
  ';',
]

describe.each(bodies)('%s', (body) => {
  it('is what JavaScript makes of it, for every config', () => {
    const condition = of(body)
    const run = new Function('model', 'arrayIndices', body) as (model: unknown, indices: number[]) => unknown
    for (const model of models) {
      for (const index of [0, 1, 2]) {
        const shown = condition === undefined ? undefined : isShown(condition, model, [index])
        expect([model, index, shown]).toEqual([model, index, run(model, [index]) ? 'yes' : 'no'])
      }
    }
  })
})

describe('a condition', () => {
  it.each([
    'return model.devices.some((device) => device.on)',
    'return fetch("https://example.com")',
    'return model.type.constructor("return process")()',
    'return this.on',
    'return globalThis',
    'return window.location',
    'return new Date() > 0',
    'return /a/.test(model.type)',
    'return (() => true)()',
    'model.on = true; return true',
    'while (true) {}',
    'return model.count + 1 > 2',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a plugin
    'return `${model.type}` === "lamp"',
    'return "type" in model',
    'var a = 1; return a',
    'return model[model.type]',
    'return await model',
    'import("x")',
    'return model.type ===',
    'no JavaScript at all',
    `return ${'!'.repeat(5_000)}model.on`,
    `return ${'('.repeat(900)}model.on${')'.repeat(900)}`.padEnd(2_100),
  ])('beyond the subset is unknown, and run by nothing: %s', (body) => {
    expect(of(body)).toEqual({ kind: 'unknown' })
    expect(isShown(of(body), {}, [])).toBe('unknown')
  })

  it.each([undefined, null, '', ' ', 5, {}])('that is none shows the part: %j', (body) => {
    expect(of(body)).toBeUndefined()
    expect(isShown(undefined, {}, [])).toBe('yes')
  })

  it('reads own members of the config alone', () => {
    for (const path of [['constructor'], ['__proto__'], ['type', 'constructor'], ['list', 'push'], ['toString']]) {
      const condition = { kind: 'path', path } as const
      expect([path, isShown(condition, { type: 'lamp', list: ['a'] }, [])]).toEqual([path, 'no'])
    }
  })

  it('misses nothing where a member of what is not there is asked for', () => {
    expect(isShown(of("return model.sensor.type !== 'x'"), {}, [])).toBe('yes')
    expect(isShown(of('return model.sensor.type !== undefined'), {}, [])).toBe('no')
  })

  it('beside others decides where it does not hold, and is unknown where one is', () => {
    const [yes, no, unknown] = [of('return true'), of('return false'), of('return this')]
    const all = (...some: unknown[]) => isShownByAll(some as never, {}, [])
    expect([all(yes, yes), all(yes, no), all(unknown, no), all(yes, unknown), all()]).toEqual([
      ...['yes', 'no', 'no', 'unknown', 'yes'],
    ])
    const both = (kind: 'and' | 'or', ...of: unknown[]) => isShown({ kind, of } as never, {}, [])
    expect(both('and', unknown, no)).toBe('no')
    expect(both('and', unknown, yes)).toBe('unknown')
    expect(both('or', unknown, yes)).toBe('yes')
    expect(both('or', unknown, no)).toBe('unknown')
    expect(isShown({ kind: 'not', of: [unknown] } as never, {}, [])).toBe('unknown')
    expect(isShown({ kind: 'choose', of: [unknown, yes, no] } as never, {}, [])).toBe('unknown')
  })
})
