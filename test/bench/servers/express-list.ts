import { join } from 'node:path'
import Database from 'better-sqlite3'
import express from 'express'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'
import { publishedPages } from '../published-pages.ts'

interface Page {
  readonly id: string
  readonly type: string
  readonly route: string
  readonly title: string
  readonly description: string
  readonly updatedAt: string
  readonly fields: string
}

/** What one would write by hand for one list: a table with what it shows, an index in its order, prepared statements. */
export default {
  async start(options: { file: string }) {
    const file = join(options.file, '..', 'by-hand.sqlite')
    copyPages(options.file, file)
    const db = new Database(file, { readonly: true })
    const newest = db.prepare<[string, string, number], Page>(
      'select * from page where site = ? and type = ? order by date desc, id desc limit ?',
    )
    const named = db.prepare<[string, string], Page>(
      'select * from page where site = ? and route in (select value from json_each(?))',
    )
    const app = express()
    app.disable('x-powered-by')
    app.disable('etag')
    app.get('/api/v1/:siteId/:env/_documents', (req, res) => {
      const { type = '', limit = '20', include = '' } = req.query as Record<string, string | undefined>
      const site = `${req.params.siteId}/${req.params.env}`
      const documents = newest.all(site, type, Number(limit)).map(entryOf)
      const names = include.split(',')
      const routes = new Set(documents.flatMap(({ fields }) => names.map((name) => String(fields[name]))))
      const found = new Map(named.all(site, JSON.stringify([...routes])).map((page) => [page.route, entryOf(page)]))
      const included = Object.fromEntries([...routes].map((route) => [route, found.get(route)]))
      const body = JSON.stringify({ documents, included })
      res.writeHead(200, {
        'Cache-Control': 'public, max-age=0, s-maxage=60',
        ETag: '"1"',
        'Content-Type': 'application/json',
        Vary: 'Accept-Encoding, X-CMS-Preview-Token',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'ETag, X-CMS-Preview, X-Request-Id',
        'Content-Length': Buffer.byteLength(body),
      })
      res.end(body)
    })
    return listenOnLoopback(app)
  },
} satisfies BenchServer as BenchServer

function entryOf({ id, type, route, title, description, updatedAt, fields }: Page) {
  return { id, type, route, title, description, updatedAt, fields: JSON.parse(fields) as Record<string, unknown> }
}

function copyPages(from: string, to: string): void {
  const target = new Database(to)
  target.exec(`
    create table page (site text, id text primary key, type text, route text, title text, description text,
      updatedAt text, fields text, date text);
    create unique index page_route on page (site, route);
    create index page_newest on page (site, type, date desc, id desc)`)
  const insert = target.prepare('insert into page values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  target.transaction(() => {
    for (const { id, type, route, title, description, updatedAt, fields } of publishedPages(from)) {
      const shown = [route, title, description, updatedAt]
      insert.run('bench/production', id, type, ...shown, JSON.stringify(fields), fields.date ?? null)
    }
  })()
  target.close()
}
