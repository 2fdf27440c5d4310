import { describe, expect, it } from 'vitest'
import {
  alike,
  type Editable,
  keysOf,
  moveEntry,
  newBlock,
  withBlocks,
  withoutZone,
} from '../../../console/content/editor/content.ts'
import { faultAt, faultsOf, withoutBlock } from '../../../console/content/editor/faults.ts'
import { textOf } from '../../../console/content/editor/text.ts'

const block = (id: string, type = 'markdown') => ({ id, type, fields: {} })

function page(blocks: ReturnType<typeof block>[], zone = 'main'): Editable {
  const meta = { title: 'Start', description: '' }
  return { kind: 'page', route: '/start', type: 'page', meta, zones: { [zone]: { blocks } } }
}

describe('alike', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, undefined, false],
    [{ a: [{ b: 'x' }] }, { a: [{ b: 'x' }] }, true],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(alike(a, b)).toBe(expected)
    expect(alike(b, a)).toBe(expected)
  })
})

describe('blocks', () => {
  it('have keys of their own, though ids repeat', () => {
    expect(keysOf([block('a'), block('a'), block('b'), block('a')])).toEqual(['a', 'a (2)', 'b', 'a (3)'])
  })

  it('are new with an id that no zone has', () => {
    expect(newBlock('hero', page([block('hero-1'), block('hero-2')])).id).toBe('hero-3')
  })

  it('are moved within their list only', () => {
    expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })
})

describe('zones', () => {
  it('keep their order, and may have any name', () => {
    const content = withBlocks(withBlocks(page([block('a')]), '__proto__', []), 'main', [])
    expect(Object.keys(content.zones)).toEqual(['main', '__proto__'])
    expect(content.zones.main?.blocks).toEqual([])
    expect(Object.keys(withoutZone(content, '__proto__').zones)).toEqual(['main'])
  })
})

describe('faults', () => {
  const at = (name: string) => ({ in: 'body', name, message: `wrong: ${name}` })
  const refusal = (...names: string[]) => ({ title: 'No', status: 409, code: 'content_invalid', errors: names.map(at) })

  it('are sorted by block, with pointers into its fields', () => {
    const content = page([block('a'), block('a')], 'a/b')
    const name = 'zones/a~1b/blocks/1/fields/links/0/to'
    const faults = faultsOf(refusal(name, 'zones/a~1b/blocks/0/id', 'meta/title', 'zones/main/blocks/0/id'), content)
    expect([...faults.blocks]).toEqual([
      ['a/b\na (2)', [{ name: 'links/0/to', message: `wrong: ${name}` }]],
      ['a/b\na', [{ name: '', message: 'wrong: zones/a~1b/blocks/0/id' }]],
    ])
    expect(faultAt(faults, 'meta/title')).toBe('wrong: meta/title')
    expect(faultAt(faults, 'meta/description')).toBeNull()
    expect([...withoutBlock(faults, 'a/b\na').blocks.keys()]).toEqual(['a/b\na (2)'])
  })

  it('are none of what did not answer', () => {
    expect(faultsOf(new TypeError('failed'), page([]))).toEqual({ blocks: new Map(), rest: [] })
  })
})

describe('content as text', () => {
  it('has long texts line by line', () => {
    const fields = { markdown: '# One\n\nTwo', items: [1, { to: '/a' }], none: [] }
    const content = withBlocks(page([]), 'main', [{ id: 'body', type: 'markdown', fields }])
    expect(textOf(content)).toBe(
      [
        'route: /start',
        'type: page',
        'title: Start',
        'description: ',
        '',
        'zone main',
        '',
        'block markdown (body)',
        '  markdown:',
        '    # One',
        '',
        '    Two',
        '  items:',
        '    -: 1',
        '    -:',
        '      to: /a',
        '  none: []',
        '',
      ].join('\n'),
    )
  })
})
