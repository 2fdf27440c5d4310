import { describe, expect, it } from 'vitest'
import { GuessBrake } from '../../src/auth/guess-brake.ts'
import { noObserver } from './actors.ts'

/** A brake whose clock stands still, and whose guessers wait until they are let go. */
function brakeAt(clock = { now: 0 }) {
  const waiting: (() => void)[] = []
  const told: object[] = []
  const brake = new GuessBrake({
    observer: noObserver,
    log: { info: () => {}, warn: (fields) => told.push(fields), error: () => {} },
    clock: () => clock.now,
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
  })
  /** Settles at once, unless the guess is held. */
  const guess = (address = '192.0.2.1') =>
    brake.turn({ address, requestId: 'r' }).then(
      () => 'refused',
      ({ code, retryAfter }) => `${code} ${retryAfter}`,
    )
  const letGo = () => {
    for (const go of waiting.splice(0)) go()
  }
  return { clock, waiting, told, guess, letGo }
}

const times = (count: number, guess: () => Promise<string>) => Promise.all(Array.from({ length: count }, guess))

describe('hopeless guesses of one address', () => {
  it('are answered as they come, two hundred at once; the others wait', async () => {
    const { guess, waiting, letGo } = brakeAt()
    expect(new Set(await times(200, () => guess()))).toEqual(new Set(['refused']))
    const late = times(5, () => guess())
    expect(waiting).toHaveLength(5)
    letGo()
    expect(new Set(await late)).toEqual(new Set(['too_many_requests 1']))
  })

  it('are fifty a second after that', async () => {
    const { guess, clock, waiting } = brakeAt()
    await times(200, () => guess())
    clock.now += 1000
    expect(await times(50, () => guess())).toEqual(Array(50).fill('refused'))
    void guess()
    expect(waiting).toHaveLength(1)
  })

  it('take nothing from another address; of IPv6 a /64 is one', async () => {
    const { guess, waiting } = brakeAt()
    await times(200, () => guess('2001:db8::1'))
    expect(await guess('2001:db8:0:1::1')).toBe('refused')
    void guess('2001:db8::2')
    expect(waiting).toHaveLength(1)
  })

  it('are not held beyond a thousand, but answered', async () => {
    const { guess, waiting, letGo } = brakeAt()
    await times(200, () => guess())
    const held = times(1000, () => guess())
    expect(waiting).toHaveLength(1000)
    expect(await guess()).toBe('too_many_requests 1')
    letGo()
    await held
    void guess()
    expect(waiting).toHaveLength(1)
  })

  it('are a line of the log a minute, with how many were refused', async () => {
    const { guess, clock, told } = brakeAt()
    await times(200, () => guess())
    void times(3, () => guess())
    expect(told).toEqual([{ requestId: 'r', address: '192.0.2.1', refused: 1 }])
    clock.now += 60_000
    await times(200, () => guess())
    void times(3, () => guess())
    expect(told[1]).toEqual({ requestId: 'r', address: '192.0.2.1', refused: 4 })
  })

  it('are forgotten where ten thousand others guess: memory has an end', async () => {
    const { guess } = brakeAt()
    await times(200, () => guess())
    for (let i = 0; i < 10_000; i++) await guess(`10.1.${i >> 8}.${i & 255}`)
    expect(await guess()).toBe('refused')
  })
})
