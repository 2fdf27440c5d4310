import { TriptychError } from '../errors.ts'
import { printable } from './printable.ts'

/** An error whose code says how a command ends. */
export type CommandError = Error & { readonly code: string }

/**
 * Whether the user of a command can resolve an error: our refusals, and those of the file system (no space, no
 * permission, no such file).
 *
 * @param own what the commands of a domain refuse with
 */
export function isCommandError(error: unknown, own: new (...parts: never[]) => CommandError): error is CommandError {
  if (error instanceof own || error instanceof TriptychError) return true
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/** Does the work of a command. An error that its user can resolve is printed in one line; any other is thrown on. */
export async function runCommand(
  work: () => Promise<void>,
  own: new (...parts: never[]) => CommandError,
  exitCodeOf: (code: string) => number,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isCommandError(error, own)) throw error
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exitCode = exitCodeOf(error.code)
  }
}
