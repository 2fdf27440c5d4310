import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { ActivityLog } from '../../src/auth/activity-log.ts'
import { type Actor, system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { Applications } from '../../src/auth/applications.ts'
import { authCommands } from '../../src/auth/commands.ts'
import { endCredentials } from '../../src/auth/credentials.ts'
import { EmailChanges } from '../../src/auth/email-changes.ts'
import { exportMember } from '../../src/auth/member-export.ts'
import { Members } from '../../src/auth/members.ts'
import { Passkeys } from '../../src/auth/passkeys/passkeys.ts'
import { eraseMember } from '../../src/auth/record/erase.ts'
import { ActivityLinker } from '../../src/auth/record/linker.ts'
import { type ActivityHead, type ActivityReport, acceptActivity, verifyActivity } from '../../src/auth/record/verify.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { SecondFactors } from '../../src/auth/second-factor/second-factors.ts'
import { Keys } from '../../src/auth/secrets.ts'
import { Sessions } from '../../src/auth/sessions.ts'
import { IdentityRequests } from '../../src/auth/sso/identity-requests.ts'
import { Webhooks } from '../../src/auth/webhooks/webhooks.ts'
import { openDatabase } from '../../src/db/database.ts'
import { TriptychError } from '../../src/errors.ts'
import { Credentials } from '../support/auth-credentials.ts'
import type { TestDatabase } from '../support/databases.ts'
import { openAuthDatabase } from '../support/databases.ts'
import { addGrant, equip, noObserver, noPost, signedIn } from './actors.ts'

const keys = new Keys('key')

describe('triptych auth', () => {
  let test: TestDatabase<AuthTables>
  let members: Members
  let closed: number
  let output: string
  let errors: string

  beforeEach(async () => {
    test = await openAuthDatabase('sqlite')
    members = new Members(test.database, noPost, noObserver, () => Date.UTC(2026, 0, 1))
    closed = 0
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      output += String(chunk)
      return true
    })
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      errors += String(chunk)
      return true
    })
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    process.exitCode = undefined
    await test.close()
  })

  async function open() {
    const db = openDatabase<AuthTables>(test.settings)
    const close = async () => {
      closed += 1
      await db.close()
    }
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const parts = { members: new Members(db, noPost, noObserver), sessions: new Sessions(db, log) }
    const ending = { endCredentials: (actor: Actor, id: string | null) => endCredentials(db, actor, id, 0) }
    const erasing = { eraseMember: (actor: Actor, id: string) => eraseMember(db, actor, id, 0) }
    const previews = { endPreviewTokens: async () => false }
    const access = {
      passkeys: new Passkeys({ db, keys, mail: noPost, log, url: () => new URL('http://localhost'), now: () => 0 }),
      secondFactors: new SecondFactors({
        ...{ db, keys, mail: noPost, url: () => new URL('http://localhost'), now: () => 0 },
      }),
      tokens: new AccessTokens(db, () => {}),
      agents: new Agents(db),
      applications: new Applications(db),
      emailChanges: new EmailChanges({ db, keys, mail: noPost, now: () => 0 }),
      identityRequests: new IdentityRequests(db, noPost),
      webhooks: new Webhooks(db, { secretKey: 'key', trusts: () => false, isPublic: () => true }),
      activity: new ActivityLog(db),
      verifyActivity: (known: ActivityHead | null) => verifyActivity(db, keys, known),
      acceptActivity: (actor: Actor, report: ActivityReport) => acceptActivity(db, actor, report, 0),
    }
    const exporting = {
      exportMember: (id: string) => exportMember({ db, ...parts, ...access }, id, 0),
    }
    return {
      ...parts,
      ...access,
      ...exporting,
      ...ending,
      ...erasing,
      ...previews,
      loginUrl: 'http://localhost:8581/login',
      close,
    }
  }

  async function run(words: readonly string[], opening = open) {
    output = ''
    errors = ''
    process.exitCode = undefined
    let refused: string | undefined
    try {
      await authCommands(opening).parseAsync(words, { from: 'user' })
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error
      refused = String(error.code)
    }
    const exitCode = process.exitCode
    process.exitCode = undefined
    return { output, errors, exitCode, refused }
  }

  it('makes tokens of members and agents, limited as they are asked for', async () => {
    const ann = await members.invite(system, { email: 'ann@example.com' })
    const made = await run([
      'create-token',
      'laptop',
      '--member',
      'Ann@example.com',
      '--scope',
      'content:read',
      '--days',
      '7',
    ])
    expect(made).toMatchObject({ output: expect.stringMatching(/^wsp_\w{36}\n$/), exitCode: undefined })
    expect(made.errors).toMatch(/^It may content:read and ends on \d{4}-\d\d-\d\d\. It is shown this once:\n$/)
    const tokens = new AccessTokens(test.database, () => {})
    expect(await tokens.verify(made.output.trim())).toMatchObject({ id: ann.id, scopes: ['content:read'] })
    for (const name of ['nightly', 'weekly']) {
      const its = await run(['create-token', name, '--agent', 'Robot'])
      expect(await tokens.verify(its.output.trim())).toMatchObject({ kind: 'agent', name: 'Robot' })
    }
    expect((await new Agents(test.database).list()).agents).toHaveLength(1)
    await tokens.settle()
  })

  it('makes webhooks, changes them, and sends again what they were sent', async () => {
    const url = 'https://www.example.com/hooks/auth'
    expect(await run(['webhooks', 'list'])).toMatchObject({ output: 'There are no webhooks.\n' })
    expect((await run(['webhooks', 'create', url, '--event', 'member.hidden'])).refused).toBe(
      'commander.invalidArgument',
    )
    expect(await run(['webhooks', 'create', 'http://www.example.com/'])).toMatchObject({ exitCode: 1 })
    const { output: secret } = await run(['webhooks', 'create', url, '--event', 'member.added'])
    expect(secret).toMatch(/^whsec_\S+\n$/)
    expect((await run(['webhooks', 'list'])).output).toMatch(/yes +member.added +\S+ +https:/)
    await members.invite(system, { email: 'ann@example.com' })
    expect((await run(['webhooks', 'deliveries', url])).output).toMatch(/pending .* member.added /)
    expect(await run(['webhooks', 'resend', url])).toMatchObject({ exitCode: 64 })
    expect((await run(['webhooks', 'resend', url, '--state', 'failed'])).output).toMatch(/^0 messages/)
    const rotated = await run(['webhooks', 'rotate-secret', url])
    expect(rotated.output).toMatch(/^whsec_/)
    expect(rotated.output).not.toBe(secret)
    expect((await run(['webhooks', 'turn', url, 'off'])).output).toBe(`${url} is turned off.\n`)
    expect((await run(['webhooks', 'delete', url])).output).toBe(`Deleted the webhook for ${url}.\n`)
    expect(await run(['webhooks', 'delete', url])).toMatchObject({ exitCode: 1 })
  })

  it('makes no token of what is not there, cannot be, or is suspended', async () => {
    const eve = await members.invite(system, { email: 'eve@example.com' })
    await members.update(system, eve.id, { status: 'suspended' })
    const twins = new Agents(test.database)
    for (let i = 0; i < 2; i += 1) await twins.create(system, { name: 'Twin' })
    const of = async (...words: string[]) => {
      const { output, errors, exitCode, refused } = await run(['create-token', 'laptop', ...words])
      expect(output).toBe('')
      return [exitCode ?? refused, errors.split('\n')[0]]
    }
    expect(await of()).toEqual([64, 'error: name a member (--member) or an agent (--agent)'])
    expect((await of('--member', 'bob@example.com'))[0]).toBe(1)
    expect(await of('--member', 'eve@example.com')).toEqual([1, 'error: eve@example.com is suspended'])
    expect(await of('--agent', 'Twin')).toEqual([64, 'error: several agents are called Twin: use the console'])
    expect((await of('--agent', 'Robot', '--scope', 'everything'))[0]).toBe('commander.invalidArgument')
    expect((await of('--agent', 'Robot', '--days', '0'))[0]).toBe('commander.invalidArgument')
    expect((await of('--agent', 'Robot', '--member', 'eve@example.com'))[0]).toBe('commander.conflictingOption')
  })

  it('invites, says where to sign in, and the second time that it was a moment ago', async () => {
    const first = await run(['invite', 'Ann@Example.com', '--name', 'Ann', '--role', 'admin'])
    expect(first).toEqual({
      output: `ann@example.com is an administrator now, and may sign in at http://localhost:8581/login
The running server mails them that address, or writes the letter to its log where SVC_SMTP_URL is not set.
`,
      ...{ errors: '', exitCode: undefined, refused: undefined },
    })
    expect(await members.findByEmail('ann@example.com')).toMatchObject({ name: 'Ann', role: 'admin' })
    const again = await run(['invite', 'ann@example.com'])
    expect(again).toMatchObject({ output: '', exitCode: 1 })
    expect(again.errors).toMatch(/^error: invited too often; try again in \d+ s\n$/)
    expect((await run(['invite', 'bob@example.com'])).output).toContain('bob@example.com is a member now')
    expect(closed).toBe(3)
  })

  it('promotes a member', async () => {
    const ann = await members.invite(system, { email: 'ann@example.com' })
    expect((await run(['promote', 'ANN@example.com'])).output).toBe('ann@example.com is an administrator now.\n')
    expect(await members.get(ann.id)).toMatchObject({ role: 'admin' })
    expect((await run(['promote', 'ann@example.com'])).output).toBe('ann@example.com is an administrator already.\n')
  })

  it('signs a member out everywhere, and says of how many sessions', async () => {
    const ann = await members.invite(system, { email: 'ann@example.com' })
    expect((await run(['revoke-sessions', ann.email])).output).toBe('ann@example.com was not signed in anywhere.\n')
    await equip(test.database, ann.id)
    await equip(test.database, ann.id)
    expect(
      (await run(['revoke-sessions', 'Ann@Example.com'])).output,
    ).toBe(`ann@example.com is signed out: 2 sessions ended.
They may sign in again at http://localhost:8581/login; their access tokens still work.
`)
    expect(await test.database.reader.selectFrom('session').selectAll().execute()).toEqual([])
  })

  it('suspends a member, lists them so, and brings them back', async () => {
    await members.seedAdmin('admin@example.com')
    const ann = await members.invite(system, { email: 'ann@example.com', role: 'admin' })
    await equip(test.database, ann.id)
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
    expect(await members.get(ann.id)).toMatchObject({ status: 'active' })
  })

  it('lists what a member can act with, and ends each by its id', async () => {
    const ann = await members.invite(system, { email: 'ann@example.com' })
    const credentials = new Credentials(test.database)
    const session = await credentials.session(ann.id)
    const token = await credentials.token({ id: ann.id, kind: 'person' })
    const client = await credentials.application(ann.id)
    const actor = await signedIn(test.database, ann.id)
    const robot = await new Agents(test.database).create(actor, { name: 'Robot' })
    const holder = { id: robot.id, kind: 'agent' } as const
    const made = await new AccessTokens(test.database, () => {}).create(actor, holder, { name: 'nightly' })
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
    const ann = await members.invite(system, { email: 'ann@example.com' })
    expect((await run(['identities', ann.email])).output).toBe('No sign-in of a provider waits for ann@example.com.\n')
    const credentials = new Credentials(test.database)
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

  it('lists the applications, blocks, approves and resets them', async () => {
    expect((await run(['applications'])).output).toBe('No application was authorized yet.\n')
    const ann = await members.invite(system, { email: 'ann@example.com' })
    await addGrant(test.database.writer, { actor_id: ann.id, client_id: 'editor', client_name: 'Editor' })
    expect((await run(['applications'])).output).toBe(`ID      STATE  MEMBERS  LAST USED (UTC)  LEADS MEMBERS TO  NAME
editor  open   1        never            -                 Editor
`)
    expect((await run(['applications', '--block', 'editor'])).output).toContain('Blocked: all of its access ended')
    expect((await run(['applications'])).output).toContain('editor  blocked  0 ')
    expect((await run(['applications', '--approve', 'editor'])).output).toContain('members may authorize it')
    expect((await run(['applications', '--reset', 'editor'])).output).toContain('Nothing is decided')
    const gone = await run(['applications', '--reset', 'editor'])
    expect(gone).toMatchObject({ exitCode: 1, errors: 'error: no such decision\n' })
    const row = { client_name: 'Notes', requested_by: ann.id, requested_at: Date.UTC(2026, 10, 21, 22, 19) }
    const ask = () =>
      test.database.writer
        .insertInto('application_request')
        .values({ ...row, client_id: 'notes', redirect_host: 'notes.example' })
        .execute()
    await ask()
    expect((await run(['applications'])).output).toContain(`
REQUESTS TO APPROVE  LEADS MEMBERS TO  SINCE (UTC)       BY
notes                notes.example     2026-11-21 22:19  ann@example.com
`)
    expect((await run(['applications', '--dismiss', 'notes'])).output).toContain('Dismissed')
    expect(await run(['applications', '--dismiss', 'notes'])).toMatchObject({ errors: 'error: no request waits\n' })
    await ask()
    const approved = await run(['applications', '--approve', 'notes', '--host', 'a.example', 'notes.example'])
    expect(approved.output).toBe('Approved: members may authorize it at a.example, notes.example.\n')
    expect((await run(['applications'])).output).not.toContain('REQUESTS')
    await addGrant(test.database.writer, { actor_id: ann.id, client_id: 'notes', redirect_host: 'notes.example' })
    expect((await run(['applications', '--revoke', 'notes'])).output).toContain('Members may authorize it again')
    expect((await run(['applications', '--revoke', 'notes'])).exitCode).toBe(1)
    const both = await run(['applications', '--approve', 'editor', '--block', 'editor'])
    expect(both.refused).toBe('commander.conflictingOption')
  })

  it('lists and exports the activity, narrowed to people by their emails', async () => {
    expect((await run(['activity'])).output).toBe('Nothing.\n')
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    await members.invite(system, { email: 'bob@example.com' })
    await members.update({ ...system, address: '192.0.2.1' }, ann.id, { role: 'admin' })
    expect(
      (await run(['activity', '--target', 'ann@example.com'])).output,
    ).toBe(`TIME (UTC)           WHO           WITH  ACTION         TARGET  DETAILS
2026-01-01 00:00:00  command line        member.update  Ann     192.0.2.1
2026-01-01 00:00:00  command line        member.invite  Ann
`)
    const listed = await run(['activity', 'list', '--json', '--limit', '1', '--action', 'member.update'])
    expect(JSON.parse(listed.output)).toMatchObject([
      { action: 'member.update', details: { after: { role: 'admin' } } },
    ])
    const lines = (await run(['activity', 'export', '--from', '2026-01-01', '--to', '2026-01-01T00:01'])).output
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).action),
    ).toEqual([...['member.invite', 'member.invite', 'member.update']])
    const csv = (await run(['activity', 'export', '--format', 'csv', '--target', 'bob@example.com'])).output
    expect(csv.split('\r\n')[1]).toMatch(/,member\.invite,member,[^,]+,bob@example\.com,/)
    expect((await run(['activity', '--actor', 'nobody@example.com'])).output).toBe('Nothing.\n')
    for (const wrong of [
      ['--from', 'yesterday'],
      ['--limit', '0'],
      ['--limit', '201'],
    ]) {
      expect((await run(['activity', ...wrong])).refused).toBe('commander.invalidArgument')
    }
  })

  it('verifies the activity, names what does not fit, and accepts it when told so', async () => {
    await members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const linker = new ActivityLinker(test.database, { keys, log, now: Date.now })
    expect((await run(['activity', 'verify'])).output).toContain('1 entry waits to be linked by a running server.')
    await linker.link()
    const whole = await run(['activity', 'verify'])
    expect(whole.output).toMatch(/^1 entry verified, 0 findings\.\nhead: 1:[\w-]{43}\n$/)
    expect(whole.exitCode).toBeUndefined()
    const head = /head: (\S+)/.exec(whole.output)?.[1] ?? ''
    expect((await run(['activity', 'verify', '--head', head])).exitCode).toBeUndefined()
    const later = head.replace('1:', '7:')
    expect(await run(['activity', 'verify', '--head', later])).toMatchObject({
      ...{ exitCode: 1, output: expect.stringContaining('truncated: there were 6 lines more') },
    })
    expect((await run(['activity', 'verify', '--head', 'x'])).refused).toBe('commander.invalidArgument')
    await test.database.writer.updateTable('activity').set({ actor_name: 'Eve' }).execute()
    const changed = await run(['activity', 'verify', '--json'])
    expect(changed.exitCode).toBe(1)
    expect(JSON.parse(changed.output)).toMatchObject({ count: 1, findings: [{ kind: 'changed' }] })
    const accepted = await run(['activity', 'verify', '--accept'])
    expect(accepted).toMatchObject({ exitCode: undefined, output: expect.stringContaining('Accepted:') })
    await linker.link()
    expect((await run(['activity', 'verify'])).output).toContain('2 entries verified, 0 findings.')
    expect((await run(['activity', '--action', 'activity'])).output).toContain('activity.accept')
  })

  it('gives a member another email and name', async () => {
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    await members.invite(system, { email: 'bob@example.com' })
    const changed = await run(['change', 'ann@example.com', '--email', 'Ann@Example.org', '--name', 'Anna'])
    expect(changed.output).toContain('Their name is Anna now.\nann@example.com is ann@example.org now')
    expect(await members.get(ann.id)).toMatchObject({ email: 'ann@example.org', name: 'Anna' })
    const taken = await run(['change', 'ann@example.org', '--email', 'bob@example.com'])
    expect(taken).toMatchObject({ exitCode: 1, errors: 'error: bob@example.com is a member already\n' })
    expect((await run(['change', 'ann@example.org', '--email', 'x'])).exitCode).toBe(64)
  })

  it('exports everything that is kept on a member', async () => {
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    await equip(test.database, ann.id)
    const document = JSON.parse((await run(['export', 'ann@example.com'])).output)
    expect(document).toMatchObject({ member: { id: ann.id, email: 'ann@example.com' }, activity_complete: true })
    expect((await run(['export', 'nobody@example.com'])).exitCode).toBe(1)
  })

  it('erases a member from the activity, once they were removed', async () => {
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    expect(await run(['erase', ann.id])).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('remove them first'),
    })
    await members.remove(system, ann.id)
    expect((await run(['erase', ann.id])).output).toContain(`Nothing in the activity names ${ann.id} any more`)
    expect((await run(['activity', '--json'])).output).not.toMatch(/ann@|"Ann"/)
    expect((await run(['erase', 'nobody'])).exitCode).toBe(1)
  })

  it('lists members for people and for programs', async () => {
    expect((await run(['members'])).output).toContain('triptych auth invite <email> --role admin')
    expect((await run(['members', '--json'])).output).toBe('[]\n')
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann', role: 'admin' })
    const joined_at = Date.UTC(2026, 1, 3)
    await test.database.writer.updateTable('actor').set({ joined_at }).where('id', '=', ann.id).execute()
    const odd = await members.invite(system, { email: 'bob.longer@example.com' })
    await test.database.writer.updateTable('actor').set({ name: '\u202eB\u009b' }).where('id', '=', odd.id).execute()
    expect((await run(['members'])).output).toBe(`EMAIL                   NAME             ROLE    FIRST SIGN-IN
ann@example.com         Ann              admin   2026-02-03
bob.longer@example.com  \\u{202e}B\\u{9b}  member  not yet

They sign in at http://localhost:8581/login
`)
    const { output } = await run(['members', '--json'])
    expect(output).toContain('"\\u202eB\\u009b"')
    expect(JSON.parse(output)).toEqual((await members.list()).members)
  })

  it('lists more members than one page holds', async () => {
    const row = { kind: 'person', name: null, role: 'member', created_at: 1, joined_at: null } as const
    const id = (i: number) => `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`
    const rows = Array.from({ length: 1001 }, (_, i) => ({ ...row, id: id(i), email: `m${i}@example.com` }))
    await test.database.writer.insertInto('actor').values(rows).execute()
    expect(JSON.parse((await run(['members', '--json'])).output)).toHaveLength(1001)
  })

  it.each(['promote', 'revoke-sessions'])('says that an email is unknown: %s', async (command) => {
    const told = 'error: a@example.com is not a member; "triptych auth members" lists them,'
    const result = await run([command, 'a@example.com'])
    expect(result).toMatchObject({ exitCode: 1, output: '', errors: expect.stringContaining(told) })
    expect(closed).toBe(1)
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
    expect(closed).toBe(0)
  })

  it('says when to try again, and shows a defect as one', async () => {
    const away = async () => Promise.reject(new TriptychError('unavailable', 'database: busy'))
    expect(await run(['members'], away)).toMatchObject({ exitCode: 75, errors: 'error: database: busy\n' })
    await expect(run(['members'], () => Promise.reject(new Error('defect')))).rejects.toThrow('defect')
  })
})
