import type { Kysely } from 'kysely'
import { isObject } from '../lib/json.ts'
import { valueAt } from '../lib/json-pointer.ts'
import type { TypeKind } from './block-types/type-tables.ts'
import { readTypesIn, type TypeScope } from './block-types/types-in.ts'
import { commonSchema } from './pages/page-type.ts'
import type { ContentTables } from './schema.ts'

/** A page or block type, with its JSON Schema (2020-12). */
export interface DeclaredType {
  readonly type: string
  readonly schema: Readonly<Record<string, unknown>>
}

type Schema = Readonly<Record<string, unknown>>

/** The types of an environment, or of a site, in order of their names. */
export async function readTypes(db: Kysely<ContentTables>, of: TypeKind, scope: TypeScope): Promise<DeclaredType[]> {
  const rows = await readTypesIn(db, of, scope)
  return rows.map(({ type, schema }) => ({ type, schema: JSON.parse(schema) as Schema }))
}

/** What an import makes of Markdown and MDX, unless the site declares these types itself. */
const ofImports: readonly DeclaredType[] = ['markdown', 'mdx'].map((type) => ({
  type,
  schema: { type: 'object', required: [type], properties: { [type]: { type: 'string' } } },
}))

/** How deep schemas are followed; beneath, anything goes. */
const MAX_DEPTH = 20

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/**
 * TypeScript types of what a site's pages and blocks hold, for the front end that reads them. Whatever a schema allows
 * is of its type; what no type can say, such as a pattern, is left out, and what is too much for one is `unknown`.
 *
 * @returns the text of a declaration file, the same for the same types
 */
export function declareTypes(
  site: string,
  {
    env = null,
    pageTypes,
    blockTypes,
  }: {
    /** The environment whose types they are; null for those of the site. */
    readonly env?: string | null
    readonly pageTypes: readonly DeclaredType[]
    readonly blockTypes: readonly DeclaredType[]
  },
): string {
  const of = `${env === null ? '' : `the environment ${JSON.stringify(env)} of `}the site ${JSON.stringify(site)}`
  const blocks = new Map([...ofImports, ...blockTypes].map((each) => [each.type, each]))
  const pages = new Map([{ type: 'page', schema: commonSchema }, ...pageTypes].map((each) => [each.type, each]))
  return `// The page and block types of ${of}, as "triptych content types" wrote them.

/** The fields of pages, by their type; a page of another type has any. */
export interface PageFields ${membersOf(pages.values())}

/** The fields of blocks, by their type; a block of another type has any. */
export interface BlockFields ${membersOf(blocks.values())}

export type PageType = keyof PageFields
export type BlockType = keyof BlockFields

/** A block of a zone: its \`type\` says which fields it has. */
export type Block<Type extends BlockType = BlockType> = {
  [Name in Type]: { readonly id: string; readonly type: Name; readonly fields: BlockFields[Name] }
}[Type]

/** A page as \`_documents\` delivers it: its \`type\` says which fields it has. */
export type Page<Type extends PageType = PageType> = {
  [Name in Type]: { readonly id: string; readonly type: Name; readonly fields: PageFields[Name] }
}[Type]
`
}

function membersOf(types: Iterable<DeclaredType>): string {
  const members = [...types]
    .sort((a, b) => (a.type < b.type ? -1 : 1))
    .map(({ type, schema }) => {
      // Fields are an object, also where the schema does not say so.
      const text = typeOf({ ...schema, type: 'object' }, { root: schema, depth: 1, within: [] })
      return `${commentOf(schema, 1)}  readonly ${nameOf(type)}: ${alone(text)}`
    })
  return `{\n${members.join('\n')}\n}`
}

interface Place {
  /** What `$ref` leads into. */
  readonly root: Schema
  readonly depth: number
  /** The references that were followed to get here. */
  readonly within: readonly string[]
}

