import { type Command, InvalidArgumentError } from 'commander'
import { TriptychError } from '../../errors.ts'
import { isCommandError } from '../../lib/command-errors.ts'
import { printable } from '../../lib/printable.ts'
import { problemBody } from '../../problems.ts'
import { ImportError } from '../import/error.ts'
import type { ImportDependencies } from '../import/import-folder.ts'
import type { Scope } from '../sites.ts'

/** Exit codes of sysexits.h, where it has one. */
export const exitCodes = { failed: 1, usage: 64, badContent: 65, tryAgain: 75 } as const

/** What the commands work on. */
export interface ContentAccess extends ImportDependencies {
  close(): Promise<void>
}

/** Opens the database of the settings, migrated, for one command. */
export type Open = () => Promise<ContentAccess>

/** What every listing command takes. */
export interface Printing {
  readonly json?: boolean
}

export const exitHelp = `
Exit codes: 0 done; 1 refused, a line says why; 64 wrong usage; 65 blocks are
invalid; 75 a concurrent change, or the database is busy: run it
again. All is written or nothing.`

/** A command about one environment. */
export function addScopeOptions(command: Command, what = ''): Command {
  return command
    .requiredOption('--site <site>', `the site${what}; "triptych content sites" lists them`)
    .requiredOption('--env <environment>', 'the environment, for example production')
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints an error that the user can resolve in a few lines; throws any other. */
export async function run(open: Open, work: (access: ContentAccess) => Promise<void>): Promise<void> {
  let access: ContentAccess | null = null
  try {
    access = await open()
    await work(access)
  } catch (error) {
    if (!isCommandError(error, ImportError)) throw error
    process.stderr.write(`error: ${printable(messageOf(error))}\n`)
    for (const detail of detailsOf(error)) process.stderr.write(`  ${printable(detail)}\n`)
    process.exitCode = exitCodeOf(error.code)
  } finally {
    await access?.close()
  }
}

/** @throws ImportError `unknown_site` */
export async function requireScope({ db }: ContentAccess, { site, env }: Scope): Promise<Scope> {
  const { scopeExists } = await import('../sites.ts')
  if (await scopeExists(db.reader, { site, env })) return { site, env }
  throw new ImportError('unknown_site', `there is no environment "${env}" of a site "${site}"`)
}

/** Codes of refusals whose message is written for the user of the command. */
const spoken: readonly string[] = ['invalid_request', 'not_found', 'unavailable']

function messageOf(error: Error): string {
  if (!(error instanceof TriptychError) || spoken.includes(error.code)) return error.message
  return problemBody(error.code).title
}

/** What exactly was refused: the message of a refusal may name more than its errors do. */
function detailsOf(error: Error): string[] {
  // What is stale was printed as a table.
  if (!(error instanceof TriptychError) || error.code === 'release_conflict') return []
  const details = (error.errors ?? []).map(({ name, message }) => (name === '' ? message : `${name}: ${message}`))
  return details.length > 0 || spoken.includes(error.code) ? details : [error.message]
}

function exitCodeOf(code: string): number {
  if (code === 'bad_name') return exitCodes.usage
  if (code === 'content_invalid') return exitCodes.badContent
  const again = ['changed_meanwhile', 'file_changed', 'unavailable', 'stale']
  return again.includes(code) ? exitCodes.tryAgain : exitCodes.failed
}

/** A moment that means the same everywhere (RFC 3339); seconds may be left out. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/i

/** A time that an option names, in UTC milliseconds. */
export function readTime(text: string): number {
  const time = MOMENT.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new InvalidArgumentError('not a time with its offset, such as 2026-12-01T09:00+01:00.')
  return time
}
