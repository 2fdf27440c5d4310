import { TriptychError } from '../../errors.ts'
import { escapeToken } from '../../lib/json-pointer.ts'
import { momentOf } from '../../lib/moment.ts'
import type { FieldKind, PageType } from './page-type.ts'
import { MAX_TEXT } from './page-values.ts'

/** A value that a row of `page_value` is compared with. */
export type Operand = string | number

const operators = ['eq', 'in', 'gt', 'gte', 'lt', 'lte', 'prefix'] as const

/** `below` is what `under` asks for: what is between two texts. `none or` is of pages that have no value, or this one. */
export type Operator = (typeof operators)[number] | 'below' | 'none or'

/** Where the values of a field are. */
export interface Column {
  /** As `page_value.field` has it. */
  readonly field: string
  readonly column: 'text' | 'number'
}

export interface Condition extends Column {
  readonly operator: Operator
  /** One, but for `in` and `below`. */
  readonly operands: readonly Operand[]
}

/** Which pages, and in which order. */
export interface PageQuery {
  readonly conditions: readonly Condition[]
  readonly order: Column & { readonly falling: boolean }
}

interface Asked {
  readonly filter?: Readonly<Record<string, string>> | undefined
  readonly under?: string | undefined
  /** A field, with `-` before it for falling. */
  readonly sort: string
}

/** Values between the commas of an `in`. */
const MAX_CHOICES = 50

/** What every page has, whatever its type. */
const ofEveryPage: ReadonlyMap<string, { readonly field: string; readonly kind: FieldKind }> = new Map([
  ['route', { field: '@route', kind: 'text' }],
  ['title', { field: '@title', kind: 'text' }],
  ['updatedAt', { field: '@updatedAt', kind: 'date' }],
])

const allowed: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: operators,
  number: ['eq', 'in', 'gt', 'gte', 'lt', 'lte'],
  date: ['eq', 'in', 'gt', 'gte', 'lt', 'lte'],
  boolean: ['eq'],
  texts: ['eq', 'in'],
  numbers: ['eq', 'in'],
  other: [],
}

/**
 * Reads what a request asks for, by the fields of the type.
 *
 * @throws TriptychError `invalid_request` with the place of everything that is not of this grammar
 */
export function readQuery(type: PageType, { filter = {}, under, sort }: Asked): PageQuery {
  const conditions = Object.entries(filter).map(([name, text]) => readCondition(type, name, text))
  if (under !== undefined && under !== '/') {
    // `0` is what follows `/`.
    conditions.push({ field: '@route', column: 'text', operator: 'below', operands: [`${under}/`, `${under}0`] })
  }
  const falling = sort.startsWith('-')
  const name = falling ? sort.slice(1) : sort
  const { field, kind, sortable } = find(type, name, 'sort')
  if (!sortable || field.endsWith('[]'))
    throw fault('sort', `\`${name}\` is not sortable: ${nameFields(type, 'sortable')}`)
  return { conditions, order: { field, column: columnOf(kind), falling } }
}

function readCondition(type: PageType, member: string, text: string): Condition {
  const place = `filter/${escapeToken(member)}`
  const dot = member.lastIndexOf('.')
  const last = operators.find((operator) => operator === member.slice(dot + 1))
  const isOperator = dot > 0 && last !== undefined && !isField(type, member)
  const name = isOperator ? member.slice(0, dot) : member
  const operator = isOperator ? last : 'eq'
  if (!isOperator && dot > 0 && !isField(type, member) && isField(type, member.slice(0, dot))) {
    throw fault(place, `\`${member.slice(dot + 1)}\` is no operator: one of ${operators.join(', ')}`)
  }
  const { field, kind, filterable } = find(type, name, place)
  if (!filterable) throw fault(place, `\`${name}\` is not filterable: ${nameFields(type, 'filterable')}`)
  if (!allowed[kind].includes(operator)) {
    throw fault(place, `\`${operator}\` is not for this field: ${allowed[kind].join(', ')}`)
  }
  const texts = operator === 'in' ? text.split(',') : [text]
  if (texts.length > MAX_CHOICES) throw fault(place, `must be ${MAX_CHOICES} values at most`)
  return { field, column: columnOf(kind), operator, operands: texts.map((each) => operandOf(kind, each, place)) }
}

function isField({ fields }: PageType, name: string): boolean {
  return fields.has(name) || ofEveryPage.has(name)
}

function find({ type, fields }: PageType, name: string, place: string) {
  const common = ofEveryPage.get(name)
  if (common !== undefined) return { ...common, filterable: true, sortable: true }
  const found = fields.get(name)
  if (found === undefined) throw fault(place, `\`${name}\` is not a field of the type \`${type}\``)
  return { ...found, field: nameInValues(name, found.kind) }
}

/** What a field is called in `page_value`. */
export function nameInValues(name: string, kind: FieldKind): string {
  return kind === 'texts' || kind === 'numbers' ? `${name}[]` : name
}

/** The fields that a type declares to be so. */
export function listFields({ fields }: PageType, what: 'filterable' | 'sortable'): string[] {
  return [...fields].flatMap(([name, type]) => (type[what] ? [name] : []))
}

function nameFields(type: PageType, what: 'filterable' | 'sortable'): string {
  return [...ofEveryPage.keys(), ...listFields(type, what)].join(', ')
}

function columnOf(kind: FieldKind): Column['column'] {
  return kind === 'number' || kind === 'numbers' || kind === 'date' ? 'number' : 'text'
}

function operandOf(kind: FieldKind, text: string, place: string): Operand {
  if (kind === 'date') {
    const moment = momentOf(text)
    if (moment === null) throw fault(place, 'must be a date, or a date and time as in RFC 3339')
    return moment
  }
  if (kind === 'number' || kind === 'numbers') {
    const isNumber = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text))
    if (!isNumber) throw fault(place, 'must be a number')
    return Number(text)
  }
  if (kind === 'boolean' && text !== 'true' && text !== 'false') throw fault(place, 'must be true or false')
  if (text.length > MAX_TEXT) throw fault(place, `must have ${MAX_TEXT} characters at most`)
  if (text.includes('\0') || !text.isWellFormed()) throw fault(place, 'must be text without NUL')
  return text
}

/** A refusal over one parameter of the query. */
export function fault(name: string, message: string): TriptychError {
  return new TriptychError('invalid_request', `${name} ${message}`, { errors: [{ in: 'query', name, message }] })
}
