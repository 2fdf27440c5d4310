import { expect, it } from 'vitest'
import { ImportError } from '../../../src/content/import/error.ts'
import { publishDue } from '../../../src/content/releases/publish-due.ts'
import { findScheduled } from '../../../src/content/releases/scheduled.ts'
import { TriptychError } from '../../../src/errors.ts'
import { type DialectName, describeEachDatabase } from '../../support/databases.ts'
import { png } from '../../support/every-content-operation.ts'
import { isThorough, times } from '../../support/thorough.ts'
import { ada } from '../documents/editor.ts'
import { siteInLanguages } from '../languages/site-in-languages.ts'
import { deadIn } from './dead-in.ts'
import { scope } from './linked-site.ts'

/**
 * A thorough run takes 10,000, and looks at each whether all links are spelled as their targets are called. Every few steps
 * each page is read in each language. `LINK_SEED` is a failure's seed: its steps once more.
 */
const stepsOn: Record<DialectName, number> = { sqlite: times(200, 10_000), postgres: times(80, 10_000) }

const routes = Array.from({ length: 9 }, (_, index) => `/p${index}`)
const files = ['a.png', 'b.png', 'c.png']

/** Numbers that look random, the same for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const languages = ['en', 'de', 'fr', 'it']

describeEachDatabase('a site that refuses dead links', (open, dialect) => {
  const steps = stepsOn[dialect]
  it(`has none after ${steps} random moves, deletions and publications`, { timeout: steps * 2_000 }, async () => {
    const seed = Number(process.env.LINK_SEED ?? Date.now() % 1_000_000)
    const random = randomFrom(seed)
    const { site, groups, choose } = await siteInLanguages(await open(), [{ code: 'en' }], 'refuse')
    const one = <T>(of: readonly T[]): T => of[random(of.length)] as T
    const text = () =>
      Array.from({ length: random(4) }, () =>
        random(4) === 0 ? `![](/media/${one(files)})` : `[x](${one(routes)}#y)`,
      ).join(' ')
    const drafts = async () =>
      (
        await site.db.reader
          .selectFrom('current_document')
          .select('id')
          .where('draft_rev', 'is not', null)
          .orderBy('id')
          .execute()
      ).map(({ id }) => id)
    const some = async () => one(await drafts()) ?? ''
    const group = async () => {
      const id = await some()
      return { id, ...(await groups.read(scope, id)) }
    }

    const moves: Record<string, () => Promise<unknown>> = {
      create: () => site.create(one(routes), text()),
      write: async () => site.write(await some(), text()),
      move: async () => site.move(await some(), one(routes), random(2) === 0),
      publish: async () => site.publish(await some()),
      publishAgain: async () => site.publish(await some()),
      unpublish: async () => site.unpublish(await some()),
      remove: async () => site.remove(await some()),
      restore: async () => {
        const id = await some()
        const { etag, value } = await site.documents.read(scope, id)
        await site.documents.restore(scope, id, etag, 1 + random(value.draft.revision), ada)
      },
      release: async () => {
        const ids = [...new Set([await some(), await some(), await some()])]
        await site.publishRelease(
          await site.release(`r${Math.random()}`, ids, random(4) === 0 ? 'unpublish' : 'publish'),
        )
      },
      swap: async () => {
        const [a, b] = [await some(), await some()]
        const [at, to] = await Promise.all([a, b].map(async (id) => (await site.documents.read(scope, id)).value.key))
        await site.move(a, '/swap', false)
        await site.move(b, at ?? '', false)
        await site.move(a, to ?? '', false)
        await site.publishRelease(await site.release(`s${Math.random()}`, [a, b]))
      },
      revert: async () => {
        const { entries } = await site.releases.list(scope, { limit: 20, after: null, state: 'published' } as never)
        const { value } = await site.releases.revert(scope, one(entries)?.id ?? '', ada)
        await site.publishRelease(value.id)
      },
      schedule: async () => {
        const id = await site.release(`t${Math.random()}`, [await some()])
        const { etag } = await site.releases.read(scope, id)
        await site.releases.schedule(scope, id, etag, { at: 1 }, ada)
      },
      due: async () => {
        for (const due of await findScheduled(site.db.reader, Date.now(), [])) await publishDue(site.db, due, Date.now)
      },
      upload: () => site.upload(one(files)),
      removeFile: () => site.removeFile(one(files)),
      import: async () => {
        const pages = Array.from({ length: 1 + random(4) }, () => one(routes))
        const page = (route: string) => [`pages${route}.md`, `---\ntitle: T\n---\n\n${text()}\n`]
        const brought: Record<string, string | Uint8Array> = Object.fromEntries(pages.map(page))
        if (random(3) === 0) brought[`media/${one(files)}`] = png
        await site.import(brought, { prune: random(4) === 0, publish: random(4) > 0 })
      },
      choose: () => {
        // Fallbacks lead to any other language; those that go in a circle are refused.
        const others = languages.slice(1).filter(() => random(4) > 0)
        const codes = ['en', ...others]
        return choose(
          codes.map((code) => {
            const fallback = one(codes)
            return { code, ...(fallback === code || random(3) === 0 ? {} : { fallback }) }
          }),
        )
      },
      translate: async () => groups.create(scope, await some(), { language: one(languages), route: one(routes) }, ada),
      retranslate: async () => {
        const { id, etag } = await group()
        await groups.put(scope, id, { language: one(languages), of: await some() }, etag, () => {})
      },
      publishLanguages: async () => {
        const { id, etag, value } = await group()
        const there = value.versions.flatMap(({ language, page }) => (page === null ? [] : [language]))
        await groups.publish(scope, id, random(2) === 0 ? undefined : [one(there)], etag, ada)
      },
    }
    for (const route of routes.slice(0, 3)) await site.create(route, text())
    // It is a site at work, and not one that refuses everything: each of these is done at least once, if it takes more
    // steps. Any other may have to make room for it, where each route has its page, say.
    const undone = new Set([
      'publish',
      'unpublish',
      'move',
      'import',
      'release',
      'choose',
      'translate',
      'publishLanguages',
    ])
    for (let step = 0; step < steps || undone.size > 0; step++) {
      const name = one(step < steps || random(2) === 0 ? Object.keys(moves) : [...undone])
      try {
        await moves[name]?.()
        undone.delete(name)
      } catch (error) {
        const isRefusal = error instanceof TriptychError || error instanceof ImportError
        if (!isRefusal) throw error
      }
      expect(await site.dead(), `step ${step}, ${name}, seed ${seed}`).toEqual([])
      if (step % (isThorough ? 4 : 10) === 0 || step >= steps - 1)
        expect(await deadIn(site), `step ${step}, ${name}, seed ${seed}`).toEqual([])
      if (isThorough) expect(await site.stale(), `step ${step}, ${name}, seed ${seed}`).toEqual([])
    }
  })
})
