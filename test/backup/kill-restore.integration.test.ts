import { cpSync } from 'node:fs'
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
  const file = join(household.dataDir, 'config.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('Test Bridge', 'Mark'))
}

/** Whether each of those is there. */
async function marks(household: Household): Promise<boolean[]> {
  const auth = await household.auth((db) =>
    db.reader.selectFrom('attempt').select('id').where('id', '=', 'mark').execute(),
  )
  const content = await household.content((db) =>
    db.reader.selectFrom('site').select('id').where('id', '=', 'mark').execute(),
  )
  return [
    auth.length > 0,
    content.length > 0,
    (await readFile(join(household.dataDir, 'config.json'), 'utf8')).includes('Mark'),
  ]
}

describeEachDialect('kill -9 in the middle of a restore', (dialect) => {
  it('leaves all that was there, or all that the archive has, at every step', { timeout: 600_000 }, async () => {
    const household = await Household.make(dialect)
    const archive = join(await archiveFolder(), 'all.tar.gz')
    const server = await household.start()
    await household.furnish(server, await household.editor(server, 'Ann'))
    await server.stop()
    await household.backUp(archive)
    await mark(household)
    const steps: string[] = []
    const images = await archiveFolder()
    await household.restore(archive, (name) => {
      steps.push(name)
      if (dialect === 'sqlite') copyData(household, join(images, String(steps.length)))
    })
    expect(await marks(household)).toEqual(neither)
    const committed = steps.indexOf(COMMIT) + 1
    expect(committed).toBeGreaterThan(1)
    const isOld = (step: number) => step < committed
    async function expectSettled(left: Household, step: number): Promise<void> {
      // Whatever opens the data brings it to an end.
      await left.open()
      const old = isOld(step)
      expect(await marks(left), `${step} ${steps[step - 1]}`).toEqual([old, old, old])
      expect(await readdir(left.dataDir)).not.toContain('restore')
    }

    if (dialect === 'sqlite') {
      for (const step of steps.keys()) {
        await expectSettled(
          household.with({ ...household.env, SVC_DATA_DIR: join(images, String(step + 1)) }),
          step + 1,
        )
      }
    }
    // The schemas of PostgreSQL change over between the two steps of this name.
    const changing = dialect === 'postgres' ? [steps.indexOf('schemas') + 1, steps.lastIndexOf('schemas') + 1] : []
    const telling = new Set([committed - 1, committed, ...changing])
    for (const step of isThorough ? steps.map((_, index) => index + 1) : telling) {
      await mark(household)
      expect(await runKilled(household, 'restore', archive, step)).toEqual([steps[step - 1]])
      await expectSettled(household, step)
      if (isOld(step)) await household.restore(archive)
      expect(await marks(household)).toEqual(neither)
    }
    const last = await household.start()
    await household.seesAccessories()
    await last.stop()
  })
})

/** Whether each of those is there once the archive is. */
const neither = [false, false, false]

/**
 * Copies a data folder while a restore works on it: what it is after a kill in that moment. Locks are held, and not read:
 * to close such a file would release what this process has locked.
 */
function copyData({ dataDir }: Household, to: string): void {
  cpSync(dataDir, to, { recursive: true, filter: (path) => !path.endsWith('.lock') })
}

it('a journal that was damaged ends every command with what is to be done, and that helps', async () => {
  const household = await Household.make('sqlite')
  const archive = join(await archiveFolder(), 'all.tar.gz')
  await household.open()
  await household.backUp(archive)
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
  await household.restore(archive)
  await household.open()
})
