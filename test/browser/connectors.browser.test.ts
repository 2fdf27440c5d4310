import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { lines, Program, type Visit } from '../auth/mcp/oauth-clients.ts'
import { type AuthServer, adminEmail, startAuthServer } from '../support/auth-server.ts'
import { openBrowser, type TestBrowser } from './chromium.ts'

let browser: TestBrowser
let server: AuthServer
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser?.close())

beforeEach(async () => {
  server = await startAuthServer('sqlite')
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  page = await context.newPage()
})

/** Signs in with a code that came by mail, on the pages that the address leads to. */
async function signIn(): Promise<void> {
  await page.fill('input[name=email]', adminEmail)
  await page.click('button:text("Send me a code")')
  await page.fill('input[name=code]', await server.codeFor(adminEmail))
  await page.click('button:text("Sign in")')
}

/** A person who presses a button of the consent page, and comes out at the program. */
function press(button: string, before: () => Promise<void> = async () => {}): Visit {
  return async (url) => {
    await page.goto(url.href)
    await before()
    await page.waitForURL('**/oauth/consent/**')
    expect(await page.textContent('h1')).toBe('Authorize Notes?')
    await page.click(`button:text-is("${button}")`)
    await page.waitForURL('http://127.0.0.1:*/callback?**')
    expect(await page.textContent('body')).toBe('You can close this window.')
  }
}

describe.each(Object.keys(lines) as (keyof typeof lines)[])('%s', (line) => {
  it('is authorized by a member who signs in for it', async () => {
    const program = new Program(`${server.url}/mcp`, press('Allow', signIn))
    const client = await program.connect(line)
    expect((await client.list()).map(({ name }) => name)).toContain('list_members')
    expect((await client.call('whoami')).structured).toMatchObject({ actor: { email: adminEmail } })
    expect((await client.call('list_members')).structured.members).toHaveLength(1)
  })

  it('learns that access was denied', async () => {
    const program = new Program(`${server.url}/mcp`, press('Deny', signIn))
    await expect(program.connect(line)).rejects.toThrow()
    expect(program.kept.tokens).toBeUndefined()
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
  })
})
