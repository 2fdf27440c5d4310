import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LintError, redocly } from '../../tools/codegen/redocly.ts'
import { sample, sampleWith } from './fixture.ts'

const list = ['paths', '/pets', 'get']
const tag = [...list, 'parameters', '0']
const create = ['paths', '/pets', 'post']
const created = [...create, 'responses', '201']
const page = [...list, 'responses', '200', 'content']
const owner = ['paths', '/owner', 'post', 'requestBody', 'content']
const schemas = ['components', 'schemas']
const cat = [...schemas, 'Cat']
const schemes = ['components', 'securitySchemes']

const text = { schema: { $ref: '#/components/schemas/Text' }, examples: { any: { value: 'Ada' } } }
const form = sample.paths['/owner'].post.requestBody.content['application/x-www-form-urlencoded']
const parameter = { name: 'tag', description: 'Any.' }
const header = (schema: object): object => ({ description: 'Any.', schema })

/** The sample with a parameter in the place of `tag`. */
function withTag(own: object): object {
  return sampleWith(tag, { ...parameter, in: 'query', schema: { type: 'array', items: { type: 'string' } }, ...own })
}

/** The sample with a multipart form in the place of the plain one. */
function multipart(properties: object, encoding?: object): object {
  const copy = sampleWith([...schemas, 'Owner'], { type: 'object', additionalProperties: false, properties })
  const content = {
    'multipart/form-data': { ...form, examples: { none: { value: {} } }, ...(encoding ? { encoding } : {}) },
  }
  Object.assign((copy as typeof sample).paths['/owner'].post.requestBody, { content })
  return copy
}

const file = { type: 'string', format: 'binary', maxLength: 100 }

