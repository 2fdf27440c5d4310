import type { Kysely } from 'kysely'
import type { ContentTables } from './schema.ts'

/** One entry of a list, in the JSON that is delivered. */
export interface ListEntry {
  readonly at: Position
  readonly json: string
}

/** A list whose entries can be read from any position on, in their order. */
export interface ListSource {
  readonly name: 'routes' | 'redirects'
  readonly siteId: string
  readonly env: string
  read(reader: Kysely<ContentTables>, after: Position | null, count: number): Promise<ListEntry[]>
  /** What is delivered before the entries of each section, in the order of the sections. */
  readonly opening: readonly (readonly [section: Position['section'], text: string])[]
  /** What is delivered after the last entry. */
  readonly closing: string
}

/** Every published page, then every published partial. */
export function routeList(siteId: string, env: string): ListSource {
  async function section(
    reader: Kysely<ContentTables>,
    kind: Position['section'],
    after: string | null,
    count: number,
  ): Promise<ListEntry[]> {
    const rows = await reader
      .selectFrom('public_document')
      .select(['key', 'type', 'updated_at'])
      .where('site_id', '=', siteId)
      .where('env', '=', env)
      .where('kind', '=', kind)
      .$if(after !== null, (query) => query.where('key', '>', after ?? ''))
      .orderBy('key')
      .limit(count)
      .execute()
    return rows.map(({ key, type, updated_at }) => {
      const route = { route: key, type, updatedAt: new Date(updated_at).toISOString() }
      return { at: { section: kind, key }, json: JSON.stringify(kind === 'page' ? route : key) }
    })
  }
  const head = JSON.stringify({ siteId, environment: env }).slice(0, -1)
  return {
    name: 'routes',
    siteId,
    env,
    async read(reader, after, count) {
      if (after?.section === 'partial') return section(reader, 'partial', after.key, count)
      const pages = await section(reader, 'page', after?.key ?? null, count)
      if (pages.length === count) return pages
      return [...pages, ...(await section(reader, 'partial', null, count - pages.length))]
    },
    opening: [
      ['page', `${head},"routes":[`],
      ['partial', '],"partials":['],
    ],
    closing: ']}',
  }
}

/** Every redirect in force, by the path it leads away from. */
export function redirectList(siteId: string, env: string): ListSource {
  return {
    name: 'redirects',
    siteId,
    env,
    async read(reader, after, count) {
      const rows = await reader
        .selectFrom('current_redirect_resolved')
        .select(['from_path', 'to_path', 'status'])
        .where('site_id', '=', siteId)
        .where('env', '=', env)
        .$if(after !== null, (query) => query.where('from_path', '>', after?.key ?? ''))
        .orderBy('from_path')
        .limit(count)
        .execute()
      return rows.map(({ from_path: from, to_path: to, status }) => {
        return { at: { section: 'page', key: from }, json: JSON.stringify({ from, to, status }) }
      })
    },
    opening: [['page', '{"redirects":[']],
    closing: ']}',
  }
}

/** A place in a list: after this key. Partials come after pages. */
interface Position {
  readonly section: 'page' | 'partial'
  readonly key: string
}

/** The text that stands for a position in a link. */
export function encodePosition({ section, key }: Position): string {
  return Buffer.from(`${section === 'page' ? 'r' : 'p'}${key}`).toString('base64url')
}

/** Every text that the contract lets through begins with the letter of a section, so each is some position. */
export function decodePosition(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString().replaceAll('\0', '')
  return { section: text.startsWith('p') ? 'partial' : 'page', key: text.slice(1) }
}
