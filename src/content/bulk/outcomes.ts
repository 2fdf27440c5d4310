import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { type FieldError, TriptychError } from '../../errors.ts'
import { problemBody } from '../../problems.ts'
import type { DocumentTarget } from '../documents/target.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'

type BulkOutcome = components['schemas']['BulkOutcome']

/** A document that was changed, or was like that already. */
export interface Done {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
  readonly isChanged: boolean
  /** Null for one that is gone. */
  readonly etag: string | null
}

/** Documents as lists call them, by id. */
export type Named = ReadonlyMap<string, { readonly kind: DocumentKind; readonly key: string }>

/** What of the documents is there before they are changed. */
export async function readNamed(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  targets: readonly DocumentTarget[],
): Promise<Named> {
  const rows = await db
    .selectFrom('current_document')
    .select(['id', 'kind', 'key'])
    .where(
      'id',
      'in',
      targets.map(({ id }) => id),
    )
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('draft_rev', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, kind, key }) => [id, { kind, key }]))
}

/** What became of each document, in the order of the request; one that is neither done nor refused was left. */
export function outcomesOf(
  targets: readonly DocumentTarget[],
  named: Named,
  done: ReadonlyMap<string, Done>,
  refusals: ReadonlyMap<string, TriptychError>,
): BulkOutcome[] {
  return targets.map(({ id }) => {
    const refusal = refusals.get(id)
    if (refusal !== undefined) return { id, outcome: 'refused', ...named.get(id), problem: problemOf(refusal) }
    const one = done.get(id)
    if (one === undefined) return { id, outcome: 'left', ...named.get(id) }
    const { kind, key, isChanged, etag } = one
    const outcome = isChanged ? 'changed' : 'unchanged'
    return { id, outcome, kind, key, ...(etag === null ? {} : { etag }) }
  })
}

/** Most faults of one document. */
const MAX_REPORTED = 100

function problemOf({ code, errors = [] }: TriptychError): NonNullable<BulkOutcome['problem']> {
  return { ...problemBody(code), ...(errors.length === 0 ? {} : { errors: errors.slice(0, MAX_REPORTED) }) }
}

/**
 * The refusal of all documents over some of them.
 *
 * @param refusals by id
 * @param others what is wrong with no single one
 */
export function changesRefused(
  targets: readonly DocumentTarget[],
  named: Named,
  refusals: ReadonlyMap<string, TriptychError>,
  others: readonly FieldError[],
): TriptychError {
  const documents = outcomesOf(targets, named, new Map(), refusals)
  const refused = documents.filter(({ outcome }) => outcome === 'refused').length
  return new TriptychError('changes_refused', `${refused} of ${documents.length} documents are refused`, {
    errors: others,
    extensions: { documents },
  })
}
