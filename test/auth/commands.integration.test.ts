import { describe, expect, it } from 'vitest'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { addAttempt, proofFailuresOf } from '../../src/auth/attempts.ts'
import { TriptychError } from '../../src/errors.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { equip, signedIn } from './actors.ts'
import { openCommandDesk } from './command-desk.ts'

describe('triptych auth, of members', () => {
  const desk = openCommandDesk()
  const { run } = desk

  it('invites, says where to sign in, and the second time that it was a moment ago', async () => {
    const first = await run(['invite', 'Ann@Example.com', '--name', 'Ann', '--role', 'admin'])
    expect(first).toEqual({
      output: `ann@example.com is an administrator now, and may sign in at http://localhost:8581/login
The running server mails them that address, or writes the letter to its log where SVC_SMTP_URL is not set.
`,
      ...{ errors: '', exitCode: undefined, refused: undefined },
    })
    expect(await desk.members.findByEmail('ann@example.com')).toMatchObject({ name: 'Ann', role: 'admin' })
    const again = await run(['invite', 'ann@example.com'])
    expect(again).toMatchObject({ output: '', exitCode: 1 })
    expect(again.errors).toMatch(/^error: invited too often; try again in \d+ s\n$/)
    expect((await run(['invite', 'bob@example.com'])).output).toContain('bob@example.com is a member now')
    expect(desk.closed).toBe(3)
  })

  it('promotes a member', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    expect((await run(['promote', 'ANN@example.com'])).output).toBe('ann@example.com is an administrator now.\n')
    expect(await desk.members.get(ann.id)).toMatchObject({ role: 'admin' })
    expect((await run(['promote', 'ann@example.com'])).output).toBe('ann@example.com is an administrator already.\n')
  })

  it('signs a member out everywhere, and says of how many sessions', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    expect((await run(['revoke-sessions', ann.email])).output).toBe('ann@example.com was not signed in anywhere.\n')
    await equip(desk.database, ann.id)
    await equip(desk.database, ann.id)
    expect(
      (await run(['revoke-sessions', 'Ann@Example.com'])).output,
    ).toBe(`ann@example.com is signed out: 2 sessions ended.
They may sign in again at http://localhost:8581/login; their access tokens still work.
`)
    expect(await desk.database.reader.selectFrom('session').selectAll().execute()).toEqual([])
  })

  it('lets a member in again whom wrong proofs and codes keep out, and says where', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    const bob = await desk.members.invite(system, { email: 'bob@example.com' })
    const waiting = [proofFailuresOf(ann.id), proofFailuresOf(bob.id)]
    for (const key of waiting) await desk.database.transaction([], (trx) => addAttempt(trx, key, Date.now()))
    expect((await run(['unlock', 'ANN@example.com'])).output).toBe(
      'ann@example.com may request a code at http://localhost:8581/login now: limits on their codes begin anew.\n',
    )
    const left = desk.database.reader.selectFrom('attempt').select('key').where('key', 'in', waiting)
    expect(await left.execute()).toEqual([{ key: proofFailuresOf(bob.id) }])
  })

  it('suspends a member, lists them so, and brings them back', async () => {
    await desk.members.seedAdmin('admin@example.com')
    const ann = await desk.members.invite(system, { email: 'ann@example.com', role: 'admin' })
    await equip(desk.database, ann.id)
    expect((await run(['reinstate', ann.email])).output).toBe('ann@example.com is not suspended.\n')
    expect((await run(['suspend', 'Ann@Example.com'])).output).toContain('ann@example.com is suspended: their sessions')
    expect((await run(['suspend', ann.email])).output).toBe('ann@example.com is suspended already.\n')
    expect((await run(['members'])).output).toContain('admin, suspended')
    expect((await run(['access', ann.email])).output).toBe('ann@example.com has nothing to act with.\n')
    const invited = await run(['invite', ann.email])
    expect(invited).toMatchObject({ exitCode: 1, errors: 'error: ann@example.com is suspended\n' })
    const last = await run(['suspend', 'admin@example.com'])
    expect(last).toMatchObject({ exitCode: 1, errors: expect.stringContaining('only administrator') })
    expect((await run(['reinstate', ann.email])).output).toContain('ann@example.com may sign in again at')
    expect(await desk.members.get(ann.id)).toMatchObject({ status: 'active' })
  })

  it('lists what a member can act with, and ends each by its id', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    const credentials = new Credentials(desk.database)
    const session = await credentials.session(ann.id)
    const token = await credentials.token({ id: ann.id, kind: 'person' })
    const client = await credentials.application(ann.id)
    const actor = await signedIn(desk.database, ann.id)
    const robot = await new Agents(desk.database).create(actor, { name: 'Robot' })
    const holder = { id: robot.id, kind: 'agent' } as const
    const made = await new AccessTokens(desk.database, () => {}).create(actor, holder, { name: 'nightly' })
    const { output } = await run(['access', ann.email])
    expect(output).toMatch(/^KIND +ID +NAME +LAST USED \(UTC\)\n/)
    expect(output).toMatch(/^agent token +\S+ +Robot: nightly +never$/m)
    for (const id of [session.id, token.id, made.id, client]) {
      expect(output).toContain(id)
      expect((await run(['access', ann.email, '--end', id])).output).toMatch(/^Ended: /)
      const again = await run(['access', ann.email, '--end', id])
      expect(again).toMatchObject({ exitCode: 1, errors: expect.stringContaining('with this id') })
    }
  })

  it("lists a provider's sign-ins that wait, approves and refuses them", async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    expect((await run(['identities', ann.email])).output).toBe('No sign-in of a provider waits for ann@example.com.\n')
    const credentials = new Credentials(desk.database)
    const [one, other] = [await credentials.identityRequest(ann.id), await credentials.identityRequest(ann.id)]
    const { output } = await run(['identities', ann.email])
    expect(output).toMatch(/^ID +ISSUER +SUBJECT +SINCE\n/)
    expect(output).toContain(one)
    expect((await run(['identities', ann.email, '--approve', one])).output).toContain('may sign in with it now')
    expect((await run(['identities', ann.email, '--refuse', other])).output).toContain('Refused.')
    const gone = await run(['identities', ann.email, '--approve', one])
    expect(gone).toMatchObject({ exitCode: 1, errors: 'error: no such request\n' })
    const both = await run(['identities', ann.email, '--approve', one, '--refuse', other])
    expect(both.refused).toBe('commander.conflictingOption')
  })

  it('resets the second factors of a member, and names what was removed', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    expect((await run(['reset-second-factor', ann.email])).output).toBe('ann@example.com has no second factor.\n')
    await new Credentials(desk.database).passkey(ann.id)
    await desk.database.writer
      .insertInto('authenticator')
      .values({ actor_id: ann.id, secret: '', last_step: 0, created_at: 0, last_used_at: null })
      .execute()
    const { output } = await run(['reset-second-factor', 'Ann@Example.com'])
    expect(output).toContain(
      'Removed for ann@example.com: the authenticator app, the passkeys. They are notified by mail.',
    )
    expect(await desk.database.reader.selectFrom('authenticator').selectAll().execute()).toEqual([])
    expect(await desk.database.reader.selectFrom('passkey').selectAll().execute()).toEqual([])
    expect((await run(['reset-second-factor', 'bob@example.com'])).exitCode).toBe(1)
  })

  it('gives a member another email and name', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    await desk.members.invite(system, { email: 'bob@example.com' })
    const changed = await run(['change', 'ann@example.com', '--email', 'Ann@Example.org', '--name', 'Anna'])
    expect(changed.output).toContain('Their name is Anna now.\nann@example.com is ann@example.org now')
    expect(await desk.members.get(ann.id)).toMatchObject({ email: 'ann@example.org', name: 'Anna' })
    const taken = await run(['change', 'ann@example.org', '--email', 'bob@example.com'])
    expect(taken).toMatchObject({ exitCode: 1, errors: 'error: bob@example.com is a member already\n' })
    expect((await run(['change', 'ann@example.org', '--email', 'x'])).exitCode).toBe(64)
  })

  it('exports everything that is kept on a member', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    await equip(desk.database, ann.id)
    const document = JSON.parse((await run(['export', 'ann@example.com'])).output)
    expect(document).toMatchObject({ member: { id: ann.id, email: 'ann@example.com' }, activity_complete: true })
    expect((await run(['export', 'nobody@example.com'])).exitCode).toBe(1)
  })

  it('erases a member from the activity, once they were removed', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    expect(await run(['erase', ann.id])).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('remove them first'),
    })
    await desk.members.remove(system, ann.id)
    expect((await run(['erase', ann.id])).output).toContain(`Nothing in the activity names ${ann.id} any more`)
    expect((await run(['activity', '--json'])).output).not.toMatch(/ann@|"Ann"/)
    expect((await run(['erase', 'nobody'])).exitCode).toBe(1)
  })

  it('lists members for people and for programs', async () => {
    expect((await run(['members'])).output).toContain('triptych auth invite <email> --role admin')
    expect((await run(['members', '--json'])).output).toBe('[]\n')
    const ann = await desk.members.invite(system, { email: 'ann@example.com', name: 'Ann', role: 'admin' })
    const joined_at = Date.UTC(2026, 1, 3)
    await desk.database.writer.updateTable('actor').set({ joined_at }).where('id', '=', ann.id).execute()
    const odd = await desk.members.invite(system, { email: 'bob.longer@example.com' })
    await desk.database.writer.updateTable('actor').set({ name: '\u202eB\u009b' }).where('id', '=', odd.id).execute()
    expect((await run(['members'])).output).toBe(`EMAIL                   NAME             ROLE    FIRST SIGN-IN
ann@example.com         Ann              admin   2026-02-03
bob.longer@example.com  \\u{202e}B\\u{9b}  member  not yet

They sign in at http://localhost:8581/login
`)
    const { output } = await run(['members', '--json'])
    expect(output).toContain('"\\u202eB\\u009b"')
    expect(JSON.parse(output)).toEqual((await desk.members.list()).members)
  })

  it('lists more members than one page holds', async () => {
    const row = { kind: 'person', name: null, role: 'member', created_at: 1, joined_at: null } as const
    const id = (i: number) => `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`
    const rows = Array.from({ length: 1001 }, (_, i) => ({ ...row, id: id(i), email: `m${i}@example.com` }))
    await desk.database.writer.insertInto('actor').values(rows).execute()
    expect(JSON.parse((await run(['members', '--json'])).output)).toHaveLength(1001)
  })

  it.each(['promote', 'revoke-sessions', 'unlock'])('says that an email is unknown: %s', async (command) => {
    const told = 'error: a@example.com is not a member; "triptych auth members" lists them,'
    const result = await run([command, 'a@example.com'])
    expect(result).toMatchObject({ exitCode: 1, output: '', errors: expect.stringContaining(told) })
    expect(desk.closed).toBe(1)
  })

  it('refuses in one printable line what is not an email or not a name', async () => {
    for (const words of [['a\u001b[2J'], ['a@example.com', '--name', 'a\nb']]) {
      const { errors, exitCode } = await run(['invite', ...words])
      expect(exitCode).toBe(64)
      expect(errors).toMatch(/^error: [^\p{Cc}]+\n$/u)
    }
  })

  it('takes two roles, and asks for an email', async () => {
    expect((await run(['invite', 'a@example.com', '--role', 'root'])).refused).toBe('commander.invalidArgument')
    expect((await run(['invite'])).refused).toBe('commander.missingArgument')
    expect(desk.closed).toBe(0)
  })

  it('says when to try again, and shows a defect as one', async () => {
    const away = async () => Promise.reject(new TriptychError('unavailable', 'database: busy'))
    expect(await run(['members'], away)).toMatchObject({ exitCode: 75, errors: 'error: database: busy\n' })
    await expect(run(['members'], () => Promise.reject(new Error('defect')))).rejects.toThrow('defect')
  })
})
