import { type ErrorCode, type RefusalOptions, TriptychError } from '../errors.ts'

/** A refusal that HTTP answers with headers of its own, `Allow` for one. */
export class Refusal extends TriptychError {
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, headers: Readonly<Record<string, string>>, options: RefusalOptions = {}) {
    super(code, code, options)
    this.headers = headers
  }
}
