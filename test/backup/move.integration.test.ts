import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { done } from '../support/content-editor.ts'
import { at, look } from '../support/content-newsroom.ts'
import { isThorough } from '../support/thorough.ts'
import { answers, emptyPostgres, Household } from './household.ts'
import { runKilled } from './run-killed.ts'

const everything = {
  session: 200,
  personal: 200,
  agent: 200,
  editor: 200,
  connector: 200,
  refreshed: 200,
  preview: 200,
}

it('moves to PostgreSQL and back, with ids, history and credentials', async () => {
  const household = await Household.make('sqlite')
  const url = await emptyPostgres()
  const onPostgres = household.with({ ...household.env, SVC_DATABASE_URL: url })
  let server = await household.start()
  const editor = await household.editor(server, 'Ann')
  await household.furnish(server, editor)
  let all = await household.credentials(server, editor)
  const home = await household.content((db) =>
    db.reader.selectFrom('document').select('id').where('key', '=', '/').executeTakeFirstOrThrow(),
  )
  const history = (await done(editor.revisions(home.id))).value
  expect(await household.run('move', '--to', url)).toMatchObject({ code: 75 })
  await server.stop()

  expect(await household.command('move', '--to', url)).toMatch(
    /^Moved auth and content to PostgreSQL at .*, \d+ rows\.\n/,
  )
  const left = await household.run('serve')
  expect(left).toMatchObject({ code: 78 })
  expect(left.stderr).toMatch(
    /error: SVC_DATABASE_URL is missing: the members and the content .* moved to PostgreSQL at/,
  )
  expect(existsSync(join(household.folder.path, 'auth.sqlite'))).toBe(false)
  await expect(household.move(url)).rejects.toThrow(/^everything moved to .* already/)

  server = await onPostgres.start()
  expect(await answers(server, all)).toEqual(everything)
  all = { ...all, connector: { ...all.connector, refresh: Household.lastRefresh } }
  const there = at(server, all.editor)
  expect((await done(there.revisions(home.id))).value).toEqual(history)
  expect((await look(server, '')).status).toBe(200)
  expect((await fetch(`${server.urls.content}/media/docs/one.png`)).status).toBe(200)
  const found = await fetch(`${server.urls.content}/api/console/sites/docs/environments/production/documents?q=later`, {
    headers: there.headers,
  })
  expect(JSON.stringify(await found.json())).toContain('/later')
  await there.publicPage('/on-postgres', 'On PostgreSQL')
  await household.seesAccessories()
  await expect(onPostgres.move('sqlite')).rejects.toMatchObject({ code: 'unavailable' })
  await server.stop()

  expect(await onPostgres.command('move', '--to', 'sqlite')).toMatch(/^Moved auth and content to SQLite in /)
  expect(await onPostgres.run('serve')).toMatchObject({ code: 78 })
  server = await household.start()
  expect(await answers(server, all)).toEqual(everything)
  expect((await look(server, '/on-postgres')).status).toBe(200)
  await server.stop()
  // And once more: what the first move has left is in no other move's way.
  await household.move(url)
})

it('refuses a target that has something', async () => {
  const household = await Household.make('sqlite')
  const url = await emptyPostgres()
  await household.invite('ann@example.com')
  const onPostgres = household.with({ ...household.env, SVC_DATABASE_URL: url })
  await onPostgres.invite('bob@example.com')
  const refused = await household.run('move', '--to', url)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.stderr).toMatch(/has something in its schema auth already/)
  await expect(onPostgres.move('sqlite')).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringMatching(/auth\.sqlite is there already/),
  })
  for (const [place, email] of [
    [household, 'ann'],
    [onPostgres, 'bob'],
  ] as const) {
    const members = await place.auth((db) => db.reader.selectFrom('actor').select('email').execute())
    expect(members).toEqual([{ email: `${email}@example.com` }])
  }
  await expect(household.move('mysql://x')).rejects.toMatchObject({ code: 'invalid_request' })
})

it('killed at any step, one side starts and the other does not; run again, it finishes', {
  timeout: 600_000,
}, async () => {
  const sqlite = await Household.make('sqlite')
  const url = await emptyPostgres()
  const postgres = sqlite.with({ ...sqlite.env, SVC_DATABASE_URL: url })
  await sqlite.invite('ann@example.com')
  await sqlite.open()

  /** Whether a side opens, as a command opens it, and has the member. */
  async function opens(side: Household): Promise<boolean> {
    try {
      await side.open()
    } catch (error) {
      expect((error as Error).message).toMatch(/move/)
      return false
    }
    const members = await side.auth((db) => db.reader.selectFrom('actor').select('email').execute())
    expect(members).toEqual([{ email: 'ann@example.com' }])
    return true
  }

  async function open(): Promise<{ sqlite: boolean; postgres: boolean }> {
    // The side that was not reached is asked first: to open the other one may settle the move.
    return { postgres: await opens(postgres), sqlite: await opens(sqlite) }
  }

  const ways = [
    { from: sqlite, target: url },
    { from: postgres, target: 'sqlite' },
  ]
  const listed: string[][] = []
  for (const { from, target } of ways) {
    const steps: string[] = []
    await from.move(target, (step) => steps.push(step))
    listed.push(steps)
  }
  const committed = Math.max(...listed.map((steps) => steps.indexOf('committed') + 1))
  expect(listed.map((steps) => steps[committed - 1])).toEqual(['committed', 'committed'])
  const most = Math.max(...listed.map(({ length }) => length))
  // A thorough run dies at every step, at the last one too: there all is done, as where nothing is killed.
  for (let step = isThorough ? 1 : committed - 1; step <= (isThorough ? most : committed); step += 1) {
    for (const [index, { from, target }] of ways.entries()) {
      const name = listed[index]?.[step - 1]
      if (name === undefined) {
        await from.move(target)
        continue
      }
      expect(await runKilled(from, 'move', target, step)).toEqual([name])
      const reached = step >= committed
      const onPostgres = reached === (target === url)
      if (step > 1 || reached) {
        expect(await open(), `${step} ${name}`).toEqual({ sqlite: !onPostgres, postgres: onPostgres })
      }
      if (!reached) await from.move(target)
      else await from.move(target).catch(() => {})
      expect(await open()).toEqual({ sqlite: target !== url, postgres: target === url })
    }
  }
})
