/** What the worker is started with. */
export interface WorkerData {
  /** One cell: the index of the schema that is at work, so that the thread that terminates the worker can name it. */
  readonly atWork: Int32Array<SharedArrayBuffer>
}

/** What the worker is asked: to compile schemas, which count from then on, or to hold bodies against them. */
export type WorkerInput = { readonly schemas: readonly BlockTypeSchema[] } | { readonly bodies: readonly string[] }

/** `schema` is the JSON text of a JSON Schema (2020-12) for a block's `fields`. */
export interface BlockTypeSchema {
  readonly type: string
  readonly schema: string
}

/** Where in a body, and what. `path` leads from the root of the body; it is empty for the schema itself. */
export interface Finding {
  readonly type: string
  /** Which of the bodies; null for the schema itself. */
  readonly body: number | null
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** The worker sends `started`, then one of these for each input. */
export type WorkerOutput = readonly Finding[]

/** What a body has of its page where its fields are checked, too. */
export interface CheckedPage {
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** The name among schemas of a page type; no block type has one. */
export function pageTypeName(type: string): string {
  return `@${type}`
}

/** What a schema is of, for people. */
export function typeLabel(name: string): string {
  return name.startsWith('@') ? `page type "${name.slice(1)}"` : `block type "${name}"`
}

/** A page's body with what is checked of its fields; another document's as it is. */
export function checkedBody(document: {
  readonly kind: string
  readonly type: string
  readonly body: string
  readonly fields: string | null
}): string {
  const { kind, type, body, fields } = document
  return kind === 'page'
    ? `${body.slice(0, -1)},"page":{"type":${JSON.stringify(type)},"fields":${fields ?? '{}'}}}`
    : body
}
