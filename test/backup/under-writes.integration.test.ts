import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { verifyArchive } from '../../src/backup/archive.ts'
import { look } from '../support/content-newsroom.ts'
import { describeEachDialect } from '../support/databases.ts'
import { startProcess } from '../support/process.ts'
import { times } from '../support/thorough.ts'
import { makePassphrasesCheap } from './cheap-passphrases.ts'
import { archiveFolder, Household } from './household.ts'

const launcher = fileURLToPath(new URL('../../bin/triptych', import.meta.url))

describeEachDialect('backups while a server writes', (dialect) => {
  it('holds what was answered before it, loses nothing that is answered after it', async () => {
    const household = await Household.make(dialect)
    const folder = await archiveFolder()
    let server = await household.start('auth', 'content')
    const editor = await household.editor(server, 'Ann')
    await household.furnish(server, editor)

    const answered: number[] = []
    let writing = true
    const writer = (async () => {
      for (let number = 0; writing; number += 1) {
        await editor.publicPage(`/n${number}`, `${number}`)
        answered.push(number)
      }
    })().catch((error) => {
      // The server was killed.
      if (writing) throw error
    })
    const rounds = times(2, 6)
    const fileOf = (round: number) => join(folder, `${round}.tar.gz`)
    let before = 0
    for (let round = 1; round <= rounds; round += 1) {
      before = answered.length
      await household.backUp(fileOf(round))
    }
    // A backup that is killed leaves no archive, or a whole one where it was faster than the signal, and the server alone.
    const cut = join(folder, 'killed.tar.gz')
    const killed = startProcess(launcher, ['backup', cut], household.env)
    await killed.waitFor('reading content')
    await killed.stop('SIGKILL')
    if (existsSync(cut)) await verifyArchive(cut, null, () => {})
    writing = false
    await server.stop('SIGKILL')
    await writer

    server = await household.start('auth', 'content')
    for (const number of answered) expect((await look(server, `/n${number}`)).status, `${number}`).toBe(200)
    await server.stop()
    await household.restore(fileOf(rounds))
    server = await household.start('auth', 'content')
    for (let number = 0; number < before; number += 1) {
      expect((await look(server, `/n${number}`)).status, `${number} of ${before}`).toBe(200)
    }
    await server.stop()
  })
})

it('what cannot be restored changes nothing, and says why', async () => {
  const passphrase = 'correct horse battery'
  const household = await Household.make('sqlite')
  const sealed = household.with({ ...household.env, SVC_BACKUP_PASSPHRASE: passphrase })
  const folder = await archiveFolder()
  const strong = join(folder, 'strong.age')
  await household.invite('ann@example.com')
  expect(await sealed.command('backup', strong, 'auth')).toContain(', encrypted\nIt holds auth:')
  // What a passphrase costs to try: 2 to the power of 18.
  expect((await readFile(strong)).toString('latin1', 0, 80)).toMatch(/^-> scrypt \S+ 18$/m)
  expect(await household.run('backup', `${strong}2`, 'nothing')).toMatchObject({ code: 64 })
  await expect(sealed.backUp(strong)).rejects.toMatchObject({ code: 'refused' })
  await expect(household.backUp(`${strong}2`, ['content'])).rejects.toMatchObject({ code: 'refused' })
  const archive = join(folder, 'one.age')
  makePassphrasesCheap()
  await sealed.backUp(archive)
  await household.invite('bob@example.com')

  const unchanged = async (): Promise<void> => {
    const members = await household.auth((db) => db.reader.selectFrom('actor').select('email').execute())
    expect(members.map(({ email }) => email)).toContain('bob@example.com')
    expect(existsSync(join(household.folder.path, 'restore'))).toBe(false)
  }
  const asked = await household.run('restore', archive)
  expect(asked).toMatchObject({ code: 65, stderr: expect.stringMatching(/is encrypted: set SVC_BACKUP_PASSPHRASE/) })
  await unchanged()
  // The others in this process: what the command makes of a refusal does not depend on which it is.
  const refused = async (by: Household, file: string, code: string, message: RegExp): Promise<void> => {
    await expect(by.restore(file)).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
    await unchanged()
  }
  const other = household.with({ ...household.env, SVC_BACKUP_PASSPHRASE: 'something else' })
  await refused(other, archive, 'encrypted', /was encrypted with another passphrase/)
  await refused(household, `${archive}-not-there`, 'unfit', /there is no file/)
  const bytes = await readFile(archive)
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
  await writeFile(`${archive}-damaged`, bytes)
  await refused(sealed, `${archive}-damaged`, 'damaged', /is damaged/)

  await sealed.command('restore', archive)
  const left = await household.auth((db) => db.reader.selectFrom('actor').select('email').execute())
  expect(left).toEqual([{ email: 'ann@example.com' }])
})

