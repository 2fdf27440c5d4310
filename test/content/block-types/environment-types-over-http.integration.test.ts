import { describe, expect, it } from 'vitest'
import { editorCookie, editorToken, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

describe.each(dialects)('types of environments over HTTP (%s)', (dialect) => {
  it('are made, changed and taken away by a person, and lists use them at once', async () => {
    const { bring, get, url } = await startContentServer(dialect)
    const page = { 'pages/a.md': '---\ntitle: A\npageType: post\nrating: 3\n---\n\nText\n' }
    await bring(page, { env: 'staging' })
    await bring(page)
    const site = `${url}/api/console/sites/site`
    const types = `${site}/environments/staging/page-types`
    const person = { Cookie: editorCookie, Origin: url, 'Content-Type': 'application/json' }
    const put = (schema: unknown, headers: Record<string, string>) =>
      fetch(`${types}/post`, {
        method: 'PUT',
        headers: { ...person, ...headers },
        body: JSON.stringify({ schema }),
      })
    const rated = { properties: { rating: { type: 'integer', filterable: true } } }
    const isNew = { 'If-None-Match': '*' }
    expect((await put(rated, {})).status).toBe(428)
    expect((await put([], isNew)).status).toBe(400)
    const wrong = await put({ properties: { rating: { type: 'object', filterable: true } } }, isNew)
    expect([wrong.status, await wrong.json()]).toMatchObject([
      409,
      { code: 'schema_invalid', errors: [{ in: 'body', name: 'schema/properties/rating' }] },
    ])
    const list = (env: string) => get(`/api/v1/site/${env}/_documents?type=post&filter[rating]=3`)
    expect((await list('staging')).status).toBe(400)

    const made = await put(rated, isNew)
    expect([made.status, made.headers.get('Location')]).toEqual([
      201,
      '/api/console/sites/site/environments/staging/page-types/post',
    ])
    expect(await made.json()).toEqual({ type: 'post', origin: 'environment', schema: rated })
    expect([(await list('staging')).status, (await list('production')).status]).toEqual([200, 400])
    const token = { Authorization: `Bearer ${editorToken}` }
    const read = await fetch(`${types}/post`, { headers: token })
    const etag = read.headers.get('ETag') ?? ''
    expect([read.status, etag]).toEqual([200, made.headers.get('ETag')])
    const again = await fetch(`${types}/post`, { headers: { ...token, 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect((await fetch(`${site}/page-types/post`, { headers: token })).status).toBe(404)

    const byToken = { ...token, 'If-Match': etag }
    expect((await fetch(`${types}/post`, { method: 'DELETE', headers: byToken })).status).toBe(403)
    const absent = await put(null, { 'If-Match': etag })
    expect([absent.status, await absent.json()]).toEqual([200, { type: 'post', origin: 'environment', schema: null }])
    expect((await list('staging')).status).toBe(400)
    expect((await put(rated, { 'If-Match': etag })).status).toBe(412)
    const remove = (tag: string) =>
      fetch(`${types}/post`, { method: 'DELETE', headers: { ...person, 'If-Match': tag } })
    expect((await remove(etag)).status).toBe(412)
    expect((await remove(absent.headers.get('ETag') ?? '')).status).toBe(204)
    expect((await remove('"x"')).status).toBe(404)
    expect(await (await fetch(types, { headers: token })).json()).toEqual({ pageTypes: [] })
    expect((await fetch(types.replace('staging', 'nowhere'), { headers: token })).status).toBe(404)
  })

  it('come along with a promotion that a person makes', async () => {
    const { bring, get, url } = await startContentServer(dialect)
    const schema = JSON.stringify({ required: ['heading'] })
    const block = { id: 'a', type: 'card', fields: { heading: 'H' } }
    const page = { meta: { title: 'A', description: '' }, zones: { main: { blocks: [block] } } }
    const post = '---\ntitle: B\npageType: post\nrating: 3\n---\n\nText\n'
    await bring({ 'pages/b.md': post })
    await bring(
      {
        'pages/a.json': JSON.stringify(page),
        'blocks/environment/card.schema.json': schema,
        'types/environment/post.schema.json': JSON.stringify({ properties: { rating: { type: 'integer' } } }),
      },
      { env: 'staging' },
    )
    const promotion = `${url}/api/console/sites/site/environments/production/promotion`
    const person = { Cookie: editorCookie, Origin: url }
    const token = { Authorization: `Bearer ${editorToken}` }
    const compared = (await (await fetch(`${promotion}?from=staging`, { headers: token })).json()) as {
      version: string
      types: object[]
    }
    expect(compared.types).toEqual([
      { of: 'block', type: 'card', change: 'added' },
      { of: 'page', type: 'post', change: 'added' },
    ])
    const listed = async () => (await get('/api/v1/site/production/_documents?type=post')).json()
    expect(await listed()).toMatchObject({ documents: [{ route: '/b', fields: {} }] })
    const promote = (headers: Record<string, string>) =>
      fetch(promotion, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'If-Match': `"${compared.version}"`, ...headers },
        body: JSON.stringify({ from: 'staging', name: 'Spring', types: true }),
      })
    const refused = await promote(token)
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'session_required' }])
    expect((await promote(person)).status).toBe(201)
    expect(await listed()).toMatchObject({ documents: [{ route: '/b', fields: { rating: 3 } }] })
    const types = `${url}/api/console/sites/site/environments/production/block-types`
    expect(await (await fetch(types, { headers: token })).json()).toEqual({
      blockTypes: [{ type: 'card', origin: 'environment', schema: { required: ['heading'] } }],
    })
  })
})
