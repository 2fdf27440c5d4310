import type { LinkFault } from '../links/link-faults.ts'

/** Why an import or export was not begun, or was given up with nothing written. The message is for a person. */
type ImportErrorCode =
  | 'bad_name'
  | 'unknown_site'
  | 'release_published'
  | 'release_scheduled'
  | 'route_taken'
  | 'changed_meanwhile'
  | 'file_changed'

export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export function routeTakenError(kind: string, key: string): ImportError {
  const hint = 'publish its draft, which was moved, or take it down first; nothing was written'
  return new ImportError('route_taken', `${kind} ${key}: another document is public there: ${hint}`)
}

export function concurrentChange(what: string): ImportError {
  return new ImportError('changed_meanwhile', `${what} changed meanwhile: nothing was written, run it again`)
}

/** The import would leave links that lead nowhere, and its site refuses that. */
export class BrokenLinks extends Error {
  readonly faults: readonly LinkFault[]

  constructor(faults: readonly LinkFault[]) {
    super('links would lead nowhere')
    this.faults = faults
  }
}
