import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { AsyncApiDocument } from './asyncapi.ts'
import { LintError, root } from './redocly.ts'
import { SpecFile, type SpecPath } from './spec-file.ts'

/** A contract of streams in one piece. */
export interface AsyncApiSpec {
  /** The hand-written file. */
  readonly source: string
  /** Whole: what other files lent it stands in `components.schemas`. */
  readonly document: AsyncApiDocument
  /** Names of the schemas of other files, where the surface has a contract of operations, which shares them. */
  readonly shared: ReadonlySet<string>
  /** File, line and column of what stands at a path of the document. */
  where(path: SpecPath): string
}

/** A schema of another file, as a contract refers to it: `bridge.components.yaml#/schemas/LogEntry`. */
const ELSEWHERE = /^(?<file>[\w.-]+\.yaml)#\/schemas\/(?<name>\w+)$/
/** The same within that file. */
const BESIDE = /^#\/schemas\/(?<name>\w+)$/

/**
 * Reads a contract of streams, and takes in the schemas that it refers to in other files.
 *
 * @param file path from the root of the checkout, or absolute
 * @throws LintError when a reference to another file leads nowhere, or to a name that is taken
 */
export function readAsyncApi(file: string): AsyncApiSpec {
  const main = new SpecFile(file)
  const files = new Map<string, SpecFile>()
  const origins = new Map<string, SpecFile>()
  const own = (main.value as AsyncApiDocument).components?.schemas ?? {}
  const lent: Record<string, unknown> = {}

  const borrow = (from: SpecFile, name: string, where: string): string => {
    const known = origins.get(name)
    if (Object.hasOwn(own, name) || (known !== undefined && known !== from)) {
      throw new LintError(`${where}: shared-schemas: there is another schema of the name ${name}`)
    }
    if (known === undefined) {
      origins.set(name, from)
      const schema = (from.value as { schemas?: Readonly<Record<string, unknown>> }).schemas?.[name]
      if (schema === undefined) throw new LintError(`${where}: shared-schemas: ${from.name} has no schema ${name}`)
      // Its place first, so that the order is that in which they are met.
      lent[name] = null
      lent[name] = whole(schema, from, ['schemas', name])
    }
    return `#/components/schemas/${name}`
  }

  const refer = ($ref: string, within: SpecFile, path: SpecPath): string => {
    const where = within.where(path)
    const beside = within === main ? undefined : BESIDE.exec($ref)?.groups?.name
    if (beside !== undefined) return borrow(within, beside, where)
    if (within === main && $ref.startsWith('#')) return $ref
    const { file: other = '', name = '' } = ELSEWHERE.exec($ref)?.groups ?? {}
    if (name === '') throw new LintError(`${where}: shared-schemas: ${$ref} is not a schema of another file`)
    const absolute = join(dirname(within.name), other)
    const from = files.get(absolute) ?? open(absolute, where)
    files.set(absolute, from)
    return borrow(from, name, where)
  }

  const whole = (node: unknown, within: SpecFile, path: SpecPath): unknown => {
    if (Array.isArray(node)) return node.map((item, i) => whole(item, within, [...path, i]))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        const at = [...path, key]
        return [key, key === '$ref' && typeof value === 'string' ? refer(value, within, at) : whole(value, within, at)]
      }),
    )
  }

  const written = whole(main.value, main, []) as AsyncApiDocument
  const { components } = written
  return {
    source: main.name,
    document: { ...written, components: { ...components, schemas: { ...components?.schemas, ...lent } as typeof own } },
    shared: new Set(hasOperations(main) ? origins.keys() : []),
    where: (path) => {
      const [, , name, ...rest] = path
      const from = path[0] === 'components' && path[1] === 'schemas' ? origins.get(String(name)) : undefined
      return from === undefined ? main.where(path) : from.where(['schemas', String(name), ...rest])
    },
  }
}

function hasOperations({ name }: SpecFile): boolean {
  return existsSync(resolve(root, name.replace('.asyncapi.yaml', '.openapi.yaml')))
}

function open(file: string, where: string): SpecFile {
  try {
    return new SpecFile(file)
  } catch (error) {
    throw new LintError(`${where}: shared-schemas: ${file} cannot be read`, { cause: error })
  }
}
