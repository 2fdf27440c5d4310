import { createHmac, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ActivityChainTable, ActivityLinkTable, ActivityTable, Transact } from '../schema.ts'
import type { Keys } from '../secrets.ts'

/** A line of the activity as it is kept. */
export type ActivityRow = Selectable<ActivityTable>

/** Where the links are: which is the newest, and which was the last to be removed with its line. */
export type ChainHead = Pick<ActivityChainTable, 'seq' | 'mac' | 'anchor_seq' | 'anchor_mac' | 'settled_at'>

/** Of a chain without links. */
export const emptyHead: ChainHead = { seq: 0, mac: '', anchor_seq: 0, anchor_mac: '', settled_at: null }

/** The one row of `activity_chain`. */
const NAME = 'head'

/** What is committed to beside the line itself, so that it can be erased: who did it, and the rest that names people. */
interface Personal {
  readonly actor: unknown
  readonly rest: unknown
}

export function personalOf({ actor_name, target_name, details }: ActivityRow): Personal {
  return { actor: [actor_name], rest: [target_name, details] }
}

/** A commitment that says nothing of the values once its salt is gone. */
export function commitTo(salt: string, values: unknown): string {
  return createHmac('sha256', salt).update(JSON.stringify(values)).digest('base64url')
}

/** What a link says of its line, of its place and of the link before it. */
export function linkMac(keys: Keys, link: Omit<ActivityLinkTable, 'mac'>, row: ActivityRow): string {
  const place = [link.seq, link.prev, link.settled_at, link.linked_at, link.actor_commitment, link.rest_commitment]
  const { id, at, actor_id, actor_kind, credential, credential_id, action } = row
  const line = [id, at, actor_id, actor_kind, credential, credential_id, action]
  const target = [row.target_kind, row.target_id, row.owner_id, row.request_id]
  return keys.mac('activity', 'link', JSON.stringify([...place, ...line, ...target]))
}

/** Links a line behind the head. */
export function linkTo(keys: Keys, head: ChainHead, row: ActivityRow, now: number): ActivityLinkTable {
  const { actor, rest } = personalOf(row)
  const [actor_salt, rest_salt] = [newSalt(), newSalt()]
  const link = {
    ...{ seq: head.seq + 1, activity_id: row.id, prev: head.mac, settled_at: head.settled_at, linked_at: now },
    ...{ actor_salt, actor_commitment: commitTo(actor_salt, actor) },
    ...{ rest_salt, rest_commitment: commitTo(rest_salt, rest) },
  }
  return { ...link, mac: linkMac(keys, link, row) }
}

function newSalt(): string {
  return randomBytes(16).toString('base64url')
}

export type Chain =
  /** Nothing was linked yet. */
  | { readonly state: 'new' }
  /** The head was written with another key, or by something without one. */
  | { readonly state: 'foreign'; readonly head: ChainHead; readonly otherKey: boolean }
  | { readonly state: 'sound'; readonly head: ChainHead; readonly holder: string; readonly leaseUntil: number }

type Reader = Pick<Transact, 'selectFrom'>

/** Reads where the links are, and looks whether this key has said so. */
export async function readChain(db: Reader, keys: Keys): Promise<Chain> {
  const row = await db.selectFrom('activity_chain').selectAll().where('name', '=', NAME).executeTakeFirst()
  if (row === undefined) return { state: 'new' }
  const { seq, mac, anchor_seq, anchor_mac, settled_at, holder, lease_until: leaseUntil } = row
  const head = { seq, mac, anchor_seq, anchor_mac, settled_at }
  if (row.key_id === keyId(keys) && row.seal === sealOf(keys, head)) return { state: 'sound', head, holder, leaseUntil }
  return { state: 'foreign', head, otherKey: row.key_id !== keyId(keys) }
}

/** The newest link as the database has it, for a copy of it; null without one. */
export async function readHeadText(db: Reader): Promise<string | null> {
  const row = await db.selectFrom('activity_chain').select(['seq', 'mac']).where('name', '=', NAME).executeTakeFirst()
  return row === undefined ? null : headText(row)
}

/** Writes where the links are now. */
export async function writeHead(
  trx: Transact,
  keys: Keys,
  head: ChainHead,
  lease: Pick<ActivityChainTable, 'holder' | 'lease_until'>,
): Promise<void> {
  const row = { ...head, ...lease, key_id: keyId(keys), seal: sealOf(keys, head) }
  await trx
    .insertInto('activity_chain')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** The newest link as it is written down elsewhere: `1042:Zk3…`. */
export function headText({ seq, mac }: Pick<ChainHead, 'seq' | 'mac'>): string {
  return `${seq}:${mac}`
}

function keyId(keys: Keys): string {
  return keys.mac('fingerprint', 'activity')
}

function sealOf(keys: Keys, { seq, mac, anchor_seq, anchor_mac, settled_at }: ChainHead): string {
  return keys.mac('activity', 'head', JSON.stringify([seq, mac, anchor_seq, anchor_mac, settled_at]))
}
