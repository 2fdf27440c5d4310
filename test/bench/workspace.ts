import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import { uuidv7 } from '../../src/db/ids.ts'
import { makeBetterAuthFile } from './peers/better-auth.ts'
import { ensurePeers } from './peers/install.ts'
import { type Introspection, makeOidcProviderFile } from './peers/oidc-provider.ts'

/** The same people in our auth database and in better-auth's, and an access token in oidc-provider's. */
export interface Workspace {
  readonly dataDir: string
  readonly betterAuthFile: string
  readonly oidcProvider: { readonly file: string; readonly introspection: Introspection }
  /** People that were not taken before, on one side: what is limited by email was not asked for yet. */
  takePeople(side: 'ours' | 'theirs', count: number): readonly string[]
  /** As many unknown emails, as long as those of members. */
  takeStrangers(count: number): readonly string[]
  /** Resolves once nothing is left in our outbox. */
  mailIsOut(): Promise<void>
  remove(): Promise<void>
}

const PEOPLE = 20_000

/** Rows in one insert. */
const CHUNK = 500

export async function makeWorkspace(): Promise<Workspace> {
  ensurePeers((line) => process.stderr.write(`${line}\n`))
  const root = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
  const dataDir = join(root, 'data')
  const betterAuthFile = join(root, 'better-auth.sqlite')
  const people = Array.from({ length: PEOPLE }, (_, i) => email('person', i))
  await fillOurs(dataDir, people)
  await makeBetterAuthFile(betterAuthFile, people)
  const oidcProviderFile = join(root, 'oidc-provider.sqlite')
  const introspection = await makeOidcProviderFile(oidcProviderFile)

  const taken = { ours: 0, theirs: 0, strangers: 0 }
  const outbox = new Database(join(dataDir, 'auth.sqlite'), { readonly: true })
  const waiting = outbox.prepare('select 1 from outbox limit 1')
  return {
    dataDir,
    betterAuthFile,
    oidcProvider: { file: oidcProviderFile, introspection },
    takePeople(side, count) {
      const from = taken[side]
      taken[side] += count
      if (taken[side] > PEOPLE) throw new Error(`${PEOPLE} people are not enough`)
      return people.slice(from, from + count)
    },
    takeStrangers(count) {
      const from = taken.strangers
      taken.strangers += count
      return Array.from({ length: count }, (_, i) => email('nobody', from + i))
    },
    async mailIsOut() {
      while (waiting.get() !== undefined) await pause(1)
    },
    async remove() {
      outbox.close()
      await rm(root, { recursive: true })
    },
  }
}

async function fillOurs(dataDir: string, emails: readonly string[]): Promise<void> {
  const db = await openStore<AuthTables>(loadConfig({ SVC_DATA_DIR: dataDir }), 'auth', authMigrations)
  const now = Date.now()
  const person = { kind: 'person', name: null, role: 'member', created_at: now, joined_at: now } as const
  await db.transaction([], async (trx) => {
    for (let from = 0; from < emails.length; from += CHUNK) {
      const rows = emails.slice(from, from + CHUNK).map((email) => ({ ...person, id: uuidv7(), email }))
      await trx.insertInto('actor').values(rows).execute()
    }
  })
  await db.close()
}

function email(name: string, i: number): string {
  return `${name}-${String(i).padStart(6, '0')}@example.com`
}
