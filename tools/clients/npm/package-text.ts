import { quote, typeName } from '../../codegen/source-text.ts'
import type { Surface } from '../surfaces.ts'

/** The version of openapi-fetch that the clients are tested with; it brings one package more. */
const OPENAPI_FETCH = '^0.17.0'

/** What a package has beside the clients themselves. */
export interface PackageParts {
  readonly surface: Surface
  /** That of the contract. */
  readonly version: string
  readonly codes: readonly string[]
  /** Has `stream-client.ts`. */
  readonly streams: boolean
  /** Has `webhooks.ts`. */
  readonly webhooks: boolean
}

export function packageName(surface: Surface): string {
  return `triptych-${surface}-client`
}

/** `package.json` */
export function manifestText({ surface, version, streams, webhooks }: PackageParts): string {
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  const manifest = {
    name: packageName(surface),
    version,
    description: `Typed client of the ${surface} surface of Triptych`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    // What has `fetch`, and what has `WebSocket`.
    engines: { node: streams ? '>=22' : '>=20' },
    exports: {
      '.': entry('index'),
      ...(streams ? { './streams': entry('stream-client') } : {}),
      ...(webhooks ? { './webhooks': entry('webhooks') } : {}),
      './package.json': './package.json',
    },
    files: ['*.js', '*.d.ts'],
    dependencies: { 'openapi-fetch': OPENAPI_FETCH },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** `index.ts`: the generated client with a token, tries again, and the codes of its problems as a type. */
export function indexText({ surface, codes }: PackageParts): string {
  const name = typeName(surface)
  return `import { type Client, type ClientOptions, mergeHeaders } from 'openapi-fetch'
import { create${name}Client as createClient, type paths } from './client.ts'
import { type RetryOptions, retryingFetch } from './retrying-fetch.ts'

export { type Answer, dataOf, nextCursor, pages, type Problem, ProblemError } from './answers.ts'
export type { paths } from './client.ts'
export { type RetryOptions, retryingFetch } from './retrying-fetch.ts'
export type { components, operations } from './types.ts'

/** The codes of the problems that this surface answers with. */
export type ProblemCode =
${codes.map((code) => `  | ${quote(code)}`).join('\n')}

export interface ${name}ClientOptions extends Omit<ClientOptions, 'fetch'>, RetryOptions {
  /** The public address of the surface. */
  readonly baseUrl: string
  /** An access token; it goes along as \`Authorization: Bearer\`. */
  readonly token?: string | undefined
}

/**
 * A client of the ${surface} surface, typed by its contract. Idempotent requests that fail in passing are sent again.
 *
 * @throws TypeError when a path parameter holds a \`.\` or \`..\` segment: a URL cannot carry one (WHATWG URL, 4.4)
 */
export function create${name}Client(options: ${name}ClientOptions): Client<paths> {
  const { token, retries, maxWait, fetch, headers, ...rest } = options
  const credential = token === undefined ? {} : { Authorization: \`Bearer \${token}\` }
  return createClient({
    ...rest,
    headers: mergeHeaders(credential, headers),
    fetch: retryingFetch({ retries, maxWait, fetch }),
  })
}
`
}

/** A call of each surface, as its page has it, that a reader may copy. */
const CALLS: Readonly<Record<Surface, string>> = {
  auth: `const auth = createAuthClient({ baseUrl: 'http://localhost:8581', token })

const me = dataOf(await auth.GET('/api/v1/me'))
console.log(me.actor.email)

for await (const page of pages((next) => auth.GET('/api/v1/members', { params: { query: { ...next } } }))) {
  for (const { email } of page.members) console.log(email)
}`,
  bridge: `const bridge = createBridgeClient({ baseUrl: 'http://localhost:8582' })

const { plugins } = dataOf(await bridge.GET('/api/plugins'))
console.log(plugins)`,
  content: `const content = createContentClient({ baseUrl: 'http://localhost:8583' })
const site = { siteId: 'docs', env: 'production' }

const page = dataOf(
  await content.GET('/api/v1/{siteId}/{env}/{route}', { params: { path: { ...site, route: 'content/delivery' } } }),
)
console.log(page.meta.title)

const ask = (next: { cursor?: string }) =>
  content.GET('/api/v1/{siteId}/{env}/_routes', { params: { path: site, query: { ...next } } })
for await (const { routes } of pages(ask)) console.log(routes)`,
}

/** `README.md` */
export function readmeText({ surface, version, streams, webhooks }: PackageParts): string {
  const name = typeName(surface)
  const used = ['auth', 'content'].includes(surface) ? ', pages' : ''
  return `# ${packageName(surface)}

A typed client of the ${surface} surface of Triptych, made from version ${version} of its contract. It runs wherever
\`fetch\` does, and needs openapi-fetch alone.

\`\`\`ts
import { create${name}Client, dataOf${used} } from '${packageName(surface)}'

${CALLS[surface]}
\`\`\`

- A call resolves to \`{ data, error, response }\`. \`error\` is the union of the problems that the operation declares, so a
  \`switch\` over \`error.code\` is checked. \`dataOf\` gives the data, or throws a \`ProblemError\` with \`code\`, \`status\` and
  \`problem\`.
- \`pages\` follows the \`Link\` with \`rel="next"\` from page to page.
- GET, HEAD, PUT and DELETE are sent again, twice unless \`retries\` says otherwise, after 429, 502, 503, 504 or no answer
  at all. \`Retry-After\` says when; an answer that asks for more than \`maxWait\` milliseconds is handed over at once. A
  request that was answered may have taken effect before its answer was lost: the next try of a conditional write is 412
  then.
${
  streams
    ? `- \`import { openLogs } from '${packageName(surface)}/streams'\` has the WebSocket streams, for
  browsers and Node 22 or newer.\n`
    : ''
}${
  webhooks
    ? `- \`import type { WebhookEvent } from '${packageName(surface)}/webhooks'\` has the messages of webhooks.\n`
    : ''
}`
}
