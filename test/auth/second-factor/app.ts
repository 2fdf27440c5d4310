import { TOTP } from 'otpauth'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { read } from '../operations/workspace.ts'

/** An authenticator app with one secret. */
export class App {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The code of now, or of some steps later; a used step is refused, so that tests show the next one. */
  code(steps = 0): string {
    return new TOTP({ secret: this.#secret }).generate({ timestamp: Date.now() + steps * 30_000 })
  }
}

/** Begins to add an app in a session. */
export async function beginApp(browser: CookieBrowser): Promise<App> {
  return new App((await read<'AuthenticatorSecret'>(browser.post('/api/v1/me/authenticator/options'))).secret)
}

/** An app that was added, the code of the step before that confirmed it, and recovery codes. */
interface AddedApp {
  readonly app: App
  readonly confirmed: string
  readonly codes: readonly string[]
}

/** Adds an app in a session. */
export async function addApp(browser: CookieBrowser): Promise<AddedApp> {
  const app = await beginApp(browser)
  // A step may have ended while the code was on its way: then the code is of two steps ago.
  for (let tries = 2; ; tries -= 1) {
    const confirmed = app.code(-1)
    const response = await browser.post('/api/v1/me/authenticator', { code: confirmed })
    if (response.status === 201) {
      return { app, confirmed, codes: (await read<'AddedAuthenticator'>(response)).recovery_codes }
    }
    if (response.status !== 409 || tries === 0) throw new Error(`the app was not added: ${response.status}`)
  }
}
