import { expect, it } from 'vitest'
import { Agents } from '../../src/auth/agents.ts'
import { system } from '../../src/auth/doer.ts'
import { Members } from '../../src/auth/members.ts'
import { describeEachAuthDatabase } from '../support/auth-database.ts'
import { deeds, noObserver, noPost, signedIn } from './actors.ts'

describeEachAuthDatabase('Agents', (open) => {
  async function begin() {
    const db = await open()
    const members = new Members(db, noPost, noObserver)
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann', role: 'admin' })
    return { db, ann, doer: await signedIn(db, ann.id), agents: new Agents(db, () => Date.UTC(2026, 0, 1)) }
  }

  it('are made, listed, renamed and removed, and each deed is noted', async () => {
    const { db, agents, doer } = await begin()
    const build = await agents.create(doer, { name: ' Build ' })
    expect(build).toEqual({ id: expect.any(String), name: 'Build', created_at: '2026-01-01T00:00:00.000Z' })
    const report = await agents.create(doer, { name: 'Report' })
    expect(await agents.list()).toEqual({ agents: [build, report], next: null })
    expect(await agents.list({ limit: 1 })).toEqual({ agents: [build], next: build.id })
    expect(await agents.list({ limit: 1, cursor: build.id })).toEqual({ agents: [report], next: null })
    const renamed = { ...build, name: 'Deploy' }
    expect(await agents.update(doer, build.id, { name: 'Deploy' })).toEqual(renamed)
    expect(await agents.update(doer, build.id, { name: 'Deploy' })).toEqual(renamed)
    await agents.remove(doer, report.id)
    expect((await agents.list()).agents).toEqual([renamed])
    expect((await deeds(db)).slice(1)).toEqual([
      ['agent.create', 'Ann', 'agent', 'Build'],
      ['agent.create', 'Ann', 'agent', 'Report'],
      ['agent.update', 'Ann', 'agent', 'Deploy'],
      ['agent.delete', 'Ann', 'agent', 'Report'],
    ])
  })

  it('may share a name', async () => {
    const { agents, doer } = await begin()
    await agents.create(doer, { name: 'Build' })
    await agents.create(doer, { name: 'Build' })
    expect((await agents.list()).agents).toHaveLength(2)
  })

  it('are no members, and members are no agents', async () => {
    const { db, agents, doer, ann } = await begin()
    for (const id of [ann.id, 'nobody']) {
      await expect(agents.update(doer, id, { name: 'x' })).rejects.toMatchObject({ code: 'not_found' })
      await expect(agents.remove(doer, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(agents.create(doer, { name: '\u0000' })).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await db.reader.selectFrom('actor').select('name').execute()).toEqual([{ name: 'Ann' }])
  })
})
