import { Command, Option } from 'commander'
import { TriptychError } from '../errors.ts'
import { printableJson } from '../lib/printable.ts'
import { tableLines } from '../lib/text-table.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type ActivityAccess, activityCommand } from './activity-commands.ts'
import { type Actor, system } from './actor.ts'
import type { Agents } from './agents.ts'
import { type ApplicationAccess, applicationsCommand } from './application-commands.ts'
import type { Applications } from './applications.ts'
import type { EndedCredentials } from './credentials.ts'
import type { EmailChanges } from './email-changes.ts'
import type { MemberExport } from './member-export.ts'
import type { Member } from './member-rows.ts'
import type { Members } from './members.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import { exitHelp, print, run } from './run-command.ts'
import type { Role } from './schema.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import type { Sessions } from './sessions.ts'
import type { IdentityRequests } from './sso/identity-requests.ts'
import { tokenCommand } from './token-commands.ts'
import { webhookCommands } from './webhook-commands.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** What the commands work on. */
export interface AuthAccess extends ActivityAccess {
  readonly members: Members
  readonly sessions: Pick<Sessions, 'list' | 'end' | 'endAllOf'>
  readonly passkeys: Pick<Passkeys, 'list' | 'remove'>
  readonly secondFactors: Pick<SecondFactors, 'read' | 'reset'>
  readonly tokens: Pick<AccessTokens, 'list' | 'listMadeBy' | 'revoke' | 'create'>
  readonly agents: Pick<Agents, 'list' | 'create'>
  readonly applications: Pick<Applications, 'list' | 'revoke'> & ApplicationAccess['applications']
  readonly emailChanges: Pick<EmailChanges, 'set'>
  readonly webhooks: Webhooks
  readonly identityRequests: Pick<IdentityRequests, 'list' | 'approve' | 'refuse'>
  /** Ends every session, passkey, token, grant and code: of one member, or of all members and agents where it is null. */
  endCredentials(actor: Actor, actorId: string | null): Promise<EndedCredentials>
  /** All that is kept on a member. */
  exportMember(memberId: string): Promise<MemberExport>
  /** Takes out of the activity what names someone who was removed. */
  eraseMember(actor: Actor, memberId: string): Promise<void>
  /** Ends every preview token of the content that is kept beside; false where there is none. */
  endPreviewTokens(): Promise<boolean>
  /** Where people sign in. */
  readonly loginUrl: string
  close(): Promise<void>
}

/**
 * The commands of the auth surface, for a locked-out administrator. They print, and set `process.exitCode`; usage errors
 * are commander's.
 *
 * @param open opens the database of the settings, migrated, for one command
 */