/** What is changed in a contract that the generator takes whole; what is refused then, and where. */
const cases: Readonly<Record<string, readonly [spec: object, message: string, pointer: string]>> = {
  'a dialect of JSON Schema': [
    sampleWith(['jsonSchemaDialect'], 'https://json-schema.org/draft/2020-12/schema'),
    '`jsonSchemaDialect` is not supported here.',
    '#/jsonSchemaDialect',
  ],
  'variables of a server': [
    sampleWith(['servers', '0', 'variables'], { port: { default: '1' } }),
    '`variables` is not supported here.',
    '#/servers/0/variables',
  ],
  'servers of an operation': [
    sampleWith([...list, 'servers'], [{ url: 'http://localhost:2' }]),
    '`servers` is not supported here.',
    '#/paths/~1pets/get/servers',
  ],
  'servers of a path': [
    sampleWith(['paths', '/pets', 'servers'], [{ url: 'http://localhost:2' }]),
    '`servers` is not supported here.',
    '#/paths/~1pets/servers',
  ],
  'an operation that the runtime answers itself': [
    sampleWith(['paths', '/token', 'options'], { ...sample.paths['/token'].post, operationId: 'askToken' }),
    '`options` is not supported here.',
    '#/paths/~1token/options',
  ],
  callbacks: [
    sampleWith([...create, 'callbacks'], {}),
    '`callbacks` is not supported here.',
    '#/paths/~1pets/post/callbacks',
  ],
  'components that are paths': [
    sampleWith(['components', 'pathItems'], {}),
    '`pathItems` is not supported here.',
    '#/components/pathItems',
  ],
  'content of a parameter': [
    sampleWith(tag, { ...parameter, in: 'query', content: { 'application/json': text } }),
    '`content` is not supported here.',
    '#/paths/~1pets/get/parameters/0/content',
  ],
  'reserved characters': [
    withTag({ allowReserved: true }),
    '`allowReserved` is not supported here.',
    '#/paths/~1pets/get/parameters/0/allowReserved',
  ],
  ...Object.fromEntries(
    ['pipeDelimited', 'spaceDelimited'].map((style) => [
      `the style ${style}`,
      [withTag({ style, explode: false }), `\`style: ${style}\``, '#/paths/~1pets/get/parameters/0/style'] as const,
    ]),
  ),
  'the style of a cookie': [
    withTag({ in: 'cookie', style: 'simple', schema: { type: 'string' } }),
    '`style: simple` is not supported here.',
    '#/paths/~1pets/get/parameters/0/style',
  ],
  'a list in a cookie': [
    withTag({ in: 'cookie' }),
    'cannot be read from the text of a cookie parameter',
    '#/paths/~1pets/get/parameters/0/schema',
  ],
  'explode of a header': [
    withTag({ in: 'header', explode: false }),
    '`explode: false` on a header parameter',
    '#/paths/~1pets/get/parameters/0/explode',
  ],
  'explode of a single value': [
    withTag({ explode: false, schema: { type: 'string' } }),
    '`explode: false` on a query parameter that is not a list',
    '#/paths/~1pets/get/parameters/0/explode',
  ],
  'empty values in a header': [
    withTag({ in: 'header', allowEmptyValue: true }),
    '`allowEmptyValue: true` is not supported here.',
    '#/paths/~1pets/get/parameters/0/allowEmptyValue',
  ],
  'an object without deepObject': [
    withTag({ schema: { type: 'object', additionalProperties: { type: 'string' } } }),
    'with `style: deepObject`',
    '#/paths/~1pets/get/parameters/0/schema',
  ],
  'an object in an object of a query': [
    withTag({ style: 'deepObject', schema: { type: 'object', properties: { a: { type: 'object' } } } }),
    'cannot be read from the text of a query parameter',
    '#/paths/~1pets/get/parameters/0/schema',
  ],
  'a list in an object of a query': [
    withTag({
      style: 'deepObject',
      schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    }),
    'cannot be read from the text of a query parameter',
    '#/paths/~1pets/get/parameters/0/schema',
  ],
  'a parameter that may be null': [
    withTag({ schema: { type: ['string', 'null'] } }),
    'cannot be read from the text of a query parameter',
    '#/paths/~1pets/get/parameters/0/schema',
  ],
  'a required parameter with a default': [
    withTag({ required: true, schema: { type: 'string', default: 'a' } }),
    'A parameter with a `default` cannot be required.',
    '#/paths/~1pets/get/parameters/0/required',
  ],
  'a body in XML': [
    sampleWith([...owner, 'application/xml'], text),
    'application/xml: this media type of a body is not supported.',
    '#/paths/~1owner/post/requestBody',
  ],
  'a text that is an object': [
    sampleWith([...owner, 'text/csv'], form),
    'text/csv: text needs a schema of `type: string`.',
    '#/paths/~1owner/post/requestBody',
  ],
  'an object in a form': [
    sampleWith([...schemas, 'Owner', 'properties', 'town'], { type: 'object' }),
    'the field `town` cannot be read from a form.',
    '#/paths/~1owner/post/requestBody',
  ],
  'a form that is one of several': [
    sampleWith(owner, {
      'application/x-www-form-urlencoded': { ...sample.paths['/pets'].post.requestBody.content['application/json'] },
    }),
    'a form needs a schema of `type: object` with `properties` alone.',
    '#/paths/~1owner/post/requestBody',
  ],
  'encoding outside of multipart': [
    sampleWith([...owner, 'application/x-www-form-urlencoded', 'encoding'], { name: { contentType: 'text/plain' } }),
    '`encoding` is supported in `multipart/form-data` alone.',
    '#/paths/~1owner/post/requestBody',
  ],
  'encoding of what is not a file': [
    multipart({ name: { type: 'string' } }, { name: { contentType: 'text/plain' } }),
    '`encoding` of `name` is not supported: it is not a file.',
    '#/paths/~1owner/post/requestBody',
  ],
  'headers of a part': [
    multipart({ photo: file }, { photo: { contentType: 'image/png', headers: {} } }),
    '`headers` is not supported here.',
    '#/paths/~1owner/post/requestBody/content/multipart~1form-data/encoding/photo/headers',
  ],
  'a file of any size': [
    multipart({ photo: { type: 'string', format: 'binary' } }),
    'the file `photo` needs `maxLength`',
    '#/paths/~1owner/post/requestBody',
  ],
  'any number of files': [
    multipart({ photos: { type: 'array', items: file } }),
    'the files `photos` need `maxItems`.',
    '#/paths/~1owner/post/requestBody',
  ],
  'files that are too large together': [
    multipart({ photos: { type: 'array', maxItems: 1000, items: { ...file, maxLength: 100_000 } } }),
    'files may have 67108864 bytes together, and not 100000000.',
    '#/paths/~1owner/post/requestBody',
  ],
  'a wildcard beside another type': [
    sampleWith([...page, '*/*'], text),
    '*/*: a wildcard beside other types is not supported.',
    '#/paths/~1pets/get/responses/200',
  ],
  'several types of what is kept in memory': [
    sampleWith([...page, 'text/csv'], text),
    'Several media types are not supported with `x-answer-cache`.',
    '#/paths/~1pets/get/responses/200',
  ],
  'a reply that is a form': [
    sampleWith([...created, 'content', 'application/x-www-form-urlencoded'], form),
    'application/x-www-form-urlencoded: this media type of a reply is not supported.',
    '#/paths/~1pets/post/responses/201',
  ],
  'a reply with encoding': [
    sampleWith([...created, 'content', 'application/json', 'encoding'], { kind: { contentType: 'text/plain' } }),
    'application/json: `encoding` of a reply is not supported.',
    '#/paths/~1pets/post/responses/201',
  ],
  'a text reply that is an object': [
    sampleWith([...created, 'content', 'text/csv'], form),
    'text/csv: text needs a schema of `type: string`.',
    '#/paths/~1pets/post/responses/201',
  ],
  'several types of a redirect': [
    sampleWith([...list, 'responses', '300'], {
      description: 'Which?',
      content: { 'text/plain': text, 'text/html': text },
    }),
    'Several media types are supported for a success alone.',
    '#/paths/~1pets/get/responses/300',
  ],
  'a header that is an object': [
    sampleWith([...created, 'headers', 'X-Owner'], header({ type: 'object' })),
    'The header `X-Owner` needs one plain type, or a list of one.',
    '#/paths/~1pets/post/responses/201',
  ],
  'a header with a default': [
    sampleWith([...created, 'headers', 'X-Count'], header({ type: 'integer', default: 1 })),
    'A `default` of the header `X-Count` is not supported',
    '#/paths/~1pets/post/responses/201',
  ],
  'the style of a header': [
    sampleWith([...created, 'headers', 'X-Count'], { ...header({ type: 'integer' }), style: 'simple' }),
    '`style` is not supported here.',
    '#/paths/~1pets/post/responses/201/headers/X-Count/style',
  ],
  'a link by reference': [
    sampleWith([...created, 'links'], { all: { operationRef: '#/paths/~1pets/get' } }),
    '`operationRef` is not supported here.',
    '#/paths/~1pets/post/responses/201/links/all/operationRef',
  ],
  'an example elsewhere': [
    sampleWith([...page, 'text/html', 'examples', 'page'], { externalValue: 'page.html' }),
    '`externalValue` is not supported here.',
    '#/paths/~1pets/get/responses/200/content/text~1html/examples/page/externalValue',
  ],
  'an example behind a link': [
    sampleWith(['components', 'mediaTypes'], {}),
    '`mediaTypes` is not supported here.',
    '#/components/mediaTypes',
  ],
  ...Object.fromEntries(
    Object.entries({
      $id: 'Cat',
      $anchor: 'cat',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      definitions: {},
      $defs: {},
      nullable: true,
      readOnly: true,
      writeOnly: true,
      xml: {},
      contentEncoding: 'base64',
      contentSchema: {},
    }).map(([key, value]) => [
      `the keyword ${key}`,
      [
        sampleWith([...cat, key], value),
        `\`${key}\` is not supported here.`,
        `#/components/schemas/Cat/${key}`,
      ] as const,
    ]),
  ),
  'a bound as OpenAPI 3.0 had it': [
    sampleWith([...cat, 'properties', 'lives', 'exclusiveMinimum'], true),
    '`exclusiveMinimum` is a number in OpenAPI 3.1.',
    '#/components/schemas/Cat/properties/lives/exclusiveMinimum',
  ],
  'a format that nothing checks': [
    sampleWith([...schemas, 'Text', 'format'], 'colour'),
    'The format `colour` is not supported: nothing checks it.',
    '#/components/schemas/Text/format',
  ],
  'twins among items of any kind': [
    sampleWith([...schemas, 'Owner', 'properties', 'pets'], {
      ...{ type: 'array', maxItems: 2, uniqueItems: true, items: { $ref: '#/components/schemas/Cat' } },
    }),
    '`uniqueItems` needs `items` with a plain `type` in place.',
    '#/components/schemas/Owner/properties/pets/uniqueItems',
  ],
  'a keyword beside $ref': [
    sampleWith([...schemas, 'Pet', 'oneOf', '0'], { $ref: '#/components/schemas/Cat', minProperties: 1 }),
    '`minProperties` beside `$ref` is not supported.',
    '#/components/schemas/Pet/oneOf/0/minProperties',
  ],
  'a default of one of several': [
    sampleWith([...cat, 'properties', 'lives', 'default'], 9),
    'A `default` below `oneOf` is not supported: it would not be filled in.',
    '#/components/schemas/Pet/oneOf',
  ],
  'a default of items': [
    sampleWith([...schemas, 'Owner', 'properties', 'pets'], { type: 'array', items: { type: 'string', default: 'a' } }),
    'A `default` in `items` is not supported: it would not be filled in.',
    '#/components/schemas/Owner/properties/pets/items',
  ],
  'a default of a whole body': [
    sampleWith([...schemas, 'Owner', 'default'], {}),
    'a `default` of the whole body is not supported',
    '#/paths/~1owner/post/requestBody',
  ],
  'a scheme that nothing verifies': [
    sampleWith([...schemes, 'accessToken'], { type: 'openIdConnect', openIdConnectUrl: 'https://example.com/' }),
    '`openIdConnect` is not supported: `apiKey` and `http` are.',
    '#/components/securitySchemes/accessToken/type',
  ],
  'scopes of a requirement': [
    sampleWith([...create, 'security'], [{ accessToken: ['write'] }]),
    'Scopes of a requirement are not supported.',
    '#/paths/~1pets/post/security/0/accessToken',
  ],
}

