import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { declareCommonHeaders } from './common-headers.ts'
import { emitClient } from './emit-client.ts'
import { emitHandlers } from './emit-handlers.ts'
import { emitManifest } from './emit-manifest.ts'
import { emitReplies } from './emit-replies.ts'
import { emitRoutes } from './emit-routes.ts'
import { emitStreamClients } from './emit-stream-clients.ts'
import { emitStreamDocs } from './emit-stream-docs.ts'
import { emitPythonMessages, emitStreamTypes } from './emit-stream-types.ts'
import { emitStreamValidators, emitStreamValidatorTypes } from './emit-stream-validators.ts'
import { emitStreams } from './emit-streams.ts'
import { emitTools } from './emit-tools.ts'
import { emitFilledTypes, emitTypes } from './emit-types.ts'
import { emitValidators, emitValidatorTypes } from './emit-validators.ts'
import { emitWebhooks } from './emit-webhooks.ts'
import { readModel } from './model.ts'
import type { OpenApiDocument } from './openapi.ts'
import { emitProblems, expandProblems, type ProblemTable, readProblems, refuseUnused } from './problems.ts'
import { readAsyncApi } from './read-asyncapi.ts'
import { LintError, redocly, root } from './redocly.ts'
import { publishScopes } from './scopes.ts'
import { falseExamples } from './stream-examples.ts'
import { readStreams } from './streams-model.ts'

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
  return new Map([...groups.flat(), ['problems.ts', emitProblems(problems)], ['MANIFEST.json', manifest]])
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
      [`${surface}/validators.js`, emitValidators(model)],
      [`${surface}/validators.d.ts`, emitValidatorTypes(model)],
      [`${surface}/client.ts`, emitClient(model)],
      ...emitWebhooks(model).map(([name, text]): [string, string] => [`${surface}/${name}`, text]),
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
  // Linting is the first thing that the clients need.
  const clients = await emitStreamClients(spec)
  const model = readStreams(readAsyncApi(spec))
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
    ...clients,
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
