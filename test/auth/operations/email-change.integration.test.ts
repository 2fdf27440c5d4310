import { describe, expect, it } from 'vitest'
import { adminEmail } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { wrong } from '../codes/visitor.ts'
import { logged, openWorkspace, read, refusal } from './workspace.ts'

describe.each(dialects)('a change of email and name (%s)', (dialect) => {
  async function begin() {
    const workspace = await openWorkspace(dialect)
    const { server, credentials, enter, admin } = workspace
    const id = await credentials.actor('person', 'Ada')
    const ada = await enter(id)
    const { email } = (await read<'Me'>(ada.get('/api/v1/me'))).actor as { email: string }
    const ask = (to: string) => ada.post('/api/v1/me/email', { email: to })
    const confirm = (code: string) => ada.post('/api/v1/me/email/confirm', { code })
    const codeFor = async (to: string) =>
      (await logged(server, `code for the new email ${to}: `)).at(-1)?.slice(-6) ?? ''
    const lines = async () =>
      (await read<'Activity'>(admin.get(`/api/v1/activity?target=${id}&action=member`))).activity
    return { ...workspace, id, ada, email, ask, confirm, codeFor, lines }
  }

  it('is made by a code to the new address; both are told, and everything that the member has stays', async () => {
    const { server, id, ada, email, ask, confirm, codeFor, lines, admin } = await begin()
    const token = await server.mint(ada, 'laptop')
    const sent = await ask('Ada@Example.org')
    expect([sent.status, await sent.json()]).toEqual([202, { expires_in: 600 }])
    const code = await codeFor('ada@example.org')
    expect(await refusal(await confirm(wrong(code)))).toEqual([409, 'email_code_invalid'])
    const done = await confirm(code)
    expect([done.status, (await read<'Member'>(done)).email]).toEqual([200, 'ada@example.org'])
    expect(await read<'Member'>(admin.get(`/api/v1/members/${id}`))).toMatchObject({ id, email: 'ada@example.org' })
    const me = await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token.token}` } })
    expect(await me.json()).toMatchObject({ actor: { id, email: 'ada@example.org' } })
    expect((await ada.get('/api/v1/me')).status).toBe(200)
    const [toOld] = await logged(server, `notice for ${email}: their email is ada@example.org now; to take it back: `)
    expect(toOld).toMatch(/\/email-change\?token=[\w-]{43}$/)
    const [toNew] = await logged(server, 'notice for ada@example.org: their email is ada@example.org now')
    expect(toNew).not.toContain('token')
    expect((await lines())[0]).toMatchObject({
      ...{ action: 'member.update', actor: { id } },
      details: { before: { email }, after: { email: 'ada@example.org' }, address: '127.0.0.1' },
    })
    // Once.
    expect(await refusal(await confirm(code))).toEqual([409, 'email_code_invalid'])
    // The code for the new address is no code to sign in with.
    const browser = server.browser()
    await browser.post('/api/v1/auth/otp', { email: 'ada@example.org' })
    expect((await browser.post('/api/v1/auth/otp/verify', { email: 'ada@example.org', code })).status).toBe(401)
  })

  it('tells a member nothing of an email that is taken, and of tries only that they are used up', async () => {
    const { server, ask, confirm, codeFor } = await begin()
    const taken = await ask(adminEmail)
    expect([taken.status, await taken.text()]).toEqual([202, '{"expires_in":600}'])
    expect(await refusal(await confirm('123456'))).toEqual([409, 'email_code_invalid'])
    expect(await server.db.reader.selectFrom('email_change').select('email').execute()).toEqual([{ email: adminEmail }])
    expect(server.log.some(({ msg }) => String(msg).includes(`new email ${adminEmail}`))).toBe(false)
    const again = await ask('free@example.org')
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0)
    await server.db.writer.deleteFrom('attempt').execute()
    await ask('free@example.org')
    const code = await codeFor('free@example.org')
    const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm(wrong(code))))
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([409]))
    expect(await refusal(await confirm(code))).toEqual([409, 'email_code_invalid'])
    expect(await refusal(await ask('nonsense'))).toEqual([400, 'invalid_request'])
  })

  it('goes to one of two who are sent a code for the same address, however they confirm', async () => {
    const { server, credentials, enter, ask, confirm, codeFor, ada } = await begin()
    const bob = await enter(await credentials.actor('person', 'Bob'))
    await ask('shared@example.org')
    const first = await codeFor('shared@example.org')
    await bob.post('/api/v1/me/email', { email: 'shared@example.org' })
    const second = (await logged(server, 'code for the new email shared@example.org: ', 2)).at(-1)?.slice(-6) ?? ''
    const answers = await Promise.all([
      ...[confirm(first), confirm(first)],
      ...[
        bob.post('/api/v1/me/email/confirm', { code: second }),
        bob.post('/api/v1/me/email/confirm', { code: second }),
      ],
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const people = server.db.reader.selectFrom('actor').select('id').where('email', '=', 'shared@example.org')
    expect(await people.execute()).toHaveLength(1)
    expect((await ada.get('/api/v1/me')).status).toBe(200)
  })

  it('is taken back by the address of before for 72 hours, and ends what a stranger could act with', async () => {
    const { server, id, ada, email, ask, confirm, codeFor, lines, admin } = await begin()
    const token = await server.mint(ada, 'theirs')
    await ask('stranger@example.org')
    await confirm(await codeFor('stranger@example.org'))
    await server.db.writer.deleteFrom('attempt').execute()
    await ask('further@example.org')
    await confirm(await codeFor('further@example.org'))
    const [letter = ''] = await logged(server, `notice for ${email}: their email is `)
    const [later = ''] = await logged(server, 'notice for stranger@example.org: their email is further@example.org')
    const secretOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''
    await server.db.writer
      .insertInto('identity')
      .values({ issuer: 'https://evil.example.org', subject: 'x', actor_id: id, linked_at: Date.now() })
      .execute()

    const visitor = server.browser()
    const page = await visitor.get(`/email-change?token=${secretOf(letter)}`)
    expect(await page.text()).toContain(`Your account will have ${email} as its email again`)
    expect(await (await visitor.get('/email-change?token=x')).text()).toContain('This link is no longer valid')
    const form = new URLSearchParams({ token: secretOf(letter) })
    const send = (fields: URLSearchParams) =>
      fetch(`${server.url}/email-change`, {
        ...{ method: 'POST', body: fields, redirect: 'manual' },
        headers: { Origin: new URL(server.url).origin },
      })
    expect((await send(form)).headers.get('Location')).toBe('/login?error=signed_out')
    expect(await read<'Member'>(admin.get(`/api/v1/members/${id}`))).toMatchObject({ id, email })
    expect((await ada.get('/api/v1/me')).status).toBe(401)
    const me = await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token.token}` } })
    expect(me.status).toBe(401)
    expect(await server.db.reader.selectFrom('identity').select('issuer').execute()).toEqual([])
    expect((await lines())[0]).toMatchObject({
      actor: { kind: 'system', name: 'link in a mail' },
      details: { before: { email: 'further@example.org' }, after: { email }, reason: 'taken_back' },
    })
    await logged(server, `notice for further@example.org: their email is ${email} now`)
    // Once, and no link of a later change does anything any more.
    for (const spent of [letter, later]) {
      expect((await send(new URLSearchParams({ token: secretOf(spent) }))).headers.get('Location')).toBe(
        '/email-change',
      )
    }
    expect(await read<'Member'>(admin.get(`/api/v1/members/${id}`))).toMatchObject({ email })
  })

  it('is taken back with the tokens of agents that were made meanwhile, and of two who open the link by one', async () => {
    const { server, id, ada, email, ask, confirm, codeFor } = await begin()
    await server.db.writer.updateTable('actor').set({ role: 'admin' }).where('id', '=', id).execute()
    await ask('stranger@example.org')
    await confirm(await codeFor('stranger@example.org'))
    const robot = await read<'Agent'>(ada.post('/api/v1/agents', { name: 'Robot' }))
    const { token } = await read<'NewAccessToken'>(ada.post(`/api/v1/agents/${robot.id}/tokens`, { name: 'backdoor' }))
    const asRobot = () => fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })
    expect((await asRobot()).status).toBe(200)
    const [letter = ''] = await logged(server, `notice for ${email}: their email is `)
    const body = new URLSearchParams({ token: /token=([\w-]+)/.exec(letter)?.[1] ?? '' })
    const headers = { Origin: new URL(server.url).origin }
    const take = () => fetch(`${server.url}/email-change`, { method: 'POST', body, redirect: 'manual', headers })
    const led = (await Promise.all([take(), take()])).map((response) => response.headers.get('Location'))
    expect(led.toSorted()).toEqual(['/email-change', '/login?error=signed_out'])
    expect((await asRobot()).status).toBe(401)
  })

  it('voids what was sent to the address of before: codes that sign in, and codes that confirm a change', async () => {
    const { server, id, ada, email, admin } = await begin()
    const stranger = server.browser()
    expect((await stranger.post('/api/v1/auth/otp', { email })).status).toBe(202)
    const signInCode = await server.codeFor(email)
    expect((await ada.post('/api/v1/me/proof/code')).status).toBe(202)
    const [line = ''] = await logged(server, `code to confirm a change, for ${email}: `)
    const moved = admin.send('PUT', `/api/v1/members/${id}/email`, { email: 'new@example.org' })
    expect((await moved).status).toBe(200)
    expect(await refusal(await ada.post('/api/v1/me/proof', { code: line.slice(-6) }))).toEqual([409, 'proof_invalid'])
    for (const claimed of [email, 'new@example.org']) {
      const answer = await stranger.post('/api/v1/auth/otp/verify', { email: claimed, code: signInCode })
      expect(await refusal(answer)).toEqual([401, 'otp_invalid'])
    }
  })

  it('is not taken back once 72 hours are over, nor where another member has the address', async () => {
    const { server, id, email, ask, confirm, codeFor, admin } = await begin()
    await ask('new@example.org')
    await confirm(await codeFor('new@example.org'))
    const [letter = ''] = await logged(server, `notice for ${email}: their email is `)
    const form = new URLSearchParams({ token: /token=([\w-]+)/.exec(letter)?.[1] ?? '' })
    const take = async () => {
      const headers = { Origin: new URL(server.url).origin }
      const init = { method: 'POST', body: form, redirect: 'manual', headers } as const
      return (await fetch(`${server.url}/email-change`, init)).headers.get('Location')
    }
    const { expires_at } = await server.db.reader
      .selectFrom('email_take_back')
      .select('expires_at')
      .executeTakeFirstOrThrow()
    expect(Math.round((expires_at - Date.now()) / 3_600_000)).toBe(72)
    await server.db.writer.updateTable('email_take_back').set({ expires_at: Date.now() }).execute()
    expect(await take()).toBe('/email-change')
    await server.db.writer.updateTable('email_take_back').set({ expires_at }).execute()
    expect((await admin.post('/api/v1/members', { email })).status).toBe(201)
    expect(await take()).toBe('/email-change')
    expect(await read<'Member'>(admin.get(`/api/v1/members/${id}`))).toMatchObject({ email: 'new@example.org' })
  })

  it('is made by an administrator at once, and an invitee is invited at the new address', async () => {
    const { server, id, email, ada, admin } = await begin()
    await server.db.writer.updateTable('actor').set({ joined_at: 1 }).where('id', '=', id).execute()
    const put = (member: string, body: object, browser = admin) =>
      browser.send('PUT', `/api/v1/members/${member}/email`, body)
    expect(await refusal(await put(id, { email: 'x@example.org' }, ada))).toEqual([403, 'admin_required'])
    expect(await refusal(await put(id, { email: adminEmail }))).toEqual([409, 'already_member'])
    const changed = await put(id, { email: 'x@example.org' })
    expect([changed.status, (await read<'Member'>(changed)).email]).toEqual([200, 'x@example.org'])
    const [toOld] = await logged(server, `notice for ${email}: their email is x@example.org now`)
    expect(toOld).not.toContain('token')
    expect((await ada.get('/api/v1/me')).status).toBe(200)

    const typo = await read<'Member'>(admin.post('/api/v1/members', { email: 'bob@exmaple.com' }))
    const [first = ''] = await logged(server, 'invitation for bob@exmaple.com')
    expect((await put(typo.id, { email: 'bob@example.com' })).status).toBe(200)
    await logged(server, 'invitation for bob@example.com')
    expect(server.log.some(({ msg }) => String(msg).startsWith('notice for bob@exmaple.com'))).toBe(false)
    const known = await server.db.reader
      .selectFrom('known_browser')
      .select('actor_id')
      .where('actor_id', '=', typo.id)
      .execute()
    expect([known.length, first === '']).toEqual([1, false])
  })

  it('changes the name of the member alone, who needs a session for it', async () => {
    const { server, id, ada, admin } = await begin()
    const token = await server.mint(ada, 'laptop')
    const named = await ada.patch('/api/v1/me', { name: 'Ada Lovelace' })
    expect([named.status, (await read<'Member'>(named)).name]).toEqual([200, 'Ada Lovelace'])
    expect(await refusal(await ada.patch('/api/v1/me', { name: 'x', role: 'admin' }))).toEqual([400, 'invalid_request'])
    expect(await refusal(await ada.patch('/api/v1/me', { name: '\u0000' }))).toEqual([400, 'invalid_request'])
    const headers = { Authorization: `Bearer ${token.token}`, 'Content-Type': 'application/json' }
    const init = { method: 'PATCH', body: '{"name":"x"}', headers }
    expect(await refusal(await fetch(`${server.url}/api/v1/me`, init))).toEqual([403, 'session_required'])
    expect(await read<'Member'>(admin.get(`/api/v1/members/${id}`))).toMatchObject({
      name: 'Ada Lovelace',
      role: 'member',
    })
  })
})
