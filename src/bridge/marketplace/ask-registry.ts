import { createRequire } from 'node:module'
import { dirname, parse } from 'node:path'
import { TriptychError } from '../../errors.ts'
import { npmLibraries } from './npm-libraries.ts'

/**
 * What npm's configuration says of registries, as npm's own libraries take it: `registry`, `@scope:registry`,
 * `//host/:_authToken`, `httpsProxy`, `ca`, `strictSSL` and so on (npm docs, config), and where its cache is.
 */
export type NpmConfig = Readonly<Record<string, unknown>>

/** Flattening some of the others would write into this process's environment (`user-agent`, `omit`). */
const OF_REGISTRIES =
  /^(?:registry|cache|ca|cafile|cert|key|proxy|https-proxy|noproxy|strict-ssl|local-address|@.+:registry|\/\/.+)$/

/**
 * Reads npm's configuration as npm does in a folder that has none of its own: from the environment (`npm_config_*`)
 * and the npmrc files of the user, of the machine and of npm itself.
 *
 * @param environment `HOME` says whose npmrc it is
 */
export async function readNpmConfig(environment: Readonly<Record<string, string | undefined>>): Promise<NpmConfig> {
  const Config = npmLibraries.config()
  const { definitions, shorthands, flatten } = npmLibraries.definitions()
  const config = new Config({
    definitions,
    shorthands,
    flatten: (data, flat) => {
      flatten(Object.fromEntries(Object.entries(data).filter(([name]) => OF_REGISTRIES.test(name))), flat)
    },
    npmPath: dirname(createRequire(import.meta.url).resolve('npm/package.json')),
    // A copy: loading writes into it.
    env: { ...environment },
    argv: [],
    cwd: parse(process.execPath).root,
  })
  await config.load()
  return { ...config.flat }
}

export interface RegistryRequest<Answer> {
  /** After the registry's address; with a leading slash, after its origin. */
  readonly path: string
  /** A package's name, where it is about one: a scope may have a registry of its own. */
  readonly about?: string
  /** Of the answer, decompressed. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  /** Makes something of the answer's JSON; throws when it is not what was asked for. */
  read(json: unknown): Answer
}

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Asks a package registry as npm does, with the credentials, proxy and certificates of npm's configuration. Of npm's
 * own way (`npm-registry-fetch`) it takes what lies below: that one keeps a refusal of any length in memory, and
 * follows redirects to anywhere.
 *
 * @returns undefined when the registry has no such thing (404)
 * @throws TriptychError `registry_unavailable`
 */
export async function askRegistry<Answer>(
  config: NpmConfig,
  question: RegistryRequest<Answer>,
): Promise<Answer | undefined> {
  const pickRegistry = npmLibraries.pickRegistry()
  const registry = question.about === undefined ? String(config.registry) : pickRegistry(question.about, config)
  // Ends the connection of an answer that is not read to its end.
  const done = new AbortController()
  try {
    const base = new URL(registry.replace(/\/*$/, '/'))
    const url = new URL(question.path, base)
    // Two slashes begin another host, and a registry may name its paths itself.
    if (url.origin !== base.origin) throw new Error('it is asked elsewhere')
    const text = await ask(url, config, question.maxBytes, AbortSignal.any([question.signal, done.signal]))
    return text === undefined ? undefined : question.read(jsonOf(text))
  } catch (error) {
    const reason = question.signal.aborted ? 'it takes too long' : reasonOf(error)
    const where = URL.parse(registry)?.host ?? registry
    throw new TriptychError('registry_unavailable', `the package registry ${where}: ${reason}`, { cause: error })
  } finally {
    done.abort()
  }
}

/** A message of the network's names the whole address, which may hold a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

async function ask(first: URL, config: NpmConfig, maxBytes: number, signal: AbortSignal): Promise<string | undefined> {
  let url = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await request(url, config, signal)
    if (answer.status === 404) return undefined
    if (REDIRECTS.has(answer.status)) {
      url = followRedirect(url, answer.headers.get('location'))
      continue
    }
    if (answer.status !== 200) throw new Error(`it answers with status ${answer.status}`)
    return textOf(answer.body, maxBytes)
  }
  throw new Error('it redirects too often')
}

async function request(url: URL, config: NpmConfig, signal: AbortSignal) {
  const { token, auth, cert, key } = npmLibraries.getAuth()(url.href, config)
  const authorization = token !== null ? `Bearer ${token}` : auth !== null ? `Basic ${auth}` : undefined
  return npmLibraries.fetch()(url.href, {
    headers: { accept: 'application/json', 'user-agent': 'triptych', ...(authorization && { authorization }) },
    ca: config.ca,
    cert: cert ?? config.cert,
    key: key ?? config.key,
    localAddress: config.localAddress,
    noProxy: config.noProxy,
    proxy: config.httpsProxy ?? config.proxy,
    strictSSL: config.strictSSL,
    redirect: 'manual',
    retry: { retries: 1, factor: 1, minTimeout: 250 },
    signal,
  })
}

/** Elsewhere would be an address that is not configured, perhaps one that only this machine can reach. */
function followRedirect(from: URL, location: string | null): URL {
  const to = location === null ? null : URL.parse(location, from.href)
  const isSafe = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:')
  if (!to || !isSafe || to.hostname !== from.hostname) throw new Error('it redirects elsewhere')
  return to
}

async function textOf(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`its answer is longer than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('its answer is not JSON')
  }
}
