import { createRequire } from 'node:module'

/** What of Fastify is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface Fastify {
  post(path: string, options: object, handler: (request: { params: { id: string } }) => Promise<object>): void
  listen(options: { readonly host: string; readonly port: number }): Promise<string>
}

const require = createRequire(import.meta.url)

/**
 * Fastify as its manual has it: the schema of the body compiled by Ajv, the schema of the answer by
 * fast-json-stringify, no log.
 *
 * @returns its address
 */
export function listenWithFastify(path: string, body: object, answer: object): Promise<string> {
  const { fastify }: { fastify(options: object): Fastify } = require('fastify')
  const app = fastify({ logger: false })
  app.post(path, { schema: { body, response: { 200: answer } } }, async ({ params }) => ({
    id: params.id,
    name: 'a thing',
  }))
  return app.listen({ host: '127.0.0.1', port: 0 })
}
