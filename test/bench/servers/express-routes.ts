import express from 'express'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

/** The same operations as plain Express routes, with the same answers. */
export default {
  async start(options: { operations: number }) {
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
      if (i % 2 === 0) app.get(`/api/things${i}/:id`, answer)
      else app.post(`/api/things${i}/:id`, parse, answer)
    }
    return listenOnLoopback(app)
  },
} satisfies BenchServer as BenchServer
