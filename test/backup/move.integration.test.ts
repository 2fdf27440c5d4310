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
  expect((await household.run('move', '--to', url)).stderr).toMatch(/error: everything moved to .* already/)

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
  expect(await onPostgres.run('move', '--to', 'sqlite')).toMatchObject({ code: 75 })
  await server.stop()

  expect(await onPostgres.command('move', '--to', 'sqlite')).toMatch(/^Moved auth and content to SQLite in /)
  expect(await onPostgres.run('serve')).toMatchObject({ code: 78 })
  server = await household.start()
  expect(await answers(server, all)).toEqual(everything)
  expect((await look(server, '/on-postgres')).status).toBe(200)
  await server.stop()
  // And once more: what the first move has left is in no other move's way.
  await household.command('move', '--to', url)
})

it('refuses a target that has something', async () => {
  const household = await Household.make('sqlite')
  const url = await emptyPostgres()
  await household.command('auth', 'invite', 'ann@example.com')
  const onPostgres = household.with({ ...household.env, SVC_DATABASE_URL: url })
  await onPostgres.command('auth', 'invite', 'bob@example.com')
  const refused = await household.run('move', '--to', url)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.stderr).toMatch(/has something in its schema auth already/)
  const back = await onPostgres.run('move', '--to', 'sqlite')
  expect(back).toMatchObject({ code: 1 })
  expect(back.stderr).toMatch(/auth\.sqlite is there already/)
  for (const [place, email] of [
    [household, 'ann'],
    [onPostgres, 'bob'],
  ] as const) {
    expect(await place.command('auth', 'members')).toContain(`${email}@example.com`)
  }
  expect(await household.run('move', '--to', 'mysql://x')).toMatchObject({ code: 64 })
})

it('killed at any step, one side starts and the other does not; run again, it finishes', {
  timeout: 600_000,
}, async () => {
  const sqlite = await Household.make('sqlite')
  const url = await emptyPostgres()
  const postgres = sqlite.with({ ...sqlite.env, SVC_DATABASE_URL: url })
  await sqlite.command('auth', 'invite', 'ann@example.com')
  await sqlite.command('content', 'sites')

  /** Whether each side opens, and has the member. */
  async function open(): Promise<{ sqlite: boolean; postgres: boolean }> {
    // The side that was not reached is asked first: to open the other one may settle the move.
    const told = { postgres: await postgres.run('auth', 'members'), sqlite: await sqlite.run('auth', 'members') }
    const opens = ({ code, stdout, stderr }: { code: number | null; stdout: string; stderr: string }): boolean => {
      if (code !== 0) expect(stderr).toMatch(/move/)
      else expect(stdout).toContain('ann@example.com')
      return code === 0
    }
    return { sqlite: opens(told.sqlite), postgres: opens(told.postgres) }
  }

  for (const [from, to, target] of [
    [sqlite, postgres, url],
    [postgres, sqlite, 'sqlite'],
  ] as const) {
    const steps = await runKilled(from, 'move', target, 0)
    await to.command('auth', 'members')
    await to.command('move', '--to', target === url ? 'sqlite' : url)
    const committed = steps.indexOf('committed') + 1
    expect(committed).toBeGreaterThan(0)
    for (let step = 1; step <= steps.length; step += 1) {
      // A thorough run dies at every step, at the last one too: there all is done, as where nothing is killed.
      const telling = [committed - 1, committed].includes(step)
      if (!telling && !isThorough) continue
      expect(await runKilled(from, 'move', target, step)).toEqual([steps[step - 1]])
      const reached = step >= committed
      const onPostgres = reached === (target === url)
      if (step > 1 || reached) {
        expect(await open(), `${step} ${steps[step - 1]}`).toEqual({ sqlite: !onPostgres, postgres: onPostgres })
      }
      if (!reached) await from.command('move', '--to', target)
      else await from.run('move', '--to', target)
      expect(await open()).toEqual({ sqlite: target !== url, postgres: target === url })
      await to.command('move', '--to', target === url ? 'sqlite' : url)
    }
    await from.command('move', '--to', target)
  }
})
