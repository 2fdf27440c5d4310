import { once } from 'node:events'
import { Command, InvalidArgumentError, Option } from 'commander'
import { printableJson } from '../lib/printable.ts'
import { tableLines } from '../lib/text-table.ts'
import { type ActivityFormat, exportActivity } from './activity-export.ts'
import type { ActivityEntry, ActivityFilter, ActivityLog } from './activity-log.ts'
import type { Members } from './members.ts'
import { exitHelp, print, run } from './run-command.ts'

/** What the commands of the activity work on. */
interface ActivityAccess {
  readonly members: Pick<Members, 'findByEmail'>
  readonly activity: ActivityLog
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
        if (!process.stdout.write(text)) await once(process.stdout, 'drain')
      }
    }),
  )
  activity.addCommand(list, { isDefault: true })
  activity.addCommand(whole)
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
