import { expect, it } from 'vitest'
import { contentInvalid, validateForPublish } from '../../../src/content/publishing/validate.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { Authoring, scope } from '../publish/authoring.ts'

describeEachDatabase('validateForPublish', (open) => {
  it('holds the blocks of many revisions against their types, whatever their kind and size', async () => {
    const site = await new Authoring(await open()).begin()
    const schema = JSON.stringify({ properties: { n: { multipleOf: 2 } } })
    await site.db.writer.insertInto('block_type').values({ site_id: scope.site, type: 'even', schema }).execute()
    const revisions: { documentId: string; rev: number }[] = []
    // More text than is kept in memory between the two readings.
    const filler = 'x'.repeat(150_000)
    for (let n = 0; n < 31; n++) {
      const id = await site.create(n % 2 === 0 ? 'page' : 'partial', `k${n}`)
      const block = { id: 'b', type: 'even', fields: { n, filler } }
      await site.revise(id, 1, { route: `k${n}`, zones: { main: { blocks: [block] } } })
      revisions.push({ documentId: id, rev: 1 })
    }
    const other = await site.create('strings', 'en')
    await site.revise(other, 1, { zones: 'a string' })
    const { problems } = await validateForPublish(site.db, scope, [...revisions, { documentId: other, rev: 1 }])
    const odd = Array.from({ length: 15 }, (_, index) => `k${2 * index + 1}`)
    expect(problems.map(({ document }) => document?.key).sort()).toEqual(odd.sort())

    const { errors = [] } = contentInvalid(problems, true)
    expect(errors.map(({ message }) => message)).toContain('partial k1: must be multiple of 2 (block type even)')
    expect(new Set(errors.map(({ name }) => name))).toEqual(new Set(['zones/main/blocks/0/fields/n']))
    expect((await validateForPublish(site.db, { ...scope, site: 'another-site' }, revisions)).problems).toEqual([])
  })
})