export function authCommands(open: () => Promise<AuthAccess>): Command {
  const auth = new Command('auth').description('manage who may sign in').exitOverride()
  auth
    .command('invite')
    .description('add a member, so that they can sign in; a member is invited again')
    .argument('<email>', 'their email')
    .option('--name <name>', 'what they are called')
    .addOption(
      new Option('--role <role>', 'an admin manages members and agents').choices(['admin', 'member']).default('member'),
    )
    .addHelpText('after', exitHelp)
    .action((email: string, options: { name?: string; role: Role }) =>
      run(open, (access) => invite(access, email, options)),
    )
  auth
    .command('promote')
    .description('make a member an administrator')
    .argument('<email>', "the member's email")
    .addHelpText('after', exitHelp)
    .action((email: string) => run(open, (access) => promote(access, email)))
  auth
    .command('change')
    .description('give a member another email or name; ids, tokens and sessions stay')
    .argument('<email>', "the member's email")
    .option('--email <email>', 'their new email')
    .option('--name <name>', 'what they are called')
    .addHelpText('after', exitHelp)
    .action((email: string, options: { email?: string; name?: string }) =>
      run(open, (access) => change(access, email, options)),
    )
  auth
    .command('unlock')
    .description('let a member in again whom limits on codes keep out')
    .argument('<email>', "the member's email")
    .addHelpText('after', exitHelp)
    .action((email: string) => run(open, (access) => unlock(access, email)))
  auth
    .command('reset-second-factor')
    .description("remove a member's authenticator app, recovery codes and passkeys, for one who has lost them")
    .argument('<email>', "the member's email")
    .addHelpText('after', exitHelp)
    .action((email: string) => run(open, (access) => resetSecondFactor(access, email)))
  auth
    .command('revoke-sessions')
    .description('sign a member out everywhere')
    .argument('<email>', "the member's email")
    .addHelpText('after', exitHelp)
    .action((email: string) => run(open, (access) => revokeSessions(access, email)))
  auth
    .command('end-all')
    .description('end every session, token, application, sign-in code and preview link, also while servers run')
    .option('--member <email>', 'of this member alone; preview links stay')
    .addHelpText('after', exitHelp)
    .action((options: { member?: string }) => run(open, (access) => endAll(access, options.member ?? null)))
  auth
    .command('suspend')
    .description('keep a member out, and end all that they can act with')
    .argument('<email>', "the member's email")
    .addHelpText('after', exitHelp)
    .action((email: string) => run(open, (access) => suspend(access, email)))
  auth
    .command('reinstate')
    .description('let a suspended member sign in again')
    .argument('<email>', "the member's email")
    .addHelpText('after', exitHelp)
    .action((email: string) => run(open, (access) => reinstate(access, email)))
  auth
    .command('export')
    .description('everything that is kept on a member, as JSON on the standard output')
    .argument('<email>', "the member's email")
    .addHelpText('after', exitHelp)
    .action((email: string) =>
      run(open, async (access) => {
        const { id } = await find(access.members, email)
        print(printableJson(await access.exportMember(id)).trimEnd())
      }),
    )
  auth
    .command('erase')
    .description('take out of the activity what names a member who was removed; it cannot be undone')
    .argument('<id>', 'their id, as "triptych auth activity --action member.remove --json" has it')
    .addHelpText('after', exitHelp)
    .action((id: string) => run(open, (access) => erase(access, id)))
  auth
    .command('access')
    .description("list a member's sessions, passkeys, tokens and applications, and the tokens of agents that they made")
    .argument('<email>', "the member's email")
    .option('--end <id>', 'end the one with this id')
    .addHelpText('after', exitHelp)
    .action((email: string, options: { end?: string }) =>
      run(open, (access) =>
        options.end === undefined ? listAccess(access, email) : endAccess(access, email, options.end),
      ),
    )
  auth
    .command('identities')
    .description("list a provider's sign-ins for a member that wait to be approved")
    .argument('<email>', "the member's email")
    .addOption(new Option('--approve <id>', 'let the member sign in with it').conflicts('refuse'))
    .option('--refuse <id>', 'take the request away')
    .addHelpText('after', exitHelp)
    .action((email: string, options: { approve?: string; refuse?: string }) =>
      run(open, (access) => identities(access, email, options)),
    )
  auth
    .command('members')
    .description('list members')
    .option('--json', 'as the API gives them')
    .addHelpText('after', exitHelp)
    .action((options: { json?: true }) => run(open, (access) => listMembers(access, options.json ?? false)))
  auth.addCommand(applicationsCommand(open))
  auth.addCommand(tokenCommand(open, find))
  auth.addCommand(activityCommand(open))
  auth.addCommand(webhookCommands(open))
  return auth
}

async function invite(
  { members, loginUrl }: AuthAccess,
  email: string,
  options: { name?: string; role: Role },
): Promise<void> {
  const known = await members.findByEmail(email)
  if (known !== null) {
    await members.resend(system, known.id)
    print(`${known.email} is ${roleText(known.role)} already, and may sign in at ${loginUrl}`)
    print('Limits on their codes begin anew.')
  } else {
    const member = await members.invite(system, { email, ...options })
    print(`${member.email} is ${roleText(member.role)} now, and may sign in at ${loginUrl}`)
  }
  print('The running server mails them that address, or writes the letter to its log where SVC_SMTP_URL is not set.')
}

async function promote({ members }: AuthAccess, email: string): Promise<void> {
  const member = await find(members, email)
  if (member.role === 'admin') return print(`${member.email} is an administrator already.`)
  await members.promote(system, member.email)
  print(`${member.email} is an administrator now.`)
}

async function change(
  { members, emailChanges }: AuthAccess,
  email: string,
  { email: next, name }: { email?: string; name?: string },
): Promise<void> {
  const member = await find(members, email)
  if (name !== undefined) print(`Their name is ${(await members.update(system, member.id, { name })).name} now.`)
  if (next === undefined) return
  const { email: now } = await emailChanges.set(system, member.id, next)
  print(`${member.email} is ${now} now, and signs in with it. The running server mails both addresses.`)
}

