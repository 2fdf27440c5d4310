import type { FileBody, LongText } from '../payload.ts'

/** What a handler gives back; the generated reply types narrow it for each operation. */
export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** For an operation whose contract leaves the type open. */
  readonly contentType?: string
  readonly body?: unknown
}

/** A body as the writer sends it. Text stays text: node writes it in one piece with the head, bytes in a second one. */
export type WireBody = string | Buffer | FileBody | LongText | null

/** An answer without the bytes that HTTP adds: names and values alternate in `headers`, as `writeHead` takes them. */
export interface Answer {
  readonly status: number
  readonly headers: string[]
  readonly body: WireBody
}
