import { createHash } from 'node:crypto'
import type { TokenScope } from '../../src/access/scopes.ts'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { Handovers } from '../../src/auth/handovers.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { Sessions } from '../../src/auth/sessions.ts'
import type { Database } from '../../src/db/database.ts'
import { uuidv7 } from '../../src/db/ids.ts'

const day = 24 * 60 * 60 * 1000
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Something that opens a door, and the id that it goes by. */
export interface Credential {
  readonly id: string
  readonly secret: string
}

/**
 * Makes credentials next to a running server, by the code that it makes them with: a sign-in through the page
 * has to wait a minute for the next code. `ago` in milliseconds.
 */
export class Credentials {
  readonly #db: Database<AuthTables>

  constructor(db: Database<AuthTables>) {
    this.#db = db
  }

  /** A member or an agent without mail. */
  async actor(kind: 'person' | 'agent', name: string, role: 'admin' | 'member' = 'member'): Promise<string> {
    const id = uuidv7()
    const email = kind === 'person' ? `${id}@example.com` : null
    await this.#db.writer
      .insertInto('actor')
      .values({ id, kind, email, name, role, created_at: Date.now(), joined_at: null })
      .execute()
    return id
  }

  async session(actorId: string, ago = 0): Promise<Credential> {
    const visit = { requestId: uuidv7(), address: null, userAgent: null, browser: null, session: null }
    const sessions = new Sessions(this.#db, silent, () => Date.now() - ago)
    const { secret } = await this.#db.transaction([], (trx) => sessions.start(trx, actorId, 'otp', visit))
    return { id: await this.#latestSession(actorId), secret }
  }

  /** A session of a console, of `content` unless another is named, that belongs to a sign-in; a new one unless one is named. */
  async consoleSession(
    actorId: string,
    surface: 'bridge' | 'content' = 'content',
    signIn?: Credential,
  ): Promise<string> {
    const handovers = new Handovers(this.#db)
    const [verifier, { id }] = ['v'.repeat(43), signIn ?? (await this.session(actorId))]
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const code = (await handovers.create(id, surface, challenge)) ?? ''
    const session = await handovers.redeem(surface, code, verifier, null)
    if (session === null) throw new Error('the handover came to nothing')
    return session.secret
  }

  /** A passkey that no authenticator has; its id. */
  async passkey(actorId: string): Promise<string> {
    const id = uuidv7()
    const kept = { credential_id: id, public_key: '', counter: 0, created_at: Date.now(), last_used_at: null }
    await this.#db.writer
      .insertInto('passkey')
      .values({ id, actor_id: actorId, name: 'phone', ...kept })
      .execute()
    return id
  }

  async token(
    holder: { readonly id: string; readonly kind: 'person' | 'agent' },
    ago = 0,
    scopes?: readonly TokenScope[],
  ): Promise<Credential> {
    const { id, token } = await this.#tokens(ago).create(system, holder, { name: 'a token', scopes })
    return { id, secret: token }
  }

  async revokedToken(holder: { readonly id: string; readonly kind: 'person' | 'agent' }): Promise<Credential> {
    const token = await this.token(holder)
    await this.#tokens().revoke(system, holder, token.id)
    return token
  }

  /** An application that a member lets act in their name; its client id. */
  async application(actorId: string, scope = 'workspace:read'): Promise<string> {
    const clientId = `client-${uuidv7()}`
    const grant = {
      client_id: clientId,
      client_name: 'Notes',
      scope,
      redirect_host: 'localhost',
      created_at: Date.now(),
      last_used_at: null,
    }
    await this.#db.writer
      .insertInto('connector_grant')
      .values({ id: uuidv7(), actor_id: actorId, ...grant })
      .execute()
    return clientId
  }

  /** A member's request to approve an application. */
  async applicationRequest(memberId: string, clientId: string): Promise<void> {
    const row = { client_id: clientId, redirect_host: 'localhost', client_name: 'Notes', requested_by: memberId }
    await this.#db.writer
      .insertInto('application_request')
      .values({ ...row, requested_at: Date.now() })
      .execute()
  }

  /** A webhook; its id. */
  async webhook(url = 'https://www.example.com/hooks/auth'): Promise<string> {
    const row = { id: uuidv7(), url, events: null, active: 1, secret_epoch: 1 }
    await this.#db.writer
      .insertInto('webhook')
      .values({ ...row, created_at: Date.now(), updated_at: Date.now() })
      .execute()
    return row.id
  }

  /** A provider's second subject for a member, which waits to be approved; its id. */
  async identityRequest(actorId: string): Promise<string> {
    const id = uuidv7()
    const row = { id, issuer: 'https://id.example', subject: id, actor_id: actorId, requested_at: Date.now() }
    await this.#db.writer.insertInto('identity_request').values(row).execute()
    return id
  }

  #tokens(ago = 0): AccessTokens {
    const failed = (error: unknown) => {
      throw error
    }
    return new AccessTokens(this.#db, failed, () => Date.now() - ago)
  }

  async #latestSession(actorId: string): Promise<string> {
    const sessions = this.#db.reader.selectFrom('session').select('id').where('actor_id', '=', actorId)
    const { id } = await sessions.where('root_id', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    return id
  }
}

/** Past the end of a session, of an idle one, and of a token that was made for as long as possible. */
export const longAgo = { session: 31 * day, idle: 8 * day, token: 91 * day }
