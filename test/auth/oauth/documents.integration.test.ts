import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { Connector, callback } from '../../support/oauth-connector.ts'
import { startDocumentServer } from '../../support/oauth-documents.ts'

describe('an application that is known by its metadata document', () => {
  it('is authorized like any other, and its document is read once', async () => {
    const web = await startDocumentServer((req, res) =>
      res.end(
        JSON.stringify({
          client_id: `${web.origin}${req.url}`,
          client_name: 'Described',
          redirect_uris: [callback],
          token_endpoint_auth_method: 'none',
        }),
      ),
    )
    const server = await startAuthServer('sqlite', {}, { safeFetch: web.allowed })
    const browser = await server.signIn()
    const id = `${web.origin}/notes.json`
    const connector = new Connector(server.url, { client_id: id, redirect_uris: ['http://127.0.0.1:9/callback'] })
    const page = await browser.visit(connector.authorizeUrl())
    expect(await page.text()).toContain('Described')
    const issued = await connector.connect(browser)
    expect((await connector.me(issued.access_token)).status).toBe(200)
    expect((await connector.refresh(issued.refresh_token)).status).toBe(200)
    expect(web.requests).toEqual(['/notes.json'])
    const listed = await (await browser.get('/api/v1/me/applications')).json()
    expect(listed).toMatchObject({ applications: [{ client_id: id, name: 'Described' }] })
    expect((await browser.delete(`/api/v1/me/applications/${encodeURIComponent(id)}`)).status).toBe(204)
    expect((await connector.me(issued.access_token)).status).toBe(401)
  })

  it('is unknown when its document is not as it should be', async () => {
    const documents: Record<string, (origin: string) => object | string | number> = {
      '/other': (origin) => ({ client_id: `${origin}/another` }),
      '/secret': (origin) => ({ client_id: `${origin}/secret`, client_secret: 'x' }),
      '/basic': (origin) => ({ client_id: `${origin}/basic`, token_endpoint_auth_method: 'client_secret_basic' }),
      '/inside': (origin) => ({ client_id: `${origin}/inside`, redirect_uris: ['http://10.0.0.1/'] }),
      '/none': (origin) => ({ client_id: `${origin}/none`, redirect_uris: [] }),
      '/text': () => 'not json',
      '/list': () => '[]',
      '/long': (origin) => ({ client_id: `${origin}/long`, client_name: 'x'.repeat(70_000) }),
      '/missing': () => 404,
      '/moved': () => 302,
    }
    const web = await startDocumentServer((req, res) => {
      const made = documents[req.url ?? '']?.(web.origin) ?? 404
      if (typeof made === 'number') return void res.writeHead(made, { Location: '/other' }).end()
      const defaults = { client_name: 'Described', redirect_uris: [callback], token_endpoint_auth_method: 'none' }
      res.end(typeof made === 'string' ? made : JSON.stringify({ ...defaults, ...made }))
    })
    const server = await startAuthServer('sqlite', {}, { safeFetch: web.allowed })
    for (const path of Object.keys(documents)) {
      const connector = new Connector(server.url, { client_id: `${web.origin}${path}`, redirect_uris: [callback] })
      const response = await server.browser().get(connector.authorizeUrl())
      expect([path, response.status]).toEqual([path, 400])
      expect(await response.text()).toMatch(/invalid_(client|redirect_uri)/)
    }
    expect(web.requests).toEqual(Object.keys(documents))
  })

  it('is unknown when its address is none of the public internet', async () => {
    const web = await startDocumentServer((_req, res) => res.end('{}'))
    // The system's own look-up, and nothing allowed, as it is when it serves.
    const server = await startAuthServer('sqlite')
    for (const host of [
      '127.0.0.1',
      '10.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      'localhost',
      '127.1',
    ]) {
      const id = `https://${host}:${web.port}/notes.json`
      const connector = new Connector(server.url, { client_id: id, redirect_uris: [callback] })
      const response = await server.browser().get(connector.authorizeUrl())
      expect([host, response.status]).toEqual([host, 400])
    }
    expect(web.requests).toEqual([])
    for (const id of ['http://connector.example/', 'https://user@connector.example/', 'https://connector.example/#x']) {
      const connector = new Connector(server.url, { client_id: id, redirect_uris: [callback] })
      expect((await server.browser().get(connector.authorizeUrl())).status).toBe(400)
    }
  })

  it('is read for one address only so often', async () => {
    const web = await startDocumentServer((_req, res) => res.writeHead(404).end())
    const server = await startAuthServer('sqlite', {}, { safeFetch: web.allowed })
    for (let i = 0; i < 65; i++) {
      const id = `${web.origin}/${i}`
      await server.browser().get(new Connector(server.url, { client_id: id, redirect_uris: [callback] }).authorizeUrl())
    }
    expect(web.requests).toHaveLength(60)
  })
})
