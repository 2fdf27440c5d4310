import { expect, it } from 'vitest'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { Members } from '../../src/auth/members.ts'
import { describeEachAuthDatabase } from '../support/databases.ts'
import { deeds, noObserver, noPost, signedIn } from './actors.ts'

describeEachAuthDatabase('Agents', (open) => {
  async function begin() {
    const db = await open()
    const members = new Members(db, noPost, noObserver)
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann', role: 'admin' })
    return { db, ann, actor: await signedIn(db, ann.id), agents: new Agents(db, () => Date.UTC(2026, 0, 1)) }
  }

  it('are made, listed, renamed and removed, and each deed is noted', async () => {
    const { db, agents, actor } = await begin()
    const build = await agents.create(actor, { name: ' Build ' })
    expect(build).toEqual({ id: expect.any(String), name: 'Build', created_at: '2026-01-01T00:00:00.000Z' })
    const report = await agents.create(actor, { name: 'Report' })
    expect(await agents.list()).toEqual({ agents: [build, report], next: null })
    expect(await agents.list({ limit: 1 })).toEqual({ agents: [build], next: build.id })
    expect(await agents.list({ limit: 1, cursor: build.id })).toEqual({ agents: [report], next: null })
    const renamed = { ...build, name: 'Deploy' }
    expect(await agents.update(actor, build.id, { name: 'Deploy' })).toEqual(renamed)
    expect(await agents.update(actor, build.id, { name: 'Deploy' })).toEqual(renamed)
    await agents.remove(actor, report.id)
    expect((await agents.list()).agents).toEqual([renamed])
    expect((await deeds(db)).slice(1)).toEqual([
      ['agent.create', 'Ann', 'agent', 'Build'],
      ['agent.create', 'Ann', 'agent', 'Report'],
      ['agent.update', 'Ann', 'agent', 'Deploy'],
      ['agent.delete', 'Ann', 'agent', 'Report'],
    ])
  })

  it('may share a name', async () => {
    const { agents, actor } = await begin()
    await agents.create(actor, { name: 'Build' })
    await agents.create(actor, { name: 'Build' })
    expect((await agents.list()).agents).toHaveLength(2)
  })

  it('are no members, and members are no agents', async () => {
    const { db, agents, actor, ann } = await begin()
    for (const id of [ann.id, 'nobody']) {
      await expect(agents.update(actor, id, { name: 'x' })).rejects.toMatchObject({ code: 'not_found' })
      await expect(agents.remove(actor, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(agents.create(actor, { name: '\u0000' })).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await db.reader.selectFrom('actor').select('name').execute()).toEqual([{ name: 'Ann' }])
  })
})