function typeOf(schema: unknown, place: Place): string {
  if (schema === false) return 'never'
  if (!isObject(schema) || place.depth > MAX_DEPTH) return 'unknown'
  const unions = [schema.anyOf, schema.oneOf].filter((choices) => Array.isArray(choices))
  const parts = [
    ownType(schema, place),
    typeof schema.$ref === 'string' ? referredType(schema.$ref, place) : 'unknown',
    ...(Array.isArray(schema.allOf) ? schema.allOf.map((part) => typeOf(part, place)) : []),
    ...unions.map((choices) => unionOf(choices.map((choice: unknown) => typeOf(choice, place)))),
  ]
  const known = [...new Set(parts)].filter((part) => part !== 'unknown')
  return known.length === 0 ? 'unknown' : composite(known, ' & ')
}

/** A reference within the schema; one that leads to itself is not followed again. */
function referredType(reference: string, { root, depth, within }: Place): string {
  if (within.includes(reference) || !/^#(?:\/|$)/.test(reference)) return 'unknown'
  const found = valueAt(root, decodeURIComponent(reference.slice(1)))
  return typeOf(found, { root, depth, within: [...within, reference] })
}

function ownType(schema: Schema, place: Place): string {
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return unionOf(schema.enum.map(literal))
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type]
  return unionOf(types.map((type) => typeNamed(type, schema, place)))
}

function typeNamed(type: unknown, schema: Schema, place: Place): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
    case 'number':
      return type
    case 'integer':
      return 'number'
    case 'array':
      return arrayType(schema, place)
    case 'object':
      return objectType(schema, place)
    default:
      return 'unknown'
  }
}

function arrayType({ items, prefixItems }: Schema, place: Place): string {
  // A list may end before its `prefixItems` do.
  const kinds = [...(Array.isArray(prefixItems) ? (prefixItems as unknown[]) : []), items ?? true]
  const item = unionOf(kinds.filter((each) => each !== false).map((each) => typeOf(each, place)))
  return `readonly ${item.startsWith('readonly ') ? `(${item})` : item}[]`
}

function objectType(schema: Schema, place: Place): string {
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {})
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : []
  if (properties.length === 0) {
    const isOpen = isObject(schema.patternProperties) || schema.additionalProperties !== false
    const others = isObject(schema.patternProperties) ? true : schema.additionalProperties
    const values = isOpen ? typeOf(others ?? true, { ...place, depth: place.depth + 1 }) : 'never'
    return `{ readonly [name: string]: ${values} }`
  }
  const indent = '  '.repeat(place.depth)
  const lines = properties.map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?'
    const text = typeOf(property, { ...place, depth: place.depth + 1 })
    return `${commentOf(property, place.depth + 1)}${indent}  readonly ${nameOf(name)}${mark}: ${alone(text)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function literal(value: unknown): string {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value) ? JSON.stringify(value) : 'unknown'
}

function unionOf(types: readonly string[]): string {
  if (types.includes('unknown')) return 'unknown'
  return types.length === 0 ? 'never' : composite([...new Set(types)], ' | ')
}

/** In brackets, whatever it becomes a part of. */
function composite(types: readonly string[], operator: ' & ' | ' | '): string {
  return types.length === 1 ? types.join('') : `(${types.join(operator)})`
}

function alone(type: string): string {
  return type.startsWith('(') ? type.slice(1, -1) : type
}

function nameOf(name: string): string {
  return IDENTIFIER.test(name) ? name : JSON.stringify(name)
}

/** What a schema says of itself, as a comment that editors show. */
function commentOf(schema: unknown, depth: number): string {
  const text = isObject(schema)
    ? [schema.description, schema.title].find((each) => typeof each === 'string')
    : undefined
  if (typeof text !== 'string' || text.trim() === '') return ''
  const line = text.replace(/\s+/g, ' ').trim().replaceAll('*/', '*\\/')
  return `${'  '.repeat(depth)}/** ${line} */\n`
}
