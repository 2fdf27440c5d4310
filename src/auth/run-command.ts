import { TriptychError } from '../errors.ts'
import { printable } from '../lib/printable.ts'

/** Exit codes of sysexits.h, where it has one. */
const exitCodes = { failed: 1, usage: 64, tryAgain: 75 } as const

/** What the help of a command ends with. */
export const exitHelp = `
Exit codes: 0 done; 1 refused; 64 wrong usage; 75 the database is busy or away, run it again.`

/** Writes a line. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What a person can mend takes one line; anything else is thrown on. */
export async function run<A extends { close(): Promise<void> }>(
  open: () => Promise<A>,
  work: (access: A) => Promise<void>,
): Promise<void> {
  let access: A | null = null
  try {
    access = await open()
    await work(access)
  } catch (error) {
    if (!(error instanceof TriptychError)) throw error
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exitCode = exitCodeOf(error.code)
  } finally {
    await access?.close()
  }
}

function exitCodeOf(code: TriptychError['code']): number {
  if (code === 'invalid_request') return exitCodes.usage
  return code === 'unavailable' ? exitCodes.tryAgain : exitCodes.failed
}
