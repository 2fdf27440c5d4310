import { expect, test } from 'vitest'
import { ExternalList } from '../../../src/bridge/host/external-list.ts'
import type { ExternalAccessory } from '../../../src/bridge/protocol/accessory.ts'

function external(number: number): { type: 'external'; accessory: ExternalAccessory } {
  const accessory = {
    uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Camera ${number}`,
    category: 17,
    username: '0E:12:34:56:78:9A',
    pincode: '031-45-154',
    setupURI: 'X-HM://0023ISYWY3O4A',
    paired: false,
    port: 1,
  }
  return { type: 'external', accessory }
}

const unowned = { ownerOf: () => undefined, warn: () => {} }

test('a process that publishes without end is warned once, and what is listed stays', () => {
  const warnings: string[] = []
  const list = new ExternalList<object>({ ...unowned, warn: (message) => warnings.push(message) })
  const [first, second] = [{}, {}]
  for (let number = 0; number < 1_000; number += 1) list.take(external(number), first)
  expect(warnings.splice(0)).toEqual(['Camera 150 is not listed: a plugin has at most 150 accessories on their own'])
  expect(list.listFor(first)).toHaveLength(150)
  list.take(external(200), second)
  expect(warnings.splice(0)).toEqual(['Camera 200 is not listed: a plugin has at most 150 accessories on their own'])
  list.take({ type: 'externalGone', uuid: external(0).accessory.uuid }, first)
  list.take(external(201), first)
  expect(list.listFor(first)).toHaveLength(150)
  expect(warnings).toEqual([])
})

test('an accessory is of the plugin that lists it first, and another one is warned once', () => {
  const warnings: string[] = []
  const owner = new ExternalList<object>(unowned)
  const ownerOf = (uuid: string) => (owner.has(uuid) ? 'homebridge-camera' : undefined)
  const other = new ExternalList<object>({ ownerOf, warn: (message) => warnings.push(message) })
  const { accessory } = external(1)
  const claim = { type: 'external', accessory: { ...accessory, uuid: accessory.uuid.toUpperCase() } } as const
  const process = {}
  owner.take({ type: 'external', accessory: { ...accessory, uuid: 'A' } }, process)
  owner.take(external(1), process)
  for (let time = 0; time < 10; time += 1) other.take(claim, process)
  other.take({ type: 'external', accessory: { ...accessory, uuid: 'a' } }, process)
  expect(other.listFor(process)).toEqual([])
  expect(warnings).toEqual([
    `Camera 1 is not listed: homebridge-camera has an accessory of the UUID ${accessory.uuid}`,
    'Camera 1 is not listed: homebridge-camera has an accessory of the UUID a',
  ])
  owner.take({ type: 'externalGone', uuid: accessory.uuid }, process)
  other.take(claim, process)
  expect(other.listFor(process)).toEqual([claim.accessory])
})

test('those of an earlier process are listed until the next one is complete, and do not listen meanwhile', () => {
  const list = new ExternalList<object>(unowned)
  const [first, second] = [{}, {}]
  list.take(external(1), first)
  list.take(external(2), first)
  list.take(external(2), second)
  expect(list.listFor(second)).toEqual([
    { ...external(1).accessory, port: null, error: 'its plugin is not running' },
    external(2).accessory,
  ])
  list.keepOnly(second)
  expect(list.listFor(second)).toEqual([external(2).accessory])
})
