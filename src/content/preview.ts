import type { Principal } from '../access/principal.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import type { View } from './delivery.ts'
import { decodePreviewToken, isSignedWith, previewKey, signPreviewToken } from './preview-token.ts'
import type { ContentTables } from './schema.ts'

/** How long a token lives, in seconds. */
const LIFETIME = 3600

/** The value of `X-CMS-Preview`. */
type PreviewOutcome = 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release'

/** What a token, or its absence, makes of a request. */
export interface Preview {
  readonly view: View
  /** Absent when no token was sent. */
  readonly outcome?: PreviewOutcome
}

const published: View = { kind: 'published' }
const noToken: Preview = { view: published }
const emptyToken: Preview = { view: published, outcome: 'denied; no-token' }

/** Makes preview tokens and tells what they open. */
export class Previews {
  readonly #db: Database<ContentTables>
  readonly #secret: string
  readonly #sessions: SessionVerifier
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, secret: string, sessions: SessionVerifier, now: () => number = Date.now) {
    this.#db = db
    this.#secret = secret
    this.#sessions = sessions
    this.#now = now
  }

  /**
   * What to show to a request for this environment. Comes before any look-up of content, so that a bad token tells
   * nothing about what is there.
   *
   * @param token as sent; undefined when none was
   * @throws TriptychError `preview_token_invalid`
   */
  resolve(siteId: string, env: string, token: string | undefined): Preview | Promise<Preview> {
    if (token === undefined) return noToken
    return token === '' ? emptyToken : this.#open(siteId, env, token)
  }

  async #open(siteId: string, env: string, token: string): Promise<Preview> {
    const claims = decodePreviewToken(token)
    if (claims === null) throw invalid('not a token')
    if (claims.site !== siteId || claims.env !== env) throw invalid('for another site or environment')
    const key = await this.#key(siteId, env)
    if (key === null || !isSignedWith(token, key)) throw invalid('signature does not match, or revoked')
    if (claims.exp * 1000 <= this.#now()) throw invalid('expired')
    if (!(await this.#sessions.isMember(claims.sub))) throw invalid('its member is gone')
    if (claims.rel === undefined) return { view: { kind: 'draft' }, outcome: 'granted' }
    const exists = await this.#releaseExists(siteId, env, claims.rel)
    if (!exists) return { view: published, outcome: 'denied; no-release' }
    return { view: { kind: 'release', id: claims.rel }, outcome: 'granted; release' }
  }

  /**
   * A new token for drafts, or for one release.
   *
   * @throws TriptychError `not_found` when the site, environment or release does not exist
   */
  async mint(
    principal: Principal,
    target: { readonly siteId: string; readonly envId: string; readonly releaseId?: string | undefined },
  ): Promise<{ token: string; expiresAt: string }> {
    const { siteId, envId, releaseId } = target
    // PostgreSQL takes no NUL within a text, and nothing has one in its name.
    if (`${siteId}${envId}${releaseId ?? ''}`.includes('\0')) throw new TriptychError('not_found', 'no such name')
    const key = await this.#key(siteId, envId)
    if (key === null) throw new TriptychError('not_found', 'no such environment')
    if (releaseId !== undefined && !(await this.#releaseExists(siteId, envId, releaseId))) {
      throw new TriptychError('not_found', 'no such release')
    }
    const iat = Math.floor(this.#now() / 1000)
    const exp = iat + LIFETIME
    const rel = releaseId === undefined ? {} : { rel: releaseId }
    const token = signPreviewToken({ v: 1, site: siteId, env: envId, ...rel, sub: principal.id, iat, exp }, key)
    return { token, expiresAt: new Date(exp * 1000).toISOString() }
  }

  async #key(siteId: string, env: string): Promise<Buffer | null> {
    const row = await this.#db.reader
      .selectFrom('environment')
      .select('token_epoch')
      .where('site_id', '=', siteId)
      .where('name', '=', env)
      .executeTakeFirst()
    return row === undefined ? null : previewKey(this.#secret, siteId, env, row.token_epoch)
  }

  async #releaseExists(siteId: string, env: string, id: string): Promise<boolean> {
    const row = await this.#db.reader
      .selectFrom('current_release')
      .select('id')
      .where('id', '=', id)
      .where('site_id', '=', siteId)
      .where('env', '=', env)
      .executeTakeFirst()
    return row !== undefined
  }
}

function invalid(reason: string): TriptychError {
  return new TriptychError('preview_token_invalid', `preview token: ${reason}`, { cause: reason })
}
