/** What the runtime knows of one operation; `generated/<surface>/routes.ts` holds one of these for each. */
export interface Route {
  readonly operationId: string
  readonly method: string
  /** Path template, `/api/v1/{siteId}/{env}`. */
  readonly path: string
  /** The parameter at the end of the path that takes slashes (`x-multi-segment`). */
  readonly multiSegment: string | null
  /** Open to scripts of every origin (`x-cors: public`). */
  readonly cors: boolean
  /** Whether published answers may be kept by the front cache (`x-answer-cache`). */
  readonly answerCache: boolean
  /** Answered by a library (`x-mounted`), so there is no handler. */
  readonly mounted: boolean
  /** Every method that the path has, for `Allow`. */
  readonly allow: string
  /** Names of security schemes: one of the inner lists must be satisfied whole; none at all means open. */
  readonly security: readonly (readonly string[])[]
  /** Who may call it, beyond that (`x-rights`). */
  readonly rights: string | null
  readonly parameters: readonly Parameter[]
  readonly body: { readonly required: boolean; readonly contentType: string } | null
  /** By status. */
  readonly replies: Readonly<Record<string, ReplyShape>>
}

export interface Parameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly name: string
  readonly required: boolean
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  readonly items?: 'string' | 'integer' | 'number' | 'boolean'
}

export interface ReplyShape {
  /** `null` when the status has no content; may hold a wildcard. */
  readonly contentType: string | null
  readonly headers: readonly string[]
}

/** A precompiled ajv validator; `errors` is that of its last call. */
export interface Validate {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}

export interface ValidationError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** `<operationId>Parameters`, `<operationId>Body`, `<operationId><status>Body`, `<operationId><status>Headers`. */
export type Validators = Readonly<Record<string, Validate>>

/** The operation that a path and method lead to, with the path's parameters decoded. */
export interface Match {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}
