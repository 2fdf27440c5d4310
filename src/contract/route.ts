import type { Scope } from '../access/scopes.ts'

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
  /** Whether published answers may be kept by the answer cache (`x-answer-cache`). */
  readonly answerCache: boolean
  /** Answered by a library (`x-mounted`), so there is no handler. */
  readonly mounted: boolean
  /** Every method that the path has, for `Allow`. */
  readonly allow: string
  /** Names of security schemes: one of the inner lists must be satisfied whole; none at all means open. */
  readonly security: readonly (readonly string[])[]
  /** Who may call it, beyond that (`x-rights`). */
  readonly rights: string | null
  /** Whether it asks for a fresh proof of the person (`x-step-up`); `any` where it takes none by a passkey. */
  readonly stepUp?: true | 'any'
  /** Whether a session that is limited may call it: to prove a second factor, or to add one (`x-second-factor`). */
  readonly secondFactor?: 'prove' | 'enroll'
  /** What a token that is limited must hold for it (`x-scope`, or by its method). */
  readonly scope: Scope
  /** Since when it is deprecated, and until when it is answered; in seconds since 1970. */
  readonly deprecation?: { readonly since: number; readonly sunset: number }
  readonly parameters: readonly Parameter[]
  readonly body: BodyShape | null
  /** By status. */
  readonly replies: Readonly<Record<string, ReplyShape>>
}

export type Scalar = 'string' | 'integer' | 'number' | 'boolean'

/** How a value is read from text. */
export interface ValueShape {
  readonly type: Scalar | 'array'
  /** Of a list; `string` when absent. */
  readonly items?: Scalar
}

export interface Parameter extends Omit<ValueShape, 'type'> {
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly name: string
  readonly required: boolean
  /** An object is sent as `name[member]=value` (OpenAPI, `deepObject`). */
  readonly type: ValueShape['type'] | 'object'
  /** `false` for a list in a query that is sent as `name=a,b`. */
  readonly explode?: false
  /** Of an object: its members by name. */
  readonly members?: Readonly<Record<string, Scalar>>
  /** Of an object: what any other member is; text when absent. */
  readonly others?: Scalar
}

/** A media type that a body may have. */
export interface BodyContent {
  readonly contentType: string
  /** Of a form: the fields that are not text, by name. */
  readonly fields?: Readonly<Record<string, Field>>
}

/** The first media type of a body, and the others where there are any. */
export interface BodyShape extends BodyContent {
  readonly required: boolean
  readonly alternatives?: readonly BodyContent[]
}

/** What a field of a form holds. */
export type Field = ValueShape | { readonly type: 'json' } | FileField

/** A file in a `multipart/form-data` body. */
export interface FileField {
  readonly type: 'file'
  /** Bytes of the largest one. */
  readonly maxLength: number
  /** How many there may be; absent where it is one file and no list. */
  readonly maxItems?: number
  /** The media types that it may have, `image/*` for one; any when absent. */
  readonly accepts?: readonly string[]
}

export interface ReplyShape {
  /** `null` when the status has no content; may hold a wildcard. */
  readonly contentType: string | null
  /** The other media types, where there are any: the handler says which it is. */
  readonly alternatives?: readonly string[]
  readonly headers: readonly string[]
  /** Of its problems; absent where it has none. */
  readonly codes?: readonly string[]
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

/**
 * `<operationId>Parameters`, `<operationId>Body`, `<operationId><status>Body`, `<operationId><status>Headers`; the
 * second media type of a body has `Body2`.
 */
export type Validators = Readonly<Record<string, Validate>>

/** The operation that a path and method lead to, with the path's parameters decoded. */
export interface Match {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** The media types of a body or a reply, each with the ending of its validator's name. */
export function contentsOf<T extends string | BodyContent>(first: T, alternatives: readonly T[] = []): [T, string][] {
  return [first, ...alternatives].map((content, i) => [content, i === 0 ? 'Body' : `Body${i + 1}`])
}

/** Whether a media type is JSON, `application/merge-patch+json` included. */
export function isJson(contentType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(contentType)
}

/** The media types that a success of an operation may have, where they are several; a library chooses by itself. */
export function offersOf({ mounted, replies }: Pick<Route, 'mounted' | 'replies'>): string[] {
  if (mounted) return []
  const successes = Object.entries(replies).filter(([status, reply]) => status.startsWith('2') && reply.alternatives)
  return [
    ...new Set(successes.flatMap(([, { contentType, alternatives = [] }]) => [contentType ?? '', ...alternatives])),
  ]
}
