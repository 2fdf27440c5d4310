import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { tools as authTools } from '../../generated/auth/tools.ts'
import { tools as contentTools } from '../../generated/content/tools.ts'
import { emitTools, toolArguments, toolResult } from '../../tools/codegen/emit-tools.ts'
import { readModel } from '../../tools/codegen/model.ts'
import type { OpenApiDocument } from '../../tools/codegen/openapi.ts'
import { sampleDocument, sampleWith } from './fixture.ts'

const reply = (schema: object, headers: object = {}) => ({
  '200': { description: 'Fine.', headers, content: { 'application/json': { schema } } },
})

/** The sample with an operation in the place of the one that makes a pet. */
function modelOf(operation: object, schemas: object = {}) {
  const base = {
    operationId: 'createPet',
    summary: 'A new pet',
    security: [],
    responses: { '204': { description: 'Done.' } },
  }
  const document = sampleWith(['paths', '/pets', 'post'], { ...base, ...operation }) as OpenApiDocument
  const model = readModel('sample', {
    ...document,
    components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } },
  })
  const found = model.operations.find(({ operationId }) => operationId === 'createPet')
  if (found === undefined) throw new Error('not in the sample')
  return { model, operation: found }
}

const headerOf = (name: string) => ({ name, in: 'header', description: 'As HTTP has it.', schema: { type: 'string' } })

const bodyOf = (schema: object, required = true) => ({
  requestBody: { required, content: { 'application/json': { schema } } },
})

describe('tools.ts', () => {
  it('has a row for each operation that is a tool, with what its method promises', () => {
    expect(emitTools(readModel('sample', sampleDocument))).toBe(
      [
        '// Generated from specs/sample.openapi.yaml by `make generate`.',
        '// Change the contract, not this file.',
        '',
        'export const tools = [',
        '  {',
        "    name: 'list_pets',",
        "    operationId: 'listPets',",
        "    title: 'Pets by tag',",
        "    description: 'Pets by tag',",
        '    inputSchema: {',
        "      type: 'object',",
        '      properties: {',
        "        tag: { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 9 }, description: 'Any.' },",
        "        limit: { type: 'integer', minimum: 1, description: 'At most.' },",
        '      },',
        "      required: ['limit'],",
        '      additionalProperties: false,',
        '    },',
        '    outputSchema: {',
        "      type: 'object',",
        '      anyOf: [',
        "        { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },",
        '        {',
        "          type: 'object',",
        "          description: 'Why it came to nothing.',",
        "          required: ['code', 'title'],",
        "          properties: { code: { type: 'string' }, title: { type: 'string' } },",
        '        },',
        '      ],',
        '    },',
        '    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },',
        "    places: { tag: 'query', limit: 'query' },",
        '  },',
        '] as const',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['get', true, false, true],
    ['post', false, false, false],
    ['put', false, false, true],
    ['patch', false, false, false],
    ['delete', false, true, true],
  ])('%s is read-only %s, destructive %s, idempotent %s', (method, readOnlyHint, destructiveHint, idempotentHint) => {
    const operation = { ...modelOf({ 'x-mcp-tool': 'do_it' }).operation, method: method.toUpperCase() }
    const text = emitTools({ ...modelOf({}).model, operations: [operation] })
    expect(text).toContain(
      `annotations: { readOnlyHint: ${readOnlyHint}, destructiveHint: ${destructiveHint}, idempotentHint: ${idempotentHint},`,
    )
  })

  it('a write for one state is idempotent: the second one is refused', () => {
    const hints = (...names: string[]) => {
      const { model, operation } = modelOf({ 'x-mcp-tool': 'do_it', parameters: names.map(headerOf) })
      return emitTools({ ...model, operations: [operation] })
    }
    expect(hints('If-Match')).toContain('idempotentHint: true')
    expect(hints('If-Match', 'If-None-Match')).toContain('idempotentHint: false')
  })

  it('holds no row where a contract has no tool', () => {
    expect(emitTools({ ...modelOf({}).model, operations: [] })).toMatch(/\nexport const tools = \[\] as const\n$/)
  })

  it('holds schemas that compile', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
    addFormats.default(ajv)
    for (const { inputSchema, outputSchema } of [...authTools, ...contentTools]) {
      ajv.compile(inputSchema)
      if (outputSchema !== null) ajv.compile(outputSchema)
    }
    expect(authTools.length).toBeGreaterThan(0)
  })
})

describe('the arguments', () => {
  it('are the members of a body beside the parameters, required where both say so', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: { type: 'string' }, age: { $ref: '#/components/schemas/Age' } },
    }
    const schemas = { Age: { type: 'integer', example: 3, 'x-unit': 'years' } }
    const parameters = [{ name: 'id', in: 'path', required: true, description: 'Whose.', schema: { type: 'string' } }]
    const required = modelOf({ ...bodyOf(schema), parameters }, schemas)
    expect(toolArguments(required.model, required.operation)).toEqual({
      schema: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'Whose.' },
          name: { type: 'string' },
          age: { $ref: '#/$defs/Age' },
        },
        required: ['id', 'name'],
        additionalProperties: false,
        $defs: { Age: { type: 'integer' } },
      },
      places: { id: 'path', name: 'body', age: 'body' },
    })
    const optional = modelOf(bodyOf(schema, false), schemas)
    expect(toolArguments(optional.model, optional.operation).schema).not.toHaveProperty('required')
  })

  it('hold a body of another shape as one, with all that it refers to', () => {
    const { model, operation } = modelOf(bodyOf({ $ref: '#/components/schemas/Pet' }))
    const { schema, places } = toolArguments(model, operation)
    expect(places).toEqual({ body: 'whole body' })
    expect(schema.required).toEqual(['body'])
    expect(schema.properties).toEqual({ body: { $ref: '#/$defs/Pet' } })
    expect(Object.keys(schema.$defs as object)).toEqual(['Pet', 'Cat', 'Dog'])
    expect(JSON.stringify(schema)).not.toMatch(/components|discriminator/)
  })

  it('have the state that a write is meant for, left out only where it may make something new', () => {
    const change = modelOf({ parameters: [headerOf('If-Match'), headerOf('X-Key')] })
    const { schema, places } = toolArguments(change.model, change.operation)
    expect(places).toEqual({ etag: 'If-Match' })
    expect(schema.required).toEqual(['etag'])
    expect(schema.properties).toMatchObject({ etag: { type: 'string' } })
    const put = modelOf({ parameters: [headerOf('if-match'), headerOf('If-None-Match')] })
    const either = toolArguments(put.model, put.operation)
    expect(either.places).toEqual({ etag: 'If-Match or If-None-Match' })
    expect(either.schema).not.toHaveProperty('required')
    const read = modelOf({ parameters: [headerOf('If-None-Match')] })
    expect(toolArguments(read.model, read.operation).places).toEqual({})
  })

  it('leave a property alone whose name is a keyword', () => {
    const properties = { example: { type: 'string' }, 'x-colour': { type: 'string' }, $ref: { type: 'string' } }
    const { model, operation } = modelOf(bodyOf({ type: 'object', additionalProperties: false, properties }))
    expect(toolArguments(model, operation).schema.properties).toEqual(properties)
  })

  it('may be schemas that refer to themselves', () => {
    const Tree = {
      type: 'object',
      properties: { branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    }
    const { model, operation } = modelOf(bodyOf({ $ref: '#/components/schemas/Tree' }), { Tree })
    const { schema } = toolArguments(model, operation)
    expect(schema.$defs).toEqual({
      Tree: { type: 'object', properties: { branches: { type: 'array', items: { $ref: '#/$defs/Tree' } } } },
    })
  })
})

