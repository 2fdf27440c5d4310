import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject } from '../../src/lib/json.ts'
import { type Node, nodes } from './json.ts'

/** The contracts of one surface: its bundled documents, and the tools that come of the first. */
export interface Contracts {
  readonly openapi: Node
  readonly asyncapi: Node | null
  readonly tools: readonly Node[]
}

/** What people read and programs do not depend on. */
const PROSE = ['description', 'summary', 'examples', 'example', 'title', 'externalDocs', 'contact', 'license']

/** Members whose keys are names that an author chose, `description` possibly among them. */
const NAMES = new Set([
  ...['paths', 'webhooks', 'properties', 'patternProperties', '$defs', 'schemas', 'responses', 'parameters', 'headers'],
  ...[
    'links',
    'requestBodies',
    'securitySchemes',
    'content',
    'channels',
    'messages',
    'operations',
    'mapping',
    'servers',
  ],
])

/** Members that are values, and stay as they are. */
const VALUES = new Set(['const', 'enum', 'default', 'required'])

/** What is generated, by surface. */
export async function readCurrent(root: string): Promise<Map<string, Contracts>> {
  const folder = join(root, 'generated')
  const surfaces = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'openapi.json')))
  const read = async (surface: string): Promise<[string, Contracts]> => {
    const [openapi, asyncapi, tools] = await Promise.all([
      readJson(join(folder, surface, 'openapi.json')),
      readJson(join(folder, surface, 'asyncapi.json')),
      import(pathToFileURL(join(folder, surface, 'tools.ts')).href) as Promise<{ tools: unknown }>,
    ])
    return [surface, essence({ openapi: asNode(openapi), asyncapi, tools: nodes(tools.tools) })]
  }
  return new Map(await Promise.all(surfaces.map(read)))
}

/** What was released last, by surface. */
export async function readReleased(root: string): Promise<Map<string, Contracts>> {
  const folder = join(root, 'specs', 'released')
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).flatMap((name) => name.match(/^(.+)\.openapi\.json$/)?.[1] ?? [])
  const read = async (surface: string): Promise<[string, Contracts]> => {
    const [openapi, asyncapi, tools] = await Promise.all(
      ['openapi', 'asyncapi', 'tools'].map((kind) => readJson(join(folder, `${surface}.${kind}.json`))),
    )
    return [surface, { openapi: asNode(openapi ?? null), asyncapi: asyncapi ?? null, tools: nodes(tools?.tools) }]
  }
  return new Map(await Promise.all(names.map(read)))
}

/** Makes what is generated now the release that later changes are held against. */
export async function writeReleased(root: string, contracts: ReadonlyMap<string, Contracts>): Promise<void> {
  const folder = join(root, 'specs', 'released')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [surface, { openapi, asyncapi, tools }] of contracts) {
    const documents = { openapi, asyncapi, tools: tools.length > 0 ? { tools } : null }
    for (const [kind, document] of Object.entries(documents)) {
      if (document !== null) await writeFile(join(folder, `${surface}.${kind}.json`), compact(document))
    }
  }
}

/** The parts of contracts that a program can depend on. */
export function essence({ openapi, asyncapi, tools }: Contracts): Contracts {
  return {
    openapi: asNode(strip(openapi)),
    asyncapi: asyncapi === null ? null : asNode(strip(asyncapi)),
    tools: nodes(strip(tools)),
  }
}

function strip(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.map((one) => strip(one))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => names || !PROSE.includes(key))
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, !names && VALUES.has(key) ? inner : strip(inner, !names && NAMES.has(key))]),
  )
}

/** JSON with a line for each path, channel, tool and component: small, and still to be read in a review. */
function compact(document: Node): string {
  const lines = (value: unknown, depth: number, indent: string): string => {
    if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
    const [open, close] = Array.isArray(value) ? '[]' : '{}'
    const members = Array.isArray(value)
      ? value.map((one) => lines(one, depth - 1, `${indent} `))
      : Object.entries(value).map(
          ([key, one]) =>
            `${JSON.stringify(key)}:${lines(one, key === 'components' ? depth : depth - 1, `${indent} `)}`,
        )
    return members.length === 0
      ? `${open}${close}`
      : `${open}\n${members.map((one) => `${indent} ${one}`).join(',\n')}\n${indent}${close}`
  }
  return `${lines(document, 2, '')}\n`
}

async function readJson(file: string): Promise<Node | null> {
  return existsSync(file) ? asNode(JSON.parse(await readFile(file, 'utf8'))) : null
}

function asNode(value: unknown): Node {
  if (!isObject(value)) throw new Error('a contract is a JSON object')
  return value
}
