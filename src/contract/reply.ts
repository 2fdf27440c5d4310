import { type ErrorCode, type RefusalOptions, TriptychError } from '../errors.ts'
import type { FileBody, LongText, StreamedBody } from '../payload.ts'

/** What a handler gives back; the generated reply types narrow it for each operation. */
export interface Reply {
  readonly status: number
  /** In their declared types; a list is one header for each item where it is `Set-Cookie`, else one with commas. */
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>>
  /** Where the contract leaves the type open, or names several. */
  readonly contentType?: string
  readonly body?: unknown
}

export type HeaderValue = string | number | boolean | readonly (string | number | boolean)[]

/** A body as the writer sends it. Text stays text: node writes it in one piece with the head, bytes in a second one. */
export type WireBody = string | Buffer | FileBody | LongText | StreamedBody | null

/** An answer without the bytes that HTTP adds: names and values alternate in `headers`, as `writeHead` takes them. */
export interface Answer {
  readonly status: number
  readonly headers: string[]
  readonly body: WireBody
}

/** A refusal that HTTP answers with headers of its own, `Allow` for one. */
export class Refusal extends TriptychError {
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, headers: Readonly<Record<string, string>>, options: RefusalOptions = {}) {
    super(code, code, options)
    this.headers = headers
  }
}
