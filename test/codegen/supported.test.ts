import { expect, it } from 'vitest'
import { sample, sampleWith } from './fixture.ts'
import { lintForPeople } from './lint-report.ts'
import { at, type Case, describeUnsupported, member } from './unsupported.ts'

const list = ['paths', '/pets', 'get']
const tag = [...list, 'parameters', '0']
const create = ['paths', '/pets', 'post']
const created = [...create, 'responses', '201']
const page = [...list, 'responses', '200', 'content']
const owner = ['paths', '/owner', 'post', 'requestBody', 'content']
const schemas = ['components', 'schemas']
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

/** A parameter that is refused for this member of it. */
function parameterCase(own: object, name: string, message = `\`${name}: ${own[name as keyof typeof own]}\``): Case {
  return [withTag(own), message, at([...tag, name])]
}

/** A body of a request, or a reply of an operation, that is refused as a whole. */
const body = (spec: object, message: string): Case => [spec, message, at(owner.slice(0, -1))]
const reply = (spec: object, message: string): Case => [spec, message, at(created)]

const unreadable = 'cannot be read from the text of a'
const mediaType = (type: string): object => sampleWith([...owner, type], type.endsWith('xml') ? text : form)
const withHeader = (name: string, schema: object): object => sampleWith([...created, 'headers', name], header(schema))

