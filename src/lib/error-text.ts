/** What was thrown, as a line of text: an error's message, anything else as a string. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The same with the stack, for a log. */
export function errorStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Whether an error of Node.js or of the system has one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: readonly string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
