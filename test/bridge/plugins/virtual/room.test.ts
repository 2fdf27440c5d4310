import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heatingCoolingState, nextTemperature, type Room } from '../../../../src/bridge/plugins/virtual/room.ts'
import { temperatureAt } from '../../../../src/bridge/plugins/virtual/sensors.ts'

const room = (patch: Partial<Room>): Room => ({ mode: 'heat', current: 18, target: 21, ambient: 16, ...patch })

describe('the room of a thermostat', () => {
  it.each([
    ['heats when it is too cold', { mode: 'heat', current: 18 }, 18.1, 1],
    ['cools down by itself when heating is not needed', { mode: 'heat', current: 23 }, 22.9, 0],
    ['holds the target while heating', { mode: 'heat', current: 21 }, 21, 0],
    ['cools when it is too warm', { mode: 'cool', current: 25, ambient: 30 }, 24.9, 2],
    ['warms up by itself when cooling is not needed', { mode: 'cool', current: 18, ambient: 30 }, 18.1, 0],
    ['heats on its own account', { mode: 'auto', current: 18 }, 18.1, 1],
    ['cools on its own account', { mode: 'auto', current: 25 }, 24.9, 2],
    ['comes to what is around it when off', { mode: 'off', current: 18 }, 17.9, 0],
    ['does not overshoot', { mode: 'auto', current: 20.96 }, 21, 1],
  ] as const)('%s', (_name, patch, next, state) => {
    expect(nextTemperature(room(patch))).toBe(next)
    expect(heatingCoolingState(room(patch))).toBe(state)
  })

  it('comes to rest, from anywhere', () => {
    const degrees = fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10)
    const rooms = fc.record<Room>({
      mode: fc.constantFrom('off', 'heat', 'cool', 'auto'),
      current: degrees,
      target: degrees,
      ambient: degrees,
    })
    fc.assert(
      fc.property(rooms, (start) => {
        let current = start.current
        for (let step = 0; step < 401; step++) current = nextTemperature({ ...start, current })
        expect(nextTemperature({ ...start, current })).toBe(current)
        expect(heatingCoolingState({ ...start, current })).toBe(0)
      }),
    )
  })
})

describe('a drifting temperature', () => {
  const settings = { temperature: 20, driftDegrees: 2, driftMinutes: 60 }
  const minute = 60_000

  it('goes up, down and back', () => {
    const hour = [0, 15, 30, 45, 60].map((minutes) => temperatureAt(settings, minutes * minute))
    expect(hour).toEqual([20, 22, 20, 18, 20])
  })

  it('is the same at the same time', () => {
    const now = Date.UTC(2026, 0, 1, 12, 34)
    expect(temperatureAt(settings, now)).toBe(temperatureAt({ ...settings }, now))
  })

  it('stands still without a drift', () => {
    expect(temperatureAt({ ...settings, driftDegrees: 0 }, 17 * minute)).toBe(20)
  })
})
