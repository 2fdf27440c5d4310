import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { ContentStore } from '../../../src/compose/content-store.ts'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { at, lists, look, Newsroom } from '../../support/content-newsroom.ts'
import { dialects } from '../../support/databases.ts'
import type { RunningTriptych } from '../../support/process.ts'
import { kills } from '../../support/thorough.ts'
import { formerRoute, prepareRelease, routes } from './numbered-releases.ts'

const wished = kills(3)

/** What was answered, and is so ever after; what was under way when the server was killed may be either. */
class Ledger {
  /** Ids of the releases that may have changed since the last look, by number. */
  readonly attempted = new Map<number, string>()
  readonly releases: number[] = []
  readonly singles: number[] = []
  /** Of the single page: the last revision whose saving was answered, and the last that was asked for. */
  readonly saves = { answered: 1, attempted: 1 }
  /** Answers that must not occur. */
  readonly surprises: string[] = []
  /** How long the last release took to be published, in milliseconds. */
  took = 10
  #begun = (): void => {}
  #goal = Number.POSITIVE_INFINITY
  #reached = (): void => {}

  answered(list: number[], number: number): void {
    list.push(number)
    if (this.releases.length + this.singles.length >= this.#goal) this.#reached()
  }

  /** Notes that a release is about to be published. */
  begin(): void {
    this.#begun()
  }

  /** Resolves when the next one is. */
  begins(): Promise<void> {
    return new Promise((resolve) => {
      this.#begun = resolve
    })
  }

  /** Takes note of how a request came to nothing: the server is gone, or it gave an answer that is none of these. */
  failed(error: unknown): void {
    if (error instanceof TypeError) return
    this.surprises.push(String(error))
    this.#reached()
  }

  /** Resolves after so many answers more, or a surprise. */
  more(count: number): Promise<void> {
    this.#goal = this.releases.length + this.singles.length + count
    return new Promise((resolve) => {
      this.#reached = resolve
    })
  }
}

/** Publishes release after release until the server is gone. */
async function publishReleases(ann: Editor, store: ContentStore, ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const { id, number } = await prepareRelease(store.db)
      ledger.attempted.set(number, id)
      const { etag } = await done(ann.release(id))
      ledger.begin()
      const start = performance.now()
      await done(ann.publishRelease(id, etag))
      ledger.took = performance.now() - start
      ledger.answered(ledger.releases, number)
    } catch (error) {
      ledger.failed(error)
      return
    }
  }
}

/** Saves and publishes one page again and again until the server is gone. */
async function publishSingles(ann: Editor, documentId: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  try {
    let { etag, value } = await done(ann.read(documentId))
    let title = value.draft.revision
    while (!isOver()) {
      title += 1
      ledger.saves.attempted = title
      const saved = await done(ann.save(documentId, etag, pageOf('/single', `${title}`)))
      ledger.saves.answered = title
      ;({ etag } = await done(ann.publish(documentId, saved.etag)))
      ledger.answered(ledger.singles, title)
    }
  } catch (error) {
    ledger.failed(error)
  }
}

/** Kills the server once it answered so many publishes more, at some moment of the next release's. */
async function killAmongPublishes(
  server: RunningTriptych,
  { ann, store, single, ledger }: { ann: Editor; store: ContentStore; single: string; ledger: Ledger },
): Promise<void> {
  const answers = ledger.more(2 + Math.floor(Math.random() * 6))
  let over = false
  const isOver = (): boolean => over
  const traffic = [publishReleases(ann, store, ledger, isOver), publishSingles(ann, single, ledger, isOver)]
  await answers
  if (ledger.surprises.length === 0) await ledger.begins()
  await pause(Math.random() * ledger.took * 1.2)
  const exited = server.stop('SIGKILL')
  over = true
  expect(await exited).toEqual({ code: null, signal: 'SIGKILL' })
  await Promise.all(traffic)
  expect(ledger.surprises, server.stderr().slice(-4_000)).toEqual([])
}

const titleIn = (json: string): number => Number(JSON.parse(json).meta.title)
const titleOf = ({ text }: { readonly text: string }): number => titleIn(text)

