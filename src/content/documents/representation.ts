import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { maybeActor, readActor } from '../actor.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type Content, decodeContent } from './content.ts'

/** A document as the console shows it: its draft, and what of it is public. */
export type ConsoleDocument = components['schemas']['ConsoleDocument']

type DocumentState = components['schemas']['DocumentState']

/** A document with what its newest revision keeps. */
export interface Draft {
  readonly document: ConsoleDocument
  readonly content: Content
  readonly type: string
  /** Hash of the stored body. */
  readonly etag: string
}

/** Whether a document is public, and as its draft is. */
export function stateOf(draftRev: number, liveRev: number | null): DocumentState {
  if (liveRev === null) return 'draft'
  return liveRev === draftRev ? 'published' : 'changed'
}

/**
 * Reads a document; to be called with the transaction where it is about to be changed. Null for one that is not of
 * this environment, or was deleted.
 */
export async function readDocument(
  db: Kysely<ContentTables>,
  scope: Scope,
  id: string,
): Promise<ConsoleDocument | null> {
  const draft = await readDraft(db, scope, id)
  return draft?.document ?? null
}

/** The same, with what a change of it is held against. */
export async function readDraft(db: Kysely<ContentTables>, { site, env }: Scope, id: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('current_document as d')
    .innerJoin('revision as r', (join) =>
      join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_rev'),
    )
    .leftJoin('revision as l', (join) => join.onRef('l.document_id', '=', 'd.id').onRef('l.number', '=', 'd.live_rev'))
    .leftJoin('public_document as p', 'p.document_id', 'd.id')
    .select(['d.id', 'd.kind', 'd.key', 'd.live_at', 'd.live_by'])
    .select(['r.number as draftRev', 'r.type', 'r.body', 'r.fields', 'r.etag', 'r.author', 'r.created_at'])
    .select(['l.number as liveRev', 'l.key as liveKey', 'l.created_at as liveWrittenAt', 'p.updated_at'])
    .where('d.id', '=', id)
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .executeTakeFirst()
  if (row === undefined) return null
  const { kind, key, type, body, fields, etag, draftRev, liveRev, liveKey } = row
  // What was published before moments were recorded has the one that delivery tells.
  const publishedAt = row.live_at ?? row.updated_at ?? row.liveWrittenAt ?? 0
  const content = decodeContent({ kind, key, type, body, fields })
  const document: ConsoleDocument = {
    id: row.id,
    kind,
    key,
    state: stateOf(draftRev, liveRev),
    draft: { revision: draftRev, updatedAt: new Date(row.created_at).toISOString(), author: readActor(row.author) },
    live:
      liveRev === null || liveKey === null
        ? null
        : {
            revision: liveRev,
            key: liveKey,
            publishedAt: new Date(publishedAt).toISOString(),
            publishedBy: maybeActor(row.live_by),
          },
    content,
  }
  return { document, content, type, etag }
}
