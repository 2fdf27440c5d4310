import type { Database } from '../../db/database.ts'
import type { AuthTables } from '../schema.ts'
import type { Keys } from '../secrets.ts'

/** What an application said of itself (RFC 7591, 2), its secret included. */
export type ClientRecord = Readonly<Record<string, unknown>>

/** Applications that registered themselves. */
export class RegisteredClients {
  readonly #db: Database<AuthTables>
  readonly #keys: Keys
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, keys: Keys, now: () => number = Date.now) {
    this.#db = db
    this.#keys = keys
    this.#now = now
  }

  async add(id: string, record: ClientRecord): Promise<void> {
    const payload = this.#keys.seal('oauth', JSON.stringify(record))
    await this.#db.writer.insertInto('oauth_client').values({ id, payload, created_at: this.#now() }).execute()
  }

  async find(id: string): Promise<ClientRecord | null> {
    // Ids come from requests, and PostgreSQL takes no text with NUL.
    if (id.includes('\0')) return null
    const row = await this.#db.reader
      .selectFrom('oauth_client')
      .select('payload')
      .where('id', '=', id)
      .executeTakeFirst()
    const text = row === undefined ? null : this.#keys.open('oauth', row.payload)
    return text === null ? null : (JSON.parse(text) as ClientRecord)
  }

  async remove(id: string): Promise<void> {
    await this.#db.writer.deleteFrom('oauth_client').where('id', '=', id).execute()
  }
}
