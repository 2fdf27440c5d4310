import { describe, expect, it } from 'vitest'
import { adminEmail, startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { leave, patchOf, scimClient, startScim, userSchema } from './scim-client.ts'

const grace = {
  schemas: [userSchema],
  userName: 'Grace@Example.com',
  externalId: 'g-1',
  displayName: 'Grace',
  active: true,
}

describe('SCIM users', () => {
  it.each(dialects)('are made, found, changed and sent away (%s)', async (dialect) => {
    const { server, send } = await startScim(dialect)
    const made = await send('POST', '/Users', grace)
    expect([made.status, made.headers.get('Location')]).toEqual([201, made.body.meta.location])
    expect(made.body).toMatchObject({
      userName: 'grace@example.com',
      externalId: 'g-1',
      displayName: 'Grace',
      active: true,
    })
    expect((await send('GET', `/Users/${made.body.id}`)).body).toEqual(made.body)
    for (const filter of [
      'userName eq "GRACE@example.com"',
      'externalId eq "g-1"',
      `${userSchema}:userName EQ "grace@example.com"`,
    ]) {
      const found = await send('GET', `/Users?${new URLSearchParams({ filter })}`)
      expect([found.status, found.body.totalResults, found.body.Resources]).toEqual([200, 1, [made.body]])
    }
    for (const filter of [
      'userName eq "nobody@example.com"',
      // What no database could hold
      'userName eq "a\\u0000@example.com"',
      'externalId eq "\\u0000"',
      'externalId eq ""',
    ]) {
      const none = await send('GET', `/Users?${new URLSearchParams({ filter })}`)
      expect([filter, none.status, none.body.totalResults]).toEqual([filter, 200, 0])
    }

    const replaced = await send('PUT', `/Users/${made.body.id}`, {
      ...grace,
      displayName: 'Grace Hopper',
      externalId: undefined,
    })
    expect([replaced.status, replaced.body.displayName, replaced.body.externalId]).toEqual([
      200,
      'Grace Hopper',
      undefined,
    ])

    const browser = await server.signIn('grace@example.com')
    const token = await server.mint(browser)
    expect((await send('PATCH', `/Users/${made.body.id}`, leave)).body.active).toBe(false)
    expect((await browser.get('/api/v1/auth/session')).status).toBe(401)
    const bearer = { Authorization: `Bearer ${token.token}` }
    expect((await server.browser().get('/api/v1/me', bearer)).status).toBe(401)

    const back = patchOf({ op: 'replace', value: { active: true } })
    expect((await send('PATCH', `/Users/${made.body.id}`, back)).body.active).toBe(true)
    await server.signIn('grace@example.com', browser)

    expect((await send('DELETE', `/Users/${made.body.id}`)).status).toBe(204)
    expect((await send('GET', `/Users/${made.body.id}`)).status).toBe(404)
    expect((await send('PATCH', `/Users/${made.body.id}`, back)).status).toBe(404)
    expect((await send('DELETE', `/Users/${made.body.id}`)).status).toBe(404)
    expect((await send('GET', '/Users')).body.totalResults).toBe(1)
    // The client makes them anew: the same member comes back.
    const again = await send('POST', '/Users', grace)
    expect([again.status, again.body.id, again.body.active]).toEqual([201, made.body.id, true])
  })

  it.each([
    ['GET', '/Users/%00'],
    ['PUT', '/Users/%00'],
    ['PATCH', '/Users/%00'],
    ['DELETE', '/Users/%00'],
    ['GET', '/ResourceTypes/%00'],
    ['GET', '/Schemas/%00'],
  ])('are not at a malformed path: %s %s', async (method, path) => {
    const { send } = await startScim()
    expect((await send(method, path, method.startsWith('P') ? grace : undefined)).status).toBe(400)
  })

  it('sends no invitation, and tells the activity who did it', async () => {
    const { server, send } = await startScim()
    const { body } = await send('POST', '/Users', grace)
    await send('DELETE', `/Users/${body.id}`)
    expect(await server.db.reader.selectFrom('outbox').selectAll().execute()).toEqual([])
    const lines = server.db.reader
      .selectFrom('activity')
      .select(['action', 'actor_name'])
      .where('target_id', '=', body.id)
    expect(await lines.orderBy('id').execute()).toEqual([
      { action: 'member.provision', actor_name: 'SCIM' },
      { action: 'member.suspend', actor_name: 'SCIM' },
    ])
  })

  it('can be made suspended', async () => {
    const { send } = await startScim()
    const { status, body } = await send('POST', '/Users', { ...grace, active: false })
    expect([status, body.active]).toEqual([201, false])
  })

  it('come in pages, the oldest first', async () => {
    const { send } = await startScim()
    for (const userName of ['a@example.com', 'b@example.com', 'c@example.com']) {
      expect((await send('POST', '/Users', { userName })).status).toBe(201)
    }
    const page = await send('GET', '/Users?startIndex=2&count=2')
    expect(page.body).toMatchObject({ totalResults: 4, startIndex: 2, itemsPerPage: 2 })
    expect(page.body.Resources.map(({ userName }) => userName)).toEqual(['a@example.com', 'b@example.com'])
    expect((await send('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 4, itemsPerPage: 0 })
    expect((await send('GET', '/Users?startIndex=-5&count=-1')).body).toMatchObject({ startIndex: 1, itemsPerPage: 0 })
  })

  it.each([
    ['a boolean as a text', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    ['a value without a path', [{ op: 'replace', value: { active: false } }], { active: false }],
    ['a path with its schema', [{ op: 'replace', path: `${userSchema}:active`, value: false }], { active: false }],
    [
      'a name by its parts',
      [{ op: 'add', path: 'name', value: { givenName: 'G', familyName: 'H' } }],
      { displayName: 'G H' },
    ],
    ['a dotted name in a value', [{ op: 'replace', value: { 'name.formatted': 'G H' } }], { displayName: 'G H' }],
    ['a name that is taken away', [{ op: 'remove', path: 'displayName' }], { displayName: undefined }],
    ['an id', [{ op: 'replace', path: 'externalId', value: 'g-2' }], { externalId: 'g-2' }],
    [
      'what is not kept beside what is',
      [
        { op: 'Add', path: 'emails[type eq "work"].value', value: 'elsewhere@example.com' },
        { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Navy' },
        { op: 'Replace', path: 'active', value: false },
      ],
      { active: false, userName: 'grace@example.com' },
    ],
    ['the same email', [{ op: 'replace', path: 'userName', value: 'GRACE@example.com' }], { active: true }],
  ])('takes a patch with %s', async (_, operations, expected) => {
    const { send } = await startScim()
    const { body } = await send('POST', '/Users', grace)
    const patched = await send('PATCH', `/Users/${body.id}`, patchOf(...operations))
    expect(patched.status).toBe(200)
    expect({ displayName: undefined, ...patched.body }).toMatchObject(expected)
  })

  it.each([
    ['no JSON', '{', 'invalidSyntax'],
    ['not a patch', { Operations: [{ op: 'replace', path: 'active', value: false }] }, 'invalidSyntax'],
    ['no operations', patchOf(), 'invalidSyntax'],
    ['an operation that is none', patchOf({ op: 'move', path: 'active' }), 'invalidSyntax'],
    ['an empty path', patchOf({ op: 'replace', path: '', value: 1 }), 'invalidPath'],
    ['a remove without a path', patchOf({ op: 'remove' }), 'noTarget'],
    ['no value', patchOf({ op: 'replace', path: 'active' }), 'invalidValue'],
    ['a value that is no object', patchOf({ op: 'replace', value: false }), 'invalidValue'],
    ['an active that is none', patchOf({ op: 'replace', path: 'active', value: 'perhaps' }), 'invalidValue'],
    ['an active that is taken away', patchOf({ op: 'remove', path: 'active' }), 'invalidValue'],
    ['a name that is no text', patchOf({ op: 'replace', path: 'displayName', value: 1 }), 'invalidValue'],
    ['an id that is too long', patchOf({ op: 'replace', path: 'externalId', value: 'x'.repeat(256) }), 'invalidValue'],
    ['another email', patchOf({ op: 'replace', path: 'userName', value: 'mallory@example.com' }), 'mutability'],
    ['no email', patchOf({ op: 'remove', path: 'userName' }), 'mutability'],
  ])('refuses a patch with %s, and changes nothing', async (_, patch, scimType) => {
    const { send } = await startScim()
    const { body } = await send('POST', '/Users', grace)
    const refused = await send('PATCH', `/Users/${body.id}`, patch)
    expect([refused.status, refused.body.scimType, refused.body.status]).toEqual([400, scimType, '400'])
    expect((await send('GET', `/Users/${body.id}`)).body).toEqual(body)
  })

  it.each([
    ['a create without userName', 'POST', '', { displayName: 'x' }, 'invalidValue'],
    ['a create with a userName that is no email', 'POST', '', { userName: 'grace' }, 'invalidValue'],
    ['a create with a list', 'POST', '', [], 'invalidSyntax'],
    ['a replacement with another email', 'PUT', '/:id', { userName: 'mallory@example.com' }, 'mutability'],
    ['another filter', 'GET', '?filter=userName%20co%20%22a%22', undefined, 'invalidFilter'],
    ['half a filter', 'GET', '?filter=userName%20eq', undefined, 'invalidFilter'],
    ['a filter by another attribute', 'GET', '?filter=title%20eq%20%22a%22', undefined, 'invalidFilter'],
    ['a filter by what every object has', 'GET', '?filter=constructor%20eq%20%22a%22', undefined, 'invalidFilter'],
    ['a filter with a broken text', 'GET', '?filter=userName%20eq%20%22%5Cx%22', undefined, 'invalidFilter'],
    ['a count that is none', 'GET', '?count=many', undefined, 'invalidValue'],
  ])('refuses %s', async (_, method, path, body, scimType) => {
    const { send } = await startScim()
    const made = await send('POST', '/Users', grace)
    const refused = await send(method, `/Users${path.replace(':id', made.body.id)}`, body)
    expect([refused.status, refused.body.scimType]).toEqual([400, scimType])
  })

  it('refuses what is there already, bodies that are too long or of another type, and ids of no member', async () => {
    const { send } = await startScim()
    const { body } = await send('POST', '/Users', grace)
    const twice = await send('POST', '/Users', grace)
    expect([twice.status, twice.body.scimType]).toEqual([409, 'uniqueness'])
    const writes = [
      ['POST', '/Users'],
      ['PUT', `/Users/${body.id}`],
      ['PATCH', `/Users/${body.id}`],
    ] as const
    for (const [method, path] of writes) {
      expect((await send(method, path, 'x'.repeat(64 * 1024 + 1))).status).toBe(413)
      expect((await send(method, path, grace, { 'Content-Type': 'text/plain' })).status).toBe(415)
    }
    const unknown = '/Users/01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f'
    expect((await send('GET', unknown)).status).toBe(404)
    expect((await send('PUT', unknown, grace)).status).toBe(404)
    expect((await send('PATCH', unknown, leave)).status).toBe(404)
    expect((await send('DELETE', unknown)).status).toBe(404)
  })

  it('says of itself what it can', async () => {
    const { server, send } = await startScim()
    const config = await send('GET', '/ServiceProviderConfig')
    expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } })
    for (const path of ['/ResourceTypes', '/Schemas']) {
      const { Resources: [resource] = [] } = (await send('GET', path)).body
      const location = resource?.meta.location.replace(`${server.url}/scim/v2`, '') ?? ''
      expect((await send('GET', location)).body).toEqual(resource)
      expect((await send('GET', `${path}/Group`)).status).toBe(404)
    }
  })
})

const everything: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/Users'],
  ['POST', '/Users', grace],
  ...(['GET', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => {
    const body = { PUT: grace, PATCH: leave }[method as string]
    const path = '/Users/01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f'
    return body === undefined ? ([method, path] as const) : ([method, path, body] as const)
  }),
  ['GET', '/ServiceProviderConfig'],
  ['GET', '/ResourceTypes'],
  ['GET', '/ResourceTypes/User'],
  ['GET', '/Schemas'],
  ['GET', `/Schemas/${userSchema}`],
]

describe('the credential of a provisioning client', () => {
  it('is required everywhere under /scim/v2, and no other one does', async () => {
    const { server, send } = await startScim()
    const admin = await server.signIn()
    const { token } = await server.mint(admin)
    for (const [method, path, body] of everything) {
      for (const headers of [
        { Authorization: '' },
        { Authorization: 'Bearer wrong' },
        { Authorization: `Bearer ${token}` },
      ]) {
        const refused = await send(method, path, body, headers)
        expect([method, path, refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([
          method,
          path,
          401,
          'Bearer',
        ])
      }
      const session = await admin.send(method, `/scim/v2${path}`, body)
      expect(session.status).toBe(401)
    }
    const members = await server.db.reader.selectFrom('actor').select('email').execute()
    expect(members).toEqual([{ email: adminEmail }])
  })

  it('is good for nothing else', async () => {
    const { server } = await startScim()
    const { scimToken } = await import('./scim-client.ts')
    for (const path of ['/api/v1/me', '/api/v1/members', '/api/v1/activity', '/mcp']) {
      const response = await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${scimToken}` } })
      expect([path, response.status]).toEqual([path, 401])
    }
  })

  it('is in no answer, log or database', async () => {
    const { server, send } = await startScim()
    const { scimToken } = await import('./scim-client.ts')
    const { body } = await send('POST', '/Users', grace)
    expect(JSON.stringify([body, server.log])).not.toContain(scimToken)
    const lines = await server.db.reader.selectFrom('activity').selectAll().execute()
    expect(JSON.stringify(lines)).not.toContain(scimToken)
  })

  it('opens nothing where the operator set none', async () => {
    const server = await startAuthServer('sqlite')
    const send = scimClient(server)
    for (const [method, path, body] of everything) expect((await send(method, path, body)).status).toBe(404)
  })

  it('does not serve a page of another origin', async () => {
    const { send } = await startScim()
    const { body } = await send('POST', '/Users', { userName: 'ada@example.com' })
    const foreign = { Origin: 'https://evil.example' }
    const writes = [
      ['POST', '/Users', grace],
      ['PUT', `/Users/${body.id}`, { userName: 'ada@example.com', active: false }],
      ['PATCH', `/Users/${body.id}`, leave],
      ['DELETE', `/Users/${body.id}`, undefined],
    ] as const
    for (const [method, path, sent] of writes) expect((await send(method, path, sent, foreign)).status).toBe(403)
    expect((await send('GET', `/Users/${body.id}`)).body.active).toBe(true)
  })
})

describe('a provisioning client that goes too far', () => {
  it.each(dialects)('cannot lock the last administrator out (%s)', async (dialect) => {
    const { server, send } = await startScim(dialect)
    const browser = await server.signIn()
    const { Resources: [admin] = [] } = (await send('GET', '/Users')).body
    const path = `/Users/${admin?.id}`
    expect((await send('PATCH', path, leave)).status).toBe(409)
    expect((await send('PUT', path, { userName: adminEmail, active: false })).status).toBe(409)
    expect((await send('DELETE', path)).status).toBe(409)
    expect((await browser.get('/api/v1/auth/session')).status).toBe(200)
  })

  it.each(dialects)('of two administrators suspended at once, one stays (%s)', async (dialect) => {
    const { server, send } = await startScim(dialect)
    await server.member('second@example.com', 'admin')
    const { Resources: admins } = (await send('GET', '/Users')).body
    const answers = await Promise.all(admins.map(({ id }) => send('PATCH', `/Users/${id}`, leave)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('never grants administration: who comes back is a member', async () => {
    const { server, send } = await startScim()
    const second = await server.member('second@example.com', 'admin')
    const { body } = await send('GET', `/Users?${new URLSearchParams({ filter: 'userName eq "second@example.com"' })}`)
    const path = `/Users/${body.Resources[0]?.id}`
    await send('PATCH', path, leave)
    expect((await second.get('/api/v1/auth/session')).status).toBe(401)
    await send(
      'PATCH',
      path,
      patchOf({ op: 'replace', value: { active: true, roles: [{ value: 'admin' }], role: 'admin' } }),
    )
    const again = await server.signIn('second@example.com', second)
    expect(await (await again.get('/api/v1/me')).json()).toMatchObject({ actor: { role: 'member' } })
    expect((await send('POST', '/Users', { ...grace, roles: [{ value: 'admin' }], role: 'admin' })).status).toBe(201)
    const made = await server.signIn('grace@example.com')
    expect(await (await made.get('/api/v1/me')).json()).toMatchObject({ actor: { role: 'member' } })
  })

  it('ends no suspension by an administrator, and brings back no one whom an administrator removed', async () => {
    const { server, send } = await startScim()
    const admin = await server.signIn()
    const { body } = await send('POST', '/Users', grace)
    await admin.patch(`/api/v1/members/${body.id}`, { status: 'suspended' })
    const back = patchOf({ op: 'replace', path: 'active', value: true })
    expect((await send('PATCH', `/Users/${body.id}`, back)).status).toBe(403)
    expect((await send('PUT', `/Users/${body.id}`, grace)).status).toBe(403)
    // Nor by suspending first what is suspended.
    expect((await send('PATCH', `/Users/${body.id}`, leave)).status).toBe(200)
    expect((await send('PATCH', `/Users/${body.id}`, back)).status).toBe(403)
    await admin.delete(`/api/v1/members/${body.id}`)
    expect((await send('POST', '/Users', grace)).status).toBe(403)
    expect((await admin.post('/api/v1/members', { email: 'grace@example.com' })).status).toBe(201)
    expect((await send('POST', '/Users', grace)).status).toBe(409)
  })

  it('an administrator may bring back whom it suspended', async () => {
    const { server, send } = await startScim()
    const admin = await server.signIn()
    const { body } = await send('POST', '/Users', grace)
    await send('DELETE', `/Users/${body.id}`)
    expect((await admin.patch(`/api/v1/members/${body.id}`, { status: 'active' })).status).toBe(200)
    expect((await send('GET', `/Users/${body.id}`)).body.active).toBe(true)
    await server.signIn('grace@example.com')
  })

  it('touches no agent', async () => {
    const { server, send } = await startScim()
    const admin = await server.signIn()
    const agent = (await (await admin.post('/api/v1/agents', { name: 'bot' })).json()) as { id: string }
    for (const method of ['GET', 'DELETE']) expect((await send(method, `/Users/${agent.id}`)).status).toBe(404)
    expect((await send('PATCH', `/Users/${agent.id}`, leave)).status).toBe(404)
    expect((await send('GET', '/Users')).body.totalResults).toBe(1)
  })
})
