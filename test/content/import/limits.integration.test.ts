import { describe, expect, it } from 'vitest'
import { editorCookie, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

const documents = '/api/console/sites/site/environments/production/documents'

describe.each(dialects)('the limits of a document (%s)', (dialect) => {
  it('are those of a save: what was imported is saved again, what cannot be saved is not imported', async () => {
    const { bring, url } = await startContentServer(dialect)
    const headers = { Cookie: editorCookie, Origin: url, 'Content-Type': 'application/json' }
    // `"` takes two bytes of JSON, the other six.
    const text = (quotes: number): string => `${'"'.repeat(quotes)}\u4e2d\n`
    await bring({ 'pages/large.md': text(524_000), [`pages/${'\u4e2d'.repeat(60)}/${'a'.repeat(200)}.md`]: 'x' })

    const list = (await (await fetch(`${url}${documents}`, { headers })).json()) as { documents: { id: string }[] }
    expect(list.documents).toHaveLength(2)
    for (const { id } of list.documents) {
      const read = await fetch(`${url}${documents}/${id}`, { headers })
      const etag = read.headers.get('ETag') ?? ''
      const { content } = (await read.json()) as { content: { meta: object } }
      const changed = JSON.stringify({ ...content, meta: { ...content.meta, title: 'Saved' } })
      const saved = await fetch(`${url}${documents}/${id}`, {
        method: 'PUT',
        headers: { ...headers, 'If-Match': etag },
        body: changed,
      })
      expect(saved.status, await saved.text()).toBe(200)
    }

    const longRoute = JSON.stringify({ route: `/${'a'.repeat(1000)}`, zones: {} })
    await expect(bring({ 'pages/large.md': text(530_000) })).rejects.toThrow('larger than 1 MiB')
    await expect(bring({ 'pages/_/long.json': longRoute })).rejects.toThrow('longer than 1,000 characters')
  })
})
