import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import { answerConsent, Connector, readConsent } from '../../support/oauth-connector.ts'

describe('consent', () => {
  it('names the application, where it goes on to and what it may do, on a page that no other page can frame', async () => {
    const server = await startAuthServer('sqlite')
    const name = '<b>Notes</b> & "more"'
    const connector = await Connector.register(server.url, { client_name: name })
    const browser = await server.signIn()
    const page = await browser.visit(connector.authorizeUrl({ scope: 'workspace:read workspace:write' }))
    const policy = page.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://127.0.0.1:33418")
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const html = await page.text()
    expect(html).not.toContain('<b>Notes')
    expect(html).not.toContain('<script')
    for (const text of ['&#60;b&#62;Notes', '127.0.0.1:33418', 'Read', 'Change', 'admin@example.com']) {
      expect(html).toContain(text)
    }
  })

  it('is for the browser that was asked: another member who has the address sees nothing and decides nothing', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const [ada, eve] = [await server.member('ada@example.com'), await server.member('eve@example.com')]
    const page = await ada.visit(connector.authorizeUrl())
    const { action, proof } = readConsent(await page.text())
    const seen = await eve.get(action)
    expect(await seen.text()).toContain('Request expired')
    const decided = await eve.submit(action, { decision: 'allow', proof })
    expect([decided.status, decided.headers.get('Location')]).toEqual([303, action])
    // Not even with the cookie of the one who was asked.
    eve.setCookie('auth_interaction', ada.cookie('auth_interaction') ?? '')
    await eve.submit(action, { decision: 'allow', proof })
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
    const stolen = await eve.get(action.replace('consent', 'authorize'))
    expect(stolen.status).toBe(400)
  })

  it('is for the session and the request that its page was made for', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const browser = await server.signIn()
    const first = readConsent(await (await browser.visit(connector.authorizeUrl())).text())
    const second = readConsent(await (await browser.visit(connector.authorizeUrl())).text())
    for (const proof of [first.proof, '', 'x'.repeat(43)]) {
      const wrong = await browser.submit(second.action, { decision: 'allow', proof })
      expect(wrong.headers.get('Location')).toBe(second.action)
    }
    await server.signIn(undefined, browser)
    const stale = await browser.submit(second.action, { decision: 'allow', proof: second.proof })
    expect(stale.headers.get('Location')).toBe(second.action)
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('takes no word of another site, nor of another port of this machine', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const browser = await server.signIn()
    const { action, proof } = readConsent(await (await browser.visit(connector.authorizeUrl())).text())
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
      const response = await browser.send('POST', action, new URLSearchParams({ decision: 'allow', proof }), {
        Origin: origin,
      })
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'foreign_origin' }])
    }
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('is given once', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const browser = await server.signIn()
    const { action, proof } = readConsent(await (await browser.visit(connector.authorizeUrl())).text())
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.submit(action, { decision: 'allow', proof })),
    )
    const onward = answers.filter(({ headers }) => headers.get('Location')?.includes('/oauth/authorize/'))
    expect(onward).toHaveLength(1)
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toHaveLength(1)
    const resume = onward[0]?.headers.get('Location') ?? ''
    expect((await browser.get(resume)).headers.get('Location')).toContain('code=')
    expect((await browser.get(resume)).status).toBe(400)
  })

  it('says who let whom in, and gives nothing when the member is gone before the code', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const ada = await server.member('ada@example.com')
    const { action, proof } = readConsent(await (await ada.visit(connector.authorizeUrl())).text())
    const decided = await ada.submit(action, { decision: 'allow', proof })
    const [line] = await server.db.reader
      .selectFrom('activity')
      .selectAll()
      .where('action', '=', 'application.allow')
      .execute()
    expect(line).toMatchObject({ actor_name: 'ada@example.com', credential: 'session', target_name: 'Notes' })
    await server.db.writer.deleteFrom('actor').where('email', '=', 'ada@example.com').execute()
    const back = await ada.get(decided.headers.get('Location') ?? '')
    expect(back.headers.get('Location')).toContain('error=access_denied')
  })

  it('is told to the member by mail the first time that they authorize an application', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const ada = await server.member('ada@example.com')
    const allow = async (scope: string) => {
      const { action, proof } = readConsent(await (await ada.visit(connector.authorizeUrl({ scope }))).text())
      await ada.submit(action, { decision: 'allow', proof })
    }
    await allow('workspace:read')
    await allow('workspace:read workspace:write')
    const notices = () => server.log.filter(({ msg }) => String(msg).startsWith('notice for'))
    await expect
      .poll(notices)
      .toMatchObject([{ msg: `notice for ada@example.com: "Notes" may read what you can at ${server.url}.` }])
    const waiting = server.db.reader.selectFrom('outbox').select('id').where('kind', '=', 'mail.notice')
    await expect.poll(() => waiting.execute()).toEqual([])
    expect(notices()).toHaveLength(1)
  })

  it('cannot be resumed in a browser that did not ask', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const ada = await server.signIn()
    const { action, proof } = readConsent(await (await ada.visit(connector.authorizeUrl())).text())
    const decided = await ada.submit(action, { decision: 'allow', proof })
    const stranger = new CookieBrowser(server.url)
    expect((await stranger.get(decided.headers.get('Location') ?? '')).status).toBe(400)
    expect((await ada.get(decided.headers.get('Location') ?? '')).headers.get('Location')).toContain('code=')
  })

  it('is not found by a browser whose requests come from elsewhere than its own', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const browser = await server.signIn()
    const page = await browser.visit(connector.authorizeUrl())
    const back = await answerConsent(browser, page, 'allow')
    expect(browser.cookies()).not.toHaveProperty('auth_oauth')
    expect(back.searchParams.get('code')).toBeTruthy()
  })
})
