import type { ReactNode } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { Markdown } from '../../shared/markdown/markdown.tsx'
import { type FormPart, fieldsIn, type ShownField } from './arrangement.ts'
import { isShownByAll } from './condition.ts'
import { htmlAsMarkdown } from './html-as-markdown.ts'
import { sameJson } from './json-edit.ts'
import { type Schema, schemaAt, stepsOf } from './schema-parts.ts'

/** A uiSchema of rjsf. */
type Ui = Record<string, unknown>

/** What rjsf shows a field as, by what a plugin's form says, for values of these types. */
const widgets: Readonly<Record<string, readonly [widget: string, types: readonly string[]]>> = {
  textarea: ['textarea', ['string']],
  password: ['password', ['string']],
  email: ['email', ['string']],
  url: ['uri', ['string']],
  color: ['color', ['string']],
  hidden: ['hidden', ['string', 'number', 'integer', 'boolean']],
  checkbox: ['checkbox', ['boolean']],
}

/** How rjsf shows a part of a plugin's schema: with its texts as Markdown, and as its layout says. */
export function uiOf(
  parts: readonly FormPart[],
  schema: Schema,
  conditional: readonly ShownField[] = [],
  model: unknown = null,
): Ui {
  return hideFields(
    looksOf(parts, schema),
    conditional.map((field) => ({ ...field, steps: stepsOf(field.key) })),
    model,
    [],
  )
}

/** Stands beside what is shown although its plugin may hide it. */
export const ALWAYS_SHOWN = 'Always shown here: the plugin decides with a script when it is needed.'

type Conditional = ShownField & { readonly steps: readonly string[] }

/** Hides the fields whose conditions do not hold; of a list, for each entry by itself. */
function hideFields(ui: Ui, fields: readonly Conditional[], model: unknown, indices: readonly number[]): Ui {
  if (fields.length === 0) return ui
  const here = fields.filter(({ steps }) => steps.length === 0)
  const below = Map.groupBy(
    fields.filter(({ steps }) => steps.length > 0),
    ({ steps: [step = ''] }) => step,
  )
  const next: Ui = { ...ui }
  for (const [step, all] of below) {
    const inner = all.map((field) => ({ ...field, steps: field.steps.slice(1) }))
    const name = step === '[]' ? 'items' : step
    // rjsf asks for the looks of each entry, where they are a function.
    const given = isObject(ui[name]) ? (ui[name] as Ui) : {}
    const entry = (_item: unknown, index: number) => hideFields(given, inner, model, [...indices, index])
    next[name] = step === '[]' ? entry : hideFields(given, inner, model, indices)
    // To rjsf one function is as good as another one: without this, it would draw nothing anew when only another field changed.
    if (step === '[]') next['ui:shownFor'] = JSON.stringify(model)
  }
  const shown = isShownByAll(
    here.flatMap(({ conditions }) => conditions),
    model,
    indices,
  )
  if (shown === 'no') return { ...next, 'ui:widget': 'hidden' }
  return shown === 'yes' ? next : { ...next, 'ui:help': helpWith(next['ui:help']) }
}

function helpWith(help: unknown): ReactNode {
  return (
    <>
      {help as ReactNode}
      <span>{ALWAYS_SHOWN}</span>
    </>
  )
}

function looksOf(parts: readonly FormPart[], schema: Schema): Ui {
  const ui = textsOf(schema, 0)
  for (const part of [...lists(parts), ...fieldsIn(parts)]) {
    const at = schemaAt(part.key ?? '', schema)
    if (at === undefined) continue
    let node = ui
    for (const step of stepsOf(part.key ?? '')) {
      const name = step === '[]' ? 'items' : step
      const next = isObject(node[name]) ? (node[name] as Ui) : {}
      node[name] = next
      node = next
    }
    Object.assign(node, look(part, at))
  }
  return ui
}

/** A text of a plugin, as it reads. */
export function pluginText(text: string): ReactNode {
  return <Markdown text={htmlAsMarkdown(text)} />
}

function lists(parts: readonly FormPart[]): FormPart[] {
  return parts.flatMap((part) => [
    ...(part.type === 'array' && part.key !== undefined ? [part] : []),
    ...lists(part.items ?? []),
  ])
}

function look(part: FormPart, schema: Schema): Ui {
  const [widget, types] = (Object.hasOwn(widgets, part.type ?? '') && widgets[part.type ?? '']) || [null, []]
  return {
    ...(part.title !== undefined && { 'ui:title': part.title }),
    ...(part.description !== undefined && describe(part.description)),
    ...(part.placeholder !== undefined && { 'ui:placeholder': part.placeholder }),
    ...(part.help !== undefined && { 'ui:help': pluginText(part.help) }),
    ...(widget !== null && types.includes(String(schema.type)) && !('enum' in schema) && { 'ui:widget': widget }),
    ...(part.options && Array.isArray(schema.enum) && { 'ui:enumNames': namesOf(schema.enum, part.options) }),
  }
}

function namesOf(values: readonly unknown[], options: NonNullable<FormPart['options']>): string[] {
  return values.map((value) => options.find((option) => sameJson(option.value, value))?.title || String(value))
}

/** The descriptions of a schema that are more than plain words. */
function textsOf(schema: Schema, depth: number): Ui {
  const ui: Ui = {}
  if (typeof schema.description === 'string') Object.assign(ui, describe(schema.description))
  if (depth > 8) return ui
  if (isObject(schema.items)) ui.items = textsOf(schema.items, depth + 1)
  for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    // A property may be called like one of rjsf's own words.
    if (isObject(property) && !name.startsWith('ui:') && name !== '__proto__') ui[name] = textsOf(property, depth + 1)
  }
  return ui
}

function describe(text: string): Ui {
  if (!/[<*_`[\]#]/.test(text)) return { 'ui:description': text }
  return { 'ui:description': pluginText(text), 'ui:options': { descriptionProps: { component: 'div' } } }
}
