import { Characteristic } from '@homebridge/hap-nodejs'
import { describe, expect, it } from 'vitest'
import { formatOf, type ValueFormat } from '../../../../src/bridge/plugins/mqtt/formats.ts'

const kinds: Readonly<Record<string, ValueFormat>> = {
  bool: 'boolean',
  float: 'float',
  string: 'text',
}
const unmapped: readonly string[] = ['tlv8', 'data']

describe('the formats of characteristics', () => {
  it("are those of HAP's types", () => {
    const types = Object.entries(Object.getOwnPropertyDescriptors(Characteristic)).flatMap(([name, { value }]) => {
      const isType = typeof value === 'function' && value.prototype instanceof Characteristic
      return isType ? [{ name, format: new value().props.format as string }] : []
    })
    expect(types.length).toBeGreaterThan(200)
    const wrong = types
      .filter(({ format }) => !unmapped.includes(format))
      .filter(({ name, format }) => formatOf(name) !== (kinds[format] ?? 'integer'))
    expect(wrong).toEqual([])
  })

  it('know no types but these', () => {
    expect(formatOf('SomethingElse')).toBe('integer')
  })
})
