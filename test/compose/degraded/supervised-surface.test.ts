import { describe, expect, it } from 'vitest'
import { Outage } from '../../../src/compose/outage.ts'
import { SupervisedSurface, type Supervision } from '../../../src/compose/supervised-surface.ts'
import { DatabaseDamaged } from '../../../src/db/sqlite-damage.ts'
import { TriptychError } from '../../../src/errors.ts'
import type { Listener } from '../../../src/server/listener.ts'
import { recordingLogger } from '../../support/server.ts'

const away = new TriptychError('unavailable', 'database: gone')
const damage = new DatabaseDamaged('/nowhere/auth.sqlite', 'malformed')

/** A surface whose starts throw what is listed, one after the other; undefined starts. */
function supervised(outcomes: readonly unknown[], startEmpty = false) {
  const events: string[] = []
  const starts: Supervision[] = []
  const { logger, lines } = recordingLogger()
  const begun = SupervisedSurface.begin({
    ...{ name: 'auth', logger, retryMs: 1, startEmpty },
    start: async (supervision) => {
      const outcome = outcomes[starts.push(supervision) - 1]
      if (outcome !== undefined) throw outcome
      await supervision.beforeListening()
      events.push('start')
      return {
        ...{ name: 'auth', url: 'http://localhost:7001' },
        close: async () => void events.push('close'),
        release: async () => void events.push('release'),
      }
    },
    standIn: async (outage, port) => {
      events.push(`stand in on ${port}: ${outage().reason}`)
      const close = async () => void events.push('stand-in closes')
      return { url: 'http://localhost:7000', port: 7000, close } as unknown as Listener
    },
  })
  const said = () => lines.map(({ msg }) => String(msg)).filter((text) => /^degraded|^serves/.test(text))
  return { begun, events, starts, said }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

describe('SupervisedSurface', () => {
  it('stands in on the port until a start works, and says each reason once', async () => {
    const full = new TriptychError('unavailable', 'full', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) })
    const { begun, events, starts, said } = supervised([away, away, full, undefined])
    const surface = await begun
    expect([surface.running, surface.url]).toEqual([null, 'http://localhost:7000'])
    await until(() => surface.running !== null)
    expect(surface.url).toBe('http://localhost:7001')
    expect(events).toEqual(['stand in on null: database_unavailable', 'stand-in closes', 'start'])
    expect(starts.map(({ port }) => port)).toEqual([null, 7000, 7000, 7000])
    expect(said()).toEqual(['degraded: database: gone', 'degraded: full', 'serves again'])
    await surface.close()
    await surface.release()
    expect(events.slice(3)).toEqual(['close', 'release'])
  })

  it('ends a surface whose database is damaged, and starts it again with that known', async () => {
    const { begun, events, starts } = supervised([undefined, damage, undefined])
    const surface = await begun
    starts[0]?.onDamage(damage)
    expect(surface.running).toBeNull()
    await until(() => surface.running !== null)
    expect(events).toEqual([
      ...['start', 'close', 'release', 'stand in on 7001: database_damaged', 'stand-in closes', 'start'],
    ])
    expect(starts.map((start) => start.damage)).toEqual([null, damage, damage])
    await surface.close()
  })

  it('does not serve where damage was met while it started', async () => {
    const { begun, events, starts } = supervised([away, undefined, undefined])
    const surface = await begun
    await until(() => starts.length === 2)
    starts[1]?.onDamage(damage)
    await until(() => starts.length === 3)
    expect(starts[2]?.damage).toBe(damage)
    await until(() => surface.running !== null)
    expect(events.filter((event) => event.startsWith('stand in on'))).toHaveLength(2)
    await surface.close()
  })

  it('begins empty until that has worked once', async () => {
    const { begun, starts } = supervised([away, undefined, undefined], true)
    const surface = await begun
    await until(() => surface.running !== null)
    starts[1]?.onDamage(damage)
    await until(() => starts.length === 3)
    expect(starts.map(({ startEmpty }) => startEmpty)).toEqual([true, true, false])
    await surface.close()
  })

  it('throws what is no fault of its data', async () => {
    const { begun, events } = supervised([new TypeError('a defect')])
    await expect(begun).rejects.toThrow('a defect')
    expect(events).toEqual([])
  })

  it('closes while it waits', async () => {
    const { begun, events } = supervised([away, ...Array.from({ length: 1000 }, () => away)])
    const surface = await begun
    await surface.close()
    await surface.release()
    expect(events).toEqual(['stand in on null: database_unavailable', 'stand-in closes'])
  })
})

it.each([
  [damage, 'database_damaged'],
  [new TriptychError('unavailable', 'x', { cause: damage }), 'database_damaged'],
  [new TriptychError('config_not_json', 'line 1'), 'config_invalid'],
  [
    new TriptychError('unavailable', 'x', { cause: Object.assign(new Error(), { code: 'SQLITE_IOERR_WRITE' }) }),
    'storage_unavailable',
  ],
  [Object.assign(new Error(), { code: 'EROFS', syscall: 'open' }), 'storage_unavailable'],
  [away, 'database_unavailable'],
])('the reason of %s is %s', (error, reason) => {
  expect(new Outage(error)).toMatchObject({ code: 'unavailable', extensions: { reason } })
})
