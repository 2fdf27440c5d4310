import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import { type FieldError, TriptychError } from '../../errors.ts'
import { escapeToken } from '../../lib/json-pointer.ts'
import { type BlockProblem, type BlockTypeSchema, checkBlocksOf } from '../block-types/check.ts'
import { type CheckedPage, checkedBody, pageTypeName, typeLabel } from '../block-types/protocol.ts'
import { readTypesIn } from '../block-types/types-in.ts'
import { inChunks } from '../in-chunks.ts'
import type { Zones } from '../model.ts'
import { RefusedDocuments } from '../refused-documents.ts'
import type { ContentTables, DocumentKind, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { withRevisions } from '../with-revisions.ts'

/** A revision that is about to be public. */
export interface RevisionRef {
  readonly documentId: string
  readonly rev: number
}

/** A revision with blocks, without its body. */
export interface ValidatedRevision {
  readonly id: string
  readonly rev: number
  readonly kind: DocumentKind
  readonly key: string
}

export interface Validation {
  /** What keeps the revisions from being published. */
  readonly problems: readonly BlockProblem<ValidatedRevision>[]
  /** Stands for the block types that they were held against (see {@link holdsStill}). */
  readonly heldAgainst: string
}

/** Bodies read at once, as many as the schemas get at once. */
const BATCH = 20

/** Characters of bodies that are kept between finding out which block types they use and holding them against those. */
const KEPT_CHARACTERS = 4 * 1024 * 1024

/**
 * Holds revisions against the types of their environment, strictly. Takes as long as the schemas take, so it comes
 * before the transaction that publishes, which asks {@link holdsStill}. One thread runs the schemas of all; none is
 * started where no block has one.
 */
export async function validateForPublish(
  db: Database<ContentTables>,
  scope: Scope,
  revisions: readonly RevisionRef[],
): Promise<Validation> {
  const schemas = await readTypesOf(db.reader, scope)
  const heldAgainst = fingerprint(schemas)
  if (schemas.length === 0) return { problems: [], heldAgainst }
  const documents = await inChunks(revisions, (chunk) => withBlocks(db, chunk), 150)
  const kept = new Map<ValidatedRevision, string>()
  const used = new Set<string>()
  let characters = 0
  for (let start = 0; start < documents.length; start += BATCH) {
    // SQLite answers at once: what else the process does goes on between the batches.
    if (start > 0) await setImmediate()
    const batch = documents.slice(start, start + BATCH)
    for (const [position, body] of (await readBodies(db, batch)).entries()) {
      for (const type of typesIn(body)) used.add(type)
      characters += body.length
      const document = batch[position]
      if (document !== undefined && characters <= KEPT_CHARACTERS) kept.set(document, body)
    }
  }
  const needed = schemas.filter(({ type }) => used.has(type))
  const problems = await checkBlocksOf(needed, documents, async (batch) => {
    const here = batch.flatMap((document) => kept.get(document) ?? [])
    return here.length === batch.length ? here : readBodies(db, batch)
  })
  return { problems, heldAgainst }
}

/** Whether a validation says what it would say now; to be called within the transaction that publishes. */
export async function holdsStill(trx: Transact, scope: Scope, { heldAgainst }: Validation): Promise<boolean> {
  return fingerprint(await readTypesOf(trx, scope)) === heldAgainst
}

/** Most faults in one refusal. */
const MAX_REPORTED = 100

/**
 * The refusal that lists the problems, by JSON Pointers (RFC 6901) into the content, without their first slash.
 *
 * @param named whether it has to be said which document a fault is in
 */
export function contentInvalid(problems: Validation['problems'], named: boolean): TriptychError {
  const byDocument = Map.groupBy(problems, ({ document }) => document?.id)
  const refusals = [...byDocument].flatMap(([id, own]) =>
    id === undefined ? [] : [[id, invalid(own, false)] as const],
  )
  const others = (byDocument.get(undefined) ?? []).slice(0, MAX_REPORTED).map((problem) => faultOf(problem, named))
  return new RefusedDocuments(invalid(problems, named), new Map(refusals), others)
}

function invalid(problems: Validation['problems'], named: boolean): TriptychError {
  const errors = problems.slice(0, MAX_REPORTED).map((problem) => faultOf(problem, named))
  return new TriptychError('content_invalid', `${problems.length} faults, the first: ${errors[0]?.message}`, { errors })
}

function faultOf({ type, document, path, message }: Validation['problems'][number], named: boolean): FieldError {
  if (document === null) return { in: 'body', name: '', message: `the schema of ${labelOf(type)}: ${message}` }
  const place = named ? `${document.kind} ${document.key}: ` : ''
  return { in: 'body', name: pointer(path), message: `${place}${message} (${labelOf(type)})` }
}

function pointer(path: readonly (string | number)[]): string {
  return path.map((step) => escapeToken(String(step))).join('/')
}

/** The block types and page types of an environment. */
async function readTypesOf(db: Kysely<ContentTables>, scope: Scope): Promise<BlockTypeSchema[]> {
  const pageTypes = await readTypesIn(db, 'page', scope)
  const named = pageTypes.map(({ type, schema }) => ({ type: pageTypeName(type), schema }))
  return [...(await readTypesIn(db, 'block', scope)), ...named]
}

function labelOf(name: string): string {
  return typeLabel(name).replaceAll('"', '')
}

function fingerprint(schemas: readonly BlockTypeSchema[]): string {
  return hash('sha256', JSON.stringify(schemas.map(({ type, schema }) => [type, schema])))
}

/** The revisions that have blocks: those of pages and partials. */
async function withBlocks(db: Database<ContentTables>, revisions: readonly RevisionRef[]) {
  const chosen = revisions.map(({ documentId: id, rev }) => ({ id, rev }))
  const { rows } = await sql<ValidatedRevision>`
    ${withRevisions(chosen)}
    select r.document_id as id, r.number as rev, d.kind, r.key from chosen c
    join ${table(db.reader, 'revision')} r on r.document_id = c.document_id and r.number = c.rev
    join ${table(db.reader, 'document')} d on d.id = c.document_id
    where d.kind in ('page', 'partial')`.execute(db.reader)
  return rows
}

/** The bodies of revisions, in their order. */
async function readBodies(db: Database<ContentTables>, revisions: readonly ValidatedRevision[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; type: string; body: string; fields: string | null }>`
    ${withRevisions(revisions)}
    select r.document_id as id, r.type, r.body, r.fields from chosen c
    join ${table(db.reader, 'revision')} r on r.document_id = c.document_id and r.number = c.rev`.execute(db.reader)
  const kinds = new Map(revisions.map(({ id, kind }) => [id, kind]))
  const bodies = new Map(rows.map((row) => [row.id, checkedBody({ ...row, kind: kinds.get(row.id) ?? '' })]))
  return revisions.flatMap(({ id }) => bodies.get(id) ?? [])
}

function typesIn(body: string): string[] {
  const { zones, page } = JSON.parse(body) as { zones: Zones; page?: CheckedPage }
  const ofBlocks = Object.values(zones).flatMap(({ blocks }) => blocks.map(({ type }) => type))
  return page === undefined ? ofBlocks : [pageTypeName(page.type), ...ofBlocks]
}
