import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'
import { copyPosts } from '../published-pages.ts'

/** What of Payload is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface PayloadPackage {
  buildConfig(config: object): Promise<object>
  getPayload(options: { config: object }): Promise<Payload>
  handleEndpoints(options: { config: object; request: Request }): Promise<Response>
}
interface Payload {
  create(options: { collection: string; data: object }): Promise<{ readonly id: number }>
}
interface SqlitePackage {
  sqliteAdapter(options: object): object
}

const require = createRequire(new URL('../peers/payload/package.json', import.meta.url))

/** Payload with its adapter for SQLite, and its REST API on bare node:http: no Next.js, no admin panel, no log. */
export default {
  async start(options: { file: string }) {
    // In production it makes no tables, and in development it looks for Next.js.
    process.env.NODE_ENV = 'test'
    const { buildConfig, getPayload, handleEndpoints }: PayloadPackage = require('payload')
    const config = await buildConfig(configOf(join(options.file, '..', 'payload.sqlite')))
    const payload = await getPayload({ config })
    process.env.NODE_ENV = 'production'
    await copyPosts(options.file, async (collection, data) => (await payload.create({ collection, data })).id)
    return listenOnLoopback(listener((request) => handleEndpoints({ config, request })))
  },
} satisfies BenchServer as BenchServer

function configOf(file: string): object {
  const { sqliteAdapter }: SqlitePackage = require('@payloadcms/db-sqlite')
  const access = { read: () => true }
  const texts = ['title', 'description', 'content'].map((name) => ({ name, type: 'text' }))
  const fields = [{ name: 'route', type: 'text', unique: true }, ...texts]
  const reference = { type: 'relationship', relationTo: 'person' }
  return {
    secret: 'nobody signs in',
    telemetry: false,
    logger: { options: { level: 'error' } },
    typescript: { autoGenerate: false },
    db: sqliteAdapter({ client: { url: pathToFileURL(file).href }, wal: true }),
    collections: [
      { slug: 'person', access, fields },
      {
        slug: 'post',
        access,
        fields: [
          ...fields,
          { name: 'date', type: 'date', index: true },
          { name: 'author', ...reference },
          { name: 'editor', ...reference },
        ],
      },
    ],
  }
}

function listener(answer: (request: Request) => Promise<Response>): RequestListener {
  return async (req, res) => {
    const headers = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)])
    const response = await answer(new Request(`http://localhost${req.url}`, { headers }))
    const body = Buffer.from(await response.arrayBuffer())
    res.writeHead(response.status, [...response.headers, ['content-length', String(body.length)]].flat())
    res.end(body)
  }
}
