import type { components } from '../../../generated/bridge/types.ts'
import type { FormCondition } from './condition.ts'
import type { Schema } from './schema-parts.ts'
import { hasConditions } from './schema-parts.ts'

/** A field, a text or a group of a plugin's form, as the bridge describes it. */
export type FormPart = components['schemas']['FormPart']

/** What decides whether a field is shown: its own conditions, and those of the groups that it is in. */
export interface ShownField {
  readonly key: string
  readonly conditions: readonly FormCondition[]
}

/** A part of a form as it is drawn: fields that stand together, a text, or a group of parts. */
export type Block =
  | { readonly kind: 'fields'; readonly parts: readonly FormPart[] }
  | { readonly kind: 'text'; readonly text: string; readonly condition?: FormCondition | undefined }
  | {
      readonly kind: 'section' | 'tabs'
      readonly part: FormPart
      readonly blocks: readonly Block[]
    }

/**
 * How the fields of a form are arranged.
 *
 * @returns one block of all fields where nothing is said, or where fields come and go with others
 */
export function arrange(layout: readonly FormPart[] | null, schema: Schema): readonly Block[] {
  if (layout === null || hasConditions(schema)) {
    const names = Object.keys((schema.properties ?? {}) as object)
    return [{ kind: 'fields', parts: names.map((name) => ({ key: quote(name) })) }]
  }
  return blocksOf(layout)
}

/** The keys that parts name, those of lists' entries included. */
export function keysOf(parts: readonly FormPart[]): string[] {
  return fieldsIn(parts).flatMap(({ key }) => (key === undefined ? [] : [key]))
}

/** The fields in parts that have conditions, each with all of them. */
export function conditionsOf(
  parts: readonly FormPart[],
  own: readonly { readonly key: string; readonly condition: FormCondition }[],
): ShownField[] {
  const conditionsAround = (some: readonly FormPart[], around: readonly FormCondition[]): ShownField[] =>
    some.flatMap((part) => {
      const conditions = part.condition === undefined ? around : [...around, part.condition]
      const inner = conditionsAround(part.items ?? [], conditions)
      const isGroup = part.items !== undefined && part.type !== 'array'
      return isGroup || part.key === undefined ? inner : [{ key: part.key, conditions }, ...inner]
    })
  const all = [
    ...conditionsAround(parts, []),
    ...own.map(({ key, condition }) => ({ key, conditions: [condition] })),
  ].filter(({ conditions }) => conditions.length > 0)
  const byKey = Map.groupBy(all, ({ key }) => key)
  return [...byKey].map(([key, some]) => ({ key, conditions: some.flatMap(({ conditions }) => conditions) }))
}

/** The fields in parts, however deep they lie; of a list, those of its entries. */
export function fieldsIn(parts: readonly FormPart[]): FormPart[] {
  return parts.flatMap((part) => {
    if (part.items === undefined) return part.key === undefined ? [] : [part]
    const inner = fieldsIn(part.items)
    // A list is shown with the entries' fields that its form names; without any, as it is.
    return part.type === 'array' && part.key !== undefined && inner.length === 0 ? [part] : inner
  })
}

function blocksOf(parts: readonly FormPart[]): Block[] {
  const blocks: Block[] = []
  for (const part of parts) {
    if (part.key !== undefined || part.type === 'row') {
      const fields = part.type === 'row' ? rowFields(part) : [part]
      const last = blocks.at(-1)
      if (last?.kind === 'fields') blocks[blocks.length - 1] = { ...last, parts: [...last.parts, ...fields] }
      else if (fields.length > 0) blocks.push({ kind: 'fields', parts: fields })
      if (part.type === 'row') blocks.push(...blocksOf((part.items ?? []).filter(({ key }) => key === undefined)))
    } else if (part.items !== undefined) {
      blocks.push({ kind: part.type === 'tabs' ? 'tabs' : 'section', part, blocks: blocksOf(part.items) })
    } else if (part.help !== undefined) {
      blocks.push({ kind: 'text', text: part.help, condition: part.condition })
    }
  }
  return blocks
}

/** The fields of a row, each with the row's condition. */
function rowFields({ items = [], condition }: FormPart): FormPart[] {
  const fields = items.filter(({ key }) => key !== undefined)
  if (condition === undefined) return fields
  return fields.map((field) => ({
    ...field,
    condition: field.condition === undefined ? condition : { kind: 'and', of: [condition, field.condition] },
  }))
}

function quote(name: string): string {
  return /^[^.[\]'"]+$/.test(name) ? name : `['${name}']`
}