describe('the result', () => {
  it('is what the operation answers with, or a problem', () => {
    const { model, operation } = modelOf({ responses: reply({ $ref: '#/components/schemas/Cat' }) })
    const schema = toolResult(model, operation)
    expect(schema).toMatchObject({ type: 'object', anyOf: [{ $ref: '#/$defs/Cat' }, { required: ['code', 'title'] }] })
    const matches = new Ajv2020().compile(schema ?? false)
    expect(matches({ kind: 'cat', lives: 9 })).toBe(true)
    expect(matches({ code: 'not_found', title: 'Not found', request_id: 'r' })).toBe(true)
    expect(matches({ kind: 'cat' })).toBe(false)
  })

  it('may lead to a next page where HTTP has a Link', () => {
    const headers = { Link: { schema: { type: 'string' } } }
    const { model, operation } = modelOf({ responses: reply({ $ref: '#/components/schemas/Cat' }, headers) })
    const matches = new Ajv2020().compile(toolResult(model, operation) ?? false)
    expect(matches({ kind: 'cat', lives: 9, next: { cursor: 'x' } })).toBe(true)
    const taken = { type: 'object', properties: { next: { type: 'string' } } }
    const other = modelOf({ responses: reply(taken, headers) })
    expect(() => toolResult(other.model, other.operation)).toThrow('`next`')
  })

  it('has the state of what it tells where HTTP has an ETag', () => {
    const headers = { ETag: { schema: { type: 'string' } } }
    const matcher = (responses: object) => {
      const { model, operation } = modelOf({ responses })
      return new Ajv2020().compile(toolResult(model, operation) ?? false)
    }
    const matches = matcher(reply({ $ref: '#/components/schemas/Cat' }, headers))
    expect(matches({ kind: 'cat', lives: 9, etag: 'a1' })).toBe(true)
    expect(matches({ kind: 'cat', lives: 9, etag: 1 })).toBe(false)
    expect(matcher({ '204': { description: 'Done.', headers } })({ etag: 'a1' })).toBe(true)
  })

  it.each([
    ['a member of that name', { type: 'object', properties: { etag: { type: 'string' } } }, 'with a `etag` of its own'],
    ['several shapes', { $ref: '#/components/schemas/Pet' }, 'one of several'],
  ])('cannot have a state beside %s', (_, schema, message) => {
    const headers = { ETag: { schema: { type: 'string' } } }
    const { model, operation } = modelOf({ responses: reply(schema, headers) })
    expect(() => toolResult(model, operation)).toThrow(message)
  })

  it('is nothing where there is no content', () => {
    const { model, operation } = modelOf({})
    expect(toolResult(model, operation)).toBeNull()
  })
})
