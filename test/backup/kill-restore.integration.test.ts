import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDialect } from '../support/databases.ts'
import { isThorough } from '../support/thorough.ts'
import { archiveFolder, Household } from './household.ts'
import { runKilled } from './run-killed.ts'

/** The step after which there is no way back. */
const COMMIT = 'journal'

/** Something that no backup holds, in each of the places that a restore replaces. */
async function mark(household: Household): Promise<void> {
  await household.auth((db) => db.writer.insertInto('attempt').values({ id: 'mark', key: 'mark', at: 1 }).execute())
  await household.content((db) => db.writer.insertInto('site').values({ id: 'mark', created_at: 1 }).execute())
  const text = await readFile(household.folder.configFile, 'utf8')
  await writeFile(household.folder.configFile, text.replace('Test Bridge', 'Mark'))
}

/** Whether each of those is there. */
async function marks(household: Household): Promise<boolean[]> {
  const auth = await household.auth((db) =>
    db.reader.selectFrom('attempt').select('id').where('id', '=', 'mark').execute(),
  )
  const content = await household.content((db) =>
    db.reader.selectFrom('site').select('id').where('id', '=', 'mark').execute(),
  )
  return [auth.length > 0, content.length > 0, (await readFile(household.folder.configFile, 'utf8')).includes('Mark')]
}

describeEachDialect('kill -9 in the middle of a restore', (dialect) => {
  it('leaves all that was there, or all that the archive has, at every step', { timeout: 600_000 }, async () => {
    const household = await Household.make(dialect)
    const archive = join(await archiveFolder(), 'all.tar.gz')
    const server = await household.start()
    await household.furnish(server, await household.editor(server, 'Ann'))
    await server.stop()
    await household.command('backup', archive)
    const steps = await runKilled(household, 'restore', archive, 0)
    expect(steps).toContain(COMMIT)
    for (let step = 1; step <= steps.length; step += 1) {
      // Most of the places are like the others; a thorough run dies at them too.
      const isSafe = Math.abs(step - (steps.indexOf(COMMIT) + 1)) > 1
      if (isSafe && step % 6 !== 0 && !isThorough) continue
      await mark(household)
      const [name] = await runKilled(household, 'restore', archive, step)
      expect(name).toBe(steps[step - 1])
      // Whatever opens the data brings it to an end.
      await household.command('content', 'sites')
      await household.command('auth', 'members')
      const isOld = step < steps.indexOf(COMMIT) + 1
      expect(await marks(household), `${step} ${name}`).toEqual([isOld, isOld, isOld])
      expect(await readdir(household.folder.path)).not.toContain('restore')
      if (isOld) await household.command('restore', archive)
      expect(await marks(household)).toEqual([false, false, false])
    }
    const last = await household.start()
    await household.seesAccessories()
    await last.stop()
  })
})

it('a journal that was damaged ends every command with what is to be done, and that helps', async () => {
  const household = await Household.make('sqlite')
  const archive = join(await archiveFolder(), 'all.tar.gz')
  await household.command('auth', 'members')
  await household.command('backup', archive)
  const staging = join(household.folder.path, 'restore')
  await mkdir(staging)
  await writeFile(join(staging, 'journal.json'), '{')
  for (const command of [
    ['restore', archive],
    ['auth', 'members'],
    ['serve', 'auth'],
  ]) {
    const { code, stderr } = await household.run(...command)
    expect(code).toBeGreaterThan(0)
    expect(stderr).toContain(`cannot be read: move ${staging} away, and restore the archive again\n`)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  }
  await rename(staging, `${staging}-damaged`)
  await household.command('restore', archive)
  await household.command('auth', 'members')
})