async function unlock({ members, loginUrl }: AuthAccess, email: string): Promise<void> {
  const member = await find(members, email)
  await members.unlock(system, member.id)
  print(`${member.email} may request a code at ${loginUrl} now: limits on their codes begin anew.`)
}

async function resetSecondFactor(access: AuthAccess, email: string): Promise<void> {
  const { members, secondFactors, passkeys, loginUrl } = access
  const member = await find(members, email)
  const { authenticator, recovery_codes: codes } = await secondFactors.read(member.id)
  const had = [
    ...(authenticator === null ? [] : ['the authenticator app']),
    ...(codes === 0 ? [] : [`${codes} recovery ${codes === 1 ? 'code' : 'codes'}`]),
    ...((await passkeys.list(member.id)).length === 0 ? [] : ['the passkeys']),
  ]
  if (had.length === 0) return print(`${member.email} has no second factor.`)
  await secondFactors.reset(system, member.id)
  print(`Removed for ${member.email}: ${had.join(', ')}. They are notified by mail.`)
  print(`Where one is asked for, they add another after their next sign-in at ${loginUrl}; open sessions go on.`)
}

async function revokeSessions({ members, sessions, loginUrl }: AuthAccess, email: string): Promise<void> {
  const member = await find(members, email)
  const ended = await sessions.endAllOf(system, member.id)
  if (ended === 0) return print(`${member.email} was not signed in anywhere.`)
  print(`${member.email} is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
  print(`They may sign in again at ${loginUrl}; their access tokens still work.`)
}

async function suspend({ members }: AuthAccess, email: string): Promise<void> {
  const member = await find(members, email)
  if (member.status === 'suspended') return print(`${member.email} is suspended already.`)
  await members.update(system, member.id, { status: 'suspended' })
  print(
    `${member.email} is suspended: their sessions, passkeys, tokens and applications ended, and the tokens of agents`,
  )
  print(`that they made. "triptych auth reinstate ${member.email}" lets them sign in again.`)
}

async function reinstate({ members, loginUrl }: AuthAccess, email: string): Promise<void> {
  const member = await find(members, email)
  if (member.status === 'active') return print(`${member.email} is not suspended.`)
  await members.update(system, member.id, { status: 'active' })
  print(`${member.email} may sign in again at ${loginUrl}; passkeys, tokens and applications have to be made again.`)
}

async function erase(access: AuthAccess, id: string): Promise<void> {
  await access.eraseMember(system, id)
  print(`Nothing in the activity names ${id} any more; what they did stays, under that id.`)
}

interface AccessLine {
  readonly kind: 'session' | 'passkey' | 'token' | 'agent token' | 'application'
  readonly id: string
  readonly name: string
  /** ISO 8601, UTC; null when it was never used. */
  readonly used: string | null
  end(): Promise<void>
}

async function readAccess(
  { sessions, passkeys, tokens, applications }: AuthAccess,
  { id }: Member,
): Promise<AccessLine[]> {
  const holder = { id, kind: 'person' } as const
  return [
    ...(await sessions.list(id)).map((row) => ({
      ...({ kind: 'session', id: row.id, name: row.address ?? '', used: new Date(row.seen_at).toISOString() } as const),
      end: () => sessions.end(system, id, row.id),
    })),
    ...(await passkeys.list(id)).map((row) => ({
      ...({ kind: 'passkey', id: row.id, name: row.name, used: row.last_used_at } as const),
      end: () => passkeys.remove(system, id, row.id),
    })),
    ...(await tokens.list(holder)).map((row) => ({
      ...({ kind: 'token', id: row.id, name: row.name, used: row.last_used_at } as const),
      end: () => tokens.revoke(system, holder, row.id),
    })),
    ...(await tokens.listMadeBy(id)).map((row) => ({
      ...({ kind: 'agent token', id: row.id, name: `${row.agent.name}: ${row.name}`, used: row.last_used_at } as const),
      end: () => tokens.revoke(system, { id: row.agent.id, kind: 'agent' }, row.id),
    })),
    ...(await applications.list(id)).map((row) => ({
      ...({ kind: 'application', id: row.client_id, name: row.name, used: row.last_used_at } as const),
      end: () => applications.revoke(system, id, row.client_id),
    })),
  ]
}

async function listAccess(access: AuthAccess, email: string): Promise<void> {
  const member = await find(access.members, email)
  const lines = await readAccess(access, member)
  if (lines.length === 0) return print(`${member.email} has nothing to act with.`)
  const rows = lines.map(({ kind, id, name, used }) => [
    kind,
    id,
    name,
    used?.slice(0, 16).replace('T', ' ') ?? 'never',
  ])
  process.stdout.write(tableLines([['KIND', 'ID', 'NAME', 'LAST USED (UTC)'], ...rows], '').join(''))
}

async function endAccess(access: AuthAccess, email: string, id: string): Promise<void> {
  const member = await find(access.members, email)
  const line = (await readAccess(access, member)).find((each) => each.id === id)
  if (line === undefined) {
    const hint = `"triptych auth access ${member.email}" lists what there is`
    throw new TriptychError('not_found', `${member.email} has no session, token or application with this id; ${hint}`)
  }
  await line.end()
  print(`Ended: ${line.kind} ${line.id}.`)
}

async function identities(
  { members, identityRequests }: AuthAccess,
  email: string,
  { approve, refuse }: { approve?: string; refuse?: string },
): Promise<void> {
  const member = await find(members, email)
  if (approve !== undefined) {
    await identityRequests.approve(system, member.id, approve)
    return print(`${member.email} may sign in with it now. They are notified by mail.`)
  }
  if (refuse !== undefined) {
    await identityRequests.refuse(system, member.id, refuse)
    return print('Refused. Another sign-in with it makes another request.')
  }
  const requests = await identityRequests.list(member.id)
  if (requests.length === 0) return print(`No sign-in of a provider waits for ${member.email}.`)
  const rows = requests.map(({ id, issuer, subject, requested_at }) => [id, issuer, subject, requested_at.slice(0, 10)])
  process.stdout.write(tableLines([['ID', 'ISSUER', 'SUBJECT', 'SINCE'], ...rows], '').join(''))
}

async function endAll(access: AuthAccess, email: string | null): Promise<void> {
  const member = email === null ? null : await find(access.members, email)
  const { sessions, tokens, applications } = await access.endCredentials(system, member?.id ?? null)
  const counts = [
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
    `${tokens} ${tokens === 1 ? 'token' : 'tokens'}`,
    `${applications} ${applications === 1 ? 'application' : 'applications'}`,
  ]
  print(`Ended${member === null ? '' : ` for ${member.email}`}: ${counts.join(', ')}.`)
  if (member !== null) print('Preview links that they have made work for an hour at most: they are revoked by site.')
  else if (await access.endPreviewTokens()) print('Preview links of every site ended.')
  else print('There is no content here: preview links that were made elsewhere are revoked there, by site.')
  const who = member === null ? 'Members' : 'They'
  print(`${who} may sign in again at ${access.loginUrl}; passkeys, tokens and applications have to be made again.`)
}

async function listMembers({ members, loginUrl }: AuthAccess, asJson: boolean): Promise<void> {
  const all: Member[] = []
  for (let cursor: string | undefined; ; ) {
    const { members: page, next } = await members.list({ limit: 500, cursor })
    all.push(...page)
    if (next === null) break
    cursor = next
  }
  if (asJson) return print(printableJson(all))
  if (all.length === 0) return print('No members yet. "triptych auth invite <email> --role admin" adds one.')
  const rows = all.map(({ email, name, role, joined_at, status }) => [
    email,
    name ?? '',
    status === 'active' ? role : `${role}, ${status}`,
    joined_at === null ? 'not yet' : joined_at.slice(0, 10),
  ])
  process.stdout.write(tableLines([['EMAIL', 'NAME', 'ROLE', 'FIRST SIGN-IN'], ...rows], '').join(''))
  print(`\nThey sign in at ${loginUrl}`)
}

/** Throws `not_found` for an email that belongs to no member. */
async function find(members: Members, email: string): Promise<Member> {
  const member = await members.findByEmail(email)
  if (member !== null) return member
  const hint = '"triptych auth members" lists them, "triptych auth invite" makes one'
  throw new TriptychError('not_found', `${email} is not a member; ${hint}`)
}

function roleText(role: Role): string {
  return role === 'admin' ? 'an administrator' : 'a member'
}
