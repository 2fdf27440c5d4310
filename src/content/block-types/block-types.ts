import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { type FieldError, TriptychError } from '../../errors.ts'
import { requireFound } from '../../lib/require-found.ts'
import { checkStorable } from '../documents/storable.ts'
import { isBlockType } from '../folder/place.ts'
import { siteLock } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { demandSite } from '../sites.ts'
import { checkExpected, checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { checkBlocks } from './check.ts'
import type { TypeKind } from './type-tables.ts'
import { tableOf } from './types-in.ts'

/** The largest schema, as compact JSON in UTF-8. */
const MAX_BYTES = 100_000

/**
 * Compiles a schema, where it can do no harm (`check.ts`).
 *
 * @returns the JSON that is kept of it
 * @throws TriptychError `schema_invalid`, saying why
 */
export async function checkBlockType(type: string, schema: object): Promise<string> {
  if (!isBlockType(type)) {
    throw schemaInvalid({ in: 'path', name: 'type', message: 'must be a small letter, then letters, digits, _ or -' })
  }
  return checkSchema(type, schema)
}

/**
 * The same for the schema of any type.
 *
 * @throws TriptychError `schema_invalid`
 */
export async function checkSchema(type: string, schema: object): Promise<string> {
  const text = toJson(schema)
  if (Buffer.byteLength(text) > MAX_BYTES) throw schemaInvalid(ofSchema(`is larger than ${MAX_BYTES} bytes`))
  const problems = await checkBlocks([{ type, schema: text }], [])
  if (problems.length > 0) throw schemaInvalid(...problems.map(({ message }) => ofSchema(message)))
  return text
}

/** Kept as it is, or not at all: no deeper than a content folder may be, without numbers that JSON has no word for. */
function toJson(schema: object): string {
  try {
    checkStorable(schema)
  } catch (error) {
    throw error instanceof TriptychError ? schemaInvalid(...(error.errors ?? [])) : error
  }
  return JSON.stringify(schema)
}

function ofSchema(message: string): FieldError {
  return { in: 'body', name: '', message }
}

export function schemaInvalid(...errors: FieldError[]): TriptychError {
  return new TriptychError('schema_invalid', errors[0]?.message, { errors })
}

/** A block type as the console shows it. */
export type BlockType = components['schemas']['BlockType']

/** How many types a site may have. */
export const MAX_TYPES = 200

interface PutOptions {
  /** The entity tag of the block type that the caller knows, or `none` for a new one. */
  readonly expect: string
}

/** Which types of a site: those of blocks or those of pages. */
export interface TypesOf {
  readonly kind: TypeKind
  /** What one is called. */
  readonly what: string
  /**
   * @returns the JSON that is kept of a schema
   * @throws TriptychError `schema_invalid`
   */
  check(type: string, schema: object): Promise<string>
  /** Called within each transaction that changes one. */
  onChange?(trx: Transact, site: string): Promise<void>
}

export const ofBlocks: TypesOf = { kind: 'block', what: 'block type', check: checkBlockType }

/**
 * What the blocks of a site may hold, or its pages have as fields, in environments that have no type of their own in its
 * place (`environment-types.ts`). A change holds for what is published from then on;
 * what is public stays.
 */
export class BlockTypes {
  readonly #db: Database<ContentTables>
  readonly #of: TypesOf

  constructor(db: Database<ContentTables>, of: TypesOf = ofBlocks) {
    this.#db = db
    this.#of = of
  }

  /**
   * All block types of a site, by type.
   *
   * @throws TriptychError `not_found` where there is no such site
   */
  async list(site: string): Promise<BlockType[]> {
    await demandSite(this.#db.reader, site)
    const rows = await this.#db.reader
      .selectFrom(tableOf[this.#of.kind])
      .select(['type', 'schema'])
      .where('site_id', '=', site)
      .orderBy('type')
      .execute()
    return rows.map(blockTypeOf)
  }

  /** @throws TriptychError `not_found` */
  async read(site: string, type: string): Promise<Tagged<BlockType>> {
    return withEtag(requireFound(await this.#read(this.#db.reader, site, type), this.#of.what))
  }

  /**
   * Makes a block type, or gives one that the caller knows another schema.
   *
   * @throws TriptychError `not_found` where there is no such site, `stale`, `limit_reached`, `schema_invalid` for a
   *   schema that does not compile, or an invalid name
   */
  async put(
    site: string,
    type: string,
    schema: BlockType['schema'],
    { expect }: PutOptions,
  ): Promise<{ made: boolean; tagged: Tagged<BlockType> }> {
    await demandSite(this.#db.reader, site)
    checkExpected(await this.#read(this.#db.reader, site, type), expect)
    const text = await this.#of.check(type, schema)
    return this.#db.transaction([siteLock(site)], async (trx) => {
      await demandSite(trx, site)
      const current = await this.#read(trx, site, type)
      checkExpected(current, expect)
      if (current === null) await checkRoom(trx, site, this.#of)
      await trx
        .insertInto(tableOf[this.#of.kind])
        .values({ site_id: site, type, schema: text })
        .onConflict((clash) => clash.columns(['site_id', 'type']).doUpdateSet({ schema: text }))
        .execute()
      await this.#of.onChange?.(trx, site)
      return {
        made: current === null,
        tagged: withEtag(requireFound(await this.#read(trx, site, type), this.#of.what)),
      }
    })
  }

  /**
   * Takes a block type away: blocks of it are free from then on.
   *
   * @throws TriptychError `not_found`, `stale`
   */
  async remove(site: string, type: string, etag: string): Promise<void> {
    await this.#db.transaction([siteLock(site)], async (trx) => {
      checkUnchanged(requireFound(await this.#read(trx, site, type), this.#of.what), etag)
      await trx.deleteFrom(tableOf[this.#of.kind]).where('site_id', '=', site).where('type', '=', type).execute()
      await this.#of.onChange?.(trx, site)
    })
  }

  async #read(db: Kysely<ContentTables>, site: string, type: string): Promise<BlockType | null> {
    const row = await db
      .selectFrom(tableOf[this.#of.kind])
      .select(['type', 'schema'])
      .where('site_id', '=', site)
      .where('type', '=', type)
      .executeTakeFirst()
    return row === undefined ? null : blockTypeOf(row)
  }
}

function blockTypeOf({ type, schema }: { readonly type: string; readonly schema: string }): BlockType {
  return { type, schema: JSON.parse(schema) as BlockType['schema'] }
}

/** @throws TriptychError `limit_reached` */
async function checkRoom(trx: Transact, site: string, { kind, what }: TypesOf): Promise<void> {
  const { types } = await trx
    .selectFrom(tableOf[kind])
    .select((eb) => eb.fn.countAll<number>().as('types'))
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow()
  if (types >= MAX_TYPES) throw new TriptychError('limit_reached', `a site has ${MAX_TYPES} ${what}s at most`)
}
