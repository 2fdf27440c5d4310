import { describe, expect, it } from 'vitest'
import { dialects } from '../../support/databases.ts'
import { begin, email } from './provider-says.ts'

async function join(dialect: (typeof dialects)[number]) {
  const place = await begin(dialect)
  expect(await place.signIn('first')).toBe('/settings/account')
  const members = place.server.db.reader.selectFrom('actor').select('id')
  const { id } = await members.where('email', '=', email).executeTakeFirstOrThrow()
  return { ...place, path: `/api/v1/members/${id}` }
}

describe.each(dialects)('auto-provisioning (%s)', (dialect) => {
  it('lets no suspended member in, under no subject, until they are brought back', async () => {
    const { server, admin, signIn, path } = await join(dialect)
    expect((await admin.patch(path, { status: 'suspended' })).status).toBe(200)
    for (const subject of ['first', 'second']) expect(await signIn(subject)).toBe('/login?error=member_suspended')
    const page = await (await server.browser().get('/login?error=member_suspended')).text()
    expect(page).toContain('Your account is suspended.')
    expect((await admin.patch(path, { status: 'active' })).status).toBe(200)
    expect(await signIn('first')).toBe('/settings/account')
  })

  it('brings back no member whom an administrator removed, by email or by subject, until they are invited', async () => {
    const { admin, signIn, path } = await join(dialect)
    expect((await admin.delete(path)).status).toBe(204)
    for (const [subject, address] of [
      ['first', email],
      ['another', email],
      ['first', 'grace.hopper@example.com'],
    ] as const) {
      expect(await signIn(subject, address)).toBe('/login?error=not_a_member')
    }
    // Others settle as before.
    expect(await signIn('other', 'ada@example.com')).toBe('/settings/account')
    expect((await admin.post('/api/v1/members', { email })).status).toBe(201)
    expect(await signIn('first')).toBe('/settings/account')
  })
})
