import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'

const provider = {
  ...{ SVC_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize', SVC_SSO_ISSUER: 'http://127.0.0.1:9' },
  ...{ SVC_SSO_APP_ID: 'workspace', SVC_SSO_LABEL: 'Example Corp' },
}
const challenge = 'c'.repeat(43)

describe('links made by an attacker', () => {
  it.each([
    ['as long as they may be', `/login?next=/${'a'.repeat(1023)}`],
    ['longer', `/login?next=/${'a'.repeat(9000)}`],
    [
      'to another console',
      `/api/v1/auth/handover?surface=content&code_challenge=${challenge}&next=/${'a'.repeat(820)}`,
    ],
    ['to nowhere', `/api/v1/auth/handover?surface=content&code_challenge=${challenge}&next=/${'%25'.repeat(2000)}`],
  ])('do not fill a browser with cookies until nothing is answered any more: %s', async (_, link) => {
    const server = await startAuthServer('sqlite', provider)
    const browser = server.browser()
    for (let i = 0; i < 8; i++) {
      const response = await browser.get(link)
      expect([response.status, response.headers.get('Location')?.startsWith(provider.SVC_SSO_AUTHORIZE_URL)]).toEqual([
        302,
        true,
      ])
    }
    const cookies = Object.entries(browser.cookies()).map(([name, value]) => `${name}=${value}`)
    expect(cookies).toHaveLength(5)
    // Browsers drop a cookie of more than 4,096 bytes; together they leave 6 KiB of a request's headers.
    expect(Math.max(...cookies.map((cookie) => cookie.length))).toBeLessThan(4096)
    expect(cookies.join('; ').length).toBeLessThan(10 * 1024)
  })
})
