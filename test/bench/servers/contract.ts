import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Route } from '../../../src/contract/route.ts'
import { Surface } from '../../../src/contract/surface.ts'
import { findSession, findToken } from '../known-callers.ts'
import { orderSchema } from '../order.ts'
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

interface Options {
  readonly operations: number
  /** Whether each requires a session or a token; open otherwise. */
  readonly secured?: true
  /** Whether bodies are orders; small things otherwise. */
  readonly orders?: true
}

/** `operations` operations behind Express and the contract runtime. */
export default {
  async start(options: Options) {
    const body = options.orders ? ajv.compile(orderSchema) : thing
    const security = options.secured ? [['session'], ['token']] : []
    const routes: Route[] = []
    const handlers: Record<string, (input: { path: { id: string }; body?: unknown }) => object> = {}
    const validators: Record<string, unknown> = {}
    for (let i = 0; i < options.operations; i++) {
      const method = i % 2 === 0 ? 'GET' : 'POST'
      const operationId = `operation${i}`
      const replies = { '200': json, '400': problem, '401': problem, '403': problem, '404': problem, '500': problem }
      routes.push({
        ...{ operationId, method, path: `/api/things${i}/{id}`, multiSegment: null, cors: false, answerCache: false },
        ...{ mounted: false, allow: method, security, rights: null, scope: 'bench:read', replies },
        parameters: [{ in: 'path', name: 'id', required: true, type: 'string' }],
        body: method === 'POST' ? { required: true, contentType: 'application/json' } : null,
      })
      handlers[operationId] = ({ path }) => ({ status: 200, body: { id: path.id, name: 'a thing' } })
      validators[`${operationId}Parameters`] = parameters
      validators[`${operationId}Body`] = body
    }
    const surface = Surface.create<unknown, object>({
      routes,
      validators,
      handlers,
      security: {
        session: ({ headers }) => findSession(headers.cookie),
        token: ({ headers }) => findToken(headers.authorization),
      },
      context: (call) => call,
      callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
      log: () => undefined,
    })
    return listenOnLoopback((req, res) => void surface.handle(req, res))
  },
} satisfies BenchServer as BenchServer