/** What is changed in a contract that the generator takes whole; what is refused then, and where. */
const cases: Readonly<Record<string, Case>> = {
  'a dialect of JSON Schema': member(['jsonSchemaDialect'], 'https://json-schema.org/draft/2020-12/schema'),
  'variables of a server': member(['servers', '0', 'variables'], { port: { default: '1' } }),
  'servers of an operation': member([...list, 'servers'], [{ url: 'http://localhost:2' }]),
  'servers of a path': member(['paths', '/pets', 'servers'], [{ url: 'http://localhost:2' }]),
  'an operation that the runtime answers itself': member(['paths', '/token', 'options'], {
    ...sample.paths['/token'].post,
    operationId: 'askToken',
  }),
  callbacks: member([...create, 'callbacks'], {}),
  'components that are paths': member(['components', 'pathItems'], {}),
  'content of a parameter': [
    sampleWith(tag, { ...parameter, in: 'query', content: { 'application/json': text } }),
    '`content` is not supported here.',
    at([...tag, 'content']),
  ],
  'reserved characters': parameterCase({ allowReserved: true }, 'allowReserved', '`allowReserved` is not supported'),
  'the style pipeDelimited': parameterCase({ style: 'pipeDelimited', explode: false }, 'style'),
  'the style spaceDelimited': parameterCase({ style: 'spaceDelimited', explode: false }, 'style'),
  'the style of a cookie': parameterCase({ in: 'cookie', style: 'simple', schema: { type: 'string' } }, 'style'),
  'a list in a cookie': parameterCase({ in: 'cookie' }, 'schema', `${unreadable} cookie parameter`),
  'explode of a header': parameterCase(
    { in: 'header', explode: false },
    'explode',
    '`explode: false` on a header parameter',
  ),
  'explode of a single value': parameterCase(
    { explode: false, schema: { type: 'string' } },
    'explode',
    '`explode: false` on a query parameter that is not a list',
  ),
  'empty values in a header': parameterCase({ in: 'header', allowEmptyValue: true }, 'allowEmptyValue'),
  'an object without deepObject': parameterCase(
    { schema: { type: 'object', additionalProperties: { type: 'string' } } },
    'schema',
    'with `style: deepObject`',
  ),
  'an object in an object of a query': parameterCase(
    { style: 'deepObject', schema: { type: 'object', properties: { a: { type: 'object' } } } },
    'schema',
    `${unreadable} query parameter`,
  ),
  'a list in an object of a query': parameterCase(
    {
      style: 'deepObject',
      schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
    'schema',
    `${unreadable} query parameter`,
  ),
  'a parameter that may be null': parameterCase(
    { schema: { type: ['string', 'null'] } },
    'schema',
    `${unreadable} query parameter`,
  ),
  'a required parameter with a default': parameterCase(
    { required: true, schema: { type: 'string', default: 'a' } },
    'required',
    'A parameter with a `default` cannot be required.',
  ),
  'a body in XML': body(mediaType('application/xml'), 'application/xml: this media type of a body is not supported.'),
  'a text that is an object': body(mediaType('text/csv'), 'text/csv: text needs a schema of `type: string`.'),
  'an object in a form': body(
    sampleWith([...schemas, 'Owner', 'properties', 'town'], { type: 'object' }),
    'the field `town` cannot be read from a form.',
  ),
  'a form that is one of several': body(
    sampleWith(owner, {
      'application/x-www-form-urlencoded': { ...sample.paths['/pets'].post.requestBody.content['application/json'] },
    }),
    'a form needs a schema of `type: object` with `properties` alone.',
  ),
  'encoding outside of multipart': body(
    sampleWith([...owner, 'application/x-www-form-urlencoded', 'encoding'], { name: { contentType: 'text/plain' } }),
    '`encoding` is supported in `multipart/form-data` alone.',
  ),
  'encoding of what is not a file': body(
    multipart({ name: { type: 'string' } }, { name: { contentType: 'text/plain' } }),
    '`encoding` of `name` is not supported: it is not a file.',
  ),
  'headers of a part': [
    multipart({ photo: file }, { photo: { contentType: 'image/png', headers: {} } }),
    '`headers` is not supported here.',
    at([...owner, 'multipart/form-data', 'encoding', 'photo', 'headers']),
  ],
  'a file of any size': body(
    multipart({ photo: { type: 'string', format: 'binary' } }),
    'the file `photo` needs `maxLength`',
  ),
  'any number of files': body(
    multipart({ photos: { type: 'array', items: file } }),
    'the files `photos` need `maxItems`.',
  ),
  'files that are too large together': body(
    multipart({ photos: { type: 'array', maxItems: 1000, items: { ...file, maxLength: 100_000 } } }),
    'files may have 67108864 bytes together, and not 100000000.',
  ),
  'a wildcard beside another type': [
    sampleWith([...page, '*/*'], text),
    '*/*: a wildcard beside other types is not supported.',
    at(page.slice(0, -1)),
  ],
  'several types of what is kept in memory': [
    sampleWith([...page, 'text/csv'], text),
    'Several media types are not supported with `x-answer-cache`.',
    at(page.slice(0, -1)),
  ],
  'a reply that is a form': reply(
    sampleWith([...created, 'content', 'application/x-www-form-urlencoded'], form),
    'application/x-www-form-urlencoded: this media type of a reply is not supported.',
  ),
  'a reply with encoding': reply(
    sampleWith([...created, 'content', 'application/json', 'encoding'], { kind: { contentType: 'text/plain' } }),
    'application/json: `encoding` of a reply is not supported.',
  ),
  'a reply whose type has parameters': reply(
    sampleWith([...created, 'content', 'application/json; charset=utf-8'], form),
    'application/json; charset=utf-8: a media type is in lower case, without parameters.',
  ),
  'a reply in XML that is an object': reply(
    sampleWith([...created, 'content', 'application/xml'], form),
    'application/xml: a schema of bytes is of `type: string`, or there is none.',
  ),
  'bytes of a request that are an object': body(
    mediaType('application/octet-stream'),
    'application/octet-stream: a schema of bytes is of `type: string`, or there is none.',
  ),
  'a text reply that is an object': reply(
    sampleWith([...created, 'content', 'text/csv'], form),
    'text/csv: text needs a schema of `type: string`.',
  ),
  'several types of a redirect': [
    sampleWith([...list, 'responses', '300'], {
      description: 'Which?',
      content: { 'text/plain': text, 'text/html': text },
    }),
    'Several media types are supported for a success alone.',
    at([...list, 'responses', '300']),
  ],
  'a header that is an object': reply(
    withHeader('X-Owner', { type: 'object' }),
    'The header `X-Owner` needs one plain type, or a list of one.',
  ),
  'a header with a default': reply(
    withHeader('X-Count', { type: 'integer', default: 1 }),
    'A `default` of the header `X-Count` is not supported',
  ),
  'a header of a reply twice': reply(
    withHeader('set-cookie', { type: 'string' }),
    'The header `set-cookie` is declared twice: header names are case-insensitive.',
  ),
  'a header of a request twice': [
    sampleWith(
      [...list, 'parameters'],
      ['X-Owner', 'x-owner'].map((name) => ({ ...parameter, name, in: 'header', schema: { type: 'string' } })),
    ),
    'The header `x-owner` is declared twice: header names are case-insensitive.',
    at([...list, 'parameters', '1']),
  ],
  'the style of a header': [
    sampleWith([...created, 'headers', 'X-Count'], { ...header({ type: 'integer' }), style: 'simple' }),
    '`style` is not supported here.',
    at([...created, 'headers', 'X-Count', 'style']),
  ],
  'a link by reference': [
    sampleWith([...created, 'links'], { all: { operationRef: '#/paths/~1pets/get' } }),
    '`operationRef` is not supported here.',
    at([...created, 'links', 'all', 'operationRef']),
  ],
  'an example elsewhere': [
    sampleWith([...page, 'text/html', 'examples', 'page'], { externalValue: 'page.html' }),
    '`externalValue` is not supported here.',
    at([...page, 'text/html', 'examples', 'page', 'externalValue']),
  ],
  'an example behind a link': member(['components', 'mediaTypes'], {}),
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
  'a scheme of HTTP that nothing verifies': [
    sampleWith([...schemes, 'accessToken', 'scheme'], 'digest'),
    '`digest` is not supported: `bearer` is.',
    '#/components/securitySchemes/accessToken/scheme',
  ],
  'a key in a query': [
    sampleWith([...schemes, 'session', 'in'], 'query'),
    'A key in a query is not supported: one in a cookie is.',
    '#/components/securitySchemes/session/in',
  ],
  'a server with a path': [
    sampleWith(['servers', '0', 'url'], 'http://localhost:1/base'),
    'A server is an origin, without a path',
    '#/servers/0/url',
  ],
  'a path that is a pattern': [
    sampleWith(['paths', '/a*b'], { post: { ...sample.paths['/token'].post, operationId: 'patternToken' } }),
    'A segment of a path is plain text or one parameter.',
    '#/paths/~1a*b',
  ],
  'a segment with a parameter and more': [
    sampleWith(['paths', '/{name}.json'], { post: { ...sample.paths['/token'].post, operationId: 'suffixToken' } }),
    'A segment of a path is plain text or one parameter.',
    '#/paths/~1{name}.json',
  ],
  'an operationId that code cannot have': [
    sampleWith([...create, 'operationId'], 'create-pet'),
    'An `operationId` is in camelCase',
    at([...create, 'operationId']),
  ],
  'a body of a GET': [
    sampleWith([...list, 'requestBody'], sample.paths['/pets'].post.requestBody),
    'A body of a `get` is not supported',
    at([...list, 'requestBody']),
  ],
  'a body of no type': body(sampleWith(owner, {}), 'A body needs a media type.'),
  'a body in JSON of any kind': body(
    sampleWith(owner, { 'application/json': { examples: { any: { value: 1 } } } }),
    'JSON needs a schema.',
  ),
  'a reply in JSON of any kind': reply(
    sampleWith([...created, 'content', 'application/json', 'schema'], undefined),
    'application/json: JSON needs a schema.',
  ),
  'a 204 with content': [
    sampleWith([...create, 'responses', '204'], sample.paths['/pets'].post.responses['201']),
    'A 204 has no content.',
    at([...create, 'responses', '204']),
  ],
  'the type of a reply as a header': reply(
    withHeader('Content-Type', { type: 'string' }),
    '`Content-Type` is not a header in OpenAPI',
  ),
  'a credential as a parameter': parameterCase(
    { in: 'header', name: 'Authorization', schema: { type: 'string', maxLength: 9 } },
    'name',
    '`Authorization` is not a parameter in OpenAPI',
  ),
  'a parameter of a path that may be missing': [
    sampleWith(['paths', '/files/{key}', 'parameters', '0', 'required'], false),
    'A parameter in a path needs `required: true`.',
    '#/paths/~1files~1{key}/parameters/0/in',
  ],
  'scopes of a requirement': [
    sampleWith([...create, 'security'], [{ accessToken: ['write'] }]),
    'Scopes of a requirement are not supported.',
    '#/paths/~1pets/post/security/0/accessToken',
  ],
}

/** Contracts that use what is easily taken for unsupported. */
const fine: Readonly<Record<string, object>> = {
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
}

describeUnsupported('what the generator does not read of a message', cases, fine)

it('what is not supported is named by file and line', async () => {
  const spec = withTag({ in: 'header', explode: false })
  const lines = JSON.stringify(spec, null, 2).split('\n')
  const line = lines.findIndex((each) => each.includes('"explode"')) + 1
  const report = await lintForPeople(spec)
  expect(report).toContain('one.json')
  expect(report).toMatch(new RegExp(`^ +${line}:\\d+ +error +triptych/supported .*explode: false`, 'm'))
})
