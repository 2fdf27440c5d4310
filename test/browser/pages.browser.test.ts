import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LoginView, loginPage, passkeyScript } from '../../src/pages/login-page.ts'
import { hostile, login, states } from '../pages/states.ts'
import { runAxe } from './axe.ts'
import { openBrowser, type TestBrowser } from './chromium.ts'

const names = Object.keys(states)
/** Each scheme at one width: what a width changes has nothing to do with colours. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

/** One origin answers with pages, and sends who posts a form on to the other. */
const servers: Server[] = []
let browser: TestBrowser
let origin: string
let elsewhere: string
let shown: { readonly html: string; readonly policy: string }
let posted: string[]
let faults: string[]
let page: Page

beforeAll(async () => {
  const pages = createServer(async (request, response) => {
    // The sign-in page asks for them where scripts run; an address without a name has no passkeys.
    if (request.url === '/api/v1/auth/passkey/options') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ challenge: 'YQ', rpId: '127.0.0.1', userVerification: 'required' }))
      return
    }
    if (request.method === 'POST') {
      posted.push(await text(request))
      response.writeHead(303, { location: `${elsewhere}/arrived` }).end()
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', shown.policy)
    response.end(shown.html)
  })
  origin = await listen(pages)
  elsewhere = await listen(createServer((_, response) => response.end('arrived')))
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  for (const server of servers) server.close()
})

beforeEach(() => {
  posted = []
  faults = []
})

afterEach(async () => {
  await page.context().close()
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Opens a page as its server would send it. */
async function open(sent: typeof shown | undefined, options: BrowserContextOptions = {}): Promise<void> {
  if (sent === undefined) throw new Error('there is no such page')
  shown = sent
  const context = await browser.newContext(options)
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  context.on('dialog', (dialog) => faults.push(`says ${dialog.message()}`))
  context.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:)/.test(request.url())) faults.push(`asks for ${request.url()}`)
  })
  page = await context.newPage()
  await page.goto(origin)
}

describe.each(names)('%s', (name) => {
  it('is accessible in both schemes, and fits every width, also with text twice as large', async () => {
    await open(states[name], { viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await runAxe(page, ['violations', 'incomplete'])).toEqual([])
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      const [red = 0, green = 0, blue = 0] = await page.evaluate<number[]>(
        `getComputedStyle(document.querySelector('h1')).color.match(/\\d+/g).map(Number)`,
      )
      expect(red + green + blue > 3 * 128 ? 'dark' : 'light').toBe(colorScheme)
    }
    await page.setViewportSize({ width: 360, height: 640 })
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await page.evaluate(`document.documentElement.style.fontSize = '32px'`)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    expect(faults).toEqual([])
  })
})

describe('the login page, without JavaScript', () => {
  const scriptless = { javaScriptEnabled: false }
  const shows = (changes: Partial<LoginView>) => loginPage({ ...login, formOrigins: [elsewhere], ...changes })
  const code: Partial<LoginView> = { step: 'code', email: 'ada@example.com', next: '/a?b=1&c=ü' }

  it('begins in the field for the email, and sends it on Enter', async () => {
    await open(shows({ next: '/settings/people' }), scriptless)
    await page.locator('input:focus').waitFor()
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${elsewhere}/arrived`)
    expect(posted).toEqual(['email=ada%40example.com&next=%2Fsettings%2Fpeople'])
  })

  it('sends nothing that is not an email', async () => {
    await open(shows({}), scriptless)
    await page.locator('input:focus').waitFor()
    await page.keyboard.type('ada')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    expect(await page.locator('input:invalid').count()).toBe(1)
    expect(posted).toEqual([])
  })

  it('takes a code as a mail may show it', async () => {
    await open(shows(code), scriptless)
    await page.locator('input:focus').waitFor()
    await page.keyboard.insertText('123 456')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${elsewhere}/arrived`)
    expect(posted).toEqual(['code=123+456&email=ada%40example.com&next=%2Fa%3Fb%3D1%26c%3D%C3%BC'])
  })

  it('sends another code without one being entered', async () => {
    await open(shows(code), scriptless)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.waitForURL(`${elsewhere}/arrived`)
    expect(posted).toEqual(['email=ada%40example.com&next=%2Fa%3Fb%3D1%26c%3D%C3%BC'])
  })

  it('is walked through by keyboard, each stop with a ring around it', async () => {
    await open(shows({ ...code, error: 'otp_invalid' }))
    await page.locator('input:focus').waitFor()
    const stops: string[] = []
    for (let stop = 0; stop < 4; stop++) {
      stops.push(await page.evaluate<string>('document.activeElement.id || document.activeElement.textContent'))
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
      await page.keyboard.press('Tab')
    }
    expect(stops).toEqual(['code', 'Sign in', 'Send a new code', 'Use another email'])
  })

  it('tells what is wrong with the field', async () => {
    await open(shows({ ...code, error: 'otp_invalid' }))
    const field = page.getByRole('textbox', { name: 'Six-digit code' })
    const described = await field.getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).textContent()).toBe(await page.getByRole('alert').textContent())
  })
})

describe('the policy', () => {
  it('keeps a form from leading to an origin that it does not name', async () => {
    await open(loginPage(login))
    await page.locator('input:focus').waitFor()
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => faults).toContainEqual(expect.stringMatching(/form-action 'self'/))
    expect(page.url()).not.toContain(elsewhere)
  })

  it('allows no script and no style but the page’s own', async () => {
    await open(states['login, first visit'])
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'stolen = 1' }))`)
    await page.evaluate(`document.body.append(Object.assign(document.createElement('style'), { textContent: '*{}' }))`)
    await expect.poll(() => faults).toHaveLength(2)
    expect(await page.evaluate('typeof stolen')).toBe('undefined')
  })

  it('has nothing to keep out of a page that shows hostile texts', async () => {
    const texts = { email: hostile, next: hostile, hint: hostile, ssoLabel: hostile, ssoHref: '/start' }
    for (const step of ['email', 'code'] as const) {
      await open({ html: loginPage({ ...login, ...texts, step }).html, policy: "script-src 'unsafe-inline'" })
      // None but the one that offers passkeys.
      const scripts = await page.locator('script').allTextContents()
      expect(scripts).toEqual(step === 'email' ? [passkeyScript] : [])
      expect(await page.locator('input[name=next]').first().inputValue()).toBe(hostile)
      expect(await page.locator('input[name=email]').first().inputValue()).toBe(hostile)
      if (step === 'email') await page.context().close()
    }
    expect(faults).toEqual([])
  })

  it('moves nothing for those who ask for less motion', async () => {
    await open(states['login, first visit'], { reducedMotion: 'reduce' })
    const moving = `[...document.querySelectorAll('*')].filter((e) => getComputedStyle(e).transitionDuration !== '0s').length`
    expect(await page.evaluate(moving)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await page.evaluate(moving)).toBeGreaterThan(0)
  })
})
