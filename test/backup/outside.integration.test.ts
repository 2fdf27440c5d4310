import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adminEmail } from '../support/auth-server.ts'
import { done } from '../support/content-editor.ts'
import { at, look } from '../support/content-newsroom.ts'
import type { CookieBrowser } from '../support/cookie-browser.ts'
import { describeEachDialect } from '../support/databases.ts'
import { answers, archiveFolder, Household, refusal } from './household.ts'

describeEachDialect('a backup, and its restore', (dialect) => {
  it('brings back home, members and site, and no credential, here and in an empty place', async () => {
    const household = await Household.make(dialect)
    const archive = join(await archiveFolder(), 'all.tar.gz')
    let server = await household.start()
    const editor = await household.editor(server, 'Ann')
    await household.furnish(server, editor)
    const credentials = await household.credentials(server, editor)
    await household.seesAccessories()
    const before = await look(server, '')

    const bob = await memberNamed(credentials.session, 'bob@example.com')
    await memberNamed(credentials.session, 'sue@example.com')
    const kim = await memberNamed(credentials.session, 'kim@example.com')
    const lee = await memberNamed(credentials.session, 'lee@example.com')
    const max = await memberNamed(credentials.session, 'max@example.com')
    const issuer = 'https://id.example.com'
    await household.auth((db) =>
      db.writer
        .insertInto('identity')
        .values([kim, lee].map((id) => ({ issuer, subject: id, actor_id: id, linked_at: Date.now() })))
        .execute(),
    )

    const backedUp = await household.command('backup', archive)
    expect(backedUp).toContain('It holds auth, bridge, content')
    const head = /The activity is linked up to (\d+:\S+)\.\n/.exec(backedUp)?.[1] ?? ''
    expect(await household.command('auth', 'activity', 'verify', '--head', head)).toContain(', 0 findings.')

    // What changes since is gone after the restore, but for what takes rights away.
    await editor.publicPage('/after', 'After')
    expect((await credentials.session.delete(`/api/v1/members/${bob}`)).status).toBe(204)
    await household.auth(async (db) => {
      await db.writer.updateTable('actor').set({ role: 'member' }).where('name', '=', 'Ann').execute()
    })
    await household.command('auth', 'suspend', 'sue@example.com')
    // Kim lost a mailbox and an account at a provider; Lee took the address of Max, of whom nothing is known any more.
    await household.auth(async (db) => {
      const changed = { [kim]: 'kim@example.org', [lee]: 'max@example.com' }
      await db.writer.deleteFrom('actor').where('id', '=', max).execute()
      for (const [id, email] of Object.entries(changed)) {
        await db.writer.updateTable('actor').set({ email }).where('id', '=', id).execute()
      }
      await db.writer.deleteFrom('identity').where('actor_id', '=', kim).execute()
    })
    await household.command('auth', 'erase', bob)
    const { client_id: application } = credentials.connector.client.client
    await household.command('auth', 'applications', '--block', application)
    await expect(household.restore(archive)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^a server or a command uses .*: stop it first/),
    })
    expect((await look(server, '/after')).status).toBe(200)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    const numberBefore = await configNumber(household)

    const told = await household.command('restore', archive)
    expect(told).toContain('Releases that were scheduled, and wait to be scheduled again:\n  docs/production Spring')
    expect(told).toContain('Removed since the backup, and so not restored:\n  bob@example.com')
    expect(told).toContain('Suspended since the backup, and so still:\n  sue@example.com')
    const members = await household.command('auth', 'members')
    expect(members).not.toContain('bob@example.com')
    expect(members).toMatch(/^sue@example\.com .*suspended/m)
    expect(told).toContain(
      'Members whose email was changed since the backup, and who sign in by the new one:\n  kim@example.org\n  max@example.com\n',
    )
    expect(told).toContain(`taken from members since the backup, and stay so:\n  kim@example.org at ${issuer}\n`)
    const people = await household.auth((db) => db.reader.selectFrom('actor').select(['id', 'email']).execute())
    const emails = new Map(people.map(({ id, email }) => [id, email]))
    expect([kim, lee, max].map((id) => emails.get(id))).toEqual(['kim@example.org', 'max@example.com', undefined])
    const identities = await household.auth((db) => db.reader.selectFrom('identity').select('actor_id').execute())
    expect(identities).toEqual([{ actor_id: lee }])
    expect(told).toContain('No administrators any more since the backup:')
    expect(told).toMatch(/^Applications that were blocked since the backup, and stay so:\n {2}\S/m)
    expect(await household.command('auth', 'applications')).toContain('blocked')
    expect(told).toContain(`Administrators:\n  ${adminEmail}`)
    expect(await configNumber(household)).toBe(numberBefore + 1)

    // Who was erased since is named nowhere again, and what is restored is linked as it was.
    expect(await household.command('auth', 'activity', 'export')).not.toContain('bob@example.com')
    expect(await household.command('auth', 'activity', 'verify', '--head', head)).toContain(', 0 findings.')

    server = await household.start()
    expect(await answers(server, credentials)).toEqual(refusal)
    expect(await look(server, '')).toMatchObject({ status: 200, text: before.text })
    expect((await look(server, '/after')).status).toBe(404)
    const media = await fetch(`${server.urls.content}/media/docs/one.png`)
    expect(media.status).toBe(200)
    await household.seesAccessories()
    const again = at(server, await household.editor(server, 'Bea'))
    const release = await household.content((db) =>
      db.reader.selectFrom('release').select(['id', 'state']).where('name', '=', 'Spring').executeTakeFirstOrThrow(),
    )
    expect(release.state).toBe('failed')
    expect((await done(again.release(release.id))).value.failure).toMatchObject({ code: 'restored' })
    await server.stop()

    const place = await Household.make(dialect === 'sqlite' ? 'postgres' : 'sqlite')
    // A new machine has neither config nor keys.
    for (const name of ['config.json', 'hap']) await rm(join(place.folder.path, name), { recursive: true })
    const toldThere = await place.command('restore', archive)
    expect(toldThere).toMatch(/There was no database to compare with: "triptych auth members" lists \d+ members;/)
    expect(toldThere).not.toContain('What was there before')
    const there = await place.start()
    expect(await look(there, '')).toMatchObject({ status: 200, text: before.text })
    expect((await fetch(`${there.urls.content}/media/docs/one.png`)).status).toBe(200)
    // The port and the keys of its bridge are those of the archive.
    await household.seesAccessories()
    await there.stop()
  })
})

async function memberNamed(session: CookieBrowser, email: string): Promise<string> {
  const response = await session.post('/api/v1/members', { email, role: 'member' })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function configNumber({ folder }: Household): Promise<number> {
  const file = join(folder.path, 'hap', `AccessoryInfo.${folder.username.replaceAll(':', '')}.json`)
  return JSON.parse(await readFile(file, 'utf8')).configVersion
}
