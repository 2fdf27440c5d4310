import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ContentTables } from '../../../src/content/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createEmptyDatabase } from '../../support/databases.ts'
import { whileBusy } from '../../support/patience.ts'
import { type RunningTriptych, startTriptych } from '../../support/process.ts'
import { kills } from '../../support/thorough.ts'
import { Board } from './board.ts'

const rounds = kills(5)

/** What a publish on one machine may take to be seen on the others, in milliseconds. */
const VISIBLE_WITHIN = 2_000

async function startShared() {
  const place = await createEmptyDatabase('postgres')
  onTestFinished(() => place.remove())
  if (place.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
  const env = { SVC_DATABASE_URL: place.settings.url, SVC_SECRET_KEY: 'k'.repeat(64) }
  const start = async (): Promise<RunningTriptych> => {
    const running = await startTriptych({ args: ['content'], env })
    onTestFinished(async () => void (await running.stop('SIGKILL')))
    return running
  }
  const instances = await Promise.all([start(), start(), start()])
  const database = openDatabase<ContentTables>(place.settings)
  onTestFinished(() => database.close())
  return { start, instances, database }
}

it('a scheduled release is published once by several machines, whichever of them dies then', {
  timeout: 300_000 + rounds * 10_000,
}, async () => {
  const { start, instances, database } = await startShared()
  const board = await new Board(database).begin()
  await board.listen()
  const coming: Promise<RunningTriptych>[] = []
  for (let round = 0; round < rounds; round++) {
    const route = `/p${round}`
    const pages = await Promise.all([
      board.page(route),
      ...Array.from({ length: 8 }, (_, n) => board.page(`${route}/${n}`)),
    ])
    const id = await board.release(route, ...pages)
    if (instances.length < 2) instances.push(...(await Promise.all(coming.splice(0))))
    const victim = instances.shift()
    if (victim === undefined) throw new Error('no instance to kill')
    const statusAt = async ({ urls }: RunningTriptych): Promise<number> => {
      const { site, env } = board.scope
      const response = await fetch(`${urls.content}/api/v1/${site}/${env}${route}`)
      await response.arrayBuffer()
      return response.status
    }
    const statuses = async (): Promise<number[]> => [...new Set(await Promise.all(instances.map(statusAt)))]
    // So that every machine has the answer of before in its cache.
    expect(await statuses()).toEqual([404])
    const told = (await board.told()).length
    const due = Date.now() + 500
    await board.schedule(id, due)

    // From right before the moment to right after it.
    await pause(due - Date.now() - 40 + (80 * (round + Math.random())) / rounds)
    victim.child.kill('SIGKILL')
    if (round < rounds - instances.length) coming.push(start())
    const wait = { interval: 10 }
    await vi.waitFor(async () => expect((await board.read(id)).value.state).toBe('published'), wait)
    const published = performance.now()
    await Promise.all(instances.map((each) => vi.waitFor(async () => expect(await statusAt(each)).toBe(200), wait)))
    expect(performance.now() - published).toBeLessThan(whileBusy(VISIBLE_WITHIN))

    const events = (await board.told()).slice(told)
    const contentVersion = await board.version()
    expect(events.map(({ type, data }) => [type, data.contentVersion])).toEqual([
      ['content.published', contentVersion],
      ['release.published', contentVersion],
    ])
    expect((await board.read(id)).value).toMatchObject({ state: 'published', version: pages.length + 3 })
    expect(await statuses()).toEqual([200])
  }
  await Promise.all(coming)
})
