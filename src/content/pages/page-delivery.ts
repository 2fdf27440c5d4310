import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { parseExactJson } from '../../lib/json.ts'
import type { DeliveredDocument, View } from '../delivery.ts'
import { checkRequested, type Languages, languagesOf, readVisibleVersions, versionIn } from '../languages/hreflang.ts'
import { readLanguages } from '../languages/site-languages.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { follow, type Included, readInclude, readPageTypes, typeNamed } from './includes.ts'
import { type PageRow, readPages } from './page-rows.ts'
import { type PageType, splitFields } from './page-type.ts'

/** Reads pages by their ids, with their fields. Null means that nothing is to be shown, and never says why. */
export class PageDelivery {
  readonly #db: Database<ContentTables>

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /**
   * The page itself, or its version in `language`, or what stands in for that; `include` has paths of references whose
   * pages are to be in the answer.
   *
   * @throws TriptychError `invalid_request` with the place of what cannot be included, and for a language that the site
   *   does not have
   */
  async read(scope: Scope, id: string, view: View, wanted: Wanted = {}): Promise<DeliveredDocument | null> {
    const isSimple = wanted.language === undefined && (wanted.include ?? []).length === 0
    if (isSimple) return readPage(this.#db.reader, scope, id, view, wanted)
    return this.#db.snapshot((reader) => readPage(reader, scope, id, view, wanted))
  }
}

/** What of a page is asked for. */
interface Wanted {
  readonly include?: readonly string[] | undefined
  readonly language?: string | undefined
}

async function readPage(
  reader: Kysely<ContentTables>,
  scope: Scope,
  id: string,
  view: View,
  { include = [], language }: Wanted,
): Promise<DeliveredDocument | null> {
  const [named] = await readPages(reader, scope, view, { ids: [id] })
  if (named === undefined) return null
  const languages = await readLanguages(reader, scope.site)
  if (language !== undefined) checkRequested(languages, language)
  const versions = await readVisibleVersions(reader, scope, view, languages, [id])
  const versionId = language === undefined ? id : versionIn(versions, languages, id, language)
  if (versionId === null) return null
  const [row] = versionId === id ? [named] : await readPages(reader, scope, view, { ids: [versionId] })
  if (row === undefined) return null
  const types = await readPageTypes(reader, scope)
  const tree = readInclude(types, row.type, include)
  const included = include.length === 0 ? null : await follow(reader, scope, { types, languages, view, tree }, [row])
  const beside = { ...languagesOf(versions, languages, row.id), ...included }
  const body = pageText(row, typeNamed(types, row.type), beside)
  return { body, etag: hash('sha256', body, 'base64url').slice(0, 27) }
}

/** The members of a page's body follow what stands beside it, in the bytes that its route answers. */
function pageText(
  { id, type, body, fields, at }: PageRow,
  pageType: PageType,
  beside: Languages & Partial<Included>,
): string {
  const values = fields === null ? {} : (parseExactJson(fields) as Record<string, unknown>)
  const split = splitFields(pageType, values)
  const head = JSON.stringify({ id, type, updatedAt: new Date(Number(at)).toISOString(), ...split, ...beside })
  return `${head.slice(0, -1)},${body.slice(1)}`
}
