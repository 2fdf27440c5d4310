/** A start that failed for a reason the user can mend: told in one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
