import { expect, it } from 'vitest'
import { editorCookie, editorToken, startContentServer } from '../../support/content-server.ts'

it('a token changes the language of a draft, and of nothing that is public', async () => {
  const { bring, url } = await startContentServer('sqlite')
  await bring({ 'pages/a.md': 'A', 'languages.json': '{"languages":[{"code":"en"},{"code":"de"},{"code":"fr"}]}' })
  const documents = `${url}/api/console/sites/site/environments/production/documents`
  const token = { Authorization: `Bearer ${editorToken}`, 'Content-Type': 'application/json' }
  const session = { Cookie: editorCookie, Origin: url, 'Content-Type': 'application/json' }
  const send = (headers: Record<string, string>, method: string, path: string, body: object) =>
    fetch(`${documents}${path}`, { method, headers, body: JSON.stringify(body) })
  const put = async (headers: Record<string, string>, id: string, body: object) => {
    const path = `/${id}/translations`
    const tag = (await fetch(`${documents}${path}`, { headers })).headers.get('etag') ?? ''
    return (await send({ ...headers, 'If-Match': tag }, 'PUT', path, body)).status
  }

  const { documents: pages } = (await (await fetch(documents, { headers: token })).json()) as {
    documents: { id: string }[]
  }
  const id = pages[0]?.id ?? ''
  const begun = await send(token, 'POST', `/${id}/translations`, { language: 'de', route: '/de/a' })
  expect(begun.status).toBe(201)
  const { id: german } = (await begun.json()) as { id: string }
  expect(await put(token, german, { language: 'de', of: id })).toBe(200)
  expect(await put(token, id, { language: 'fr' })).toBe(403)
  expect(await put(session, id, { language: 'fr' })).toBe(200)
})
