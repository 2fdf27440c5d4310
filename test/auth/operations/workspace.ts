import { expect, vi } from 'vitest'
import type { components } from '../../../generated/auth/types.ts'
import { Credentials } from '../../support/auth-credentials.ts'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import type { DialectName } from '../../support/databases.ts'

/** A running server with an administrator who is signed in. */
export interface Workspace {
  readonly server: AuthServer
  readonly credentials: Credentials
  readonly adminId: string
  readonly admin: CookieBrowser
  /** A browser in which a member is signed in. */
  enter(actorId: string): Promise<CookieBrowser>
}

/** @param env further settings */
export async function openWorkspace(dialect: DialectName, env: Record<string, string> = {}): Promise<Workspace> {
  const server = await startAuthServer(dialect, env)
  const credentials = new Credentials(server.db)
  const { id: adminId } = await server.db.reader
    .selectFrom('actor')
    .select('id')
    .where('email', '=', adminEmail)
    .executeTakeFirstOrThrow()

  async function enter(actorId: string): Promise<CookieBrowser> {
    const browser = server.browser()
    browser.setCookie('auth_session', (await credentials.session(actorId)).secret)
    return browser
  }

  return { server, credentials, adminId, admin: await enter(adminId), enter }
}

/** Calls with a token and nothing else, as a program does. */
export function withToken({ url }: AuthServer, token: string) {
  return (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
}

type Schemas = components['schemas']

/** The schemas of problems, one for each set of codes. */
export type ProblemName = Extract<keyof Schemas, `${string}Problem`>

/** The body of an answer, by the name that the contract has for it. */
export async function read<Name extends keyof Schemas>(response: Promise<Response> | Response): Promise<Schemas[Name]> {
  return (await (await response).json()) as Schemas[Name]
}

/** Status and code of a refusal. */
export async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, (await read<ProblemName>(response)).code]
}

/** The lines of the log that begin so, once there are that many. */
export async function logged({ log }: AuthServer, beginning: string, count = 1): Promise<string[]> {
  const lines = () => log.map(({ msg }) => String(msg)).filter((message) => message.startsWith(beginning))
  return vi.waitFor(() => {
    if (lines().length < count) throw new Error(`fewer than ${count} lines begin with ${beginning}`)
    return lines()
  })
}

/** Where the pages of a list lead, from the first to the last: their bodies. Fails where a page leads in a circle. */
export async function pagesFrom<Name extends keyof Schemas>(
  browser: CookieBrowser,
  path: string,
): Promise<Schemas[Name][]> {
  const bodies: Schemas[Name][] = []
  for (let next: string | undefined = path; next !== undefined; ) {
    const response = await browser.get(next)
    if (response.status !== 200) throw new Error(`${next} answered ${response.status}`)
    bodies.push(await read<Name>(response))
    next = /^<(\/[^>]*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1]
    if (bodies.length > 20) throw new Error(`${path} never ends`)
  }
  return bodies
}

/** A UUIDv7 of no member. */
export const unknownId = '01938f3e-0000-7000-8000-000000000000'

export const someId = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
export const someTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
