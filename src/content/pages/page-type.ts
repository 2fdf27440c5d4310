import { isExactNumber, isObject } from '../../lib/json.ts'
import { escapeToken } from '../../lib/json-pointer.ts'
import { momentOf } from '../../lib/moment.ts'

/** What a query can do with a field: `other` is for what no query looks into. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'texts' | 'numbers' | 'other'

/** A field as a page type declares it. */
export interface FieldType {
  readonly kind: FieldKind
  readonly filterable: boolean
  readonly sortable: boolean
  /** Whether its text, or each of its list, leads to another page: `"format": "reference"`. */
  readonly isReference: boolean
}

/** A page type: its fields by name, and the JSON Schema (2020-12) that says what they may be. */
export interface PageType {
  readonly type: string
  readonly fields: ReadonlyMap<string, FieldType>
}

/** Of a page whose type its site does not have: what most generators know of a page. */
const common = {
  date: { type: 'string', format: 'date-time', filterable: true, sortable: true },
  lastmod: { type: 'string', format: 'date-time', filterable: true, sortable: true },
  publishDate: { type: 'string', format: 'date-time', filterable: true, sortable: true },
  weight: { type: 'number', filterable: true, sortable: true },
  tags: { type: 'array', items: { type: 'string' }, filterable: true },
  categories: { type: 'array', items: { type: 'string' }, filterable: true },
  keywords: { type: 'array', items: { type: 'string' }, filterable: true },
}

/** The schema of a type that a site does not have: fields that most sites use, and any other. */
export const commonSchema = { type: 'object', properties: common } as const

/**
 * What of a schema's `properties` makes no field: names that pages use otherwise, and words that a kind does not take.
 *
 * @param nameFault why no field can have a name; null where one can
 */
export function declarationFaults(
  schema: Readonly<Record<string, unknown>>,
  nameFault: (name: string) => string | null,
): { readonly name: string; readonly message: string }[] {
  const faults: { name: string; message: string }[] = []
  for (const [name, { kind, filterable, sortable }] of pageTypeOf('', schema).fields) {
    const place = `properties/${escapeToken(name)}`
    const reserved = ofAllPages.has(name) ? 'is a reserved name: every page has it already' : nameFault(name)
    if (reserved !== null) faults.push({ name: place, message: reserved })
    if (filterable && kind === 'other') faults.push({ name: place, message: `cannot be filterable: ${queryable}` })
    if (sortable && ['texts', 'numbers', 'other'].includes(kind)) {
      faults.push({ name: place, message: 'cannot be sortable: only texts, numbers, booleans and dates can' })
    }
  }
  return faults
}

/** What lists know of every page by these names. */
const ofAllPages: ReadonlySet<string> = new Set(['route', 'updatedAt'])

const queryable = 'only texts, numbers, booleans, dates, and lists of texts or numbers can'

/** What a schema declares; one without `properties` declares nothing. */
export function pageTypeOf(type: string, schema: Readonly<Record<string, unknown>>): PageType {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const fields = Object.entries(properties).map(([name, declared]) => [name, fieldTypeOf(declared)] as const)
  return { type, fields: new Map(fields) }
}

function fieldTypeOf(declared: unknown): FieldType {
  const schema = isObject(declared) ? declared : {}
  const { filterable, sortable, format, items } = schema
  const isReference = format === 'reference' || (isObject(items) && items.format === 'reference')
  return { kind: kindOf(schema), filterable: filterable === true, sortable: sortable === true, isReference }
}

function kindOf({ type, format, items, enum: choices }: Record<string, unknown>): FieldKind {
  if (type === 'string') return format === 'date' || format === 'date-time' ? 'date' : 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'array' && isObject(items)) {
    if (items.type === 'string') return 'texts'
    return items.type === 'number' || items.type === 'integer' ? 'numbers' : 'other'
  }
  const isTexts = type === undefined && Array.isArray(choices) && choices.every((choice) => typeof choice === 'string')
  return isTexts ? 'text' : 'other'
}

/** The fields of a page in two: what its type declares, and all others. A value of another kind is not what it declares. */
export function splitFields(
  { fields: declared }: PageType,
  values: Readonly<Record<string, unknown>>,
): { readonly fields: Record<string, unknown>; readonly metadata: Record<string, unknown> } {
  const isField = ([name, value]: [string, unknown]): boolean => {
    const type = declared.get(name)
    return type !== undefined && isOfKind(type.kind, value)
  }
  const { true: fields = [], false: metadata = [] } = Object.groupBy(Object.entries(values), (entry) =>
    isField(entry) ? 'true' : 'false',
  )
  return { fields: Object.fromEntries(fields), metadata: Object.fromEntries(metadata) }
}

function isOfKind(kind: FieldKind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return isNumber(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'date':
      return typeof value === 'string' && momentOf(value) !== null
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
    case 'numbers':
      return Array.isArray(value) && value.every(isNumber)
    case 'other':
      return true
  }
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isExactNumber(value)
}
