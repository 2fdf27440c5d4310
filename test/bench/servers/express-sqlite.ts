import Database from 'better-sqlite3'
import express from 'express'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

interface Row {
  readonly body: string
  readonly etag: string
}

/** What one would write by hand for one route: Express 5, better-sqlite3, a prepared statement, the same headers. */
export default {
  async start(options: { file: string }) {
    const db = new Database(options.file, { readonly: true })
    const find = db.prepare<[string, string, string], Row>(
      "select body, etag from published where site_id = ? and env = ? and kind = 'page' and key = ?",
    )
    const app = express()
    app.disable('x-powered-by')
    app.disable('etag')
    app.get('/api/v1/:siteId/:env/*route', (req, res) => {
      const { siteId, env, route } = req.params as { siteId: string; env: string; route: string[] }
      const row = find.get(siteId, env, `/${route.join('/')}`)
      if (row === undefined) {
        res.status(404).end()
        return
      }
      res.writeHead(200, {
        'Cache-Control': 'public, max-age=0, s-maxage=60',
        ETag: `"${row.etag}"`,
        'Content-Type': 'application/json',
        Vary: 'Accept-Encoding, X-CMS-Preview-Token',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'ETag, X-CMS-Preview, X-Request-Id',
        'Content-Length': Buffer.byteLength(row.body),
      })
      res.end(row.body)
    })
    return listenOnLoopback(app)
  },
} satisfies BenchServer as BenchServer
