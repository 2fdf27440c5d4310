import { parseSetCookie } from 'cookie'
import { CookieBrowser } from '../../support/cookie-browser.ts'

/** A code challenge is no secret: the verifier cannot be worked out from it (RFC 7636, 7.2). */
const telling = ['code', 'state', 'nonce', 'token']

/** A browser that remembers every secret that it was ever given: cookies, and what addresses carried. */
export class WatchingBrowser extends CookieBrowser {
  readonly secrets = new Set<string>()

  override async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await super.send(method, path, body, headers)
    for (const line of response.headers.getSetCookie()) {
      // The challenge's cookie also says, in the open, which email was asked for.
      const secret = parseSetCookie(line).value?.split('.')[0] ?? ''
      if (secret.length >= 20) this.secrets.add(secret)
    }
    const location = response.headers.get('Location')
    if (location !== null) {
      const { searchParams } = new URL(location, response.url)
      for (const name of telling) for (const value of searchParams.getAll(name)) this.#keep(value)
    }
    return response
  }

  /** `/login?code=1` is not a secret. */
  #keep(value: string): void {
    if (value.length >= 20) this.secrets.add(value)
  }
}
