import { beforeAll, describe, expect, it } from 'vitest'
import plugin from '../../tools/lint/plugin.ts'
import { refusals, sample, sampleWith } from './fixture.ts'
import { type Finding, lintEach } from './lint-report.ts'

const list = ['paths', '/pets', 'get']
const create = ['paths', '/pets', 'post']
const file = ['paths', '/files/{key}', 'get']
const schemas = ['components', 'schemas']
const page = [...list, 'responses', '200', 'content', 'text/html']

/** A link from the list of pets. */
function linked(operationId: string, parameters: object): object {
  return sampleWith([...list, 'responses', '200', 'links'], { file: { operationId, parameters } })
}

function ifMatch(required: boolean): object {
  return {
    name: 'If-Match',
    in: 'header',
    required,
    description: 'Which state.',
    schema: { type: 'string', maxLength: 9 },
  }
}

/** The sample with another requirement of `listPets`, which declares these refusals. */
function listRequiring(security: readonly object[], refused: object): object {
  const { 'x-answer-cache': _, ...get } = sample.paths['/pets'].get
  return sampleWith(list, { ...get, security, responses: { ...get.responses, ...refused } })
}

/** A contract whose tokens are required by a setting. */
function requiredBySetting(contract: object): object {
  const text = JSON.stringify(contract)
  return JSON.parse(text.replace('"scheme":"bearer"', '"scheme":"bearer","x-required-by":"SVC_AUTH=token"')) as object
}

/** `createPet`, as a token may call it. */
const createdByToken = {
  ...sample.paths['/pets'].post,
  ...{ security: [{ session: [] }, { accessToken: [] }], 'x-rights': undefined },
  responses: { ...sample.paths['/pets'].post.responses, ...refusals },
}

function createWithScope(scope: string): object {
  return sampleWith(create, { ...createdByToken, 'x-scope': scope })
}

function listWithScope(scope: string): object {
  const { 'x-answer-cache': _, ...get } = sample.paths['/pets'].get
  const byToken = { security: [{ accessToken: [] }], responses: { ...get.responses, ...refusals } }
  return sampleWith(list, { ...get, ...byToken, 'x-scope': scope })
}

function deprecated(since: string | undefined, sunset: string | undefined): object {
  const dates = { 'x-deprecated-at': since, 'x-sunset': sunset }
  return sampleWith(list, { ...sample.paths['/pets'].get, deprecated: true, ...dates })
}

