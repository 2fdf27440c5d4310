import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { done, type Outcome, pageOf } from '../../support/content-editor.ts'
import { lists, look, Newsroom } from '../../support/content-newsroom.ts'
import { png } from '../../support/every-content-operation.ts'

/** A disk of the server's own, that can be filled and freed. */
interface Disk {
  readonly dataDir: string
  fill(pid: number): Promise<void>
  free(pid: number): Promise<void>
}

/** A file system of a few megabytes, full because a file takes the rest of it. */
async function smallDisk(): Promise<Disk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', dataDir])
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', dataDir])
    await rm(dataDir, { recursive: true, force: true })
  })
  const filler = join(dataDir, 'filler')
  return {
    dataDir,
    fill: async () => {
      const file = await open(filler, 'w')
      try {
        for (;;) await file.write(Buffer.alloc(4096, 'x'))
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler),
  }
}

/** An ordinary folder, for a process whose files may not grow. */
async function limitedProcess(): Promise<Disk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-disk-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const limit = async (pid: number, bytes: string) => {
    execFileSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(pid)])
  }
  return { dataDir, fill: (pid) => limit(pid, '0'), free: (pid) => limit(pid, 'unlimited') }
}

function mayMount(): boolean {
  return (
    process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
  )
}

const disks: readonly (readonly [string, boolean, () => Promise<Disk>])[] = [
  ['a file system without space', mayMount(), smallDisk],
  ['no file may grow', spawnSync('prlimit', ['--version']).status === 0, limitedProcess],
]

/** Bytes that cannot be made smaller. */
const long = (): string => randomBytes(150_000).toString('base64')

it.for(
  disks.filter(([, possible]) => possible),
)('a full disk is told of, nothing is half-done, and all goes on once there is space: %s', async ([, , makeDisk], {
  onTestFinished,
}) => {
  const disk = await makeDisk()
  const newsroom = await Newsroom.open('sqlite', { dataDir: disk.dataDir })
  onTestFinished(() => newsroom.close())
  const server = await newsroom.start()
  const pid = server.child.pid ?? 0
  await newsroom.found(server)
  const ann = await newsroom.person(server, 'Ann')
  const page = await ann.publicPage('/page', 'Before')
  const picture = await done(ann.putMedia('docs/picture.png', null, png))
  const draft = await ann.page('/draft', 'A draft')
  const release = await ann.releaseOf('Release', draft.value.id)
  const files = async () => (await readdir(join(disk.dataDir, 'media'), { recursive: true })).toSorted()
  const [before, seen] = [await files(), await lists(server)]

  await disk.fill(pid)
  const larger = Buffer.concat([png, randomBytes(300_000)])
  for (const put of [
    ann.putMedia('docs/new.png', null, larger),
    ann.putMedia('docs/picture.png', picture.etag, larger),
  ])
    expect(await put).toMatchObject({ status: 507, code: 'storage_full' })
  expect(await files()).toEqual(before)
  expect((await fetch(`${server.urls.content}/media/docs/new.png`)).status).toBe(404)

  // The database has some room left of its own: what fits is kept, what does not is refused.
  let { etag } = page
  const titles = ['Before']
  const refused: Outcome<unknown>[] = []
  while (refused.length < 3) {
    const title = `${titles.length} ${long()}`
    const saved = await ann.save(page.value.id, etag, pageOf('/page', title))
    if (saved.status === 200) {
      titles.push(title)
      etag = saved.etag
    } else refused.push(saved)
  }
  for (const { status, code } of refused) expect([status, code]).toEqual([503, 'unavailable'])
  for (const outcome of [
    await ann.publish(page.value.id, etag),
    await ann.publishRelease(release.value.id, release.etag),
  ]) {
    if (outcome.status !== 200) expect([outcome.status, outcome.code]).toEqual([503, 'unavailable'])
  }
  // What is public is read all the while, and so is what was kept.
  expect((await look(server, '/page')).status).toBe(200)
  expect((await fetch(`${server.urls.content}/media/docs/picture.png`)).status).toBe(200)
  const shown = await done(ann.read(page.value.id))
  expect(shown.value.content).toMatchObject({ meta: { title: titles.at(-1) } })

  await disk.free(pid)
  expect(await done(ann.read(page.value.id))).toEqual(shown)
  const { revisions } = (await done(ann.revisions(page.value.id))).value
  expect(revisions.map(({ revision }) => revision)).toEqual(titles.map((_, index) => index + 1).toReversed())
  await done(ann.save(page.value.id, shown.etag, pageOf('/page', 'After')))
  const { etag: latest } = await done(ann.read(page.value.id))
  await done(ann.publish(page.value.id, latest))
  const open = await done(ann.release(release.value.id))
  if (open.value.state === 'open') {
    expect(await lists(server)).toEqual(seen)
    await done(ann.publishRelease(release.value.id, open.etag))
  }
  expect((await lists(server)).routes).toEqual(['/draft', '/page'])
  expect((await look(server, '/page')).text).toContain('After')
  const kept = await done(ann.putMedia('docs/new.png', null, larger))
  expect(kept.value.size).toBe(larger.length)
  await done(ann.putMedia('docs/picture.png', picture.etag, larger))
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})
