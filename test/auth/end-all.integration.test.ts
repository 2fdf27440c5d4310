import { expect, it } from 'vitest'
import { answers, Household, refusal } from '../backup/household.ts'
import { adminEmail } from '../support/auth-server.ts'
import { describeEachDialect } from '../support/databases.ts'

describeEachDialect('triptych auth end-all, while servers run', (dialect) => {
  it('ends every credential of one member, then of all', async () => {
    const household = await Household.make(dialect)
    const server = await household.start('auth', 'content')
    const editor = await household.editor(server, 'Ann')
    await household.furnish(server, editor)
    const all = await household.credentials(server, editor)
    // Preview tokens belong to a site: what one member has made is not told apart.
    // The administrator made the agent's token, and knows it.
    const works = { editor: 200, preview: 200 }

    const one = await household.command('auth', 'end-all', '--member', adminEmail)
    expect(one).toContain(`Ended for ${adminEmail}: 1 session, 2 tokens, 1 application.`)
    expect(one).toContain('Preview links that they have made work for an hour at most')
    expect(await answers(server, all)).toEqual({ ...refusal, ...works })

    const ended = await household.command('auth', 'end-all')
    expect(ended).toMatch(/^Ended: \d+ sessions?, 0 tokens, 0 applications\.\nPreview links of every site ended\.\n/)
    expect(await answers(server, all)).toEqual(refusal)

    const unknown = await household.run('auth', 'end-all', '--member', 'nobody@example.com')
    expect(unknown).toMatchObject({ code: 1 })
    await server.stop()
  })
})
