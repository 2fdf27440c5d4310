import { setInterval } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Accessory, BridgeServer } from '../../support/bridge-server.ts'
import { whileBusy } from '../../support/patience.ts'

/** Where the API has a characteristic, and what it shows of it. */
export function locate(accessories: readonly Accessory[], accessory: string, type: string) {
  const found = accessories.find(({ name }) => name === accessory)
  for (const service of found?.services ?? []) {
    const characteristic = service.characteristics.find((each) => each.type === type)
    if (found !== undefined && characteristic !== undefined) return { accessory: found, service, characteristic }
  }
  throw new Error(`${accessory} has no ${type}`)
}

/** The value that the API shows. */
export async function shown(bridge: BridgeServer, accessory: string, type: string): Promise<unknown> {
  return locate(await bridge.accessories(), accessory, type).characteristic.value
}

/** Writes over the API; resolves with the status. */
export async function writeOverRest(bridge: BridgeServer, name: string, type: string, value: unknown): Promise<number> {
  const { accessory, service, characteristic } = locate(await bridge.accessories(), name, type)
  const body = { serviceUuid: service.uuid, charUuid: characteristic.uuid, value }
  return (await bridge.post(`/api/accessories/${accessory.uuid}/characteristics`, body)).status
}

/** Resolves once the API has accessories of these names: a plugin that runs may have them a moment later. */
export async function appear(bridge: BridgeServer, ...names: string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const shown = (await bridge.accessories()).map(({ name }) => name)
      expect(shown).toEqual(expect.arrayContaining(names))
    },
    { interval: 100 },
  )
}

/** Every UUID that the API shows, in its order. */
export function identitiesOf(accessories: readonly Accessory[]): string[] {
  return accessories.flatMap(({ uuid, services }) => [
    uuid,
    ...services.flatMap((service) => [service.uuid, ...service.characteristics.map((each) => each.uuid)]),
  ])
}

/**
 * Reads several characteristics, of which only the first may be away: until it has been, and is back with its value.
 *
 * @param whole what is read while nothing is wrong
 * @returns what was read of the first
 */
export async function readUntilBack(read: () => Promise<unknown[]>, whole: readonly unknown[]): Promise<unknown[]> {
  const [value, ...others] = whole
  const items: unknown[] = []
  for await (const _ of setInterval(20)) {
    const [item, ...rest] = await read()
    expect(rest).toEqual(others)
    items.push(item)
    if (items.includes(AWAY) && item === value) break
  }
  return items
}

/** Milliseconds: on a quiet machine, twice this is less than a plugin that does not answer is waited for. */
const HAP_LIMIT = 4_250

/** What a controller reads of a plugin that does not run. */
export const AWAY = -70402

/** What is done in the time that a controller waits. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work
  expect(performance.now() - started).toBeLessThan(whileBusy(HAP_LIMIT))
  return result
}
