import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { parseExactJson } from '../../lib/json.ts'
import type { DeliveredDocument, View } from '../delivery.ts'
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
   * @param include paths of references whose pages are to be in the answer
   * @throws TriptychError `invalid_request` with the place of what cannot be included
   */
  async read(scope: Scope, id: string, view: View, include: readonly string[] = []): Promise<DeliveredDocument | null> {
    if (include.length === 0) return this.#read(this.#db.reader, scope, id, view, include)
    return this.#db.snapshot((reader) => this.#read(reader, scope, id, view, include))
  }

  async #read(
    reader: Kysely<ContentTables>,
    scope: Scope,
    id: string,
    view: View,
    include: readonly string[],
  ): Promise<DeliveredDocument | null> {
    const [row] = await readPages(reader, scope, view, { ids: [id] })
    if (row === undefined) return null
    const types = await readPageTypes(reader, scope.site)
    const tree = readInclude(types, row.type, include)
    const included = include.length === 0 ? null : await follow(reader, scope, { types, view, tree }, [row])
    const body = pageText(row, typeNamed(types, row.type), included)
    return { body, etag: hash('sha256', body, 'base64url').slice(0, 27) }
  }
}

/** The members of a page's body follow what stands beside it, in the bytes that its route answers. */
function pageText({ id, type, body, fields, at }: PageRow, pageType: PageType, included: Included | null): string {
  const values = fields === null ? {} : (parseExactJson(fields) as Record<string, unknown>)
  const split = splitFields(pageType, values)
  const head = JSON.stringify({ id, type, updatedAt: new Date(Number(at)).toISOString(), ...split, ...included })
  return `${head.slice(0, -1)},${body.slice(1)}`
}