/** Contracts that use what is easily taken for unsupported. */
const fine: Readonly<Record<string, object>> = {
  webhooks: sampleWith(['webhooks'], {}),
  'a comma list': withTag({ explode: false }),
  'a list in a header': withTag({ in: 'header' }),
  'an object of one level': withTag({
    style: 'deepObject',
    explode: true,
    schema: { type: 'object', properties: { age: { type: 'integer' } }, additionalProperties: { type: 'string' } },
  }),
  'a body of several types': sampleWith([...owner, 'text/csv'], text),
  'a reply of several types': sampleWith([...created, 'content', 'text/csv'], text),
  'a typed header': sampleWith([...created, 'headers', 'X-Count'], header({ type: 'integer' })),
  'a form with files': multipart(
    {
      name: { type: 'string' },
      photo: file,
      photos: { type: 'array', maxItems: 2, items: file },
      more: { type: 'object' },
    },
    { photo: { contentType: 'image/png, image/jpeg' } },
  ),
  'a default in a form': sampleWith([...schemas, 'Owner', 'properties', 'town'], { type: 'string', default: 'Turin' }),
}

interface Problem {
  readonly ruleId: string
  readonly message: string
  readonly location: readonly [{ readonly source: { readonly ref: string }; readonly pointer: string }]
}

