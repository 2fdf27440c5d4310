/** Why a storage folder was not imported, with nothing of the bridge changed. The message is for a person. */
type ImportErrorCode = 'bad_folder' | 'refused' | 'changed_meanwhile'

export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
