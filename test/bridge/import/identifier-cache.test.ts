import { expect, it } from 'vitest'
import { accessoriesOf, readIds, servicesOf, withBridge } from '../../../src/bridge/import/identifier-cache.ts'

const lamp = '401fb4ff-a212-4851-92b8-4f610da9ad6a'
const bridge = 'f6f986a8-ae40-4f38-aa34-4b232ed91fca'
const own = '0f0e0d0c-0000-4000-8000-000000000000'
const bulb = '00000043-0000-1000-8000-0026BB765291'
const on = '00000025-0000-1000-8000-0026BB765291'
/** As old plugins write the types of their own. */
const custom = 'e863f10d-079e-48ff-8f27-9c2605a29f52'

const ids = {
  '|nextAID': 3,
  [`${bridge}|nextIID`]: 3,
  [`${bridge}|${bulb}`]: 2,
  [lamp]: 2,
  [`${lamp}|nextIID`]: 9,
  [`${lamp}|${bulb}`]: 3,
  [`${lamp}|${bulb}|${on}`]: 4,
  // Subtypes may be UUIDs, or hold what separates.
  [`${lamp}|${bulb}|${own}`]: 5,
  [`${lamp}|${bulb}|${own}|${custom}`]: 6,
  [`${lamp}|${custom}|left|1`]: 7,
  [`${lamp}|${custom}|left|1|${on}`]: 8,
}

it('tells services, subtypes and characteristics apart', () => {
  expect(accessoriesOf(ids)).toEqual([lamp])
  expect(servicesOf(ids, lamp)).toEqual([
    { type: bulb, subtype: undefined, characteristics: [on] },
    { type: bulb, subtype: own, characteristics: [custom.toUpperCase()] },
    { type: custom.toUpperCase(), subtype: 'left|1', characteristics: [on] },
  ])
})

it('gives the ids of the bridge another owner, and types one spelling', () => {
  expect(withBridge(ids, bridge, own)).toEqual({
    '|nextAID': 3,
    [`${own}|nextIID`]: 3,
    [`${own}|${bulb}`]: 2,
    [lamp]: 2,
    [`${lamp}|nextIID`]: 9,
    [`${lamp}|${bulb}`]: 3,
    [`${lamp}|${bulb}|${on}`]: 4,
    [`${lamp}|${bulb}|${own}`]: 5,
    [`${lamp}|${bulb}|${own}|${custom.toUpperCase()}`]: 6,
    [`${lamp}|${custom.toUpperCase()}|left|1`]: 7,
    [`${lamp}|${custom.toUpperCase()}|left|1|${on}`]: 8,
  })
})

it.for([null, {}, { cache: [] }, { cache: { a: '1' } }, { cache: { a: 0 } }])('takes %j for no ids', (json) => {
  expect(readIds(json)).toBeUndefined()
})
