import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { MediaSweeper } from '../../../src/content/media/sweep.ts'
import { dialects, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import type { PutEnd, PutWork } from './put-child.ts'
import { broken, DAY, onDisk, startShelf } from './shelf.ts'

/** How often an upload is killed, evenly over its steps. */
const kills = { sqlite: 4, postgres: 2 }

interface Launch {
  readonly execPath: string
  readonly execArgv: string[]
}

const unbounded: Launch = { execPath: process.execPath, execArgv: [] }

/** Bounds the files that a process may write to 4 MiB each, as a disk does that is nearly full. */
const bounded: Launch = {
  execPath: '/bin/sh',
  execArgv: ['-c', 'ulimit -f 8192; exec "$@"', 'sh', process.execPath],
}

/** Runs uploads in a process of their own; `end` is null where it did not get there. */
async function putInProcess(work: PutWork, launch: Launch = unbounded) {
  const entry = new URL('./put-child.ts', import.meta.url)
  const child = fork(entry, { ...launch, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let end: PutEnd | null = null
  child.on('message', (message) => {
    end = message as PutEnd
  })
  child.send(work)
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { end: end as PutEnd | null, signal }
}

describe.each(dialects)('uploads of other processes (%s)', (dialect) => {
  const opened: TestDatabase[] = []
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close()
  })

  async function start() {
    const test = await openTestDatabase(dialect)
    opened.push(test)
    const shelf = await startShelf(test.database)
    return { ...shelf, settings: test.settings }
  }

  it('killed at any moment, they leave a file or none, and what they left of its bytes is swept', async () => {
    const shelf = await start()
    const { settings, dir: mediaDir, db, store, library } = shelf
    const put = (name: string, killAt: number) =>
      putInProcess({ settings, mediaDir, files: [{ key: `${name}.txt`, size: 200_000 }], killAt })
    const { end } = await put('whole', 0)
    expect(end?.outcomes).toEqual(['done'])
    const { etag } = await library.read('docs', 'whole.txt')
    await library.remove('docs', 'whole.txt', etag)
    const steps = end?.steps ?? 0
    for (let kill = 1; kill <= kills[dialect]; kill += 1) {
      const { signal } = await put(`killed-${kill}`, Math.ceil((kill * steps) / kills[dialect]))
      expect([kill, signal, await broken(shelf)]).toEqual([kill, 'SIGKILL', []])
    }
    const later = new MediaSweeper(db, store, { onError: () => {}, now: () => Date.now() + 2 * DAY })
    await later.look()
    expect(await broken(shelf)).toEqual([])
    const named = await db.reader.selectFrom('media').select('hash').distinct().execute()
    expect(await onDisk(mediaDir)).toEqual(named.map(({ hash }) => hash))
  })
})

it('an upload on a disk that is full is refused, leaves nothing, and does not hinder the next', async () => {
  const { database, settings, close } = await openTestDatabase('sqlite')
  onTestFinished(close)
  const shelf = await startShelf(database)
  const files = [
    { key: 'large.txt', size: 5_000_000 },
    { key: 'small.txt', size: 1000 },
  ]
  const { end } = await putInProcess({ settings, mediaDir: shelf.dir, files, killAt: 0 }, bounded)
  expect(end?.outcomes).toEqual(['storage_full', 'done'])
  expect([(await onDisk(shelf.dir)).length, await broken(shelf)]).toEqual([1, []])
})
