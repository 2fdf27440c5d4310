import { createHash, randomBytes } from 'node:crypto'
import type { components } from '../../generated/auth/types.ts'
import type { CookieBrowser } from './cookie-browser.ts'

export type Issued = components['schemas']['IssuedToken']
export type OAuthError = components['schemas']['OAuthError']
type Registered = components['schemas']['RegisteredClient']

/** What a token endpoint answered. */
export interface TokenAnswer {
  readonly status: number
  readonly body: Partial<Issued> & Partial<OAuthError>
}

/** Where this connector's program listens. */
export const callback = 'http://127.0.0.1:33418/callback'

/** An application as it may be out there: it speaks plain OAuth 2.1 and keeps what it was given. */
export class Connector {
  readonly base: string
  readonly client: Registered
  readonly verifier = randomBytes(32).toString('base64url')
  readonly state = randomBytes(8).toString('base64url')
  readonly redirectUri: string

  constructor(base: string, client: Registered, redirectUri: string = client.redirect_uris[0] ?? callback) {
    this.base = base
    this.client = client
    this.redirectUri = redirectUri
  }

  /** Registers itself, as a public client on this machine unless `metadata` says otherwise. */
  static async register(base: string, metadata: Record<string, unknown> = {}): Promise<Connector> {
    const { status, body } = await register(base, metadata)
    if (status !== 201) throw new Error(`registration: ${status} ${JSON.stringify(body)}`)
    return new Connector(base, body as Registered)
  }

  /** The address that it opens in a browser; a parameter that is null is left out. */
  authorizeUrl(changes: Record<string, string | null> = {}): string {
    const parameters = {
      client_id: this.client.client_id,
      response_type: 'code',
      redirect_uri: this.redirectUri,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: this.state,
      ...changes,
    }
    const given = Object.entries(parameters).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as [string, string]],
    )
    return `${this.base}/oauth/authorize?${new URLSearchParams(given)}`
  }

  /** Asks in the browser of the signed-in member, and has them answer; where the browser is sent at the end. */
  async ask(browser: CookieBrowser, decision = 'allow', changes: Record<string, string | null> = {}): Promise<URL> {
    const page = await browser.visit(this.authorizeUrl(changes))
    return answerConsent(browser, page, decision)
  }

  /** Lets it in, from consent to tokens. */
  async connect(browser: CookieBrowser, scope: string | null = null): Promise<Issued> {
    const back = await this.ask(browser, 'allow', { scope })
    const { status, body } = await this.redeem(back.searchParams.get('code') ?? '')
    if (status !== 200) throw new Error(`token: ${status} ${JSON.stringify(body)}`)
    return body as Issued
  }

  redeem(code: string, changes: Record<string, string> = {}): Promise<TokenAnswer> {
    const fields = { code, redirect_uri: this.redirectUri, code_verifier: this.verifier, ...changes }
    return this.token({ grant_type: 'authorization_code', ...fields })
  }

  refresh(refreshToken: string | undefined, changes: Record<string, string> = {}): Promise<TokenAnswer> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '', ...changes })
  }

  async token(fields: Record<string, string>): Promise<TokenAnswer> {
    const response = await this.post('/oauth/token', { client_id: this.client.client_id, ...fields })
    return { status: response.status, body: (await response.json()) as TokenAnswer['body'] }
  }

  revoke(token: string): Promise<Response> {
    return this.post('/oauth/revoke', { client_id: this.client.client_id, token })
  }

  post(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(`${this.base}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  }

  /** Who it is to the service, with an access token. */
  me(accessToken: string | undefined): Promise<Response> {
    return fetch(`${this.base}/api/v1/me`, { headers: { Authorization: `Bearer ${accessToken}` } })
  }
}

export async function register(base: string, metadata: Record<string, unknown> = {}) {
  const response = await fetch(`${base}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Notes',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'none',
      ...metadata,
    }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** What the form of a consent page would send. */
export function readConsent(html: string): { readonly action: string; readonly proof: string } {
  const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1]
  const proof = /name="proof" value="([^"]+)"/.exec(html)?.[1]
  if (action === undefined || proof === undefined) throw new Error(`not a consent page: ${html.slice(-1500)}`)
  return { action, proof }
}

/** Presses a button of a consent page; the first address elsewhere that the browser is sent to. */
export async function answerConsent(browser: CookieBrowser, page: Response, decision: string): Promise<URL> {
  const { action, proof } = readConsent(await page.text())
  let response = await browser.submit(action, { decision, proof })
  for (let i = 0; i < 5; i++) {
    const location = response.headers.get('Location')
    if (location === null) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
    const url = new URL(location, browser.origin)
    if (url.origin !== browser.origin) return url
    response = await browser.get(url.href)
  }
  throw new Error('too many redirects')
}