it('names whom the replaced database says nothing of, and the webhooks that it does not have', async () => {
  const household = await Household.make('sqlite')
  const archive = join(await archiveFolder(), 'auth.tar.gz')
  await household.invite('ann@example.com')
  await household.command('auth', 'webhooks', 'create', 'https://hooks.example.com/ann')
  await household.backUp(archive)
  const names = 'Not in the database that was replaced; remove those who were removed since the backup:'
  const webhooks = 'Webhooks that are on and not in the database that was replaced'
  const same = await household.command('restore', archive)
  expect(same).not.toContain(names)
  expect(same).not.toContain(webhooks)

  // As after `--start-empty`, or on a new machine that was started before the restore.
  await rm(join(household.folder.path, 'auth.sqlite'))
  await household.invite('bob@example.com')
  const other = await household.command('restore', archive)
  expect(other).toContain(`${names}\n  ann@example.com\n`)
  expect(other).toMatch(new RegExp(`${webhooks}.*:\\n  https://hooks.example.com/ann\\n`))
})

it('the secret key stays where a database needs it that the archive does not have', async () => {
  const [household, other] = [await Household.make('sqlite'), await Household.make('sqlite')]
  const folder = await archiveFolder()
  const keyOf = ({ folder }: Household) => readFile(join(folder.path, 'secret.key'), 'utf8')
  for (const each of [household, other]) {
    await each.open()
  }
  const key = await keyOf(household)
  const archived = await keyOf(other)
  expect(key).not.toBe(archived)
  await other.backUp(join(folder, 'content.tar.gz'), ['content'])
  await other.backUp(join(folder, 'both.tar.gz'))

  const told = await household.command('restore', join(folder, 'content.tar.gz'))
  expect(await keyOf(household)).toBe(key)
  expect(told).toContain('The secret key stays, and is not that of the archive')

  expect(await household.restore(join(folder, 'both.tar.gz'))).toMatchObject({ otherKey: false })
  expect(await keyOf(household)).toBe(archived)
})

it('holds the pairings of every bridge, and forgets them where that is asked for', async () => {
  const household = await Household.make('sqlite')
  const { path, configFile, username } = household.folder
  const archive = join(await archiveFolder(), 'home.tar.gz')
  const child = '0E:77:31:0B:42:EE'
  const config = JSON.parse(await readFile(configFile, 'utf8'))
  config.platforms[0]._bridge = { username: child }
  await writeFile(configFile, JSON.stringify(config))
  const infoOf = (name: string) => join(path, 'hap', `AccessoryInfo.${name.replaceAll(':', '')}.json`)
  await writeFile(infoOf(child), await readFile(infoOf(username)))
  const pairings = async (url: string) => {
    const { bridges } = (await (await fetch(`${url}/api/bridges`)).json()) as { bridges: { pairings: object[] }[] }
    return bridges.map((bridge) => bridge.pairings.length)
  }
  const server = await household.start('bridge')
  expect(await pairings(server.urls.bridge)).toEqual([1, 1])
  await household.backUp(archive, ['bridge'])
  await server.stop()
  await rm(join(path, 'hap'), { recursive: true })
  await household.restore(archive)
  const restored = await household.start('bridge')
  expect(await pairings(restored.urls.bridge)).toEqual([1, 1])
  await restored.stop()
  expect(await household.command('restore', '--forget-pairings', archive)).toContain('2 pairings forgotten')
  for (const name of [username, child]) {
    expect(JSON.parse(await readFile(infoOf(name), 'utf8'))).toMatchObject({ pairedClients: {} })
  }
})
