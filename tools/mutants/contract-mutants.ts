import type { WholeLayer, WholeMutant } from './mutants.ts'

function mutant(
  layer: WholeLayer,
  name: string,
  file: string,
  search: string,
  replace: string,
  says: RegExp,
): WholeMutant {
  return { name, layer, edits: [{ file, search, replace }], says }
}

const lint = (...rest: [name: string, file: string, search: string, replace: string, says: RegExp]) =>
  mutant('lint of the contracts', ...rest)
const drift = (...rest: [name: string, file: string, search: string, replace: string, says: RegExp]) =>
  mutant('drift', ...rest)
const compatibility = (...rest: [name: string, file: string, search: string, replace: string, says: RegExp]) =>
  mutant('compatibility', ...rest)

/** Contracts that break a rule or a promise of the last release, and generated code that is not what they say. */
export const contractMutants: readonly WholeMutant[] = [
  lint(
    'an operation without a name',
    'specs/content.openapi.yaml',
    '      operationId: listSites\n',
    '',
    /triptych\/operation-named/,
  ),
  lint(
    'a status that is not listed',
    'specs/content.openapi.yaml',
    "        '201':\n          description: The site.",
    '        default:\n          description: The site.',
    /triptych\/statuses-listed/,
  ),
  lint(
    'an extension that nothing reads',
    'specs/auth.openapi.yaml',
    '      operationId: getMember\n      summary',
    '      operationId: getMember\n      x-speed: fast\n      summary',
    /triptych\/extensions-known/,
  ),
  lint(
    'a tool that needs a person',
    'specs/content.openapi.yaml',
    '      x-mcp-tool: list_environments\n',
    '      x-mcp-tool: list_environments\n      x-rights: session\n',
    /triptych\/tool-callable/,
  ),
  lint(
    'a refusal that is no problem',
    'specs/bridge.components.yaml',
    "application/problem+json:\n        schema: { $ref: '#/schemas/PlacedProblem' }",
    "application/json:\n        schema: { $ref: '#/schemas/PlacedProblem' }",
    /triptych\/errors-are-problems/,
  ),
  lint(
    'content without an example',
    'specs/auth.openapi.yaml',
    "CurrentSession' }\n              examples:",
    "CurrentSession' }\n              x-examples:",
    /triptych\/content-has-example/,
  ),
  lint(
    'an example that is not what its schema says',
    'specs/content.openapi.yaml',
    '                        environments: [production]',
    '                        environments: production',
    /no-invalid-media-type-examples/,
  ),

  lint(
    'a line of security that was forgotten',
    'specs/bridge.openapi.yaml',
    'uses\n      tags: [Plugins]\n      security: [{}, { consoleSession: [] }, { accessToken: [] }]\n',
    'uses\n      tags: [Plugins]\n',
    /triptych\/security-stated/,
  ),
  lint(
    'an answer for one member that is kept for all',
    'specs/auth.openapi.yaml',
    '      x-mcp-tool: whoami\n',
    '      x-mcp-tool: whoami\n      x-answer-cache: true\n',
    /triptych\/kept-answer-open/,
  ),
  lint(
    'a webhook that asks for a session',
    'specs/auth.openapi.yaml',
    '      operationId: receiveMemberAdded\n',
    '      operationId: receiveMemberAdded\n      x-rights: session\n',
    /triptych\/supported .*`x-rights` of a webhook/,
  ),

  lint(
    'a link that leads to no operation',
    'specs/content.openapi.yaml',
    '              operationId: getEnvironment\n',
    '              operationId: getSurroundings\n',
    /triptych\/link-leads/,
  ),

  drift(
    'a route that was edited by hand',
    'generated/content/routes.ts',
    "operationId: 'getRootDocument'",
    "operationId: 'getRootDocuments'",
    /content\/routes\.ts/,
  ),
  drift(
    'a type that was edited by hand',
    'generated/auth/handlers.ts',
    'export type GetAuthConfigRequest = Readonly<',
    'export type GetAuthConfigRequest = Partial<',
    /auth\/handlers\.ts/,
  ),
  drift(
    'a validator that lets everything through',
    'generated/bridge/request-validators.js',
    'return errors === 0;}validate52.evaluated',
    'return true;}validate52.evaluated',
    /bridge\/request-validators\.js/,
  ),

  compatibility(
    'required properties of an answer are dropped',
    'generated/auth/openapi.json',
    `"Member": {\n        "type": "object",\n        "additionalProperties": false,\n        "required": [\n          "id",\n          "email",\n          "name",\n          "role",\n          "created_at",\n          "joined_at",\n          "status"\n        ]`,
    `"Member": {\n        "type": "object",\n        "additionalProperties": false,\n        "required": [\n          "id",\n          "email",\n          "name",\n          "role"\n        ]`,
    /^breaking .*joined_at/,
  ),
  compatibility(
    'a maximum is cut',
    'generated/bridge/openapi.json',
    '"maximum": 10000,\n          "default": 200',
    '"maximum": 500,\n          "default": 200',
    /^breaking .*(10000|maximum)/,
  ),
  compatibility(
    'a default is another one',
    'generated/bridge/openapi.json',
    '"default": 200\n',
    '"default": 20\n',
    /^breaking .*default/,
  ),
  compatibility(
    'an answer has a new word in a list of words',
    'generated/auth/openapi.json',
    '"admin",\n          "member"\n        ]',
    '"admin",\n          "owner",\n          "member"\n        ]',
    /^breaking .*owner/,
  ),
  compatibility(
    'a tool has another name',
    'generated/auth/tools.ts',
    "name: 'whoami'",
    "name: 'who_am_i'",
    /^breaking .*whoami/,
  ),
  compatibility(
    'a path is another one',
    'generated/content/openapi.json',
    '"/api/console/sites": {',
    '"/api/console/places": {',
    /^breaking .*~1sites\b.*(gone|removed)/,
  ),
  compatibility(
    'another server is the first one',
    'generated/content/openapi.json',
    '"url": "http://localhost:8583"',
    '"url": "http://localhost:8593"',
    /^breaking .*server-removed/,
  ),
  compatibility(
    'an operation stands under another tag',
    'generated/content/openapi.json',
    '"summary": "The environments of a site",\n        "tags": [\n          "Sites"',
    '"summary": "The environments of a site",\n        "tags": [\n          "Places"',
    /^breaking .*tag-removed/,
  ),
  compatibility(
    'a stream message has another word',
    'generated/bridge/asyncapi.json',
    '"debug",\n          "info",',
    '"trace",\n          "debug",\n          "info",',
    /^breaking .*trace/,
  ),
]
