import { describe, expect, it } from 'vitest'
import { dialects } from '../../support/databases.ts'
import { openWorkspace, read, refusal, unknownId } from './workspace.ts'

describe.each(dialects)('everything that is kept on a member (%s)', (dialect) => {
  it('is one document, for the member and for an administrator, with no secret in it', async () => {
    const { server, credentials, enter, admin } = await openWorkspace(dialect, { SVC_WEBHOOKS: 'false' })
    const hook = { url: 'https://hooks.example.org/auth?key=hidden', events: ['member.role_changed', 'token.created'] }
    expect((await admin.post('/api/v1/webhooks', hook)).status).toBe(201)
    const id = await credentials.actor('person', 'Ada', 'admin')
    const ada = await enter(id)
    const { token } = await server.mint(ada, 'laptop')
    await credentials.application(id)
    await credentials.applicationRequest(id, 'https://notes.example/client.json')
    await credentials.passkey(id)
    const identity = { issuer: 'https://login.example.org', subject: 'ada-1', actor_id: id, linked_at: Date.now() }
    await server.db.writer.insertInto('identity').values(identity).execute()
    await admin.patch(`/api/v1/members/${id}`, { name: 'Ada Lovelace' })
    const response = await ada.get('/api/v1/me/export')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="member.json"')
    const own = await read<'MemberExport'>(response)
    const { exported_at: _at, ...document } = await read<'MemberExport'>(admin.get(`/api/v1/members/${id}/export`))
    expect(own).toMatchObject(document)
    expect(own).toMatchObject({
      member: { id, name: 'Ada Lovelace' },
      identities: [{ issuer: identity.issuer, subject: 'ada-1' }],
      sessions: [{ method: 'otp' }],
      passkeys: [{ name: 'phone' }],
      tokens: [{ name: 'laptop' }],
      applications: [{ name: 'Notes' }],
      application_requests: [{ client_id: 'https://notes.example/client.json', redirect_host: 'localhost' }],
      browsers: [{ last_seen_at: expect.any(String) }],
      webhook_messages: [{ event: 'token.created', host: 'hooks.example.org', state: 'pending' }],
      activity_complete: true,
    })
    expect(own.activity.map(({ action }) => action)).toEqual(['member.update', 'token.create', 'session.start'])
    expect(JSON.stringify(own)).not.toContain(token)
    expect(JSON.stringify(own)).not.toContain('hidden')
    expect(await refusal(await admin.get(`/api/v1/members/${unknownId}/export`))).toEqual([404, 'not_found'])
    const bob = await enter(await credentials.actor('person', 'Bob'))
    expect(await refusal(await bob.get(`/api/v1/members/${id}/export`))).toEqual([403, 'admin_required'])
    expect(await read<'MemberExport'>(bob.get('/api/v1/me/export'))).toMatchObject({ webhook_messages: [] })
  })
})
