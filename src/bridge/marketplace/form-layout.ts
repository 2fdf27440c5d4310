import { isObject } from '../../lib/json.ts'
import type { Schema } from '../host/config-schema.ts'
import { conditionOf, type FormCondition } from './form-condition.ts'
import { plainText } from './form-schema.ts'
import { schemaAt } from './schema-path.ts'

/** In which order: `[]`, `[0]`, `['a.b']`, `["a.b"]`, or a name up to the next dot. */
const STEP = /\[\d*\]|\['([^']*)'\]|\["([^"]*)"\]|[^.[\]]+/g
const PLAIN = /^[^.[\]'"]+$/
const MAX_LENGTH = 500

/**
 * The steps of a form's key: names of properties, and `[]` for what a list holds. Keys are written in several ways:
 * `devices[].name`, `/devices/-/name`, `['devices', '', 'name']`.
 *
 * @returns empty for what is not a key
 */
export function stepsOf(key: unknown): string[] {
  if (Array.isArray(key)) return key.map(normalizeStep)
  if (typeof key !== 'string' || key.length > MAX_LENGTH) return []
  if (key.startsWith('/')) return key.slice(1).split('/').map(normalizeStep)
  return [...key.matchAll(STEP)].map(([step, single, double]) => single ?? double ?? normalizeStep(step))
}

function normalizeStep(step: unknown): string {
  const text = String(step)
  return /^(?:|-|\d+|\[\d*\])$/.test(text) ? '[]' : text
}

/** The one way in which a key is handed out: `devices[].name`, and `['a.b']` where a name has dots or brackets. */
export function keyOf(steps: readonly string[]): string {
  return steps.reduce((key, step) => {
    if (step === '[]') return `${key}[]`
    if (!PLAIN.test(step)) return `${key}['${step}']`
    return key === '' ? step : `${key}.${step}`
  }, '')
}

/** A field (`key`), a text (`help`) or a group of them (`items`). */
export interface FormPart {
  /** The path of a property, `devices[].name`; of a group, the list whose entries its items are for. */
  readonly key?: string
  /** Of a group `section`, `row`, `tabs` or `array`; of a field what to show it as, where that is said. */
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly placeholder?: string
  /** Markdown. */
  readonly help?: string
  /** What the button is called that adds an entry. */
  readonly add?: string
  /** Whether a group can be folded, and whether it is open at first. */
  readonly expandable?: boolean
  readonly expanded?: boolean
  readonly notitle?: boolean
  /** What a value is called. */
  readonly options?: readonly { readonly value: unknown; readonly title: string }[]
  readonly items?: readonly FormPart[]
  /** When it is shown; always when absent. */
  readonly condition?: FormCondition
}

const WIDGETS = new Set(
  `checkbox checkboxes color date datetime-local email hidden number password radios range select tel text textarea time
   url`.split(/\s+/),
)
const LISTS = new Set(['array', 'tabarray', 'list'])
const ROWS = new Set(['flex', 'div'])
const HELP = new Set(['help', 'message', 'msg'])
const TEXTS = ['title', 'description', 'placeholder', 'add'] as const
const FLAGS = ['expandable', 'expanded', 'notitle'] as const
/** Stands for every property that the form does not name. */
const REST = '*'

/**
 * The layout of a Homebridge form (angular6-json-schema-form), made regular. Left out is what has no meaning here: keys
 * that the schema does not have, styles, and templates, which are JavaScript.
 *
 * @param schema the form's, made regular
 * @returns null when nothing is said
 */
export function layoutOf(layout: unknown, schema: Schema): readonly FormPart[] | null {
  if (!Array.isArray(layout)) return null
  const parts = partsOf(layout, [], schema)
  if (parts.length === 0) return null
  const named = new Set(keysIn(parts).map((key) => stepsOf(key)[0]))
  const properties = isObject(schema.properties) ? Object.keys(schema.properties) : []
  const rest = properties.filter((name) => !named.has(name)).map((name) => ({ key: keyOf([name]) }))
  return withRest(parts, rest)
}

/** @param list the steps of the list whose entries the parts are for; empty for the whole */
function partsOf(raw: readonly unknown[], list: readonly string[], schema: Schema): FormPart[] {
  return raw.map((part) => partOf(part, list, schema)).filter((part) => part !== undefined)
}

function partOf(raw: unknown, list: readonly string[], schema: Schema): FormPart | undefined {
  if (raw === REST) return { key: REST }
  const part: Schema = isObject(raw) ? raw : { key: raw }
  const inner = Array.isArray(part.items) ? part.items : Array.isArray(part.tabs) ? part.tabs : undefined
  if (HELP.has(String(part.type))) return helpOf(part)
  return inner === undefined ? fieldOf(part, schema) : groupOf(part, inner, list, schema)
}

function helpOf(part: Schema): FormPart | undefined {
  const help = plainText(part.helpvalue) || plainText(part.title)
  return help === '' ? undefined : { help, ...conditionFor(part) }
}

function conditionFor(part: Schema): Pick<FormPart, 'condition'> {
  const condition = conditionOf(part)
  return condition === undefined ? {} : { condition }
}

function fieldOf(part: Schema, schema: Schema): FormPart | undefined {
  const steps = stepsOf(part.key)
  if (steps.length === 0 || schemaAt(steps, schema) === undefined) return undefined
  const type = typeof part.type === 'string' && WIDGETS.has(part.type) ? { type: part.type } : {}
  const help = plainText(part.helpvalue)
  const options = optionsIn(part.titleMap)
  return {
    key: keyOf(steps),
    ...type,
    ...toFormPart(part),
    ...(help !== '' && { help }),
    ...(options.length > 0 && { options }),
    ...conditionFor(part),
  }
}

function groupOf(
  part: Schema,
  inner: readonly unknown[],
  list: readonly string[],
  schema: Schema,
): FormPart | undefined {
  const steps = stepsOf(part.key)
  const isList = steps.length > 0 && schemaAt(steps, schema)?.type === 'array'
  const items = partsOf(inner, isList ? [...steps, '[]'] : list, schema)
  if (items.length === 0) return undefined
  const entries = isList ? steps : LISTS.has(String(part.type)) ? commonList(keysIn(items), list) : undefined
  const condition = conditionFor(part)
  if (entries !== undefined) return { key: keyOf(entries), type: 'array', ...toFormPart(part), items, ...condition }
  const type = Array.isArray(part.tabs) ? 'tabs' : ROWS.has(String(part.type)) ? 'row' : 'section'
  return { type, ...toFormPart(part), items, ...condition }
}

/** The list that all keys lead into, below the list that they are in anyway. */
function commonList(keys: readonly string[], within: readonly string[]): string[] | undefined {
  const steps = stepsOf(keys[0])
  const end = steps.indexOf('[]', within.length)
  if (end < 1) return undefined
  const prefix = keyOf(steps.slice(0, end + 1))
  return keys.every((key) => key.startsWith(prefix)) ? steps.slice(0, end) : undefined
}

function toFormPart(part: Schema): FormPart {
  const texts = TEXTS.map((name) => [name, plainText(part[name])] as const).filter(([, text]) => text !== '')
  const flags = FLAGS.map((name) => [name, part[name]] as const).filter(([, flag]) => typeof flag === 'boolean')
  return Object.fromEntries([...texts, ...flags])
}

function optionsIn(titles: unknown): { value: unknown; title: string }[] {
  if (isObject(titles)) return Object.entries(titles).map(([value, title]) => ({ value, title: plainText(title) }))
  const list = Array.isArray(titles) ? titles.filter(isObject) : []
  return list.map(({ value, name, title }) => ({ value: value ?? null, title: plainText(name ?? title) }))
}

function keysIn(parts: readonly FormPart[]): string[] {
  return parts.flatMap(({ key, items = [] }) => [...(key === undefined || key === REST ? [] : [key]), ...keysIn(items)])
}

/** The first that stands for the rest becomes it, the others are nothing. */
function withRest(parts: readonly FormPart[], rest: FormPart[]): FormPart[] {
  return parts.flatMap((part) => {
    if (part.key === REST) return rest.splice(0)
    return part.items === undefined ? [part] : [{ ...part, items: withRest(part.items, rest) }]
  })
}
