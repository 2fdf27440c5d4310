import type { AuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { type Lies, PasskeyDevice } from '../../support/passkey-device.ts'

/** What a browser asks for, with the answer to a challenge. */
export async function options(browser: CookieBrowser, path: string) {
  const response = await browser.post(path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return JSON.parse(await response.text())
}

/** Adds a passkey in a session; the answer. */
export async function add(browser: CookieBrowser, device: PasskeyDevice, lies: Lies = {}, name = 'phone') {
  const asked = await options(browser, '/api/v1/me/passkeys/options')
  return browser.post('/api/v1/me/passkeys', { name, credential: device.create(asked, browser.origin, lies) })
}

/** Signs in in a browser; the answer. */
export async function signIn(browser: CookieBrowser, device: PasskeyDevice, lies: Lies = {}) {
  const asked = await options(browser, '/api/v1/auth/passkey/options')
  return browser.post('/api/v1/auth/passkey/verify', device.get(asked, browser.origin, lies))
}

/** A device with a passkey of the member who is signed in there. */
export async function ownerOf(server: AuthServer, browser: CookieBrowser) {
  const device = new PasskeyDevice()
  const response = await add(browser, device)
  if (response.status !== 201) throw new Error(`the passkey was not added: ${response.status} at ${server.url}`)
  return { device, id: (JSON.parse(await response.text()) as { id: string }).id }
}
