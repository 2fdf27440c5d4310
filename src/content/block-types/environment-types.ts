import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { requireFound } from '../../lib/require-found.ts'
import { inChunks } from '../in-chunks.ts'
import { environmentLocks } from '../locks.ts'
import { renewPages } from '../publish.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { demandScope, type Scope } from '../sites.ts'
import { checkExpected, checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { MAX_TYPES, schemaInvalid, type TypesOf } from './block-types.ts'
import type { TypeKind } from './type-tables.ts'
import { readOwnTypes, readSiteTypes, tableOf } from './types-in.ts'

/** A type as it holds in an environment. */
export type EnvironmentType = components['schemas']['EnvironmentBlockType']

interface PutOptions {
  /** The entity tag of what the caller knows to hold there, its site's too; `none` where neither has the type. */
  readonly expect: string
}

/**
 * What the blocks or pages of an environment may hold: types of its own take the place of those of its site, by name.
 * A change holds for what is published from then on; what is public stays.
 */
export class EnvironmentTypes {
  readonly #db: Database<ContentTables>
  readonly #of: TypesOf

  constructor(db: Database<ContentTables>, of: TypesOf) {
    this.#db = db
    this.#of = of
  }

  /**
   * What holds in an environment, by type; with `schema` null, what it does not have whatever its site has.
   *
   * @throws TriptychError `not_found` where there is no such environment
   */
  async list(scope: Scope): Promise<EnvironmentType[]> {
    const { kind } = this.#of
    return this.#db.snapshot(async (reader) => {
      await demandScope(reader, scope)
      const types = new Map<string, EnvironmentType>()
      for (const { type, schema } of await readSiteTypes(reader, kind, scope.site)) {
        types.set(type, environmentType('site', type, schema))
      }
      for (const { type, schema } of await readOwnTypes(reader, kind, scope)) {
        types.set(type, environmentType('environment', type, schema))
      }
      return [...types.values()].sort((a, b) => (a.type < b.type ? -1 : 1))
    })
  }

  /** @throws TriptychError `not_found` where neither the environment nor its site has the type */
  async read(scope: Scope, type: string): Promise<Tagged<EnvironmentType>> {
    await demandScope(this.#db.reader, scope)
    return withEtag(requireFound(await this.#read(this.#db.reader, scope, type), this.#of.what))
  }

  /**
   * Gives an environment a type of its own; with `schema` null, has it not have one.
   *
   * @throws TriptychError `not_found` where there is no such environment, `stale`, `limit_reached`, `schema_invalid` for a
   *   schema that does not compile, or an invalid name
   */
  async put(
    scope: Scope,
    type: string,
    schema: EnvironmentType['schema'],
    { expect }: PutOptions,
  ): Promise<{ made: boolean; tagged: Tagged<EnvironmentType> }> {
    await demandScope(this.#db.reader, scope)
    checkExpected(await this.#read(this.#db.reader, scope, type), expect)
    const text = schema === null ? null : await this.#check(type, schema)
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      await demandScope(trx, scope)
      const current = await this.#read(trx, scope, type)
      checkExpected(current, expect)
      if (current?.origin !== 'environment') await checkRoom(trx, scope, this.#of)
      await writeOwnTypes(trx, scope, [{ of: this.#of.kind, type, own: { schema: text } }])
      if (this.#of.kind === 'page') await renewPages(trx, scope)
      return {
        made: current === null,
        tagged: withEtag(requireFound(await this.#read(trx, scope, type), this.#of.what)),
      }
    })
  }

  /**
   * Takes away what an environment has of its own: its site's holds there again.
   *
   * @throws TriptychError `not_found` where it has none of its own, `stale`
   */
  async remove(scope: Scope, type: string, etag: string): Promise<void> {
    await this.#db.transaction(environmentLocks(scope), async (trx) => {
      await demandScope(trx, scope)
      const current = requireFound(await this.#read(trx, scope, type), this.#of.what)
      checkUnchanged(requireFound(current.origin === 'environment' ? current : null, this.#of.what), etag)
      await writeOwnTypes(trx, scope, [{ of: this.#of.kind, type, own: null }])
      if (this.#of.kind === 'page') await renewPages(trx, scope)
    })
  }

  /** What is wrong with the schema is said of its place in the request, which has it as `schema`. */
  async #check(type: string, schema: object): Promise<string> {
    try {
      return await this.#of.check(type, schema)
    } catch (error) {
      if (!(error instanceof TriptychError) || error.code !== 'schema_invalid') throw error
      const within = (name: string) => (name === '' ? 'schema' : `schema/${name}`)
      throw schemaInvalid(
        ...(error.errors ?? []).map((each) => (each.in === 'body' ? { ...each, name: within(each.name) } : each)),
      )
    }
  }

  async #read(db: Kysely<ContentTables>, { site, env }: Scope, type: string): Promise<EnvironmentType | null> {
    const own = await db
      .selectFrom('environment_type')
      .select('schema')
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('of', '=', this.#of.kind)
      .where('type', '=', type)
      .executeTakeFirst()
    if (own !== undefined) return environmentType('environment', type, own.schema)
    const ofSite = await db
      .selectFrom(tableOf[this.#of.kind])
      .select('schema')
      .where('site_id', '=', site)
      .where('type', '=', type)
      .executeTakeFirst()
    return ofSite === undefined ? null : environmentType('site', type, ofSite.schema)
  }
}

function environmentType(origin: EnvironmentType['origin'], type: string, schema: string | null): EnvironmentType {
  return { type, origin, schema: schema === null ? null : (JSON.parse(schema) as EnvironmentType['schema']) }
}

/** What an environment is to have of its own by a name; with `own` null, nothing. */
export interface OwnTypeChange {
  readonly of: TypeKind
  readonly type: string
  readonly own: { readonly schema: string | null } | null
}

/** To be called with the locks of the environment. */
export async function writeOwnTypes(
  trx: Transact,
  { site, env }: Scope,
  changes: readonly OwnTypeChange[],
): Promise<void> {
  const rows = changes.flatMap(({ of, type, own }) => {
    return own === null ? [] : [{ site_id: site, env, of, type, schema: own.schema }]
  })
  await inChunks(
    rows,
    (chunk) =>
      trx
        .insertInto('environment_type')
        .values(chunk)
        .onConflict((clash) =>
          clash.columns(['site_id', 'env', 'of', 'type']).doUpdateSet((eb) => ({ schema: eb.ref('excluded.schema') })),
        )
        .execute(),
    150,
  )
  for (const [of, gone] of Map.groupBy(
    changes.filter(({ own }) => own === null),
    (change) => change.of,
  )) {
    await trx
      .deleteFrom('environment_type')
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('of', '=', of)
      .where(
        'type',
        'in',
        gone.map(({ type }) => type),
      )
      .execute()
  }
}

/** @throws TriptychError `limit_reached` */
async function checkRoom(trx: Transact, scope: Scope, { kind, what }: TypesOf): Promise<void> {
  if ((await readOwnTypes(trx, kind, scope)).length < MAX_TYPES) return
  throw new TriptychError('limit_reached', `an environment has ${MAX_TYPES} ${what}s of its own at most`)
}
