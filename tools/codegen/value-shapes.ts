import type { BodyContent, Field, Parameter as ParameterShape, Scalar, ValueShape } from '../../src/contract/route.ts'
import type { Content, Parameter } from './model.ts'
import type { Schema } from './openapi.ts'

/** Finds what a `$ref` leads to; anything else is itself. */
export type Follow = (schema: Schema) => Schema

const SCALARS = ['string', 'integer', 'number', 'boolean'] as const

/** The types of form bodies. */
export const FORM = 'application/x-www-form-urlencoded'
export const MULTIPART = 'multipart/form-data'

/** How a parameter is read from text, or null where that cannot be done. */
export function parameterShape(
  follow: Follow,
  parameter: Omit<Parameter, 'description' | 'multiSegment'>,
): ParameterShape | null {
  const { in: location, name, required, explode } = parameter
  const schema = follow(parameter.schema)
  const common = { in: location, name, required }
  if (schema.type === 'object') {
    const object = location === 'query' ? objectShape(follow, schema) : null
    return object && { ...common, type: 'object', ...object }
  }
  const shape = valueShape(follow, schema)
  if (shape === null || (shape.type === 'array' && location !== 'query' && location !== 'header')) return null
  return {
    ...common,
    ...shape,
    ...(shape.type === 'array' && location === 'query' && explode === false ? { explode } : {}),
  }
}

function objectShape(follow: Follow, schema: Schema): Pick<ParameterShape, 'members' | 'others'> | null {
  const members: Record<string, Scalar> = {}
  for (const [name, declared] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>)) {
    const type = scalar(follow(declared))
    if (type === null) return null
    members[name] = type
  }
  const { additionalProperties } = schema
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return { members }
  const others = scalar(follow(additionalProperties as Schema))
  return others && { members, others }
}

/** One plain type, or a list of one. */
function valueShape(follow: Follow, declared: Schema): ValueShape | null {
  const schema = follow(declared)
  if (schema.type === 'array') {
    const items = scalar(follow((schema.items ?? {}) as Schema))
    return items && { type: 'array', items }
  }
  const type = scalar(schema)
  return type && { type }
}

function scalar({ type }: Schema): Scalar | null {
  return SCALARS.find((each) => each === type) ?? null
}

/** A media type of a body with the fields of a form that are not text. */
export function bodyContent(follow: Follow, content: Content): BodyContent {
  const { contentType } = content
  if (contentType !== FORM && contentType !== MULTIPART) return { contentType }
  const fields = formFields(follow, content).filter(([, field]) => field.type !== 'string')
  return fields.length === 0 ? { contentType } : { contentType, fields: Object.fromEntries(fields) }
}

/** @throws Error for a field that cannot be read */
function formFields(follow: Follow, { contentType, schema, encoding }: Content): [string, Field][] {
  const { properties = {} } = follow(schema) as { properties?: Readonly<Record<string, Schema>> }
  return Object.entries(properties).map(([name, declared]) => {
    const field = fieldShape(follow, declared, contentType === MULTIPART)
    if (field === null) throw new Error(`the field ${name} cannot be read from a form`)
    const accepts = encoding[name]
    return [name, field.type === 'file' && accepts ? { ...field, accepts } : field]
  })
}

/** What a field of a form holds, or null where it cannot be read. */
export function fieldShape(follow: Follow, declared: Schema, multipart: boolean): Field | null {
  const schema = follow(declared)
  if (!multipart) return valueShape(follow, schema)
  if (isFile(schema)) return { type: 'file', maxLength: Number(schema.maxLength) }
  const items = follow((schema.items ?? {}) as Schema)
  if (schema.type === 'array' && isFile(items))
    return { type: 'file', maxLength: Number(items.maxLength), maxItems: Number(schema.maxItems) }
  return schema.type === 'object' ? { type: 'json' } : valueShape(follow, schema)
}

/** Bytes in a multipart body, as OpenAPI 3.0 and 3.1 say it. */
export function isFile(schema: Schema): boolean {
  if (schema.type !== 'string' || schema.contentEncoding !== undefined) return false
  return schema.format === 'binary' || schema.contentMediaType !== undefined
}
