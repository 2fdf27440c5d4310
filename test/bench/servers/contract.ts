import { Ajv2020 } from 'ajv/dist/2020.js'
import express from 'express'
import type { Route } from '../../../src/contract/route.ts'
import { Surface } from '../../../src/contract/surface.ts'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

const ajv = new Ajv2020()
const thing = ajv.compile({
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string' } },
})
const parameters = ajv.compile({ type: 'object' })
const json = { contentType: 'application/json', headers: [] }
const problem = { contentType: 'application/problem+json', headers: [] }

/** `operations` operations behind Express and the contract runtime. */
export default {
  async start(options: { operations: number }) {
    const routes: Route[] = []
    const handlers: Record<string, (input: { path: { id: string }; body?: unknown }) => object> = {}
    const validators: Record<string, unknown> = {}
    for (let i = 0; i < options.operations; i++) {
      const method = i % 2 === 0 ? 'GET' : 'POST'
      const operationId = `operation${i}`
      const replies = { '200': json, '400': problem, '404': problem, '500': problem }
      routes.push({
        ...{ operationId, method, path: `/api/things${i}/{id}`, multiSegment: null, cors: false, answerCache: false },
        ...{ mounted: false, allow: method, security: [], rights: null, replies },
        parameters: [{ in: 'path', name: 'id', required: true, type: 'string' }],
        body: method === 'POST' ? { required: true, contentType: 'application/json' } : null,
      })
      handlers[operationId] = ({ path }) => ({ status: 200, body: { id: path.id, name: 'a thing' } })
      validators[`${operationId}Parameters`] = parameters
      validators[`${operationId}Body`] = thing
    }
    const surface = await Surface.create<unknown, object>({
      definition: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} },
      routes,
      validators,
      handlers,
      security: {},
      context: (call) => call,
      callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
      log: () => undefined,
    })
    const app = express()
    app.disable('x-powered-by')
    app.set('query parser', false)
    app.use((req, res) => surface.handle(req, res))
    return listenOnLoopback(app)
  },
} satisfies BenchServer as BenchServer
