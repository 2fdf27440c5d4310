import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import Database from 'better-sqlite3'

/** What of better-auth is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface BetterAuth {
  betterAuth(options: object): object
}
interface BetterAuthNode {
  toNodeHandler(auth: object): (req: IncomingMessage, res: ServerResponse) => Promise<void>
}
interface BetterAuthPlugins {
  emailOTP(options: object): object
}
interface BetterAuthMigrations {
  getMigrations(options: object): Promise<{ runMigrations(): Promise<void> }>
}

type SendCode = (mail: { email: string; otp: string }) => Promise<void>

const require = createRequire(import.meta.url)

/**
 * better-auth as its manual has it, email-otp beside it, and nothing in the way: no rate limit, no log, no new members. A
 * session is looked up in the database each time (`cookieCache` off, which is its default), as ours is.
 */
function options(db: Database.Database, baseURL: string, send: SendCode): object {
  const { emailOTP }: BetterAuthPlugins = require('better-auth/plugins')
  return {
    database: db,
    baseURL,
    secret: randomUUID(),
    session: { cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [emailOTP({ disableSignUp: true, sendVerificationOTP: send })],
  }
}

/** Its requests, answered. */
export function betterAuthHandler(file: string, baseURL: string, send: SendCode) {
  const { betterAuth }: BetterAuth = require('better-auth')
  const { toNodeHandler }: BetterAuthNode = require('better-auth/node')
  return toNodeHandler(betterAuth(options(openAsOurs(file), baseURL, send)))
}

/** Makes its database, with these people in it. */
export async function makeBetterAuthFile(file: string, emails: readonly string[]): Promise<void> {
  const { getMigrations }: BetterAuthMigrations = require('better-auth/db/migration')
  const db = openAsOurs(file)
  const { runMigrations } = await getMigrations(options(db, 'http://localhost', async () => {}))
  await runMigrations()
  const insert = db.prepare(
    'insert into user (id, name, email, emailVerified, createdAt, updatedAt) values (?, ?, ?, 1, ?, ?)',
  )
  const now = new Date().toISOString()
  db.transaction(() => {
    for (const email of emails) insert.run(randomUUID(), email, email, now, now)
  })()
  db.close()
}

/** With the promises that our database keeps; it asks for none itself. */
function openAsOurs(file: string): Database.Database {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  return db
}
