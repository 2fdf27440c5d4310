import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { windowQuery } from '../../../src/content/languages/list-translations.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { scope } from '../links/linked-site.ts'
import { planOf, scansIn } from '../pages/query-plan.ts'
import { siteInLanguages } from './site-in-languages.ts'

describeEachDatabase('the grid of languages', (open) => {
  it('is there soon, and goes on, where thousands of translations lie under one prefix', async () => {
    const { site, db, groups, put } = await siteInLanguages(await open())
    await site.create('/a')
    const last = await site.create('/z')
    await put(last, { language: 'de-CH' })
    const { site: site_id, env } = scope
    const many = Array.from({ length: 10_400 }, (_, n) => String(n).padStart(5, '0'))
    for (let start = 0; start < many.length; start += 1_000) {
      const part = many.slice(start, start + 1_000)
      await db.transaction([], async (trx) => {
        const of = { site_id, env }
        const documents = part.map((n) => {
          return { id: `d${n}`, ...of, kind: 'page', key: `/de/${n}`, draft_rev: 1, live_rev: null } as const
        })
        await trx.insertInto('document').values(documents).execute()
        const rows = part.map((n) => {
          return { document_id: `d${n}`, ...of, translation_id: last, language: `x${n}`, source_rev: 1 }
        })
        await trx.insertInto('translation').values(rows).execute()
      })
    }
    const first = await groups.list(scope, { limit: 2, after: null })
    expect(first.entries.map(({ versions }) => versions[0]?.page?.route)).toEqual(['/a'])
    expect(first.next).not.toBeNull()
    const second = await groups.list(scope, { limit: 2, after: first.next })
    expect(second.entries.map(({ versions }) => versions[2]?.page?.route)).toEqual(['/z'])
    expect(second.next).toBeNull()
  })

  it('reads no table from end to end', async () => {
    const { db, site, begin } = await siteInLanguages(await open())
    await begin(await site.create('/a'), 'de')
    const plan = await planOf(db, windowQuery(db.reader, scope, { after: '/', size: 250 }, sql.lit(1)))
    expect(plan.join('\n')).toMatch(/document_/)
    expect(scansIn(plan), plan.join('\n')).toEqual([])
  })
})
