import type { TestLayer, TestMutant, WholeMutant } from './mutants.ts'

const refusals = 'test/contract-coverage/refusals.integration.test.ts'
const surface = 'test/contract/surface.integration.test.ts'

/** A mutant that a test catches: where it is, what it changes, and the test. */
export function testMutant(
  layer: TestLayer,
  name: string,
  edit: readonly [file: string, search: string, replace: string],
  test: readonly [file: string, name: string],
  sample = false,
): TestMutant {
  const [file, search, replace] = edit
  // As Vitest marks a test that failed.
  const says = new RegExp(`^\\s*×.*${test[1].replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  return { layer, name, edits: [{ file, search, replace }], test: { file: test[0], name: test[1] }, sample, says }
}

/** A runtime that does not hold what the contract promises; each is caught by a test that names the promise. */
export const runtimeMutants: readonly TestMutant[] = [
  testMutant(
    'unit tests',
    'the rights of an operation are not looked at',
    [
      'src/contract/authorize.ts',
      "if (rights !== null && rights !== 'admin-or-token' && byToken)",
      'if (rights === undefined)',
    ],
    ['test/contract/authorize.test.ts', 'an administrator'],
  ),
  testMutant(
    'unit tests',
    'a request without a credential is admitted',
    [
      'src/contract/authorize.ts',
      "if (principal === null) throw new TriptychError('unauthenticated')",
      'if (principal === null) return',
    ],
    ['test/contract/authorize.test.ts', 'any credential'],
  ),
  testMutant(
    'unit tests',
    'the scope of a token is not looked at',
    ['src/contract/authorize.ts', '!permits(principal.scopes, scope)', 'false'],
    ['test/contract/authorize.test.ts', 'holds a token to its scopes'],
  ),
  testMutant(
    'contract tests',
    'the validator of parameters is skipped',
    [
      'src/contract/read-request.ts',
      'if (this.#validParameters) {',
      'if (this.#validParameters && errors.length > 0) {',
    ],
    [surface, 'gets 400 that names each parameter at fault'],
  ),
  testMutant(
    'contract tests',
    'the validator of bodies is skipped',
    ['src/contract/read-request.ts', 'if (validate && !validate(value)) explain', 'if (!validate) explain'],
    [refusals, 'takes no list for the body of createSite'],
  ),
  testMutant(
    'contract tests',
    'every problem says oops',
    [
      'src/problems.ts',
      "return { type: 'about:blank', title, status, code }",
      "return { type: 'about:blank', title, status, code: 'oops' as never }",
    ],
    [surface, 'gets 404 for a path without an operation'],
    true,
  ),
  testMutant(
    'contract tests',
    'a code that the operation does not declare goes out',
    ['src/contract/problem-writer.ts', 'if (!replies[status]?.codes?.includes(code)) {', 'if (!replies[status]) {'],
    ['test/contract/problem-writer.integration.test.ts', 'is a 500: a code of a declared status'],
  ),
  testMutant(
    'contract tests',
    'the type of a body is not looked at',
    ['src/contract/read-body.ts', 'if (header !== type && !isOfType(header, type))', 'if (false)'],
    [refusals, 'refuses createSite with 415'],
  ),
  testMutant(
    'contract tests',
    'a body may be as large as it likes',
    ['src/contract/read-body.ts', 'const JSON_LIMIT = 1024 * 1024', 'const JSON_LIMIT = 1024 * 1024 * 1024'],
    [refusals, 'refuses createSite with 413'],
  ),
  testMutant(
    'contract tests',
    'any Host is taken',
    ['src/server/guards.ts', '    checkHost(guarded, options)\n', ''],
    [refusals, 'refuses createSite with 421'],
    true,
  ),
  testMutant(
    'contract tests',
    'any Origin is taken',
    ['src/server/guards.ts', '    checkOrigin(guarded, options)\n', ''],
    ['test/server/guard-middleware.integration.test.ts', ''],
  ),
  testMutant(
    'contract tests',
    'a refusal has no id',
    ['src/contract/problem-writer.ts', ", 'X-Request-Id', requestId],", '],'],
    [refusals, 'refuses createSite with 401'],
  ),
  testMutant(
    'contract tests',
    'a refusal may be kept',
    ['src/contract/problem-writer.ts', "'Cache-Control', 'no-store', 'X-Request-Id'", "'X-Request-Id'"],
    [refusals, 'refuses createSite with 403'],
  ),
  testMutant(
    'contract tests',
    'a 401 does not say how to authenticate',
    ['src/contract/problem-writer.ts', '        ...this.#challengeOf(call, code, status, writer),\n', ''],
    ['test/contract/problem-writer.integration.test.ts', 'says how to authenticate'],
  ),
  testMutant(
    'contract tests',
    'Retry-After is forgotten',
    ['src/contract/problem-writer.ts', '        ...retryAfterOf(retryAfter, status, writer),\n', ''],
    ['test/contract/problem-writer.integration.test.ts', 'says when to try again'],
  ),
  testMutant(
    'contract tests',
    'CORS is lost',
    ['src/contract/writer.ts', '...(route.cors', '...(route.cors && false'],
    [surface, 'lets every origin read open answers'],
  ),
  testMutant(
    'contract tests',
    'If-None-Match is ignored',
    ['src/contract/conditions.ts', 'etag !== null && matchesNone(ifNoneMatch, etag)', 'false'],
    [surface, 'is a 304 without a body'],
  ),
  testMutant(
    'unit tests',
    'If-Match is ignored',
    [
      'handlers/content/preconditions.ts',
      "throw new TriptychError('precondition_required', 'If-Match with an entity tag is required')",
      "return ''",
    ],
    ['test/handlers/content/preconditions.test.ts', ''],
  ),
  testMutant(
    'unit tests',
    'If-Match of a read is ignored',
    ['src/contract/conditions.ts', 'etag === null || !matchesAny(ifMatch, etag)', 'etag === null'],
    ['test/contract/conditions.test.ts', ''],
  ),
  testMutant(
    'contract tests',
    'a condition by date is ignored',
    ['src/contract/conditions.ts', "isAfter(lastModified, headers['if-unmodified-since']) === true", 'false'],
    ['test/content/delivery/media.integration.test.ts', 'weighs conditions by date'],
  ),
  testMutant(
    'unit tests',
    'a range of another copy is sent',
    ['src/contract/conditions.ts', 'if (!allowsRange(headers, etag)) return null\n', ''],
    ['test/contract/byte-range.test.ts', 'If-Range'],
  ),
  testMutant(
    'unit tests',
    'an integer may be written in any way',
    ['src/contract/coerce.ts', 'const INTEGER = /^-?(?:0|[1-9]\\d*)$/', 'const INTEGER = /^.+$/'],
    ['test/contract/coerce.test.ts', ''],
  ),
  testMutant(
    'unit tests',
    'a path that can be read in two ways is taken',
    ['src/contract/table-router.ts', "segment === '.' || segment === '..'", 'false'],
    ['test/contract/raw-path.test.ts', ''],
  ),
  testMutant(
    'contract tests',
    'Allow is missing from a 405',
    ['src/contract/table-router.ts', '{ Allow: entry.allow }', '{}'],
    [surface, 'gets 405 with Allow'],
  ),
  testMutant(
    'contract tests',
    'a status that no contract declares goes out',
    [
      'src/contract/check-reply.ts',
      'if (shape === undefined) throw',
      'if (shape === undefined) return; else if (!shape) throw',
    ],
    [surface, ''],
  ),
  testMutant(
    'contract tests',
    'a body of another shape goes out',
    [
      'src/contract/check-reply.ts',
      'if (validate === undefined || validate(value)) return',
      "if (what.endsWith('body') || validate === undefined || validate(value)) return",
    ],
    [surface, ''],
  ),
  testMutant(
    'contract tests',
    'a reply without a header that it has to have goes out',
    [
      'src/contract/check-reply.ts',
      'if (validate === undefined || validate(value)) return',
      "if (what.endsWith('headers') || validate === undefined || validate(value)) return",
    ],
    [surface, ''],
  ),
  testMutant(
    'contract tests',
    'a stream does not look at credentials',
    [
      'src/contract/streams/stream-surface.ts',
      '    call.principal = await admit(route, this.#options.security, call)\n',
      '',
    ],
    ['test/contract/streams/refusals.integration.test.ts', 'hears unauthenticated'],
  ),
  testMutant(
    'contract tests',
    'a client’s message is not looked at',
    ['src/contract/streams/message-codec.ts', 'if (!validate(payload)) throw', 'if (payload === validate) throw'],
    ['test/contract/streams/frames.integration.test.ts', 'of control with a value too large'],
  ),
  testMutant(
    'contract tests',
    'a server’s message is not looked at',
    ['src/contract/streams/message-codec.ts', 'this.#checks.length > 0 &&', 'this.#checks.length > 1000 &&'],
    ['test/contract/streams/frames.integration.test.ts', 'that sends what the contract does not have is found out'],
  ),
  testMutant(
    'unit tests',
    'a default is not applied',
    [
      'src/contract/read-request.ts',
      'this.#validParameters({ path, query, header, cookie })',
      'this.#validParameters({ path, query: { ...query }, header, cookie })',
    ],
    ['test/contract/defaults.test.ts', 'listMembers is given'],
  ),
  testMutant(
    'contract tests',
    'a refusal is of another media type',
    ['src/contract/problem-writer.ts', "'application/problem+json'", "'application/json'"],
    [refusals, 'refuses createSite with 401'],
  ),
  testMutant(
    'contract tests',
    'a header is of another form',
    ['handlers/content/delivery.ts', 'file.etag', "'no tag\"'"],
    ['test/content/delivery/media.integration.test.ts', 'sends what a browser would run as an attachment'],
  ),
  testMutant(
    'contract tests',
    'a webhook message has a property of its own',
    [
      'src/content/webhooks/events.ts',
      'JSON.stringify(toMessage(siteId, event, new Date(now).toISOString()))',
      'JSON.stringify({ ...toMessage(siteId, event, new Date(now).toISOString()), more: 1 })',
    ],
    ['test/content/webhooks/deliver.integration.test.ts', 'is signed, and sent once'],
  ),
  testMutant(
    'unit tests',
    'an answer outlives what it was made of',
    ['src/server/answer-cache.ts', 'if (entry.version.stale) {', 'if (entry.version.stale && entry === null) {'],
    ['test/server/answer-cache.test.ts', 'forgets an answer with its version'],
  ),
  testMutant(
    'contract coverage',
    'a promise that nothing keeps',
    ['tools/coverage/report.ts', '    ...unlisted,\n', ''],
    ['test/tools/coverage/report.test.ts', 'one pair of many'],
  ),
]

/** What no test thinks of, and Schemathesis comes upon: all of auth is asked, with a personal token. */
export const fuzzedMutants: readonly WholeMutant[] = [
  {
    name: 'a message of MCP that is null breaks the endpoint',
    layer: 'Schemathesis',
    edits: [
      {
        file: 'handlers/auth/mounts/mcp-endpoint.ts',
        search: "typeof message !== 'object' || message === null || !('method' in message) || message.method !==",
        replace: '(message as { readonly method: unknown }).method !==',
      },
      {
        file: 'handlers/auth/mounts/mcp-endpoint.ts',
        search: "'params' in message ? message.params : null",
        replace: '(message as { readonly params: unknown }).params',
      },
    ],
    says: /personal token.*Server error: .*POST \/mcp/,
  },
]
