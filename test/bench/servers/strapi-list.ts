import { mkdir, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BenchServer } from '../protocol.ts'
import { copyPosts } from '../published-pages.ts'

/** What of Strapi is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface StrapiPackage {
  createStrapi(options: object): Strapi
  readonly factories: Readonly<
    Record<'createCoreController' | 'createCoreService' | 'createCoreRouter', (type: string) => object>
  >
}
interface Strapi {
  get(name: 'apis'): { add(name: string, api: object): void }
  get(name: 'auth'): { register(of: string, strategy: object): void }
  load(): Promise<unknown>
  documents(type: string): { create(options: { data: object }): Promise<{ readonly documentId: string }> }
  readonly server: { listen(port: number, host: string, listening: () => void): Server }
}

const require = createRequire(new URL('../peers/strapi/package.json', import.meta.url))

/** Strapi with the middlewares that it insists on, and its REST API: no admin panel, no log. Everyone may read. */
export default {
  async start(options: { file: string }) {
    process.env.NODE_ENV = 'production'
    process.env.STRAPI_TELEMETRY_DISABLED = 'true'
    const { createStrapi, factories }: StrapiPackage = require('@strapi/strapi')
    const appDir = await makeApp(join(options.file, '..', 'strapi'))
    const strapi = createStrapi({ appDir, distDir: appDir, serveAdminPanel: false })
    strapi.get('apis').add('bench', {
      contentTypes: {
        person: contentType('person', 'people', {}),
        post: contentType('post', 'posts', { date: { type: 'date' }, author: reference(), editor: reference() }, [
          { name: 'posts_date', columns: ['date'] },
        ]),
      },
      controllers: { post: factories.createCoreController('api::bench.post') },
      services: { post: factories.createCoreService('api::bench.post') },
      routes: { post: factories.createCoreRouter('api::bench.post') },
    })
    strapi.get('auth').register('content-api', { authenticate: async () => ({ authenticated: true }) })
    await strapi.load()
    await copyPosts(options.file, async (type, data) => {
      return (await strapi.documents(`api::bench.${type}`).create({ data })).documentId
    })
    return new Promise<string>((resolve) => {
      const server = strapi.server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      )
    })
  },
} satisfies BenchServer as BenchServer

function contentType(
  singularName: string,
  pluralName: string,
  fields: object,
  indexes: readonly object[] = [],
): object {
  const texts = { title: { type: 'string' }, description: { type: 'string' }, content: { type: 'text' } }
  return {
    schema: {
      kind: 'collectionType',
      modelType: 'contentType',
      apiName: 'bench',
      globalId: singularName,
      collectionName: pluralName,
      info: { singularName, pluralName, displayName: singularName },
      options: { draftAndPublish: false },
      attributes: { route: { type: 'string', unique: true }, ...texts, ...fields },
      indexes,
    },
  }
}

/** A new object each time: Strapi writes into it. */
function reference(): object {
  return { type: 'relation', relation: 'manyToOne', target: 'api::bench.person' }
}

/** The settings of an application, without which Strapi does not start. */
async function makeApp(folder: string): Promise<string> {
  const middlewares = ['errors', 'security', 'cors', 'query', 'body', 'public', 'favicon']
  const settings = {
    server: { app: { keys: ['key'] }, logger: { updates: { enabled: false }, config: { level: 'error' } } },
    admin: { auth: { secret: 'secret' }, apiToken: { salt: 'salt' }, transfer: { token: { salt: 'salt' } } },
    database: {
      connection: { client: 'sqlite', connection: { filename: join(folder, 'data.db') }, useNullAsDefault: true },
    },
    middlewares: middlewares.map((name) => `strapi::${name}`),
  }
  await mkdir(join(folder, 'config'), { recursive: true })
  await mkdir(join(folder, 'public/uploads'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{}')
  for (const [name, value] of Object.entries(settings))
    await writeFile(join(folder, 'config', `${name}.json`), JSON.stringify(value))
  return folder
}
