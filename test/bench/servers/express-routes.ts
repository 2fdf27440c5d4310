import express from 'express'
import { findSession, findToken } from '../known-callers.ts'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

/** Lets known callers pass, as one would write it by hand: by session, else by a token that may read. */
const check: express.RequestHandler = async (req, res, next) => {
  const { cookie, authorization } = req.headers
  const caller = (await findSession(cookie)) ?? (await findToken(authorization))
  if (caller === null) {
    res.status(401).json({ error: 'unauthenticated' })
  } else if (caller.scopes !== undefined && !caller.scopes.includes('workspace:read')) {
    res.status(403).json({ error: 'insufficient scope' })
  } else {
    res.locals.caller = caller
    next()
  }
}

/** The same operations as plain Express routes, with the same answers. */
export default {
  async start(options: { readonly operations: number; readonly secured?: true }) {
    const before = options.secured ? [check] : []
    const app = express()
    app.disable('x-powered-by')
    app.set('query parser', false)
    const parse = express.json()
    for (let i = 0; i < options.operations; i++) {
      const answer: express.RequestHandler = (req, res) => {
        const body = JSON.stringify({ id: req.params.id, name: 'a thing' })
        res.writeHead(200, ['Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(body))])
        res.end(body)
      }
      if (i % 2 === 0) app.get(`/api/things${i}/:id`, before, answer)
      else app.post(`/api/things${i}/:id`, before, parse, answer)
    }
    return listenOnLoopback(app)
  },
} satisfies BenchServer as BenchServer
