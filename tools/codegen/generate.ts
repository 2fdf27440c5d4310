import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lintAsyncApi } from '../asyncapi/lint.ts'
import { readAsyncApi } from './asyncapi.ts'
import { declareCommonHeaders } from './common-headers.ts'
import { emitClient } from './emit-client.ts'
import { emitHandlers } from './emit-handlers.ts'
import { emitReplies } from './emit-replies.ts'
import { emitRoutes } from './emit-routes.ts'
import { emitStreamClients } from './emit-stream-clients.ts'
import { emitStreamDocs } from './emit-stream-docs.ts'
import { emitPythonMessages, emitStreams, emitStreamTypes } from './emit-streams.ts'
import { emitTools } from './emit-tools.ts'
import { emitFilledTypes, emitTypes } from './emit-types.ts'
import {
  emitConfigValidator,
  emitStreamValidators,
  emitStreamValidatorTypes,
  emitValidators,
} from './emit-validators.ts'
import { emitWebhooks } from './emit-webhooks.ts'
import { publishScopes, readModel } from './model.ts'
import type { OpenApiDocument } from './openapi.ts'
import { emitProblems, expandProblems, type ProblemTable, readProblems, refuseUnused } from './problems.ts'
import { LintError, redocly, root } from './redocly.ts'
import { falseExamples, readStreams } from './streams-model.ts'

/** Generated text by path below the output folder, `content/routes.ts`. */
export type Generated = ReadonlyMap<string, string>

/**
 * Lints every contract and works out every generated file, writing none of them.
 *
 * @throws LintError when a contract breaks a rule
 */
export async function generateAll(): Promise<Generated> {
  const specs = (await readdir(join(root, 'specs'))).filter((name) => name.endsWith('.yaml')).sort()
  const surfaces = specs.flatMap((name) => name.match(/^(.+)\.openapi\.yaml$/)?.[1] ?? [])
  const streaming = specs.flatMap((name) => name.match(/^(.+)\.asyncapi\.yaml$/)?.[1] ?? [])
  const problems = await readProblems()
  const declared = new Set<string>()
  const groups = await Promise.all([
    ...streaming.map((surface) => generateStreams(surface)),
    ...surfaces.map((surface) => generateSurface(surface, problems, declared)),
  ])
  refuseUnused(problems, declared)
  const manifest = await emitManifest(specs.map((name) => `specs/${name}`))
  const config = emitConfigValidator().map(([name, text]): [string, string] => [`bridge/${name}`, text])
  return new Map([...groups.flat(), ...config, ['problems.ts', emitProblems(problems)], ['MANIFEST.json', manifest]])
}

/**
 * Lints the operations of a surface and works out every file that is generated from them, writing none.
 *
 * @param declared the codes of problems that some operation answers with; this surface's are added
 * @throws LintError when the contract breaks a rule
 */
