import { describe, expect, it } from 'vitest'
import { dialects } from '../../support/databases.ts'
import { begin, email } from './provider-says.ts'

describe.each(dialects)('a second subject of one provider for one email (%s)', (dialect) => {
  it('signs no one in until an administrator approves it, and its member is sent a mail then', async () => {
    const { server, signIn, admin } = await begin(dialect)
    expect(await signIn('first')).toBe('/settings/account')
    expect(await signIn('second')).toBe('/login?error=identity_waits')
    const page = await (await server.browser().get('/login?error=identity_waits')).text()
    expect(page).toContain('An administrator has to approve it')
    const { id: memberId } = await server.db.reader
      .selectFrom('actor')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const path = `/api/v1/members/${memberId}/identity-requests`
    const { requests } = (await (await admin.get(path)).json()) as { requests: { id: string; subject: string }[] }
    expect(requests).toMatchObject([{ subject: 'second' }])
    expect((await admin.post(`${path}/${requests[0]?.id}/approve`)).status).toBe(204)
    expect(await signIn('second')).toBe('/settings/account')
    expect(await signIn('third')).toBe('/login?error=identity_waits')
    const again = (await (await admin.get(path)).json()) as typeof requests extends infer R ? { requests: R } : never
    expect((await admin.delete(`${path}/${again.requests[0]?.id}`)).status).toBe(204)
    expect((await admin.delete(`${path}/${again.requests[0]?.id}`)).status).toBe(404)
    const lines = await server.db.reader.selectFrom('activity').select('action').orderBy('id').execute()
    const deeds = lines.map(({ action }) => action).filter((action) => action.startsWith('identity.'))
    expect(deeds).toEqual(['identity.request', 'identity.approve', 'identity.request', 'identity.refuse'])
    await expect.poll(() => server.log.map(({ msg }) => String(msg)).join('\n')).toContain(`notice for ${email}`)
  })
})
