import Database from 'better-sqlite3'

/** A published page of the measured site, as other systems take it over. */
export interface PublishedPage {
  readonly id: string
  readonly type: string
  readonly route: string
  readonly title: string
  readonly description: string
  readonly updatedAt: string
  /** About 4 kB, which lists do not show. */
  readonly content: string
  /** References are routes. */
  readonly fields: { readonly date?: string; readonly author?: string; readonly editor?: string }
}

/** @param file the database of a content surface */
export function publishedPages(file: string): PublishedPage[] {
  const db = new Database(file, { readonly: true })
  const rows = db.prepare<[], Published>("select * from published where kind = 'page'").all()
  db.close()
  return rows.map(({ document_id: id, type, body, fields, updated_at }) => {
    const { route, meta, zones } = JSON.parse(body) as { route: string; meta: Meta; zones: object }
    const updatedAt = new Date(updated_at).toISOString()
    return { id, type, route, ...meta, updatedAt, content: JSON.stringify(zones), fields: JSON.parse(fields ?? '{}') }
  })
}

/**
 * Writes the posts, and the people that they lead to, into another system.
 *
 * @param create makes one entry, and returns what refers to it
 */
export async function copyPosts<Id>(
  file: string,
  create: (type: 'person' | 'post', data: object) => Promise<Id>,
): Promise<void> {
  const pages = publishedPages(file)
  const people = new Map<string | undefined, Id>()
  for (const { route, title, description, content } of pages.filter((page) => page.route.startsWith('/people/')))
    people.set(route, await create('person', { route, title, description, content }))
  for (const { route, title, description, content, fields } of pages.filter((page) => page.type === 'post')) {
    const references = { author: people.get(fields.author), editor: people.get(fields.editor) }
    await create('post', { route, title, description, content, date: fields.date, ...references })
  }
}

interface Published {
  readonly document_id: string
  readonly type: string
  readonly body: string
  readonly fields: string | null
  readonly updated_at: number
}

interface Meta {
  readonly title: string
  readonly description: string
}