/** What is changed in a contract that breaks no rule, and the rule that it breaks then. */
const cases: Readonly<Record<string, { rule: string; bad: object }>> = {
  'no operationId': { rule: 'operation-named', bad: sampleWith([...list, 'operationId'], undefined) },
  'an empty summary': { rule: 'operation-named', bad: sampleWith([...list, 'summary'], '') },
  'no tags': { rule: 'operation-named', bad: sampleWith([...list, 'tags'], undefined) },
  'a default response': {
    rule: 'statuses-listed',
    bad: sampleWith([...list, 'responses', 'default'], { description: 'Else.' }),
  },
  'a status that is not final': {
    rule: 'statuses-listed',
    bad: sampleWith([...list, 'responses', '103'], { description: 'Hints.' }),
  },
  'a range of statuses': {
    rule: 'statuses-listed',
    bad: sampleWith([...list, 'responses', '3XX'], { description: 'Moved.' }),
  },
  'an error without content or codes': {
    rule: 'errors-are-problems',
    bad: sampleWith([...list, 'responses', '404'], { description: 'No.' }),
  },
  'an error in plain JSON': {
    rule: 'errors-are-problems',
    bad: sampleWith([...create, 'responses', '404', 'content'], sample.paths['/pets'].post.requestBody.content),
  },
  'an error in plain JSON, of an operation that a library answers': {
    rule: '',
    bad: sampleWith(create, {
      ...sample.paths['/pets'].post,
      'x-mounted': true,
      responses: {
        ...sample.paths['/pets'].post.responses,
        404: { description: 'No.', content: sample.paths['/pets'].post.requestBody.content },
      },
    }),
  },
  'a problem of another schema': {
    rule: 'errors-are-problems',
    bad: sampleWith([...create, 'responses', '404', 'content'], {
      'application/problem+json': sample.paths['/pets'].post.requestBody.content['application/json'],
    }),
  },
  'a problem without codes': {
    rule: 'errors-are-problems',
    bad: sampleWith([...create, 'responses', '404', 'x-codes'], undefined),
  },
  'codes on the operation': {
    rule: '',
    bad: sampleWith(create, {
      ...sample.paths['/pets'].post,
      'x-codes': { 404: ['not_found'] },
      responses: { ...sample.paths['/pets'].post.responses, 404: { description: 'No.' } },
    }),
  },
  'codes that are no list': { rule: 'extensions-known', bad: sampleWith([...create, 'x-codes'], 'not_found') },
  'codes on a parameter': {
    rule: 'extensions-known',
    bad: sampleWith([...list, 'parameters', '0', 'x-codes'], ['not_found']),
  },
  'a read with an ETag that ignores If-Match': {
    rule: 'conditions-declared',
    bad: sampleWith([...file, 'responses', '412'], undefined),
  },
  'a read with an ETag that is always sent whole': {
    rule: 'conditions-declared',
    bad: sampleWith([...file, 'responses', '304'], undefined),
  },
  'a reply without an example': { rule: 'content-has-example', bad: sampleWith([...page, 'examples'], undefined) },
  'an empty list of examples': { rule: 'content-has-example', bad: sampleWith([...page, 'examples'], {}) },
  'a request without an example': {
    rule: 'content-has-example',
    bad: sampleWith([...create, 'requestBody', 'content', 'application/json', 'examples'], undefined),
  },
  'a schema in place': { rule: 'content-schema-named', bad: sampleWith([...page, 'schema'], { type: 'string' }) },
  'an operation that forgot its security': {
    rule: 'security-stated',
    bad: sampleWith([...file, 'security'], undefined),
  },
  'security for all operations': { rule: 'security-stated', bad: sampleWith(['security'], [{ session: [] }]) },
  'a requirement without 401': {
    rule: 'refusals-declared',
    bad: sampleWith([...create, 'responses', '401'], undefined),
  },
  'a requirement without a challenge': {
    rule: 'challenge-declared',
    bad: sampleWith([...create, 'responses', '401', 'headers'], undefined),
  },
  'a library without a challenge': {
    rule: 'challenge-declared',
    bad: sampleWith(create, {
      ...sample.paths['/pets'].post,
      'x-mounted': true,
      responses: { ...sample.paths['/pets'].post.responses, '401': { description: 'No.' } },
    }),
  },
  '401 without a requirement': { rule: 'refusals-declared', bad: listRequiring([], { '401': refusals['401'] }) },
  '401 with an optional credential': {
    rule: 'refusals-declared',
    bad: listRequiring([{ session: [] }, {}], { '401': refusals['401'] }),
  },
  'an optional credential': { rule: '', bad: listRequiring([{ accessToken: [] }, {}], {}) },
  'an optional credential that a setting requires, without 401': {
    rule: 'refusals-declared',
    bad: requiredBySetting(listRequiring([{}, { accessToken: [] }], { '403': refusals['403'] })),
  },
  'an optional credential that a setting requires': {
    rule: '',
    bad: requiredBySetting(listRequiring([{}, { accessToken: [] }], refusals)),
  },
  'a scheme that a setting of another shape requires': {
    rule: 'extensions-known',
    bad: sampleWith(['components', 'securitySchemes', 'session', 'x-required-by'], 'sometimes'),
  },
  'x-rights without 403': { rule: 'refusals-declared', bad: sampleWith([...create, 'responses', '403'], undefined) },
  'x-rights of an administrator, declared as for a session': {
    rule: 'refusals-declared',
    bad: sampleWith([...create, 'x-rights'], 'admin'),
  },
  'a 403 for administrators without x-rights': {
    rule: 'refusals-declared',
    bad: sampleWith(['paths', '/owner', 'post', 'x-rights'], undefined),
  },
  'a change of administrators that asks for no proof': {
    rule: 'refusals-declared',
    bad: sampleWith(['paths', '/owner', 'post', 'x-step-up'], undefined),
  },
  'x-step-up of those who need no session': {
    rule: 'refusals-declared',
    bad: sampleWith([...list, 'x-step-up'], true),
  },
  'x-rights of an open operation': {
    rule: 'refusals-declared',
    bad: sampleWith(create, {
      ...sample.paths['/pets'].post,
      security: [],
      responses: { ...sample.paths['/pets'].post.responses, '401': undefined },
    }),
  },
  'x-scope of a surface': { rule: 'extensions-known', bad: createWithScope('pets:read') },
  'x-scope where no token gets': { rule: 'scope-follows', bad: sampleWith([...create, 'x-scope'], 'read') },
  'x-scope that follows from the method': { rule: 'scope-follows', bad: createWithScope('write') },
  'a GET that takes a token that writes': { rule: '', bad: listWithScope('write') },
  'a GET that is said to read': { rule: 'scope-follows', bad: listWithScope('read') },
  'a POST that only reads': { rule: '', bad: createWithScope('read') },
  'a DELETE that is said to read': {
    rule: 'scope-follows',
    bad: sampleWith(['paths', '/pets', 'delete'], { ...createdByToken, operationId: 'dropPets', 'x-scope': 'read' }),
  },
  'an unknown extension': { rule: 'extensions-known', bad: sampleWith([...list, 'x-cache'], true) },
  'an extension on the wrong node': { rule: 'extensions-known', bad: sampleWith(['info', 'x-cors'], 'public') },
  'an extension in a schema': { rule: 'extensions-known', bad: sampleWith([...schemas, 'Text', 'x-kind'], 'text') },
  'x-cors of another word': { rule: 'extensions-known', bad: sampleWith([...list, 'x-cors'], 'private') },
  'x-rights of another word': { rule: 'extensions-known', bad: sampleWith([...create, 'x-rights'], 'nobody') },
  'x-mcp-tool of another shape': { rule: 'extensions-known', bad: sampleWith([...list, 'x-mcp-tool'], 'List pets') },
  'x-mounted: false': { rule: 'extensions-known', bad: sampleWith([...list, 'x-mounted'], false) },
  'x-answer-cache of text': { rule: 'extensions-known', bad: sampleWith([...list, 'x-answer-cache'], 'yes') },
  'an answer that is kept without being open': {
    rule: 'kept-answer-open',
    bad: sampleWith(list, {
      ...sample.paths['/pets'].get,
      ...{ security: [{ session: [] }], 'x-mcp-tool': undefined },
      responses: { ...sample.paths['/pets'].get.responses, '401': refusals['401'] },
    }),
  },
  'an answer that is kept though a session is looked at': {
    rule: 'kept-answer-open',
    bad: sampleWith([...list, 'security'], [{ session: [] }, {}]),
  },
  'a kept answer of a POST': {
    rule: 'kept-answer-open',
    bad: sampleWith(['paths', '/token', 'post', 'x-answer-cache'], true),
  },
  'a deprecation with its dates': { rule: '', bad: deprecated('2026-03-01', '2027-03-01') },
  'a deprecation without dates': { rule: 'deprecation-dated', bad: deprecated(undefined, undefined) },
  'a deprecation without an end': { rule: 'deprecation-dated', bad: deprecated('2026-03-01', undefined) },
  'an end before the deprecation': { rule: 'deprecation-dated', bad: deprecated('2026-03-01', '2026-03-01') },
  'an end without a deprecation': { rule: 'deprecation-dated', bad: sampleWith([...list, 'x-sunset'], '2027-03-01') },
  'a time where a date stands': { rule: 'extensions-known', bad: deprecated('2026-03-01T10:00Z', '2027-03-01') },
  'x-multi-segment of text': {
    rule: 'extensions-known',
    bad: sampleWith(['paths', '/files/{key}', 'parameters', '0', 'x-multi-segment'], 'yes'),
  },
  'a multi-segment query parameter': {
    rule: 'multi-segment-last',
    bad: sampleWith([...list, 'parameters', '0', 'x-multi-segment'], true),
  },
  'a multi-segment parameter in the middle': {
    rule: 'multi-segment-last',
    bad: sampleWith(['paths'], {
      ...sample.paths,
      '/files/{key}': undefined,
      '/files/{key}/info': sample.paths['/files/{key}'],
    }),
  },
  'a tuple': {
    rule: 'no-prefix-items',
    bad: sampleWith([...schemas, 'Text'], { type: 'string', prefixItems: [{ type: 'string' }] }),
  },
  'a discriminator without mapping': {
    rule: 'discriminator-complete',
    bad: sampleWith([...schemas, 'Pet', 'discriminator', 'mapping'], undefined),
  },
  'a mapping that leaves one out': {
    rule: 'discriminator-complete',
    bad: sampleWith([...schemas, 'Pet', 'discriminator', 'mapping', 'dog'], undefined),
  },
  'a branch without const': {
    rule: 'discriminator-complete',
    bad: sampleWith([...schemas, 'Cat', 'properties', 'kind'], { type: 'string', maxLength: 9 }),
  },
  'a tool that asks for a session': { rule: 'tool-callable', bad: sampleWith([...create, 'x-mcp-tool'], 'create_pet') },
  'a tool that no token may call': {
    rule: 'tool-callable',
    bad: listRequiring([{ session: [] }], { '401': refusals['401'] }),
  },
  'a tool that a token may call': { rule: '', bad: listRequiring([{ session: [] }, { accessToken: [] }], refusals) },
  'a tool that a library answers': {
    rule: 'tool-callable',
    bad: sampleWith(['paths', '/token', 'post', 'x-mcp-tool'], 'mint_token'),
  },
  'two tools of one name': {
    rule: 'tool-callable',
    bad: sampleWith(['paths', '/cats'], {
      get: { ...sample.paths['/pets'].get, operationId: 'listCats', parameters: [] },
    }),
  },
  'a tool whose header has to be sent': {
    rule: 'tool-arguments',
    bad: sampleWith([...list, 'parameters', '1', 'in'], 'header'),
  },
  'a tool with one name in two places': {
    rule: 'tool-arguments',
    bad: sampleWith(['paths', '/owner/{name}'], {
      put: {
        ...sample.paths['/owner'].post,
        ...{
          operationId: 'putOwner',
          'x-mcp-tool': 'put_owner',
          ...{ 'x-rights': undefined, 'x-step-up': undefined },
          security: [{ accessToken: [] }],
          responses: { '204': { description: 'Done.' }, ...refusals },
        },
        parameters: [
          { name: 'name', in: 'path', required: true, description: 'Whose.', schema: { type: 'string', maxLength: 9 } },
        ],
      },
    }),
  },
  'a tool for one state': { rule: '', bad: sampleWith([...list, 'parameters', '0'], ifMatch(true)) },
  'a tool for one state that has an argument of that name': {
    rule: 'tool-arguments',
    bad: sampleWith(
      [...list, 'parameters'],
      [ifMatch(false), { name: 'etag', in: 'query', description: 'Which.', schema: { type: 'string', maxLength: 9 } }],
    ),
  },
  'a tool that takes bytes': {
    rule: 'tool-arguments',
    bad: sampleWith(['paths', '/owner', 'post'], {
      ...sample.paths['/owner'].post,
      ...{ 'x-mcp-tool': 'send_owner', 'x-rights': undefined, 'x-step-up': undefined },
      security: [{ accessToken: [] }],
      responses: { '204': { description: 'Done.' }, ...refusals },
      requestBody: {
        required: true,
        content: {
          'application/octet-stream': {
            schema: { $ref: '#/components/schemas/Text' },
            examples: { any: { value: 'Ada' } },
          },
        },
      },
    }),
  },
  'a tool that answers with a file': {
    rule: 'tool-arguments',
    bad: sampleWith([...file, 'x-mcp-tool'], 'get_file'),
  },
  'a header whose name looks like an extension': {
    rule: '',
    bad: sampleWith([...file, 'responses', '200', 'headers', 'x-colour'], {
      description: 'Any.',
      schema: { type: 'string' },
    }),
  },
  'a property whose name looks like an extension': {
    rule: '',
    bad: sampleWith([...schemas, 'Cat', 'properties', 'x-colour'], { type: 'string', maxLength: 9 }),
  },
  'a link': { rule: '', bad: linked('getFile', { key: '$response.body#/0', 'path.key': '$response.body#/0' }) },
  'a link to an operation that is not there': { rule: 'link-leads', bad: linked('getFlie', {}) },
  'a link that takes what there is no expression for': {
    rule: 'link-leads',
    bad: linked('getFile', { key: '$response.headers.ETag' }),
  },
  'a link that takes a parameter that was not sent': {
    rule: 'link-leads',
    bad: linked('getFile', { key: '$request.path.pet' }),
  },
  'a link with a parameter that its operation does not have': {
    rule: 'link-leads',
    bad: linked('getFile', { 'query.key': '$response.body#/0' }),
  },
  'a string of any length in a request': {
    rule: 'requests-bounded',
    bad: sampleWith([...schemas, 'Owner', 'properties', 'town'], { type: 'string' }),
  },
  'something that the generator does not read': {
    rule: 'supported',
    bad: sampleWith([...list, 'servers'], [{ url: 'http://localhost:2' }]),
  },
  'nothing changed': { rule: '', bad: sample },
}

describe('the rules for contracts', () => {
  let findings: ReadonlyMap<string, readonly Finding[]>

  beforeAll(async () => {
    findings = await lintEach(Object.fromEntries(Object.entries(cases).map(([name, { bad }]) => [name, bad])))
  })

  it.each(Object.entries(cases))('%s', (name, { rule }) => {
    const own = new Set(
      findings
        .get(name)
        ?.map((finding) => finding.rule)
        .filter((id) => id.startsWith('triptych/')),
    )
    expect([...own]).toEqual(rule === '' ? [] : [`triptych/${rule}`])
    if (rule === '') expect(findings.get(name)).toBeUndefined()
  })

  it('has a case for each', () => {
    const covered = new Set(Object.values(cases).map(({ rule }) => rule))
    expect(Object.keys(plugin().rules.oas3).filter((rule) => !covered.has(rule))).toEqual([])
  })
})
