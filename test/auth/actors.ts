import type { Actor } from '../../src/auth/actor.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { hashSecret } from '../../src/auth/secrets.ts'
import type { Database } from '../../src/db/database.ts'
import { uuidv7 } from '../../src/db/ids.ts'

/** Where letters and numbers do not matter. */
export const noPost = { post: async () => {}, kick: () => {} }
export const noObserver = { limitHit: () => {} }

/** An administrator's word, in a session. */
export function sessionOf(id: string): Actor {
  const principal = { id, kind: 'person', role: 'admin', credential: 'session', credentialId: 'session-1' } as const
  return { principal, requestId: 'request-1' }
}

/** The same in a session that is there, which every change asks for. */
export async function signedIn(db: Database<AuthTables>, id: string): Promise<Actor> {
  const [credentialId, now] = [uuidv7(), Date.now()]
  const place = { surface: 'auth', method: 'otp', address: null, user_agent: null, root_id: null } as const
  const times = { created_at: now, seen_at: now, expires_at: now + 60_000 }
  await db.writer
    .insertInto('session')
    .values({ id: credentialId, secret_hash: hashSecret(credentialId), actor_id: id, ...place, ...times })
    .execute()
  return {
    principal: { id, kind: 'person', role: 'admin', credential: 'session', credentialId },
    requestId: 'request-1',
  }
}

/** Puts one of everything that hangs on a member into the database: what ends with them, and what does not. */
export async function equip(db: Database<AuthTables>, actorId: string): Promise<void> {
  const [session, soon] = [uuidv7(), Date.now() + 60_000]
  await db.transaction([], async (trx) => {
    const place = { surface: 'auth', method: 'otp', address: null, user_agent: null } as const
    const times = { created_at: 1, seen_at: 1, expires_at: soon }
    const root = { id: session, secret_hash: hashSecret(session), actor_id: actorId, root_id: null, ...place, ...times }
    await trx.insertInto('session').values(root).execute()
    const share = { ...root, id: uuidv7(), secret_hash: hashSecret(`${session} share`), root_id: session }
    await trx
      .insertInto('session')
      .values({ ...share, surface: 'content' })
      .execute()
    await trx
      .insertInto('handover_code')
      .values({ code_hash: session, surface: 'content', challenge: '', session_id: session, expires_at: soon })
      .execute()
    await trx
      .insertInto('access_token')
      .values({
        ...{ id: uuidv7(), secret_hash: hashSecret(`${session} token`), actor_id: actorId, name: 'script' },
        ...{ kind: 'personal', last_four: 'abcd', created_at: 1, expires_at: soon, last_used_at: null },
      })
      .execute()
    await addGrant(trx, { actor_id: actorId, client_id: 'client-1' })
    await trx
      .insertInto('login_code')
      .values({
        ...{ browser_hash: session, email_hash: session, actor_id: actorId, code_mac: '', tries: 0 },
        ...{ created_at: 1, expires_at: soon },
      })
      .execute()
    await trx.insertInto('known_browser').values({ browser_hash: session, actor_id: actorId, seen_at: 1 }).execute()
    await trx
      .insertInto('identity')
      .values({ issuer: 'https://id.example', subject: session, actor_id: actorId, linked_at: 1 })
      .execute()
  })
}

/** Everything in the tables that {@link equip} fills, of one member, by table: how many rows. */
export async function belongings(db: Database<AuthTables>, actorId: string) {
  const tables = ['session', 'access_token', 'connector_grant', 'login_code', 'known_browser', 'identity'] as const
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const rows = await db.reader.selectFrom(table).select('actor_id').where('actor_id', '=', actorId).execute()
    counts[table] = rows.length
  }
  const codes = await db.reader.selectFrom('handover_code').select('code_hash').execute()
  return { ...counts, handover_code: codes.length }
}

type Grant = AuthTables['connector_grant']

export async function addGrant(
  db: Pick<Database<AuthTables>['writer'], 'insertInto'>,
  grant: Partial<Grant> & Pick<Grant, 'actor_id' | 'client_id'>,
): Promise<void> {
  const rest = {
    client_name: 'Connector',
    scope: 'workspace:read',
    redirect_host: null,
    created_at: 1,
    last_used_at: null,
  }
  await db
    .insertInto('connector_grant')
    .values({ id: uuidv7(), ...rest, ...grant })
    .execute()
}

/** What the activity says was done, in order: action, who, to what. */
export async function deeds(db: Database<AuthTables>): Promise<(string | null)[][]> {
  const rows = await db.reader.selectFrom('activity').selectAll().orderBy('id').execute()
  return rows.map(({ action, actor_name, target_kind, target_name }) => [action, actor_name, target_kind, target_name])
}
