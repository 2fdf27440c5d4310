import { Characteristic } from '@homebridge/hap-nodejs/dist/lib/Characteristic.js'
import * as definitions from '@homebridge/hap-nodejs/dist/lib/definitions/CharacteristicDefinitions.js'
import { describe, expect, it } from 'vitest'
import { formatOf, type ValueFormat } from '../../../../src/bridge/plugins/mqtt/payload.ts'

const kinds: Readonly<Record<string, ValueFormat>> = {
  bool: 'boolean',
  float: 'float',
  string: 'text',
}
const unmapped: readonly string[] = ['tlv8', 'data']

describe('the formats of characteristics', () => {
  it("are those of HAP's types", () => {
    // Not the properties of `Characteristic`: Homebridge's API, where it is loaded, adds its own to them.
    const types = Object.entries(definitions).flatMap(([name, type]) => {
      const isType = typeof type === 'function' && type.prototype instanceof Characteristic
      return isType ? [{ name, format: new type().props.format as string }] : []
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
