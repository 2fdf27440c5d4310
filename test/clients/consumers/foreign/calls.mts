/** What every client is asked to do, however its generator says it; `say` prints what came of it. */
export interface Calls {
  /** The email of the member whose token is shown. */
  me(): Promise<string | null | undefined>
  /** The title of a page whose path has a slash. */
  title(site: Site, route: string): Promise<string | undefined>
  routes(site: Site, limit: number): Promise<readonly string[] | undefined>
  /** The status and the code of the problem, for a page that is not there. */
  missing(site: Site, route: string): Promise<readonly [status: number | undefined, code: string | undefined]>
  /** The code of the problem: sites are made with a session. */
  refused(id: string): Promise<string | undefined>
  plugins(): Promise<readonly string[] | undefined>
}

export interface Site {
  readonly siteId: string
  readonly env: string
}

const [authUrl = '', bridgeUrl = '', contentUrl = '', token = ''] = process.argv.slice(2)

export { authUrl, bridgeUrl, contentUrl, token }
export const authorization = { Authorization: `Bearer ${token}` }

export async function say(calls: Calls): Promise<void> {
  const site = { siteId: 'docs', env: 'production' }
  const said = {
    me: await calls.me(),
    title: await calls.title(site, 'content/delivery'),
    routes: (await calls.routes(site, 3))?.length,
    missing: await calls.missing(site, 'nowhere'),
    refused: await calls.refused('another'),
    plugins: await calls.plugins(),
  }
  process.stdout.write(JSON.stringify(said))
}
