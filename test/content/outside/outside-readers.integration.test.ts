import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { at, lists, look, Newsroom } from '../../support/content-newsroom.ts'
import { startProcess, startTriptych } from '../../support/process.ts'

/**
 * What other programs do to a database that a server is writing to: in Python, whose SQLite is not the server's. The
 * last program to leave a database deletes its write-ahead log, so each of these must notice that it is not the last.
 */
const readers: Readonly<Record<string, string>> = {
  'an online backup': 'db.backup(sqlite3.connect(sys.argv[2]))',
  'VACUUM INTO': 'db.execute("vacuum into ?", [sys.argv[2]])',
  'a reader that copies row by row': 'assert len(db.execute("select * from revision").fetchall()) > 0',
}

async function read(statement: string, file: string, copy: string): Promise<void> {
  const program = `import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); ${statement}; db.close()`
  const reader = startProcess('python3', ['-c', program, file, copy])
  expect(await reader.exited, reader.stderr()).toEqual({ code: 0, signal: null })
}

/** The POSIX locks that a process holds on a file, as the kernel lists them (proc_locks(5)). */
function locksOf(pid: number | undefined, file: string): string[] {
  const inode = `:${statSync(file).ino}`
  const fields = readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/))
  return fields
    .filter((each) => each[1] === 'POSIX' && each[4] === String(pid) && each[5]?.endsWith(inode))
    .map((each) => `${each[3]} ${each[6]}`)
}

/** Saves and publishes a page, `count` times; its title is the number of its last revision. */
async function publish(ann: Editor, id: string, count: number): Promise<number> {
  let revision = 0
  for (let i = 0; i < count; i++) {
    const { etag, value } = await done(ann.read(id))
    revision = value.draft.revision + 1
    const saved = await done(ann.save(id, etag, pageOf('/single', `${revision}`)))
    await done(ann.publish(id, saved.etag))
  }
  return revision
}

describe('other programs at the databases of a server', () => {
  it('find each locked by it, whatever was opened and closed meanwhile', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'triptych-locks-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const server = await startTriptych({ env: { SVC_DATA_DIR: dataDir } })
    onTestFinished(async () => void (await server.stop()))
    for (const surface of ['auth', 'bridge', 'content']) {
      expect(locksOf(server.child.pid, join(dataDir, `${surface}.sqlite`)), surface).not.toEqual([])
    }
  })

  it('take nothing from what was answered', { timeout: 300_000 }, async () => {
    const newsroom = await Newsroom.open('sqlite')
    onTestFinished(() => newsroom.close())
    const folder = await mkdtemp(join(tmpdir(), 'triptych-reader-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const auth = await newsroom.start(['auth'])
    const start = () => newsroom.start(['content'], { SVC_AUTH_URL: auth.urls.auth })
    let server = await start()
    await newsroom.found(server)
    let ann = await newsroom.person(server, 'Ann')
    const { id } = (await ann.publicPage('/single', '1')).value
    const file = join(newsroom.dataDir, 'content.sqlite')
    for (const [reader, statement] of Object.entries(readers)) {
      // A list is read on a connection of its own, which is closed after it.
      await lists(server)
      const copies = await mkdtemp(join(folder, 'copies-'))
      const during = read(statement, file, join(copies, 'during.sqlite'))
      const [answered] = await Promise.all([publish(ann, id, 5), during])
      await read(statement, file, join(copies, 'after.sqlite'))
      const last = await publish(ann, id, 10)
      expect(last, reader).toBe(answered + 10)
      await server.stop('SIGKILL')

      server = await start()
      ann = at(server, ann)
      expect(JSON.parse((await look(server, '/single')).text).meta.title, reader).toBe(String(last))
      expect((await done(ann.read(id))).value.draft.revision, reader).toBe(last)
      const db = new SqliteFile(file, { readonly: true })
      expect(db.pragma('integrity_check', { simple: true }), reader).toBe('ok')
      db.close()
    }
  })
})
