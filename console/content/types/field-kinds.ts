import { isObject } from '../../../src/lib/json.ts'

/** A JSON Schema, of a field or of many. */
export type Schema = Readonly<Record<string, unknown>>

/** What a field is for who declares it; `other` is what only JSON can say. */
export type FieldKind = keyof typeof declarations | 'other'

const text = { type: 'string' }

/** What a new field of each kind begins with. */
const declarations = {
  text,
  markdown: { ...text, format: 'markdown' },
  date: { ...text, format: 'date' },
  'date-time': { ...text, format: 'date-time' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  choice: { ...text, enum: [] },
  tags: { type: 'array', items: text, uniqueItems: true },
  reference: { ...text, format: 'reference' },
  media: { ...text, format: 'media' },
  list: { type: 'array', items: text },
  object: { type: 'object', properties: {} },
} as const satisfies Record<string, Schema>

/** What each kind is called, in the order in which they are offered. */
export const kindNames: Readonly<Record<FieldKind, string>> = {
  text: 'Text',
  markdown: 'Markdown',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  date: 'Date',
  'date-time': 'Date and time',
  choice: 'Choice',
  tags: 'Tags',
  reference: 'Reference',
  media: 'Media file',
  list: 'List',
  object: 'Object',
  other: 'JSON Schema',
}

/** A bound that a kind can have: its word in the schema, and what it is called. */
export interface Bound {
  readonly word: string
  readonly label: string
  /** Of what is counted, which is never less than none. */
  readonly counts: boolean
}

const lengths = [
  { word: 'minLength', label: 'Minimum length', counts: true },
  { word: 'maxLength', label: 'Maximum length', counts: true },
] as const
const amounts = [
  { word: 'minimum', label: 'Minimum', counts: false },
  { word: 'maximum', label: 'Maximum', counts: false },
] as const
const sizes = [
  { word: 'minItems', label: 'Minimum entries', counts: true },
  { word: 'maxItems', label: 'Maximum entries', counts: true },
] as const

/** The bounds of each kind that has any. */
export const bounds: Readonly<Partial<Record<FieldKind, readonly Bound[]>>> = {
  text: lengths,
  markdown: lengths,
  number: amounts,
  integer: amounts,
  tags: sizes,
  list: sizes,
}

/** Whether a list is edited as tags: words that pages are found by, or of which each is there once. */
export function isTags({ type, items, filterable, uniqueItems }: Schema): boolean {
  if (type !== 'array' || !isObject(items) || items.type !== 'string') return false
  return (filterable === true || uniqueItems === true) && items.enum === undefined && items.format === undefined
}

/** The kind that a declaration is of. */
export function kindOf(schema: unknown): FieldKind {
  if (!isObject(schema)) return 'other'
  const { type, format, items, properties = {}, enum: choices } = schema
  if (choices !== undefined) return isTexts(choices) && (type ?? 'string') === 'string' ? 'choice' : 'other'
  if (type === 'string') return textKinds.find((kind) => kind === format) ?? 'text'
  if (type === 'number' || type === 'integer' || type === 'boolean') return type
  if (type === 'object') return isObject(properties) ? 'object' : 'other'
  if (type !== 'array' || !isObject(items)) return 'other'
  return isTags(schema) ? 'tags' : 'list'
}

const textKinds = ['markdown', 'date', 'date-time', 'reference', 'media'] as const

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** The texts that a choice is among. */
export function choicesOf({ enum: choices }: Schema): readonly string[] {
  return isTexts(choices) ? choices : []
}

/** The declaration as one of another kind: what both kinds can say stays. */
export function withKind(schema: unknown, kind: Exclude<FieldKind, 'other'>): Schema {
  const { title, description, filterable, sortable } = isObject(schema) ? schema : ({} as Schema)
  // A list of texts that lists of pages filter by is tags.
  const flags = kind === 'list' ? {} : { filterable, sortable }
  return withoutIdleFlags({ ...declarations[kind], ...withoutUndefined({ title, description, ...flags }) })
}

/** What the lists of pages can do with a declaration. */
export function queriesOf(schema: unknown): { readonly filterable: boolean; readonly sortable: boolean } {
  const kind = kindOf(schema)
  if (kind === 'object' || kind === 'other') return { filterable: false, sortable: false }
  if (kind !== 'list' && kind !== 'tags') return { filterable: true, sortable: true }
  const items = isObject(schema) && isObject(schema.items) ? schema.items : {}
  return { filterable: ['string', 'number', 'integer'].includes(String(items.type)), sortable: false }
}

/** Without the flags that lists can do nothing with. */
export function withoutIdleFlags(schema: Schema): Schema {
  const { filterable, sortable, ...rest } = schema
  const can = queriesOf(schema)
  return {
    ...rest,
    ...withoutUndefined({
      filterable: can.filterable ? filterable : undefined,
      sortable: can.sortable ? sortable : undefined,
    }),
  }
}

/** The schema with other words; those that are undefined or empty are gone. */
export function withWords(schema: Schema, words: Schema): Schema {
  const emptied = Object.entries(words).flatMap(([word, value]) => (value === undefined || value === '' ? [word] : []))
  return Object.fromEntries(Object.entries({ ...schema, ...words }).filter(([word]) => !emptied.includes(word)))
}

const known = ['type', 'title', 'description', 'filterable', 'sortable']
const ofKind: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  text: ['format', 'pattern'],
  choice: ['enum'],
  tags: ['items', 'uniqueItems'],
  list: ['items'],
  object: ['properties', 'required'],
}

/** What is wrong with a declaration, at one of its words. */
export interface DeclarationFault {
  readonly word: string
  readonly message: string
}

/** Why nothing can be what a declaration says; null where something can. */
export function declarationFault(schema: unknown): DeclarationFault | null {
  if (!isObject(schema)) return null
  const kind = kindOf(schema)
  if (kind === 'choice' && choicesOf(schema).length === 0) return { word: 'enum', message: 'Add at least one choice' }
  if (kind === 'text' && !isPattern(schema.pattern)) {
    return { word: 'pattern', message: 'The pattern is not a regular expression' }
  }
  const [low, high] = bounds[kind] ?? []
  const [least, most] = [schema[low?.word ?? ''], schema[high?.word ?? '']]
  if (low !== undefined && typeof least === 'number' && typeof most === 'number' && least > most) {
    return { word: low.word, message: 'The minimum is above the maximum' }
  }
  return kind === 'list' ? declarationFault(schema.items) : null
}

/** Whether the surface can compile a pattern, as it does. */
function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern !== 'string' || new RegExp(pattern, 'u') !== null
  } catch {
    return false
  }
}

/** The words of a declaration that only JSON shows. */
export function otherWords(schema: Schema): string[] {
  const kind = kindOf(schema)
  const format = textKinds.some((each) => each === kind) ? ['format'] : []
  const shown = [...known, ...format, ...(ofKind[kind] ?? []), ...(bounds[kind] ?? []).map(({ word }) => word)]
  const ofTags = kind === 'tags' && isObject(schema.items) ? Object.keys(schema.items) : ['type']
  return [
    ...Object.keys(schema).filter((word) => !shown.includes(word)),
    ...ofTags.filter((word) => word !== 'type').map((word) => `items/${word}`),
  ]
}

function withoutUndefined(words: Schema): Schema {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
}
