import { Command, Option } from 'commander'
import { tableLines } from '../lib/text-table.ts'
import { system } from './actor.ts'
import type { Applications } from './applications.ts'
import { exitHelp, print, run } from './run-command.ts'

/** What the command works on. */
export interface ApplicationAccess {
  readonly applications: Pick<Applications, 'listAll' | 'revokeForAll' | 'approve' | 'block' | 'reset' | 'dismiss'>
  close(): Promise<void>
}

/** The command that lists the applications of the workspace, and decides about them. */
export function applicationsCommand(open: () => Promise<ApplicationAccess>): Command {
  return new Command('applications')
    .description('list the applications of the workspace, or decide about one')
    .addOption(
      new Option('--approve <id>', 'let members authorize it').conflicts(['block', 'reset', 'dismiss', 'revoke']),
    )
    .option('--host <host...>', 'with --approve: where it may lead members, beside what is approved already')
    .addOption(
      new Option('--block <id>', 'end all of its access, and let no member authorize it').conflicts([
        ...['reset', 'dismiss', 'revoke', 'host'],
      ]),
    )
    .addOption(new Option('--reset <id>', 'take the decision back').conflicts(['dismiss', 'revoke', 'host']))
    .addOption(new Option('--dismiss <id>', 'take the requests to approve it away').conflicts(['revoke', 'host']))
    .addOption(new Option('--revoke <id>', 'end all of its access, from every member').conflicts('host'))
    .addHelpText('after', exitHelp)
    .exitOverride()
    .action((options: Decision) => run(open, (access) => decideApplication(access, options)))
}

interface Decision {
  readonly approve?: string
  readonly block?: string
  readonly reset?: string
  readonly dismiss?: string
  readonly revoke?: string
  readonly host?: readonly string[]
}

async function decideApplication({ applications }: ApplicationAccess, decision: Decision): Promise<void> {
  const { approve, block, reset, dismiss, revoke, host } = decision
  if (approve !== undefined) {
    await applications.approve(system, approve, host)
    const hosts = (await applications.listAll()).find(({ client_id }) => client_id === approve)?.approved_hosts
    return print(`Approved: members may authorize it${hosts ? ` at ${hosts.join(', ')}` : ' wherever it leads them'}.`)
  }
  if (dismiss !== undefined) {
    await applications.dismiss(system, dismiss)
    return print('Dismissed: no requests to approve it remain.')
  }
  if (revoke !== undefined) {
    await applications.revokeForAll(system, revoke)
    return print('Revoked: all of its access ended. Members may authorize it again.')
  }
  if (block !== undefined) {
    await applications.block(system, block)
    return print('Blocked: all of its access ended, and no member can authorize it.')
  }
  if (reset !== undefined) {
    await applications.reset(system, reset)
    return print('Nothing is decided about it any more. What a block ended stays ended.')
  }
  const all = await applications.listAll()
  if (all.length === 0) return print('No application was authorized yet.')
  const minute = (time: string) => time.slice(0, 16).replace('T', ' ')
  const rows = all.map(({ client_id, state, members, last_used_at: used, redirect_hosts, approved_hosts, name }) => {
    const hosts = approved_hosts ?? redirect_hosts
    const last = used === null ? 'never' : minute(used)
    return [client_id, state, String(members), last, hosts.join(', ') || '-', name]
  })
  const heading = ['ID', 'STATE', 'MEMBERS', 'LAST USED (UTC)', 'LEADS MEMBERS TO', 'NAME']
  process.stdout.write(tableLines([heading, ...rows], '').join(''))
  const requests = all.flatMap(({ client_id, requests: waiting }) =>
    waiting.map(({ redirect_host, requested_by_name, requested_at }) => {
      return [client_id, redirect_host, minute(requested_at), requested_by_name]
    }),
  )
  if (requests.length === 0) return
  const asked = ['REQUESTS TO APPROVE', 'LEADS MEMBERS TO', 'SINCE (UTC)', 'BY']
  process.stdout.write(`\n${tableLines([asked, ...requests], '').join('')}`)
}
