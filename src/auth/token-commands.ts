import { Command, InvalidArgumentError, Option } from 'commander'
import { type TokenScope, tokenScopes } from '../access/scopes.ts'
import { TriptychError } from '../errors.ts'
import type { AccessTokens, TokenHolder } from './access-tokens.ts'
import { system } from './actor.ts'
import type { Agents } from './agents.ts'
import type { Member } from './member-rows.ts'
import type { Members } from './members.ts'
import { exitHelp, print, run } from './run-command.ts'

/** What the command works on. */
interface TokenAccess {
  readonly members: Members
  readonly agents: Pick<Agents, 'list' | 'create'>
  readonly tokens: Pick<AccessTokens, 'create'>
  close(): Promise<void>
}

interface TokenOptions {
  readonly member?: string
  readonly agent?: string
  readonly scope?: TokenScope[]
  readonly days: number
}

type FindMember = (members: Members, email: string) => Promise<Member>

/**
 * The command that makes a token.
 *
 * @param find throws where there is no such member
 */
export function tokenCommand(open: () => Promise<TokenAccess>, find: FindMember): Command {
  return new Command('create-token')
    .description('make a token of a member or an agent, and print it')
    .argument('<name>', 'what uses it')
    .addOption(new Option('--member <email>', 'it acts as this member').conflicts('agent'))
    .option('--agent <name>', 'it acts as this agent, which is made where there is none')
    .addOption(
      new Option('--scope <scopes...>', 'what it is limited to; it may read and write everywhere when absent').choices(
        tokenScopes,
      ),
    )
    .addOption(new Option('--days <number>', 'when it ends, 1 to 365').default(90).argParser(readDays))
    .addHelpText('after', exitHelp)
    .exitOverride()
    .action((name: string, options: TokenOptions) => run(open, (access) => createToken(access, find, name, options)))
}

async function createToken(access: TokenAccess, find: FindMember, name: string, options: TokenOptions): Promise<void> {
  const { member, agent, scope: scopes, days } = options
  const holder =
    agent === undefined
      ? await memberOf(access, find, member)
      : ({ id: await agentOf(access, agent), kind: 'agent' } as const)
  const made = await access.tokens.create(system, holder, { name, expires_in_days: days, scopes })
  process.stderr.write(
    `It may ${made.scopes.join(', ')} and ends on ${made.expires_at.slice(0, 10)}. It is shown this once:\n`,
  )
  print(made.token)
}

async function memberOf({ members }: TokenAccess, find: FindMember, email: string | undefined): Promise<TokenHolder> {
  if (email === undefined) throw new TriptychError('invalid_request', 'name a member (--member) or an agent (--agent)')
  const { id, status } = await find(members, email)
  if (status === 'suspended') throw new TriptychError('member_suspended', `${email} is suspended`)
  return { id, kind: 'person' }
}

/** The id of the agent of that name. */
async function agentOf({ agents }: TokenAccess, name: string): Promise<string> {
  const found: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await agents.list({ limit: 500, cursor })
    found.push(...page.agents.filter((agent) => agent.name === name).map(({ id }) => id))
    if (page.next === null) break
    cursor = page.next
  }
  const [id, another] = found
  if (another !== undefined)
    throw new TriptychError('invalid_request', `several agents are called ${name}: use the console`)
  return id ?? (await agents.create(system, { name })).id
}

function readDays(text: string): number {
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= 365) return days
  throw new InvalidArgumentError('It takes a number of days, 1 to 365.')
}
