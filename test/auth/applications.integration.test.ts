import { expect, it } from 'vitest'
import { system } from '../../src/auth/actor.ts'
import { Applications } from '../../src/auth/applications.ts'
import { Members } from '../../src/auth/members.ts'
import { describeEachAuthDatabase } from '../support/databases.ts'
import { addGrant, deeds, noObserver, noPost, signedIn } from './actors.ts'

describeEachAuthDatabase('Applications', (open) => {
  async function begin() {
    const db = await open()
    const members = new Members(db, noPost, noObserver)
    const ann = await members.invite(system, { email: 'ann@example.com' })
    const bob = await members.invite(system, { email: 'bob@example.com' })
    return { db, ann, bob, applications: new Applications(db) }
  }

  it('are the grants of one client, folded', async () => {
    const { db, ann, bob, applications } = await begin()
    const editor = { client_id: 'editor', actor_id: ann.id }
    await addGrant(db.writer, { ...editor, client_name: 'Old name', created_at: 1000, last_used_at: 5000 })
    await addGrant(db.writer, { client_id: 'bot', actor_id: ann.id, client_name: 'Bot', scope: '', created_at: 2000 })
    await addGrant(db.writer, {
      ...{ ...editor, client_name: 'Editor', created_at: 3000, last_used_at: 4000 },
      scope: 'workspace:write workspace:read',
    })
    await addGrant(db.writer, { client_id: 'editor', actor_id: bob.id, created_at: 1, last_used_at: 9000 })
    expect(await applications.list(ann.id)).toEqual([
      {
        ...{ client_id: 'editor', name: 'Editor', scopes: ['workspace:read', 'workspace:write'] },
        ...{ created_at: '1970-01-01T00:00:01.000Z', last_used_at: '1970-01-01T00:00:05.000Z' },
      },
      { client_id: 'bot', name: 'Bot', scopes: [], created_at: '1970-01-01T00:00:02.000Z', last_used_at: null },
    ])
  })

  it('lose every grant of this member when revoked, and no other', async () => {
    const { db, ann, bob, applications } = await begin()
    await addGrant(db.writer, { client_id: 'editor', actor_id: ann.id, client_name: 'Editor' })
    await addGrant(db.writer, { client_id: 'editor', actor_id: ann.id, client_name: 'Editor' })
    await addGrant(db.writer, { client_id: 'bot', actor_id: ann.id })
    await addGrant(db.writer, { client_id: 'editor', actor_id: bob.id })
    await applications.revoke(await signedIn(db, ann.id), ann.id, 'editor')
    expect((await applications.list(ann.id)).map(({ client_id }) => client_id)).toEqual(['bot'])
    expect(await applications.list(bob.id)).toHaveLength(1)
    expect((await deeds(db)).slice(2)).toEqual([['application.revoke', 'ann@example.com', 'application', 'Editor']])
  })

  it('are not found where they hold no grant of this member', async () => {
    const { db, ann, bob, applications } = await begin()
    await addGrant(db.writer, { client_id: 'editor', actor_id: bob.id })
    const revoked = applications.revoke(await signedIn(db, ann.id), ann.id, 'editor')
    await expect(revoked).rejects.toMatchObject({ code: 'not_found' })
    expect(await deeds(db)).toHaveLength(2)
    expect(await applications.list(ann.id)).toEqual([])
  })

  it('lose the grants of every member when an administrator revokes them, each with its line', async () => {
    const { db, ann, bob, applications } = await begin()
    for (const actor_id of [ann.id, bob.id, bob.id]) {
      await addGrant(db.writer, { client_id: 'editor', actor_id, client_name: 'Editor' })
    }
    await addGrant(db.writer, { client_id: 'bot', actor_id: bob.id })
    await applications.revokeForAll(await signedIn(db, ann.id), 'editor')
    expect(await applications.list(ann.id)).toEqual([])
    expect((await applications.list(bob.id)).map(({ client_id }) => client_id)).toEqual(['bot'])
    const line = ['application.revoke', 'ann@example.com', 'application', 'Editor']
    expect((await deeds(db)).slice(2)).toEqual([line, line, line])
    await expect(applications.revokeForAll(system, 'editor')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are blocked for everyone, and listed with what was decided', async () => {
    const { db, ann, bob, applications } = await begin()
    for (const actor_id of [ann.id, bob.id, bob.id]) {
      await addGrant(db.writer, { client_id: 'editor', actor_id, client_name: 'Editor', last_used_at: 5000 })
    }
    await addGrant(db.writer, { client_id: 'bot', actor_id: bob.id, client_name: 'Bot', created_at: 1 })
    await addGrant(db.writer, { client_id: 'bot', actor_id: bob.id, client_name: 'New bot', created_at: 2 })
    const actor = await signedIn(db, ann.id)
    await applications.block(actor, 'editor')
    await applications.block(actor, 'editor')
    await applications.approve(actor, 'https://app.example/client.json')
    const hosts = { redirect_hosts: [], approved_hosts: null, requests: [] }
    const nothing = { ...hosts, last_used_at: null, changed_at: expect.any(String) }
    expect(await applications.listAll()).toEqual([
      { ...nothing, client_id: 'editor', name: 'Editor', state: 'blocked', members: 0 },
      {
        ...nothing,
        ...{ client_id: 'https://app.example/client.json', state: 'approved', members: 0 },
        name: 'https://app.example/client.json',
      },
      { ...nothing, client_id: 'bot', name: 'New bot', state: 'open', members: 1, changed_at: null },
    ])
    await applications.approve(actor, 'editor')
    await applications.reset(actor, 'editor')
    await expect(applications.reset(actor, 'editor')).rejects.toMatchObject({ code: 'not_found' })
    expect(await applications.list(bob.id)).toHaveLength(1)
    const of = (action: string, name = 'Editor') => [`application.${action}`, 'ann@example.com', 'application', name]
    expect((await deeds(db)).slice(2)).toEqual([
      ...[of('block'), of('revoke'), of('revoke'), of('revoke')],
      ...[of('approve', 'https://app.example/client.json'), of('approve'), of('reset')],
    ])
    const lines = await db.reader
      .selectFrom('activity')
      .select('details')
      .where('action', '=', 'application.approve')
      .execute()
    expect(lines.map(({ details }) => JSON.parse(details ?? ''))).toMatchObject([
      { before: { state: null }, after: { state: 'approved' } },
      { before: { state: 'blocked' }, after: { state: 'approved' } },
    ])
  })
  it('are approved for the hosts that they lead members to, and for others beside', async () => {
    const { db, ann, applications } = await begin()
    const ask = (redirect_host: string) =>
      db.writer
        .insertInto('application_request')
        .values({ client_id: 'editor', redirect_host, client_name: 'Editor', requested_by: ann.id, requested_at: 1000 })
        .execute()
    const editor = async () => (await applications.listAll())[0]
    await addGrant(db.writer, { client_id: 'editor', actor_id: ann.id, redirect_host: 'editor.example' })
    await ask('evil.example')
    await ask('new.editor.example')
    const waiting = { requested_by: ann.id, requested_by_name: 'ann@example.com' }
    expect(await editor()).toMatchObject({
      ...{ state: 'pending', redirect_hosts: ['editor.example'], approved_hosts: null },
      requests: ['evil.example', 'new.editor.example'].map((redirect_host) => ({
        ...{ ...waiting, redirect_host, requested_at: '1970-01-01T00:00:01.000Z' },
      })),
    })
    // A request that no administrator has looked at goes on waiting.
    await applications.approve(system, 'editor', ['new.editor.example'])
    expect(await editor()).toMatchObject({
      ...{ state: 'approved', approved_hosts: ['new.editor.example'] },
      requests: [{ redirect_host: 'evil.example' }],
    })
    await applications.dismiss(system, 'editor')
    expect(await editor()).toMatchObject({ state: 'approved', requests: [] })
    await expect(applications.dismiss(system, 'editor')).rejects.toMatchObject({ code: 'not_found' })
    await applications.approve(system, 'editor')
    expect(await editor()).toMatchObject({ approved_hosts: ['editor.example', 'new.editor.example'] })
    await ask('late.example')
    await applications.block(system, 'editor')
    expect(await editor()).toMatchObject({ state: 'blocked', approved_hosts: null, requests: [] })
    await applications.reset(system, 'editor')
    // Where nothing is known of it, an approval is for any host.
    await applications.approve(system, 'editor')
    expect(await editor()).toMatchObject({ state: 'approved', approved_hosts: null })
  })
})
