/**
 * `damaged`: the archive is not whole, or not as it was written. `encrypted`: it needs a passphrase, or another one.
 * `unfit`: it cannot be used here. `changed`: what it is made of changed meanwhile. `refused`: what is there must not
 * be replaced.
 */
export type BackupErrorCode = 'damaged' | 'encrypted' | 'unfit' | 'changed' | 'refused'

/** Why a backup, a restore or a move cannot be done; the message is for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code: BackupErrorCode

  constructor(code: BackupErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
