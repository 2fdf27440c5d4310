import { join } from 'node:path'
import { createServer, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite'

export interface DevServerOptions {
  readonly surface: 'auth' | 'bridge' | 'content'
  /** Where everything but the pages comes from: a mock, or a surface that runs. Without a trailing slash. */
  readonly behind: string
  /** 0 takes a free one. */
  readonly port: number
  /** Headers that go along with every request to what is behind. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What a surface answers itself; every other address is a page. */
const own = /^\/(?:api|ws|media|docs|login|logout|sign-in|sign-out|visitor|oauth|health|metrics)(?:[/?]|$)/

/** The first page of each console. A user who comes by another address that one may think of is led there, as when served. */
const first = { auth: '/settings/account', bridge: '/', content: '/' } as const
const beginning = /^\/(?:settings|console\/?)?(?:\?|$)/

/**
 * The pages of one surface as they are written, reloaded as they change, over what is behind them.
 *
 * @throws Error when the port is taken
 */
export async function startDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const { surface, behind, port, headers = {} } = options
  const proxy: ProxyOptions = {
    target: behind,
    changeOrigin: true,
    ws: true,
    headers,
    // What is behind takes writes from pages of its own only.
    configure: (server) => {
      const { origin } = new URL(behind)
      server.on('proxyReq', (request) => request.getHeader('origin') && request.setHeader('origin', origin))
      server.on('proxyReqWs', (request) => request.setHeader('origin', origin))
    },
  }
  const server = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    plugins: [pagesOf(surface)],
    logLevel: 'warn',
    // The other surfaces' pages are not looked through for what they need.
    optimizeDeps: { entries: [`${surface}/index.html`] },
    cacheDir: join(import.meta.dirname, '../node_modules/.vite', surface),
    server: { host: '127.0.0.1', port, strictPort: true, proxy: { [own.source]: proxy } },
  })
  return server.listen().catch(async (reason: unknown) => {
    await server.close()
    const taken = String(reason).includes('is already in use')
    throw new Error(`pages ${surface}: ${taken ? `port ${port} is taken; --port chooses another` : String(reason)}`)
  })
}

/** Answers every address of a page with the page that routes them. */
function pagesOf(surface: DevServerOptions['surface']): Plugin {
  return {
    name: 'pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { url = '/', headers } = request
        const wantsPage = headers.accept?.includes('text/html') ?? false
        if (wantsPage && beginning.test(url) && url !== first[surface]) {
          response.writeHead(302, { Location: first[surface] }).end()
          return
        }
        if (wantsPage && !own.test(url)) request.url = `/${surface}/index.html`
        next()
      })
    },
  }
}