describe('what the generator does not read', () => {
  const specs = { ...Object.fromEntries(Object.entries(cases).map(([name, [spec]]) => [name, spec])), ...fine }
  const refused = new Map<string, string[]>()
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'supported-test-'))
    const paths = Object.values(specs).map(async (spec, i) => {
      const path = join(folder, `${i}.json`)
      await writeFile(path, JSON.stringify(spec, null, 2))
      return path
    })
    const args = ['lint', ...(await Promise.all(paths)), '--format', 'json', '--max-problems', '10000']
    const report = await redocly(args).catch((error: unknown) => {
      if (error instanceof LintError) return error.message
      throw error
    })
    // One report for each file, one behind the other.
    const problems = report.split(/^\}/m).flatMap((each) => {
      const begin = each.indexOf('{')
      return begin < 0 ? [] : (JSON.parse(`${each.slice(begin)}}`) as { problems: readonly Problem[] }).problems
    })
    for (const { ruleId, message, location } of problems) {
      if (ruleId !== 'triptych/supported') continue
      const name = Object.keys(specs)[Number(basename(location[0].source.ref, '.json'))] ?? ''
      refused.set(name, [...(refused.get(name) ?? []), `${location[0].pointer} ${message}`])
    }
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(Object.entries(cases))('%s', (name, [, message, pointer]) => {
    const found = refused.get(name)?.filter((each) => each.includes(message)) ?? []
    expect(found.map((each) => each.split(' ')[0])).toEqual([pointer])
  })

  it.each(Object.keys(fine))('takes %s', (name) => {
    expect(refused.get(name)).toBeUndefined()
  })

  it('is named by file and line', async () => {
    const path = join(folder, 'one.json')
    const spec = JSON.stringify(withTag({ in: 'header', explode: false }), null, 2)
    await writeFile(path, spec)
    const line = spec.split('\n').findIndex((each) => each.includes('"explode"')) + 1
    const report = await redocly(['lint', path, '--format', 'stylish']).catch((error: Error) => error.message)
    expect(report).toContain('one.json')
    expect(report).toMatch(new RegExp(`^ +${line}:\\d+ +error +triptych/supported .*explode: false`, 'm'))
  })
})
