import { describe, expect, it } from 'vitest'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { ActivityLinker } from '../../src/auth/record/linker.ts'
import { addGrant } from './actors.ts'
import { openCommandDesk } from './command-desk.ts'

describe('triptych auth, of programs and the activity', () => {
  const desk = openCommandDesk()
  const { run, keys } = desk

  it('makes tokens of members and agents, limited as they are asked for', async () => {
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    const made = await run([
      'create-token',
      'laptop',
      '--member',
      'Ann@example.com',
      '--scope',
      'content:read',
      '--days',
      '7',
    ])
    expect(made).toMatchObject({ output: expect.stringMatching(/^wsp_\w{36}\n$/), exitCode: undefined })
    expect(made.errors).toMatch(/^It may content:read and ends on \d{4}-\d\d-\d\d\. It is shown this once:\n$/)
    const tokens = new AccessTokens(desk.database, () => {})
    expect(await tokens.verify(made.output.trim())).toMatchObject({ id: ann.id, scopes: ['content:read'] })
    for (const name of ['nightly', 'weekly']) {
      const its = await run(['create-token', name, '--agent', 'Robot'])
      expect(await tokens.verify(its.output.trim())).toMatchObject({ kind: 'agent', name: 'Robot' })
    }
    expect((await new Agents(desk.database).list()).agents).toHaveLength(1)
    await tokens.settle()
  })

  it('makes webhooks, changes them, and sends again what they were sent', async () => {
    const url = 'https://www.example.com/hooks/auth'
    expect(await run(['webhooks', 'list'])).toMatchObject({ output: 'There are no webhooks.\n' })
    expect((await run(['webhooks', 'create', url, '--event', 'member.hidden'])).refused).toBe(
      'commander.invalidArgument',
    )
    expect(await run(['webhooks', 'create', 'http://www.example.com/'])).toMatchObject({ exitCode: 1 })
    const { output: secret } = await run(['webhooks', 'create', url, '--event', 'member.added'])
    expect(secret).toMatch(/^whsec_\S+\n$/)
    expect((await run(['webhooks', 'list'])).output).toMatch(/yes +member.added +\S+ +https:/)
    await desk.members.invite(system, { email: 'ann@example.com' })
    expect((await run(['webhooks', 'deliveries', url])).output).toMatch(/pending .* member.added /)
    expect(await run(['webhooks', 'resend', url])).toMatchObject({ exitCode: 64 })
    expect((await run(['webhooks', 'resend', url, '--state', 'failed'])).output).toMatch(/^0 messages/)
    const rotated = await run(['webhooks', 'rotate-secret', url])
    expect(rotated.output).toMatch(/^whsec_/)
    expect(rotated.output).not.toBe(secret)
    expect((await run(['webhooks', 'turn', url, 'off'])).output).toBe(`${url} is turned off.\n`)
    expect((await run(['webhooks', 'delete', url])).output).toBe(`Deleted the webhook for ${url}.\n`)
    expect(await run(['webhooks', 'delete', url])).toMatchObject({ exitCode: 1 })
  })

  it('makes no token of what is not there, cannot be, or is suspended', async () => {
    const eve = await desk.members.invite(system, { email: 'eve@example.com' })
    await desk.members.update(system, eve.id, { status: 'suspended' })
    const twins = new Agents(desk.database)
    for (let i = 0; i < 2; i += 1) await twins.create(system, { name: 'Twin' })
    const of = async (...words: string[]) => {
      const { output, errors, exitCode, refused } = await run(['create-token', 'laptop', ...words])
      expect(output).toBe('')
      return [exitCode ?? refused, errors.split('\n')[0]]
    }
    expect(await of()).toEqual([64, 'error: name a member (--member) or an agent (--agent)'])
    expect((await of('--member', 'bob@example.com'))[0]).toBe(1)
    expect(await of('--member', 'eve@example.com')).toEqual([1, 'error: eve@example.com is suspended'])
    expect(await of('--agent', 'Twin')).toEqual([64, 'error: several agents are called Twin: use the console'])
    expect((await of('--agent', 'Robot', '--scope', 'everything'))[0]).toBe('commander.invalidArgument')
    expect((await of('--agent', 'Robot', '--days', '0'))[0]).toBe('commander.invalidArgument')
    expect((await of('--agent', 'Robot', '--member', 'eve@example.com'))[0]).toBe('commander.conflictingOption')
  })

  it('lists the applications, blocks, approves and resets them', async () => {
    expect((await run(['applications'])).output).toBe('No application was authorized yet.\n')
    const ann = await desk.members.invite(system, { email: 'ann@example.com' })
    await addGrant(desk.database.writer, { actor_id: ann.id, client_id: 'editor', client_name: 'Editor' })
    expect((await run(['applications'])).output).toBe(`ID      STATE  MEMBERS  LAST USED (UTC)  LEADS MEMBERS TO  NAME
editor  open   1        never            -                 Editor
`)
    expect((await run(['applications', '--block', 'editor'])).output).toContain('Blocked: all of its access ended')
    expect((await run(['applications'])).output).toContain('editor  blocked  0 ')
    expect((await run(['applications', '--approve', 'editor'])).output).toContain('members may authorize it')
    expect((await run(['applications', '--reset', 'editor'])).output).toContain('Nothing is decided')
    const gone = await run(['applications', '--reset', 'editor'])
    expect(gone).toMatchObject({ exitCode: 1, errors: 'error: no such decision\n' })
    const row = { client_name: 'Notes', requested_by: ann.id, requested_at: Date.UTC(2026, 10, 21, 22, 19) }
    const ask = () =>
      desk.database.writer
        .insertInto('application_request')
        .values({ ...row, client_id: 'notes', redirect_host: 'notes.example' })
        .execute()
    await ask()
    expect((await run(['applications'])).output).toContain(`
REQUESTS TO APPROVE  LEADS MEMBERS TO  SINCE (UTC)       BY
notes                notes.example     2026-11-21 22:19  ann@example.com
`)
    expect((await run(['applications', '--dismiss', 'notes'])).output).toContain('Dismissed')
    expect(await run(['applications', '--dismiss', 'notes'])).toMatchObject({ errors: 'error: no request waits\n' })
    await ask()
    const approved = await run(['applications', '--approve', 'notes', '--host', 'a.example', 'notes.example'])
    expect(approved.output).toBe('Approved: members may authorize it at a.example, notes.example.\n')
    expect((await run(['applications'])).output).not.toContain('REQUESTS')
    await addGrant(desk.database.writer, { actor_id: ann.id, client_id: 'notes', redirect_host: 'notes.example' })
    expect((await run(['applications', '--revoke', 'notes'])).output).toContain('Members may authorize it again')
    expect((await run(['applications', '--revoke', 'notes'])).exitCode).toBe(1)
    const both = await run(['applications', '--approve', 'editor', '--block', 'editor'])
    expect(both.refused).toBe('commander.conflictingOption')
  })

  it('lists and exports the activity, narrowed to people by their emails', async () => {
    expect((await run(['activity'])).output).toBe('Nothing.\n')
    const ann = await desk.members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    await desk.members.invite(system, { email: 'bob@example.com' })
    await desk.members.update({ ...system, address: '192.0.2.1' }, ann.id, { role: 'admin' })
    expect(
      (await run(['activity', '--target', 'ann@example.com'])).output,
    ).toBe(`TIME (UTC)           WHO           WITH  ACTION         TARGET  DETAILS
2026-01-01 00:00:00  command line        member.update  Ann     192.0.2.1
2026-01-01 00:00:00  command line        member.invite  Ann
`)
    const listed = await run(['activity', 'list', '--json', '--limit', '1', '--action', 'member.update'])
    expect(JSON.parse(listed.output)).toMatchObject([
      { action: 'member.update', details: { after: { role: 'admin' } } },
    ])
    const lines = (await run(['activity', 'export', '--from', '2026-01-01', '--to', '2026-01-01T00:01'])).output
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).action),
    ).toEqual([...['member.invite', 'member.invite', 'member.update']])
    const csv = (await run(['activity', 'export', '--format', 'csv', '--target', 'bob@example.com'])).output
    expect(csv.split('\r\n')[1]).toMatch(/,member\.invite,member,[^,]+,bob@example\.com,/)
    expect((await run(['activity', '--actor', 'nobody@example.com'])).output).toBe('Nothing.\n')
    for (const wrong of [
      ['--from', 'yesterday'],
      ['--limit', '0'],
      ['--limit', '201'],
    ]) {
      expect((await run(['activity', ...wrong])).refused).toBe('commander.invalidArgument')
    }
  })

  it('verifies the activity, names what does not fit, and accepts it when told so', async () => {
    await desk.members.invite(system, { email: 'ann@example.com', name: 'Ann' })
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const linker = new ActivityLinker(desk.database, { keys, log, now: Date.now })
    expect((await run(['activity', 'verify'])).output).toContain('1 entry waits to be linked by a running server.')
    await linker.link()
    const whole = await run(['activity', 'verify'])
    expect(whole.output).toMatch(/^1 entry verified, 0 findings\.\nhead: 1:[\w-]{43}\n$/)
    expect(whole.exitCode).toBeUndefined()
    const head = /head: (\S+)/.exec(whole.output)?.[1] ?? ''
    expect((await run(['activity', 'verify', '--head', head])).exitCode).toBeUndefined()
    const later = head.replace('1:', '7:')
    expect(await run(['activity', 'verify', '--head', later])).toMatchObject({
      ...{ exitCode: 1, output: expect.stringContaining('truncated: there were 6 lines more') },
    })
    expect((await run(['activity', 'verify', '--head', 'x'])).refused).toBe('commander.invalidArgument')
    await desk.database.writer.updateTable('activity').set({ actor_name: 'Eve' }).execute()
    const changed = await run(['activity', 'verify', '--json'])
    expect(changed.exitCode).toBe(1)
    expect(JSON.parse(changed.output)).toMatchObject({ count: 1, findings: [{ kind: 'changed' }] })
    const accepted = await run(['activity', 'verify', '--accept'])
    expect(accepted).toMatchObject({ exitCode: undefined, output: expect.stringContaining('Accepted:') })
    await linker.link()
    expect((await run(['activity', 'verify'])).output).toContain('2 entries verified, 0 findings.')
    expect((await run(['activity', '--action', 'activity'])).output).toContain('activity.accept')
  })
})
