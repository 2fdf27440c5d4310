import type { Effect, RuleName } from '../../tools/compat/rules.ts'

/** A change of a schema, and what it means where callers write it and where they read it. */
export interface SchemaCase {
  readonly rule: RuleName
  readonly before: object
  readonly after: object
  readonly request: Effect
  readonly answer: Effect
}

const narrows = { request: 'breaking', answer: 'compatible' } as const
const widens = { request: 'compatible', answer: 'breaking' } as const
const breaks = { request: 'breaking', answer: 'breaking' } as const
const harmless = { request: 'compatible', answer: 'compatible' } as const

const string = { type: 'string' }
const none = { type: 'object', properties: {} }
const name = { type: 'object', properties: { name: string } }
const named = { ...name, required: ['name'] }
const cat = { type: 'object', properties: { kind: { const: 'cat' } } }
const dog = { type: 'object', properties: { kind: { const: 'dog' } } }

export const schemaCases: readonly SchemaCase[] = [
  { rule: 'type-narrowed', before: { type: ['string', 'null'] }, after: string, ...narrows },
  { rule: 'type-narrowed', before: { type: 'number' }, after: { type: 'integer' }, ...narrows },
  { rule: 'type-narrowed', before: {}, after: string, ...narrows },
  { rule: 'type-widened', before: string, after: { type: ['string', 'null'] }, ...widens },
  { rule: 'type-widened', before: { type: 'integer' }, after: { type: 'number' }, ...widens },
  { rule: 'type-changed', before: string, after: { type: 'integer' }, ...breaks },
  { rule: 'property-removed', before: name, after: none, ...breaks },
  { rule: 'property-added', before: none, after: name, ...harmless },
  { rule: 'required-property-added', before: none, after: named, ...narrows },
  { rule: 'property-required', before: name, after: named, ...narrows },
  { rule: 'property-optional', before: named, after: name, ...widens },
  { rule: 'object-closed', before: name, after: { ...name, additionalProperties: false }, ...narrows },
  { rule: 'object-opened', before: { ...name, additionalProperties: false }, after: name, ...harmless },
  { rule: 'enum-value-removed', before: { enum: ['a', 'b'] }, after: { enum: ['a'] }, ...narrows },
  { rule: 'enum-value-added', before: { enum: ['a'] }, after: { enum: ['a', 'b'] }, ...widens },
  { rule: 'enum-value-added', before: { const: 'a' }, after: { enum: ['a', 'b'] }, ...widens },
  ...(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const).flatMap(
    (bound): SchemaCase[] => [
      { rule: 'bound-tightened', before: { [bound]: 10_000 }, after: { [bound]: 100 }, ...narrows },
      { rule: 'bound-tightened', before: {}, after: { [bound]: 100 }, ...narrows },
      { rule: 'bound-widened', before: { [bound]: 100 }, after: { [bound]: 101 }, ...widens },
      { rule: 'bound-widened', before: { [bound]: 100 }, after: {}, ...widens },
    ],
  ),
  ...(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const).flatMap(
    (bound): SchemaCase[] => [
      { rule: 'bound-tightened', before: { [bound]: 1 }, after: { [bound]: 2 }, ...narrows },
      { rule: 'bound-tightened', before: {}, after: { [bound]: 1 }, ...narrows },
      { rule: 'bound-widened', before: { [bound]: 2 }, after: { [bound]: 1 }, ...widens },
      { rule: 'bound-widened', before: { [bound]: 2 }, after: {}, ...widens },
    ],
  ),
  { rule: 'bound-tightened', before: { minimum: 0 }, after: { exclusiveMinimum: 0 }, ...narrows },
  { rule: 'bound-widened', before: { exclusiveMaximum: 10 }, after: { maximum: 10 }, ...widens },
  { rule: 'bound-widened', before: { exclusiveMinimum: 0, minimum: 5 }, after: { exclusiveMinimum: 0 }, ...widens },
  { rule: 'constraint-added', before: string, after: { ...string, pattern: '^a' }, ...narrows },
  { rule: 'constraint-added', before: string, after: { ...string, format: 'uuid' }, ...narrows },
  { rule: 'constraint-added', before: string, after: { ...string, enum: ['a'] }, ...narrows },
  { rule: 'constraint-added', before: { uniqueItems: false }, after: { uniqueItems: true }, ...narrows },
  { rule: 'constraint-added', before: { minimum: 400 }, after: { const: 404 }, ...narrows },
  { rule: 'constraint-removed', before: { ...string, format: 'uuid' }, after: string, ...widens },
  { rule: 'constraint-removed', before: { ...string, enum: ['a'] }, after: string, ...widens },
  { rule: 'constraint-changed', before: { ...string, pattern: '^a' }, after: { ...string, pattern: '^b' }, ...breaks },
  { rule: 'default-changed', before: { default: 200 }, after: { default: 20 }, ...narrows },
  { rule: 'default-changed', before: { default: 200 }, after: {}, ...narrows },
  { rule: 'default-added', before: {}, after: { default: 20 }, ...harmless },
  { rule: 'alternative-removed', before: { oneOf: [cat, dog] }, after: { oneOf: [cat] }, ...narrows },
  { rule: 'alternative-added', before: { anyOf: [string] }, after: { anyOf: [string, { type: 'null' }] }, ...widens },
  {
    rule: 'discriminator-changed',
    before: { oneOf: [cat, dog], discriminator: { propertyName: 'kind' } },
    after: { oneOf: [cat, dog], discriminator: { propertyName: 'type' } },
    ...breaks,
  },
  { rule: 'keyword-changed', before: {}, after: { not: { type: 'null' } }, ...breaks },
  // Below the surface of a schema
  {
    rule: 'type-changed',
    before: { type: 'array', items: string },
    after: { type: 'array', items: { type: 'integer' } },
    ...breaks,
  },
  {
    rule: 'bound-tightened',
    before: { additionalProperties: {} },
    after: { additionalProperties: { maxLength: 1 } },
    ...narrows,
  },
  {
    rule: 'enum-value-added',
    before: { oneOf: [{ ...cat, properties: { ...cat.properties, coat: { enum: ['a'] } } }] },
    after: { oneOf: [{ ...cat, properties: { ...cat.properties, coat: { enum: ['a', 'b'] } } }] },
    ...widens,
  },
  { rule: 'property-optional', before: { allOf: [none, named] }, after: { allOf: [none, name] }, ...widens },
  // Each part of `allOf` holds.
  {
    rule: 'bound-tightened',
    before: { allOf: [{ ...string, maxLength: 10 }, { maxLength: 20 }] },
    after: { allOf: [{ ...string, maxLength: 10 }, { maxLength: 3 }] },
    ...narrows,
  },
  {
    rule: 'type-narrowed',
    before: { allOf: [{ type: ['string', 'null'] }] },
    after: { allOf: [{ type: ['string', 'null'] }, string] },
    ...narrows,
  },
  {
    rule: 'enum-value-removed',
    before: { allOf: [{ enum: ['a', 'b'] }] },
    after: { allOf: [{ enum: ['a', 'b'] }, { enum: ['a', 'c'] }] },
    ...narrows,
  },
  {
    rule: 'object-closed',
    before: { allOf: [{ ...name, additionalProperties: true }] },
    after: { allOf: [{ ...name, additionalProperties: true }, { additionalProperties: false }] },
    ...narrows,
  },
  {
    rule: 'constraint-changed',
    before: { allOf: [{ ...string, pattern: '^a' }] },
    after: { allOf: [{ ...string, pattern: '^a' }, { pattern: 'b$' }] },
    ...breaks,
  },
  {
    rule: 'alternative-removed',
    before: { allOf: [{ oneOf: [string] }, { oneOf: [{ const: 'a' }, { const: 'b' }] }] },
    after: { allOf: [{ oneOf: [string] }, { oneOf: [{ const: 'a' }] }] },
    ...narrows,
  },
  // One schema is a union of one.
  { rule: 'alternative-added', before: string, after: { oneOf: [string, { type: 'null' }] }, ...widens },
  { rule: 'alternative-removed', before: { anyOf: [string, { type: 'null' }] }, after: string, ...narrows },
  // Alternatives that nothing tells apart
  {
    rule: 'property-optional',
    before: { oneOf: [{ ...cat, required: ['kind'] }, cat] },
    after: { oneOf: [cat, cat] },
    ...widens,
  },
]

/** Schemas that say the same in other words. */
export const sameSchemas: readonly (readonly [object, object])[] = [
  [
    { type: 'string', description: 'One.' },
    { type: 'string', description: 'Other words.', title: 'Name' },
  ],
  [{ const: 'a' }, { enum: ['a'] }],
  [{ enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
  [named, { allOf: [name, { required: ['name'] }] }],
  [{ oneOf: [cat, dog] }, { oneOf: [dog, cat] }],
  [{ type: 'number' }, { type: ['integer', 'number'] }],
  [{ enum: ['a', null] }, { type: ['string', 'null'], enum: ['a', null] }],
  [string, { anyOf: [string] }],
  // What is above 0 is 1 and more of the integers.
  [
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 0 },
  ],
  [
    { type: ['integer', 'null'], minimum: 0, maximum: 9 },
    { type: ['integer', 'null'], exclusiveMinimum: -1, exclusiveMaximum: 10 },
  ],
  [
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 0.5, exclusiveMinimum: -3 },
  ],
]
