import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Database } from '../db/database.ts'
import { sha256 } from '../lib/digest.ts'
import type { AuthLog } from './observer.ts'
import type { AuthTables } from './schema.ts'

/** 256 random bits as text that fits a cookie, a URL and a header. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How a secret is kept: enough for 256 random bits, which cannot be guessed from a hash. */
export function hashSecret(secret: string): string {
  return sha256(secret)
}

/** What the keys of this surface are for; each purpose has a key of its own (HKDF, RFC 5869). */
type Purpose =
  | 'login-code'
  | 'setup'
  | 'mail'
  | 'sso-flow'
  | 'oauth'
  | 'fingerprint'
  | 'activity'
  | 'email-change'
  | 'passkey'
  | 'proof'
  | 'authenticator'

const NONCE = 12
const TAG = 16

/** Keys derived from the server's secret, and what is done with them. */
export class Keys {
  readonly #secret: string
  readonly #derived = new Map<Purpose, KeyObject>()

  constructor(secret: string) {
    this.#secret = secret
  }

  /** HMAC-SHA-256 over parts that cannot run into one another. */
  mac(purpose: Purpose, ...parts: readonly string[]): string {
    return createHmac('sha256', this.#key(purpose)).update(JSON.stringify(parts)).digest('base64url')
  }

  /** AES-256-GCM with a random nonce: base64url of nonce, ciphertext and tag. */
  seal(purpose: Purpose, text: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.#key(purpose), nonce)
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    )
  }

  /** What was sealed, or null for what this key did not seal. */
  open(purpose: Purpose, sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < NONCE + TAG) return null
    const decipher = createDecipheriv('aes-256-gcm', this.#key(purpose), bytes.subarray(0, NONCE))
    decipher.setAuthTag(bytes.subarray(-TAG))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }

  #key(purpose: Purpose): KeyObject {
    let key = this.#derived.get(purpose)
    if (key === undefined) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', this.#secret, '', `triptych auth ${purpose}`, 32)))
      this.#derived.set(purpose, key)
    }
    return key
  }
}

/**
 * Warns when the key is not the one that the database was last used with: machines that share a database but no key
 * cannot verify the codes that one another sent. A key that was changed on purpose gives the warning once.
 */
export async function checkKey(db: Database<AuthTables>, keys: Keys, log: AuthLog): Promise<void> {
  const fingerprint = keys.mac('fingerprint', 'auth')
  const before = await db.reader
    .selectFrom('key_check')
    .select('fingerprint')
    .where('name', '=', 'auth')
    .executeTakeFirst()
  if (before?.fingerprint === fingerprint) return
  await db.writer
    .insertInto('key_check')
    .values({ name: 'auth', fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
    .execute()
  if (before === undefined) return
  log.warn(
    { setting: 'SVC_SECRET_KEY' },
    'the secret key is not the one that last used this database: unless it was changed on purpose, give every machine the same SVC_SECRET_KEY',
  )
}