/** What contradicts that each release is public as a whole or not at all, as everybody and as an editor sees it. */
async function faultsOfReleases(server: RunningTriptych, ann: Editor, ledger: Ledger): Promise<string[]> {
  const faults: string[] = []
  const titles = await Promise.all(routes.map(async (route) => titleOf(await look(server, route))))
  const number = titles[0] ?? 0
  if (new Set(titles).size !== 1) faults.push(`the pages are at ${titles}`)
  const last = ledger.releases.at(-1) ?? 1
  if (number < last) faults.push(`release ${last} was answered, ${number} is there`)
  for (const [attempted, id] of ledger.attempted) {
    const { state, publishedAt, publishedBy } = (await done(ann.release(id))).value
    const isPublished = state === 'published'
    if (isPublished !== (publishedAt !== null) || isPublished !== (publishedBy !== null)) faults.push(`${id} is a half`)
    if (ledger.releases.includes(attempted) && !isPublished) faults.push(`${attempted} was answered and is ${state}`)
    if (attempted > number && isPublished) faults.push(`${attempted} is published, its pages are not`)
    if (attempted === number && !isPublished) faults.push(`${attempted} is ${state}, its pages are public`)
  }
  // What was looked into does not change any more.
  for (const attempted of ledger.attempted.keys()) if (attempted !== number) ledger.attempted.delete(attempted)

  const shown = await lists(server)
  if (shown.routes.join() !== [...routes, '/single'].toSorted().join()) faults.push(`_routes are ${shown.routes}`)
  const expected = number === 1 ? [] : routes.map((to) => ({ from: formerRoute(to, number), to, status: 301 }))
  const byTarget = (a: { to: string }, b: { to: string }) => a.to.localeCompare(b.to)
  const redirects = shown.redirects.toSorted(byTarget)
  if (JSON.stringify(redirects) !== JSON.stringify(expected.toSorted(byTarget))) faults.push('_redirects are not those')
  return faults
}

/** The same of the single page, and of its drafts. */
async function faultsOfSingle(server: RunningTriptych, ann: Editor, single: string, ledger: Ledger): Promise<string[]> {
  const faults: string[] = []
  const title = titleOf(await look(server, '/single'))
  const { draft, live, content } = (await done(ann.read(single))).value
  const answered = ledger.singles.at(-1) ?? 1
  if (title < answered) faults.push(`single ${answered} was answered, ${title} is there`)
  // Its title is the number of its revision: saving and publishing it are two requests, the server may die between.
  if (live?.revision !== title) faults.push(`single ${title} is delivered, ${live?.revision} is said to be`)
  const { saves } = ledger
  if (draft.revision < saves.answered || draft.revision > saves.attempted) {
    faults.push(`draft ${saves.answered} was answered, ${draft.revision} is there`)
  }
  if (titleIn(JSON.stringify(content)) !== draft.revision) faults.push(`draft ${draft.revision} is not what was saved`)
  return faults
}

describe.concurrent('kill -9 in the middle of publishes over HTTP', () => {
  it.for(dialects)(
    'leaves every answered one whole, and none half-done (%s)',
    { timeout: 300_000 + wished * 30_000 },
    async (dialect, { onTestFinished, expect }) => {
      const newsroom = await Newsroom.open(dialect)
      onTestFinished(() => newsroom.close())
      // Auth is a process of its own, which stays: who is signed in is not the question here.
      const auth = await newsroom.start(['auth'])
      const start = () => newsroom.start(['content'], { SVC_AUTH_URL: auth.urls.auth })
      let server = await start()
      await newsroom.found(server)
      let ann = await newsroom.person(server, 'Ann')
      const store = await newsroom.store()
      await Promise.all(routes.map((route) => ann.publicPage(route, '1')))
      const single = (await ann.publicPage('/single', '1')).value.id
      const ledger = new Ledger()
      const versions = new Set<string>()
      for (let kill = 0; kill < wished; kill++) {
        await killAmongPublishes(server, { ann, store, single, ledger })
        server = await start()
        ann = at(server, ann)
        expect(await faultsOfReleases(server, ann, ledger)).toEqual([])
        expect(await faultsOfSingle(server, ann, single, ledger)).toEqual([])
        versions.add((await done(ann.contentVersion())).value.contentVersion)
      }
      expect(versions.size).toBe(wished)
      expect(ledger.releases.length).toBeGreaterThan(0)
      expect(ledger.singles.length).toBeGreaterThan(0)
      expect(await server.stop()).toEqual({ code: 0, signal: null })
    },
  )
})
