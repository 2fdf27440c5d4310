import type { Kysely } from 'kysely'
import type { OwnTypeChange } from '../block-types/environment-types.ts'
import type { TypeKind } from '../block-types/type-tables.ts'
import { type OwnType, readOwnTypes, typesAfter } from '../block-types/types-in.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { BlockTypesPlan } from './block-types.ts'
import { type FileCounts, noFiles } from './report.ts'

export interface EnvironmentTypesPlan {
  /** What the environment has of its own now: the JSON of a schema, or null, by `of` and type. */
  readonly stored: ReadonlyMap<string, string | null>
  /** What the import changes of it. */
  readonly written: readonly OwnTypeChange[]
  /** What the environment has of its own after the import. */
  readonly after: Readonly<Record<TypeKind, readonly OwnType[]>>
  readonly counts: FileCounts
}

/** Compares the types that a folder has for an environment with its own; its others stay. */
export async function planEnvironmentTypes(
  db: Kysely<ContentTables>,
  scope: Scope,
  wanted: readonly OwnTypeChange[],
): Promise<EnvironmentTypesPlan> {
  const stored = await readStored(db, scope)
  const after = new Map(stored)
  const written: OwnTypeChange[] = []
  const counts = noFiles()
  for (const change of wanted) {
    const name = nameOf(change)
    const before = stored.get(name)
    const schema = change.own === null ? undefined : change.own.schema
    counts[before === schema ? 'unchanged' : before === undefined ? 'new' : 'changed'] += 1
    if (before !== schema) written.push(change)
    if (schema === undefined) after.delete(name)
    else after.set(name, schema)
  }
  const of = (kind: TypeKind) =>
    [...after].flatMap(([name, schema]) => {
      const [own, type = ''] = name.split(' ')
      return own === kind ? [{ type, schema }] : []
    })
  return { stored, written, after: { block: of('block'), page: of('page') }, counts }
}

/** What an environment has of its own, as {@link EnvironmentTypesPlan} has it. */
export async function readStored(db: Kysely<ContentTables>, scope: Scope): Promise<Map<string, string | null>> {
  const stored = new Map<string, string | null>()
  for (const kind of ['block', 'page'] as const) {
    for (const { type, schema } of await readOwnTypes(db, kind, scope)) stored.set(nameOf({ of: kind, type }), schema)
  }
  return stored
}

function nameOf({ of, type }: Pick<OwnTypeChange, 'of' | 'type'>): string {
  return `${of} ${type}`
}

/** A plan for types of the site, as it comes out in the environment. */
export function inEnvironment(plan: BlockTypesPlan, { after }: EnvironmentTypesPlan, of: TypeKind): BlockTypesPlan {
  return { ...plan, after: typesAfter(plan.after, after[of]) }
}
