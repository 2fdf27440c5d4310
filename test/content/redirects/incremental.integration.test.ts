import fc from 'fast-check'
import { expect, it } from 'vitest'
import { resolveRedirects } from '../../../src/content/redirects/resolve.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { Authoring, page } from '../publish/authoring.ts'

const paths = ['/a', '/b', '/c', '/d', '/e', '/f']
const path = fc.constantFrom(...paths)

/** What an editor does next: publish a page with these sources, or a redirect, or take one of them down. */
const step = fc.oneof(
  fc.record({ route: path, sources: fc.uniqueArray(fc.oneof(path, fc.constant('bad')), { maxLength: 3 }) }),
  fc.record({ from: path, to: fc.oneof(path, fc.constant('//evil.example')), status: fc.constantFrom(301, 302) }),
  fc.record({ down: fc.nat(20) }),
)

describeEachDatabase('redirects after any series of changes', (open) => {
  it('are what resolving everything anew would give', async () => {
    const db = await open()
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), async (batches) => {
        run += 1
        const site = await new Authoring(db, { site: `s${run}`, env: 'production' }).begin()
        const ids = new Map<string, { id: string; rev: number }>()
        for (const batch of batches) {
          const changes = new Map<string, Parameters<Authoring['change']>[0][number]>()
          for (const each of batch) {
            if ('down' in each) {
              const found = [...ids.values()].at(each.down % Math.max(ids.size, 1))
              if (found !== undefined) changes.set(found.id, { documentId: found.id, action: 'unpublish' })
              continue
            }
            const isPage = 'route' in each
            const key = isPage ? each.route : JSON.stringify([each.from, each.to, each.status])
            const known = ids.get(key)
            const id = known?.id ?? (await site.create(isPage ? 'page' : 'redirect', key))
            const rev = (known?.rev ?? 0) + 1
            ids.set(key, { id, rev })
            await site.revise(id, rev, isPage ? page(each.route, each.sources, `${rev}`) : each)
            changes.set(id, { documentId: id, action: 'publish', rev })
          }
          const before = [...(await site.redirects()), ...(await pages(site))]
          const { contentVersion } = await site.change([...changes.values()])
          const after = [...(await site.redirects()), ...(await pages(site))]
          expect(contentVersion === null).toBe(JSON.stringify(before) === JSON.stringify(after))
          await expectResolved(site)
        }
      }),
      { numRuns: 40 },
    )
  })
})

async function pages({ db, scope }: Authoring): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('public_document')
    .select(['key', 'etag'])
    .where('site_id', '=', scope.site)
    .where('kind', '=', 'page')
    .execute()
  return rows.map(({ key, etag }) => `${key} ${etag}`).sort()
}

async function expectResolved(site: Authoring): Promise<void> {
  const routes = new Set((await pages(site)).map((line) => line.split(' ')[0]))
  const rows = await site.db.reader
    .selectFrom('current_redirect_rule')
    .select(['from_path as from', 'to_path as to', 'status'])
    .where('site_id', '=', site.scope.site)
    .execute()
  const { resolved, leftOut } = resolveRedirects(rows, (route) => routes.has(route))
  expect(await site.redirects()).toEqual(resolved.map(({ from, to, status }) => `${from} > ${to} ${status}`).sort())
  expect(await site.leftOut()).toEqual(leftOut.map(({ rule, reason }) => `${rule.from} > ${rule.to} ${reason}`).sort())
}
