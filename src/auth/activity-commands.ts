import { once } from 'node:events'
import { Command, InvalidArgumentError, Option } from 'commander'
import { printable, printableJson } from '../lib/printable.ts'
import { count, tableLines } from '../lib/text-table.ts'
import {
  type ActivityEntry,
  type ActivityFilter,
  type ActivityFormat,
  type ActivityLog,
  exportActivity,
} from './activity-log.ts'
import { type Actor, system } from './actor.ts'
import type { Members } from './members.ts'
import { type ActivityHead, type ActivityReport, parseHead } from './record/verify.ts'
import { exitHelp, print, run } from './run-command.ts'

/** What the commands of the activity work on. */
export interface ActivityAccess {
  readonly members: Pick<Members, 'findByEmail'>
  readonly activity: ActivityLog
  /** Looks whether anything was changed behind the server's back. */
  verifyActivity(known: ActivityHead | null): Promise<ActivityReport>
  /** Takes what is there as it is from here on. */
  acceptActivity(actor: Actor, report: ActivityReport): Promise<void>
  close(): Promise<void>
}

interface FilterOptions {
  readonly actor?: string
  readonly action?: string
  readonly target?: string
  readonly from?: string
  readonly to?: string
}

/** `triptych auth activity`: who did what to what. */
export function activityCommand(open: () => Promise<ActivityAccess>): Command {
  const activity = new Command('activity').description('who did what to what, and when').exitOverride()
  const list = new Command('list')
    .description('the newest entries')
    .option('--limit <count>', 'how many, 1 to 200', toLimit, 50)
    .option('--json', 'as the API gives them')
  const whole = new Command('export')
    .description('every entry on the standard output, the oldest first')
    .addOption(new Option('--format <format>', 'JSON Lines or CSV').choices(['jsonl', 'csv']).default('jsonl'))
  for (const command of [list, whole]) {
    command
      .exitOverride()
      .option('--actor <who>', 'only what this one did: an email, an id, or a name such as "command line"')
      .option('--action <action>', 'only this action, or all of one kind: token.create, token')
      .option('--target <whom>', 'only what was done to this one: an email or an id')
      .option('--from <time>', 'only what was done then or later: 2026-11-01, or with a time, UTC', toTime)
      .option('--to <time>', 'only what was done before', toTime)
      .addHelpText('after', exitHelp)
  }
  list.action((options: FilterOptions & { limit: number; json?: true }) =>
    run(open, async (access) => {
      const { entries } = await access.activity.list({ ...(await toFilter(access, options)), limit: options.limit })
      if (options.json) print(printableJson(entries))
      else if (entries.length === 0) print('Nothing.')
      else printEntries(entries)
    }),
  )
  whole.action((options: FilterOptions & { format: ActivityFormat }) =>
    run(open, async (access) => {
      const entries = access.activity.all(await toFilter(access, options))
      for await (const text of exportActivity(entries, options.format)) {
        // The reader closed the pipe, as `head` does, or the output cannot be written: the command line reports that.
        if (process.stdout.errored !== null) return
        if (!process.stdout.write(text)) await once(process.stdout, 'drain').catch(() => {})
      }
    }),
  )
  const verify = new Command('verify')
    .exitOverride()
    .description('look whether entries were changed, deleted, inserted or cut off behind the server')
    .option('--head <head>', 'the newest link of then, from a log or a backup: 1042:Zk3…', toHead)
    .option('--accept', 'take what is there as it is from here on, findings and all; the record says so')
    .option('--json', 'for programs')
    .addHelpText('after', exitHelp)
    .action((options: { head?: ActivityHead; accept?: true; json?: true }) =>
      run(open, async (access) => {
        const report = await access.verifyActivity(options.head ?? null)
        if (options.json) print(printableJson(report))
        else printReport(report)
        if (options.accept) {
          await access.acceptActivity(system, report)
          print('Accepted: the running server links the entries anew.')
        } else if (report.count > 0) process.exitCode = 1
      }),
    )
  activity.addCommand(list, { isDefault: true })
  activity.addCommand(whole)
  activity.addCommand(verify)
  return activity
}

/** A member may be named by their email; what is no member's is taken as it is. */
async function toFilter({ members }: ActivityAccess, options: FilterOptions): Promise<ActivityFilter> {
  const idOf = async (text: string | undefined) =>
    text === undefined ? undefined : ((await members.findByEmail(text))?.id ?? text)
  const { action, from, to } = options
  return { actor: await idOf(options.actor), target: await idOf(options.target), action, from, to }
}

/** @param entries at least one */
function printEntries(entries: readonly ActivityEntry[]): void {
  const rows = entries.map(({ at, actor, credential, action, target, details }) => [
    at.slice(0, 19).replace('T', ' '),
    actor.name,
    credential ?? '',
    action,
    target?.name ?? target?.id ?? '',
    [details?.reason, details?.address].filter((text) => text !== undefined).join(', '),
  ])
  process.stdout.write(tableLines([['TIME (UTC)', 'WHO', 'WITH', 'ACTION', 'TARGET', 'DETAILS'], ...rows], '').join(''))
}

function printReport({ lines, erased, waiting, head, findings, count: found }: ActivityReport): void {
  for (const { kind, text, id } of findings) print(`${kind}: ${printable(id === null ? text : `${id}: ${text}`)}`)
  if (found > findings.length) print(`And ${found - findings.length} more.`)
  print(`${count(lines, 'entry', 'entries')} verified, ${count(found, 'finding', 'findings')}.`)
  if (erased > 0) print(`${count(erased, 'entry has', 'entries have')} lost names with members who were erased.`)
  if (waiting > 0) print(`${count(waiting, 'entry waits', 'entries wait')} to be linked by a running server.`)
  if (head !== null) print(`head: ${head}`)
}

function toHead(text: string): ActivityHead {
  const head = parseHead(text)
  if (head !== null) return head
  throw new InvalidArgumentError(
    'It is a number, a colon and 43 characters, as a log, a backup or this command has it.',
  )
}

function toLimit(text: string): number {
  const limit = Number(text)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 200) return limit
  throw new InvalidArgumentError('It is a number from 1 to 200.')
}

/** A date, or a date and time, which is in UTC where it does not say otherwise. */
function toTime(text: string): string {
  const time = /T\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text}Z` : text
  if (/^\d{4}-\d\d-\d\d/.test(time) && !Number.isNaN(Date.parse(time))) return new Date(time).toISOString()
  throw new InvalidArgumentError('It is a date such as 2026-11-01, or 2026-11-01T09:30.')
}
