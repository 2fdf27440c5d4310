import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type DialectName, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import { kills } from '../../support/thorough.ts'
import { Authoring } from '../publish/authoring.ts'

const wished = kills(4)

const DOCUMENTS = 30

/** Publishes in a process of its own and kills that once it has answered so often, or a little later. */
async function publishUntilKilled({ settings }: TestDatabase, answers: number): Promise<number[]> {
  const child = fork(new URL('./publishing-child.ts', import.meta.url), { execArgv: [], stdio: 'inherit' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const answered: number[] = []
  const enough = new Promise<void>((resolve) => {
    child.on('message', (number) => {
      if (answered.push(Number(number)) === answers) resolve()
    })
  })
  const ended = once(child, 'close')
  child.send(settings)
  await Promise.race([enough, ended])
  await pause(Math.random() * 30)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  return answered
}

/** The one revision that everything is public at; what contradicts that. */
async function lookInto({ database: { reader } }: TestDatabase) {
  const documents = await reader.selectFrom('document').select(['id', 'live_rev']).execute()
  const published = await reader.selectFrom('public_document').select(['document_id', 'etag']).execute()
  const live = documents[0]?.live_rev ?? null
  const faults = documents.flatMap(({ id, live_rev }) => (live_rev === live ? [] : [`${id} is at ${live_rev}`]))
  const wrong = published.filter(({ document_id, etag }) => etag !== `${document_id} ${live}`)
  faults.push(...wrong.map(({ document_id, etag }) => `${document_id} is delivered as ${etag}`))
  if (published.length !== (live === null ? 0 : DOCUMENTS)) faults.push(`${published.length} are public`)
  const releases = await reader.selectFrom('release').select(['name', 'state', 'published_at']).execute()
  for (const { name, state, published_at } of releases) {
    const isDone = state === 'published'
    if (isDone !== (published_at !== null)) faults.push(`release ${name} is a half`)
    // Those that were killed before stay open; the next one goes over what they would have done.
    if (isDone && Number(name) > Number(live)) faults.push(`release ${name} is published and its items are not`)
    if (!isDone && Number(name) === live) faults.push(`release ${name} is not published and its items are`)
  }
  const done = releases.filter(({ state }) => state === 'published').map(({ name }) => Number(name))
  const events = await reader.selectFrom('webhook_delivery').select(['event']).execute()
  for (const type of ['release.published', 'content.published']) {
    const told = events.filter(({ event }) => event === type).length
    if (told !== done.length) faults.push(`${told} ${type} of ${done.length} releases`)
  }
  return { live, done: new Set(done), faults }
}

describe('kill -9 in the middle of publishes', () => {
  it.each<[DialectName, number]>([
    ['sqlite', wished],
    ['postgres', Math.ceil(wished / 2)],
  ])(
    'leaves every answered one whole, and none half-done (%s, %i kills)',
    { timeout: 300_000 + wished * 10_000 },
    async (dialect, count) => {
      const test = await openTestDatabase(dialect)
      onTestFinished(() => test.close())
      const site = await new Authoring(test.database).begin()
      for (let number = 0; number < DOCUMENTS; number++) await site.page(`/p${number}`)
      const webhook = { id: 'hook', site_id: 'docs', url: 'https://127.0.0.1:9/', active: 1, secret_epoch: 0 }
      await test.database.writer
        .insertInto('webhook')
        .values({ ...webhook, created_at: 1, updated_at: 1 })
        .execute()
      const all: number[] = []
      for (let kill = 0; kill < count; kill++) {
        const answered = await publishUntilKilled(test, 1 + Math.floor(Math.random() * 6))
        all.push(...answered)
        const { live, done, faults } = await lookInto(test)
        expect(faults).toEqual([])
        expect(all.filter((number) => !done.has(number))).toEqual([])
        expect(live).toBeGreaterThanOrEqual(answered.at(-1) ?? 1)
      }
      expect(all.length).toBeGreaterThanOrEqual(count)
    },
  )
})
