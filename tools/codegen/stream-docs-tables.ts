import { html, inline } from './html.ts'
import { type Schema, schemaName } from './openapi.ts'

/** The named schemas of a contract. */
export type Schemas = Readonly<Record<string, Schema>>

/** Rows under their headings. */
export function table(rows: readonly string[]): string {
  const head = '<tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr>'
  return `<table><thead>${head}</thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
}

/** A property or a parameter: its name, its type, what it means. */
export function row(schemas: Schemas, name: string, required: boolean, schema: Schema): string {
  const { description } = resolved(schemas, schema)
  const type = html(typeText(schemas, schema)) + (required ? '' : ', optional')
  const meaning = typeof description === 'string' ? inline(description) : ''
  return `<tr><th scope="row"><code>${html(name)}</code></th><td>${type}</td><td>${meaning}</td></tr>`
}

function resolved(schemas: Schemas, schema: Schema): Schema {
  const name = schemaName(schema)
  return name === null ? schema : (schemas[name] ?? {})
}

/** A schema in a few words: `integer, 2 to 1000, default 80`. An object has a table of its own, under its name. */
function typeText(schemas: Schemas, schema: Schema): string {
  const found = resolved(schemas, schema)
  if (found.properties) return schemaName(schema) ?? 'object'
  if (found.type === 'array') return `list of ${typeText(schemas, (found.items ?? {}) as Schema)}`
  if (Array.isArray(found.enum)) return found.enum.map((value) => JSON.stringify(value)).join(', ')
  if (Array.isArray(found.oneOf)) return found.oneOf.map((each) => typeText(schemas, each as Schema)).join(' or ')
  const { minimum, maximum, maxLength, format } = found
  return [
    found.const === undefined ? [found.type].flat().join(' or ') : JSON.stringify(found.const),
    ...(format === undefined ? [] : [String(format)]),
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`from ${minimum}`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(found.default === undefined ? [] : [`default ${JSON.stringify(found.default)}`]),
  ].join(', ')
}

/** A schema and what it is made of, each once, in the order in which they are met. */
export function reachable(schemas: Schemas, name: string, known: string[] = []): string[] {
  if (known.includes(name)) return known
  known.push(name)
  for (const [, next] of JSON.stringify(schemas[name] ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    reachable(schemas, next ?? '', known)
  }
  return known
}
