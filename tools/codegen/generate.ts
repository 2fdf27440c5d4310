import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseAsyncApi } from './asyncapi.ts'
import { emitClient } from './emit-client.ts'
import { emitDocs } from './emit-docs.ts'
import { emitHandlers } from './emit-handlers.ts'
import { emitManifest } from './emit-manifest.ts'
import { emitRoutes } from './emit-routes.ts'
import { emitStreamClients } from './emit-stream-clients.ts'
import { emitStreamDocs } from './emit-stream-docs.ts'
import { emitStreamValidators, emitStreamValidatorTypes } from './emit-stream-validators.ts'
import { emitStreams } from './emit-streams.ts'
import { emitTools } from './emit-tools.ts'
import { emitTypes } from './emit-types.ts'
import { emitValidators, emitValidatorTypes } from './emit-validators.ts'
import { readModel } from './model.ts'
import type { OpenApiDocument } from './openapi.ts'
import { LintError, redocly, root } from './redocly.ts'
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
  const groups = await Promise.all([...streaming.map(generateStreams), ...surfaces.map(generateSurface)])
  const manifest = await emitManifest(specs.map((name) => `specs/${name}`))
  return new Map([...groups.flat(), ['MANIFEST.json', manifest]])
}

async function generateSurface(surface: string): Promise<[string, string][]> {
  const spec = `specs/${surface}.openapi.yaml`
  await redocly(['lint', spec, '--format', 'stylish'])
  const folder = await mkdtemp(join(tmpdir(), 'triptych-generate-'))
  try {
    const bundle = join(folder, 'openapi.json')
    await redocly(['bundle', spec, '--output', bundle])
    const document = JSON.parse(await readFile(bundle, 'utf8')) as OpenApiDocument
    const model = readModel(surface, document)
    const [types, docs] = await Promise.all([emitTypes(model), emitDocs(model, bundle)])
    return [
      [`${surface}/openapi.json`, `${JSON.stringify(document, null, 2)}\n`],
      [`${surface}/types.ts`, types],
      [`${surface}/handlers.ts`, emitHandlers(model)],
      [`${surface}/routes.ts`, emitRoutes(model)],
      [`${surface}/tools.ts`, emitTools(model)],
      [`${surface}/validators.js`, emitValidators(model)],
      [`${surface}/validators.d.ts`, emitValidatorTypes(model)],
      [`${surface}/client.ts`, emitClient(model)],
      [`${surface}/docs.html`, docs],
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Lints the streams of a surface and works out every file that is generated from them, writing none.
 *
 * @throws LintError when the contract breaks a rule
 */
export async function generateStreams(surface: string): Promise<[string, string][]> {
  const spec = `specs/${surface}.asyncapi.yaml`
  // Linting is the first thing that the clients need.
  const clients = await emitStreamClients(spec)
  const model = readStreams(surface, parseAsyncApi(await readFile(join(root, spec), 'utf8')))
  const faults = falseExamples(model)
  if (faults.length > 0) throw new LintError(faults.join('\n'))
  const files: [string, string][] = [
    ['streams.ts', await emitStreams(model)],
    ['stream-validators.js', emitStreamValidators(model)],
    ['stream-validators.d.ts', emitStreamValidatorTypes(model)],
    ['streams.html', emitStreamDocs(model)],
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
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
}
