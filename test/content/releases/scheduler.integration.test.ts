import { afterEach, expect, it, vi } from 'vitest'
import { publishDue } from '../../../src/content/releases/publish-due.ts'
import type { ReleaseFailure } from '../../../src/content/releases/representation.ts'
import { findScheduled } from '../../../src/content/releases/scheduled.ts'
import { ReleaseScheduler } from '../../../src/content/releases/scheduler.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { TriptychError } from '../../../src/errors.ts'
import { page } from '../publish/authoring.ts'
import { ada, type Board, describeBoards, noon } from './board.ts'

describeBoards('the scheduler', (begin) => {
  const running: ReleaseScheduler[] = []
  afterEach(async () => {
    for (const each of running.splice(0)) await each.stop()
  })

  /** An empty site in a database in which nothing waits. */
  async function aBoard(): Promise<Board> {
    const board = await begin()
    await board.db.writer.deleteFrom('release_item').execute()
    await board.db.writer.deleteFrom('release').execute()
    return board
  }

  /** A scheduler at the board's time, and what it tells; `clocks` run as far apart as a test sets them. */
  function schedulerOf(board: Board, db: Database<ContentTables> = board.db) {
    const told = {
      published: [] as string[],
      failed: [] as ReleaseFailure[],
      errors: [] as unknown[],
      jumps: [] as number[],
    }
    const clock = { monotonic: 0 }
    const scheduler = new ReleaseScheduler(db, {
      onPublished: ({ name }) => told.published.push(name),
      onFailed: (_, failure) => told.failed.push(failure),
      onError: (error) => told.errors.push(error),
      onClockJump: (by) => told.jumps.push(by),
      now: () => board.now,
      monotonic: () => clock.monotonic,
    })
    running.push(scheduler)
    /** Both clocks go on, and it looks. */
    const after = async (ms: number): Promise<void> => {
      board.now += ms
      clock.monotonic += ms
      await scheduler.runOnce()
    }
    return { scheduler, told, clock, after }
  }

  it('publishes what is due, in its order, in the name of who scheduled it, and nothing before', async () => {
    const board = await aBoard()
    await board.listen()
    const [early, late] = [await board.changedPage('/early'), await board.page('/late')]
    const told = (await board.told()).length
    const [second, first] = [await board.release('second', late), await board.release('first', early)]
    await board.schedule(second, noon + 20_000)
    await board.schedule(first, noon + 10_000)
    const version = await board.version()
    const { told: says, after } = schedulerOf(board)
    await after(9_999)
    expect([says.published, await board.version()]).toEqual([[], version])
    await after(1)
    expect([says.published, await board.texts()]).toEqual([['first'], ['/early New']])
    expect((await board.read(first)).value).toMatchObject({
      state: 'published',
      publishedAt: '2026-11-21T12:00:10.000Z',
      publishedBy: ada,
      scheduledAt: null,
    })
    await after(60_000)
    expect([says.published, await board.texts()]).toEqual([
      ['first', 'second'],
      ['/early New', '/late Text'],
    ])
    expect((await board.told()).slice(told).map(({ type }) => type)).toEqual([
      'content.published',
      'release.published',
      'content.published',
      'release.published',
    ])
    expect(says).toMatchObject({ failed: [], errors: [], jumps: [] })
  })

  it('publishes at its start what became due while nothing ran', async () => {
    const board = await aBoard()
    const id = await board.release('Spring', await board.page('/a'))
    await board.schedule(id, noon - 86_400_000)
    const { scheduler, told } = schedulerOf(board)
    scheduler.start()
    await vi.waitFor(() => expect(told.published).toEqual(['Spring']), { interval: 5 })
    expect((await board.read(id)).value.state).toBe('published')
  })

  it('publishes over what was published since, or leaves it out, as was chosen when it was scheduled', async () => {
    const board = await aBoard()
    const [over, out] = [await board.changedPage('/over'), await board.changedPage('/out')]
    const fresh = await board.page('/fresh')
    const [rebased, partial] = [await board.release('Rebased', over), await board.release('Partial', out, fresh)]
    await board.schedule(rebased, noon, 'rebase')
    await board.schedule(partial, noon, 'skip')
    for (const [key, document] of [
      ['/over', over],
      ['/out', out],
    ] as const) {
      await board.revise(document, 3, page(key, [], 'Newer'))
      await board.publish(document, 3)
    }
    const { told: says, after } = schedulerOf(board)
    await after(0)
    expect(says).toMatchObject({ failed: [], errors: [] })
    expect(await board.texts()).toEqual(['/fresh Text', '/out Newer', '/over New'])
    const { value } = await board.read(partial)
    expect(value).toMatchObject({
      state: 'published',
      items: 1,
      skipped: [{ documentId: out, kind: 'page', key: '/out' }],
    })
    expect((await board.read(rebased)).value).not.toHaveProperty('skipped')
    // What it left out it does not take back.
    const { value: revert } = await board.releases.revert(board.scope, partial, ada)
    expect(revert.items).toBe(1)
  })

  it.each(['rebase', 'skip'] as const)('fails in spite of %s where nothing could be published', async (choice) => {
    const board = await aBoard()
    const [document, deleted] = [await board.changedPage('/a'), await board.page('/deleted')]
    const id = await board.release('Spring', choice === 'skip' ? document : deleted)
    await board.schedule(id, noon, choice)
    await board.publish(document, 2)
    await board.forget(deleted)
    const { told: says, after } = schedulerOf(board)
    await after(0)
    expect(says.failed).toMatchObject([{ code: 'release_conflict' }])
    const { value } = await board.read(id)
    expect(value).toMatchObject({ state: 'failed', items: 1 })
    expect(value).not.toHaveProperty('onConflict')
  })

  it('tells why one could not be published, and leaves it to people', async () => {
    const board = await aBoard()
    await board.listen()
    const [stale, deleted, there, fine] = [
      await board.changedPage('/stale'),
      await board.page('/deleted'),
      await board.changedPage('/there'),
      await board.page('/fine'),
    ]
    await board.revise(there, 3, page('/elsewhere'), '/elsewhere')
    const taking = await board.page('/there')
    const releases: string[] = []
    for (const document of [stale, deleted, taking, fine]) {
      const id = await board.release(document, document)
      await board.schedule(id, noon)
      releases.push(id)
    }
    await board.publish(stale, 2)
    await board.forget(deleted)
    const told = (await board.told()).length
    const { told: says, after } = schedulerOf(board)
    await after(0)
    expect(says.published).toEqual([fine])
    const at = '2026-11-21T12:00:00.000Z'
    const failures = [
      { code: 'release_conflict', message: 'Something else was published in the meantime: /stale', at },
      { code: 'release_conflict', message: 'Something else was published in the meantime: /deleted (deleted)', at },
      { code: 'route_taken', message: expect.stringMatching(/^Another document has this path: page \/there/), at },
    ]
    expect(says.failed).toEqual(failures)
    for (const [index, failure] of failures.entries()) {
      const { value } = await board.read(releases[index] ?? '')
      expect(value).toMatchObject({ state: 'failed', failure, scheduledAt: null, scheduledBy: null, publishedAt: null })
    }
    const events = (await board.told()).slice(told)
    expect(events.filter(({ type }) => type === 'release.failed').map(({ data }) => data)).toEqual(
      failures.map(({ code }, index) => ({
        siteId: board.scope.site,
        environment: 'production',
        releaseId: releases[index],
        name: expect.any(String),
        code,
      })),
    )
    expect(await board.texts()).toEqual(['/fine Text', '/stale New', '/there Text'])

    // A failed one is as open as any.
    const id = releases[0] ?? ''
    await board.releases.rebase(board.scope, id, await board.etag(id))
    const again = await board.schedule(id, board.now)
    expect(again.value).toMatchObject({ state: 'scheduled', failure: null })
    await after(1000)
    expect((await board.read(id)).value).toMatchObject({ state: 'published', failure: null })
    expect(says.errors).toEqual([])
  })

  it('publishes once, however many try', async () => {
    const board = await aBoard()
    await board.listen()
    const id = await board.release('Spring', await board.page('/a'))
    await board.schedule(id, noon)
    const failing = await board.changedPage('/b')
    await board.schedule(await board.release('Failing', failing), noon)
    await board.publish(failing, 2)
    const told = (await board.told()).length
    const several = Array.from({ length: 4 }, () => schedulerOf(board))
    await Promise.all(several.map(({ after }) => after(0)))
    expect(several.flatMap(({ told: { published } }) => published)).toEqual(['Spring'])
    expect(several.flatMap(({ told: { failed } }) => failed)).toHaveLength(1)
    const events = (await board.told()).slice(told).map(({ type }) => type)
    expect(events.toSorted()).toEqual(['content.published', 'release.failed', 'release.published'])
    expect((await board.read(id)).value.version).toBe(4)
  })

  it('leaves alone what was unscheduled or postponed after it was found due', async () => {
    const board = await aBoard()
    const [gone, later] = [
      await board.release('Gone', await board.page('/a')),
      await board.release('Later', await board.page('/b')),
    ]
    await board.schedule(gone, noon)
    await board.schedule(later, noon)
    const found = await findScheduled(board.db.reader, noon, [])
    expect(found.map(({ name }) => name)).toEqual(['Gone', 'Later'])
    await board.releases.unschedule(board.scope, gone, await board.etag(gone))
    await board.schedule(later, noon + 1)
    for (const each of found) expect(await publishDue(board.db, each, () => board.now)).toBe('superseded')
    expect(await board.published()).toEqual([])
    expect((await board.read(gone)).value.state).toBe('open')
    expect((await board.read(later)).value.state).toBe('scheduled')
  })

  it('tries again what the database kept it from, and nothing fails for that', async () => {
    const board = await aBoard()
    const [held, other] = [
      await board.release('Held', await board.page('/a')),
      await board.release('Other', await board.page('/b')),
    ]
    await board.schedule(held, noon)
    await board.schedule(other, noon + 1)
    let left = 1
    const gone = new TriptychError('unavailable', 'database: gone')
    const transaction: typeof board.db.transaction = (locks, work) =>
      left-- > 0 ? Promise.reject(gone) : board.db.transaction(locks, work)
    const { told, after } = schedulerOf(board, { ...board.db, transaction })
    await after(1)
    expect(told).toMatchObject({ errors: [gone], published: ['Other'], failed: [] })
    expect((await board.read(held)).value.state).toBe('scheduled')
    await after(500)
    expect(told.published).toEqual(['Other'])
    await after(500)
    expect(told.published).toEqual(['Other', 'Held'])
  })

  it('publishes nothing by a clock that jumped', async () => {
    const board = await aBoard()
    const id = await board.release('Spring', await board.page('/a'))
    await board.schedule(id, noon + 3_600_000)
    const { told, clock, after } = schedulerOf(board)
    await after(0)
    board.now += 86_400_000
    await after(1000)
    expect(told.jumps).toEqual([86_400_000])
    await after(30_000)
    board.now -= 86_400_000
    await after(1000)
    await after(120_000)
    expect(told.jumps).toEqual([86_400_000, -86_400_000])
    expect(told.published).toEqual([])
    // A machine that slept: its other clock stood still.
    board.now += 7_200_000
    clock.monotonic += 10
    await after(0)
    expect(told.published).toEqual([])
    await after(60_000)
    expect(told.published).toEqual(['Spring'])
  })

  it('finishes what it has begun when it is stopped, and begins nothing more', async () => {
    const board = await aBoard()
    const [first, second] = [
      await board.release('First', await board.page('/a')),
      await board.release('Second', await board.page('/b')),
    ]
    await board.schedule(first, noon)
    await board.schedule(second, noon)
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const transaction: typeof board.db.transaction = async (locks, work) => {
      begun.resolve()
      await goOn.promise
      return board.db.transaction(locks, work)
    }
    const { scheduler, told } = schedulerOf(board, { ...board.db, transaction })
    scheduler.start()
    await begun.promise
    const stopped = scheduler.stop()
    goOn.resolve()
    await stopped
    expect(told.published).toEqual(['First'])
    scheduler.wake()
    await scheduler.stop()
    expect((await board.read(second)).value.state).toBe('scheduled')
  })

  it('finds the moment by itself', async () => {
    const board = await aBoard()
    const { promise, resolve } = Promise.withResolvers<number>()
    const id = await board.release('Spring', await board.page('/a'))
    const due = Date.now() + 400
    await board.schedule(id, due)
    const scheduler = new ReleaseScheduler(board.db, {
      onPublished: () => resolve(Date.now()),
      onFailed: () => {},
      onError: () => {},
      onClockJump: () => {},
    })
    running.push(scheduler)
    scheduler.start()
    expect(await promise).toBeGreaterThanOrEqual(due)
    expect(Date.parse((await board.read(id)).value.publishedAt ?? '')).toBeGreaterThanOrEqual(due)
  })
})
