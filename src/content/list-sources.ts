import type { Database } from '../db/database.ts'
import type { Position } from './list-cursor.ts'
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
  read(after: Position | null, count: number): Promise<ListEntry[]>
  /** The delivered body. */
  render(entries: readonly ListEntry[]): string
}

/** Every published page, then every published partial. */
export function routeList(db: Database<ContentTables>, siteId: string, env: string): ListSource {
  async function section(kind: Position['section'], after: string | null, count: number): Promise<ListEntry[]> {
    const rows = await db.reader
      .selectFrom('published')
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
  return {
    name: 'routes',
    siteId,
    env,
    async read(after, count) {
      if (after?.section === 'partial') return section('partial', after.key, count)
      const pages = await section('page', after?.key ?? null, count)
      return pages.length < count ? [...pages, ...(await section('partial', null, count - pages.length))] : pages
    },
    render(entries) {
      const of = (kind: Position['section']) => entries.filter(({ at }) => at.section === kind).map(({ json }) => json)
      const head = JSON.stringify({ siteId, environment: env }).slice(0, -1)
      return `${head},"routes":[${of('page').join(',')}],"partials":[${of('partial').join(',')}]}`
    },
  }
}

/** Every redirect in force, by the path it leads away from. */
export function redirectList(db: Database<ContentTables>, siteId: string, env: string): ListSource {
  return {
    name: 'redirects',
    siteId,
    env,
    async read(after, count) {
      const rows = await db.reader
        .selectFrom('redirect_resolved')
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
    render: (entries) => `{"redirects":[${entries.map(({ json }) => json).join(',')}]}`,
  }
}