export async function generateSurface(
  surface: string,
  problems: ProblemTable,
  declared: Set<string> = new Set(),
): Promise<[string, string][]> {
  const spec = `specs/${surface}.openapi.yaml`
  await redocly(['lint', spec, '--format', 'stylish'])
  const folder = await mkdtemp(join(tmpdir(), 'triptych-generate-'))
  try {
    const bundle = join(folder, 'openapi.json')
    await redocly(['bundle', spec, '--output', bundle])
    const bundled = JSON.parse(await readFile(bundle, 'utf8')) as OpenApiDocument
    const { document: expanded, declared: own } = expandProblems(bundled, problems)
    const document = declareCommonHeaders(publishScopes(surface, expanded))
    for (const code of own) declared.add(code)
    await writeFile(bundle, JSON.stringify(document))
    const model = readModel(surface, document)
    const [types, filled] = await Promise.all([emitTypes(model), emitFilledTypes(model)])
    return [
      [`${surface}/openapi.json`, `${JSON.stringify(document, null, 2)}\n`],
      [`${surface}/types.ts`, types],
      ...(filled === null ? [] : [[`${surface}/filled.ts`, filled] satisfies [string, string]]),
      [`${surface}/handlers.ts`, emitHandlers(model)],
      [`${surface}/replies.ts`, emitReplies(model)],
      [`${surface}/routes.ts`, emitRoutes(model)],
      [`${surface}/tools.ts`, emitTools(model)],
      [`${surface}/client.ts`, emitClient(model)],
      ...[...emitValidators(model), ...emitWebhooks(model)].map(([name, text]): [string, string] => [
        `${surface}/${name}`,
        text,
      ]),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Lints the streams of a surface and works out every file that is generated from them, writing none.
 *
 * @param spec the contract, which is that of the surface unless another is named
 * @throws LintError when the contract breaks a rule
 */
export async function generateStreams(
  surface: string,
  spec = `specs/${surface}.asyncapi.yaml`,
): Promise<[string, string][]> {
  const contract = readAsyncApi(spec)
  await lintAsyncApi(contract)
  const model = readStreams(contract)
  const faults = falseExamples(model)
  if (faults.length > 0) throw new LintError(faults.join('\n'))
  const files: [string, string][] = [
    ['asyncapi.json', `${JSON.stringify(model.document, null, 2)}\n`],
    ['streams.ts', await emitStreams(model)],
    ['stream-validators.js', emitStreamValidators(model)],
    ['stream-validators.d.ts', emitStreamValidatorTypes(model)],
    ['streams.html', emitStreamDocs(model)],
    ['stream-types.ts', await emitStreamTypes(model)],
    ['clients/python/triptych_bridge_streams/messages.py', emitPythonMessages(model)],
    ...emitStreamClients(model),
  ]
  return files.map(([path, text]) => [`${surface}/${path}`, text])
}

/** Writes generated files below a folder, and removes what else stands there. */
export async function writeAll(folder: string, generated: Generated): Promise<void> {
  for (const path of await filesBelow(folder)) {
    if (!generated.has(path)) await rm(join(folder, path))
  }
  for (const [path, text] of generated) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** How a folder differs from what would be generated into it: one line for each file, none when it is current. */
export async function differences(folder: string, generated: Generated): Promise<string[]> {
  const present = new Set(await filesBelow(folder))
  const lines = [...present].filter((path) => !generated.has(path)).map((path) => `${path}: is not generated`)
  for (const [path, text] of generated) {
    if (!present.has(path)) lines.push(`${path}: is missing`)
    else if ((await readFile(join(folder, path), 'utf8')) !== text) lines.push(`${path}: differs`)
  }
  return lines.sort()
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return (
    entries
      // What Python leaves beside a module that was run from here.
      .filter((entry) => !entry.isDirectory() && !entry.parentPath.endsWith('__pycache__'))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
  )
}

const TOOLS = ['@redocly/cli', 'ajv', 'ajv-formats', 'openapi-fetch', 'openapi-typescript', 'typescript']

/**
 * `MANIFEST.json`: what everything here was made from, and with what.
 *
 * @param specs paths from the root of the checkout
 */
async function emitManifest(specs: readonly string[]): Promise<string> {
  const hashes = specs.map(async (path) => [path, sha256(await readFile(join(root, path)))])
  const tools = TOOLS.map(async (name) => {
    const manifest = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')
    return [name, (JSON.parse(manifest) as { version: string }).version]
  })
  const manifest = {
    specs: Object.fromEntries(await Promise.all(hashes)),
    tools: Object.fromEntries(await Promise.all(tools)),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** How the command ends. */
interface Outcome {
  readonly exitCode: 0 | 1
  /** For stderr; empty where all is well. */
  readonly message: string
}

/**
 * Writes what is generated, or with `--check` compares it with what is there, and writes nothing.
 *
 * @param args `[--out DIR] [--check]`; the folder is `generated/` unless another is named
 * @param generateAll of generate.ts; what it throws beside a LintError goes on
 */
export async function command(args: readonly string[], generateAll: () => Promise<Generated>): Promise<Outcome> {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  const folder = values.out === undefined ? resolve(root, 'generated') : resolve(values.out)
  try {
    const generated = await generateAll()
    const lines = values.check ? await differences(folder, generated) : []
    if (!values.check) await writeAll(folder, generated)
    if (lines.length === 0) return { exitCode: 0, message: '' }
    const list = lines.map((line) => `  ${line}\n`).join('')
    return { exitCode: 1, message: `Not as generated (run \`make generate\`):\n${list}` }
  } catch (error) {
    if (!(error instanceof LintError)) throw error
    return { exitCode: 1, message: `${error.message}\n` }
  }
}
