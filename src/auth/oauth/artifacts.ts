import type { AdapterPayload } from 'oidc-provider'
import type { Database } from '../../db/database.ts'
import type { Lock } from '../../db/locks.ts'
import { actorLock, artifactLock } from '../locks.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { hashSecret, type Keys } from '../secrets.ts'

export type ArtifactModel = AuthTables['oauth_artifact']['model']

/** What is kept, as it was handed in, and what has become of it. Times are UTC milliseconds. */
export interface Artifact {
  readonly payload: AdapterPayload
  readonly expiresAt: number
  readonly consumedAt: number | null
}

/** What became of a new artifact. */
export type PutOutcome =
  /** It is there. */
  | 'kept'
  /** What it takes the place of has been replaced already, so it is not there. */
  | 'replaced'
  /** The grant that it hangs on has ended, so it is not there. */
  | 'ended'

/**
 * Codes, tokens and interactions. A reader of the database gets none of them: ids are hashed, the rest is sealed.
 */
export class Artifacts {
  readonly #db: Database<AuthTables>
  readonly #keys: Keys
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, keys: Keys, now: () => number = Date.now) {
    this.#db = db
    this.#keys = keys
    this.#now = now
  }

  /**
   * Keeps an artifact for `lifetime` milliseconds, in the place of one with the same id. With `predecessor`, the id of a
   * refresh token, that one is replaced in the same transaction: a crash leaves either both steps done or none.
   */
  async put(
    model: ArtifactModel,
    id: string,
    payload: AdapterPayload,
    lifetime: number,
    predecessor: string | null = null,
  ): Promise<PutOutcome> {
    const hash = hashSecret(id)
    const grantId = payload.grantId ?? null
    const holder = grantId === null ? null : await findHolder(this.#db.reader, grantId)
    if (holder === undefined) return 'ended'
    const lock = holder === null ? artifactLock(hash) : actorLock(holder)
    return this.#db.transaction([lock], async (trx) => {
      if (grantId !== null && (await findHolder(trx, grantId)) === undefined) return 'ended'
      if (predecessor !== null && !(await this.#consume(trx, predecessor))) return 'replaced'
      const row = {
        model,
        grant_id: grantId,
        scope: payload.scope ?? null,
        audience: typeof payload.aud === 'string' ? payload.aud : null,
        payload: this.#seal(payload),
        expires_at: this.#now() + lifetime,
      }
      await trx
        .insertInto('oauth_artifact')
        .values({ hash, ...row, consumed_at: null })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
        .execute()
      return 'kept'
    })
  }

  /** An artifact by its id, also an expired one that was not swept away yet. */
  async find(model: ArtifactModel, id: string): Promise<Artifact | null> {
    return this.#find(this.#db.reader, model, id)
  }

  /** Marks an artifact as used; false when another request has marked it before. */
  consume(id: string): Promise<boolean> {
    return this.#consume(this.#db.writer, id)
  }

  async destroy(id: string): Promise<void> {
    await this.#db.writer.deleteFrom('oauth_artifact').where('hash', '=', hashSecret(id)).execute()
  }

  /**
   * Changes what is kept. `change` is handed the payload and returns the new one, or null to leave everything as it is;
   * it may work on the database with `trx`, under `locks` as well.
   *
   * @returns whether there was a live artifact, and it was changed
   */
  change(
    model: ArtifactModel,
    id: string,
    locks: readonly Lock[],
    change: (payload: AdapterPayload, trx: Transact) => Promise<AdapterPayload | null>,
  ): Promise<boolean> {
    return this.#db.transaction([...locks, artifactLock(hashSecret(id))], async (trx) => {
      const artifact = await this.#find(trx, model, id)
      if (artifact === null || artifact.expiresAt <= this.#now()) return false
      const payload = await change(artifact.payload, trx)
      if (payload === null) return false
      const sealed = this.#seal(payload)
      await trx.updateTable('oauth_artifact').set({ payload: sealed }).where('hash', '=', hashSecret(id)).execute()
      return true
    })
  }

  async #find(db: Pick<Transact, 'selectFrom'>, model: ArtifactModel, id: string): Promise<Artifact | null> {
    const row = await db
      .selectFrom('oauth_artifact')
      .select(['payload', 'expires_at', 'consumed_at'])
      .where('hash', '=', hashSecret(id))
      .where('model', '=', model)
      .executeTakeFirst()
    const text = row === undefined ? null : this.#keys.open('oauth', row.payload)
    if (row === undefined || text === null) return null
    const payload = { ...(JSON.parse(text) as AdapterPayload), jti: id }
    return { payload, expiresAt: row.expires_at, consumedAt: row.consumed_at }
  }

  async #consume(db: Pick<Transact, 'updateTable'>, id: string): Promise<boolean> {
    const changed = await db
      .updateTable('oauth_artifact')
      .set({ consumed_at: this.#now() })
      .where('hash', '=', hashSecret(id))
      .where('consumed_at', 'is', null)
      .returning('hash')
      .executeTakeFirst()
    return changed !== undefined
  }

  /** The library's payloads repeat the id, which is the secret itself. */
  #seal({ jti: _, ...payload }: AdapterPayload): string {
    return this.#keys.seal('oauth', JSON.stringify(payload))
  }
}

/** Whose grant it is; undefined for one that has ended. */
async function findHolder(db: Pick<Transact, 'selectFrom'>, grantId: string): Promise<string | undefined> {
  const row = await db.selectFrom('connector_grant').select('actor_id').where('id', '=', grantId).executeTakeFirst()
  return row?.actor_id
}
