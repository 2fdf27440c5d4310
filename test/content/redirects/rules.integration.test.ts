import { expect, it } from 'vitest'
import { listRules, type RulesRequest } from '../../../src/content/redirects/rules.ts'
import { encodeCursor } from '../../../src/lib/cursor.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { Authoring, page, scope } from '../publish/authoring.ts'

describeEachDatabase('listRules', (open) => {
  async function begin() {
    const site = await new Authoring(await open()).begin()
    const list = (request: Partial<RulesRequest> = {}) =>
      listRules(site.db.reader, scope, { leftOut: false, limit: 50, after: null, ...request })
    return { site, list }
  }

  it('has every rule of what is public, who declares it where, and why it is left out', async () => {
    const { site, list } = await begin()
    const target = await site.page('/t', ['/old', '/t'])
    const external = await site.redirect('/out', 'https://else.example/')
    const draft = await site.redirect('/draft', '/t')
    await site.change([target, external].map((documentId) => ({ documentId, action: 'publish', rev: 1 })))
    // Where its draft is now is not shown here.
    await site.move(target, 2, '/t', '/moved')
    const rule = (from: string, to: string, documentId: string, documentKey: string, leftOut: string | null) => {
      return { from, to, status: 301, documentId, documentKey, leftOut }
    }
    const out = JSON.stringify(['/out', 'https://else.example/', 301])
    expect(await list()).toEqual({
      entries: [
        rule('/old', '/t', target, '/t', null),
        rule('/out', 'https://else.example/', external, out, 'target_external'),
        rule('/t', '/t', target, '/t', 'self_loop'),
      ],
      next: null,
    })
    const { entries } = await list({ leftOut: true })
    expect(entries.map(({ from }) => from)).toEqual(['/out', '/t'])
    expect(JSON.stringify(entries)).not.toContain(draft)
  })

  it('comes in pages that together are the whole, also where many have one source', async () => {
    const { site, list } = await begin()
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.push(await site.redirect('/same', `/to${n}`))
    ids.push(await site.page('/p', ['/a', '/same', '/ü', '/😀']))
    await site.change(ids.map((documentId) => ({ documentId, action: 'publish', rev: 1 })))
    for (const leftOut of [false, true]) {
      const whole = (await list({ leftOut })).entries
      expect(whole).toHaveLength(leftOut ? 8 : 11)
      for (const limit of [1, 3, 11]) {
        const seen: unknown[] = []
        let after: string | null = null
        do {
          const { entries, next }: Awaited<ReturnType<typeof list>> = await list({ leftOut, limit, after })
          expect(entries.length).toBeLessThanOrEqual(limit)
          seen.push(...entries)
          after = next
        } while (after !== null)
        expect(seen).toEqual(whole)
      }
    }
  })

  it('goes on behind a place that is gone, and refuses what is none', async () => {
    const { site, list } = await begin()
    const id = await site.page('/p', ['/a', '/c'])
    await site.publish(id)
    const next = (await list({ limit: 1 })).next
    await site.revise(id, 2, page('/p', ['/b', '/c']))
    await site.publish(id, 2)
    expect((await list({ after: next })).entries.map(({ from }) => from)).toEqual(['/b', '/c'])
    for (const after of ['x', encodeCursor(['/a']), encodeCursor(['/a', 1])]) {
      await expect(list({ after })).rejects.toMatchObject({ code: 'invalid_request' })
    }
    const elsewhere = { ...scope, env: 'staging' }
    await expect(listRules(site.db.reader, elsewhere, { leftOut: false, limit: 1, after: null })).rejects.toMatchObject(
      { code: 'not_found' },
    )
  })
})
