import { isObject } from '../../../src/lib/json.ts'
import type { Schema } from './field-kinds.ts'

/** A field that is being declared. */
export interface FieldRow {
  /** Stays while the name changes. */
  readonly key: string
  readonly name: string
  readonly required: boolean
  readonly schema: unknown
}

let made = 0

/** A field with a key of its own. */
export function newRow(row: Omit<FieldRow, 'key'>): FieldRow {
  made += 1
  return { key: `field-${made}`, ...row }
}

/** The fields that a schema declares; those of a name that was there before keep their keys. */
export function rowsOf(schema: Schema, before: readonly FieldRow[] = []): readonly FieldRow[] {
  const required = requiredOf(schema)
  return Object.entries(propertiesOf(schema)).map(([name, declared]) => {
    const row = { name, required: required.includes(name), schema: declared }
    const key = before.find((each) => each.name === name)?.key
    return key === undefined ? newRow(row) : { key, ...row }
  })
}

/** The schema with these fields and no others; whatever else it says stays. */
export function withRows(schema: Schema, rows: readonly FieldRow[]): Schema {
  const declared = propertiesOf(schema)
  // What is required without being declared is not these fields' to take away.
  const others = requiredOf(schema).filter((name) => !Object.hasOwn(declared, name))
  const required = [...rows.filter((row) => row.required).map(({ name }) => name), ...others]
  const words = {
    ...schema,
    properties: Object.fromEntries(rows.map((row) => [row.name, row.schema])),
    required: [...new Set(required)],
  }
  // Each word stays in its place, so that a schema kept in files differs by what was changed alone.
  return Object.fromEntries(Object.entries(words).filter(([word]) => word !== 'required' || required.length > 0))
}

/** What is wrong with the names of fields, by their keys. */
export function nameFaults(rows: readonly FieldRow[]): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  const seen = new Set<string>()
  for (const { key, name } of rows) {
    if (name.trim() === '') faults.set(key, 'A field needs a name')
    else if (seen.has(name)) faults.set(key, 'Another field has this name')
    seen.add(name)
  }
  return faults
}

/** A name that no field has yet: `field`, then `field2`. */
export function freeName(rows: readonly FieldRow[]): string {
  const taken = new Set(rows.map(({ name }) => name))
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'field' : `field${number}`
    if (!taken.has(name)) return name
  }
}

function propertiesOf({ properties }: Schema): Schema {
  return isObject(properties) ? properties : {}
}

function requiredOf({ required }: Schema): readonly string[] {
  return Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : []
}
