import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTriptych } from '../../support/process.ts'
import { some } from '../../support/thorough.ts'
import { healthOf } from './damage.ts'

const ready = { auth: 'ready', bridge: 'ready', content: 'ready' }

/** What is not read: locks, which are only held. */
const unread = /\.lock$/

/** A folder that servers of all surfaces have used. */
let used = ''

beforeAll(async () => {
  used = await mkdtemp(join(tmpdir(), 'triptych-files-'))
  const env = { SVC_DATA_DIR: used, SVC_ADMIN_EMAIL: 'admin@example.com' }
  const server = await startTriptych({ args: ['--sample'], env })
  await server.waitFor('"msg":"running"')
  await server.stop()
  return () => rm(used, { recursive: true, force: true })
})

/** Which surfaces have to serve when a file cannot be read: those that do not read it. */
function servingWithout(file: string): Partial<typeof ready> {
  const { auth, bridge, content } = ready
  if (file === 'secret.key') return { bridge }
  if (file === 'auth.sqlite') return { bridge, content }
  if (file === 'content.sqlite') return { auth, bridge }
  return { auth, content }
}

describe.each([
  ['is garbage', (file: string) => writeFile(file, Buffer.from([0xff, 0x00, 0x7b])), Number.POSITIVE_INFINITY],
  ['cannot be read', (file: string) => rm(file).then(() => mkdir(file)), 4],
])('a file of the data folder that %s', (_what, spoil, sample) => {
  it('ends no start: the surfaces that need it say why, and the others serve', async () => {
    const names = (await readdir(used, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !unread.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(used.length + 1))
    expect(names).toEqual(expect.arrayContaining(['auth.sqlite', 'config.json', 'content.sqlite', 'secret.key']))
    expect(names.some((name) => name.startsWith('hap/AccessoryInfo.'))).toBe(true)
    for (const name of some(names.toSorted(), sample)) {
      const dataDir = await mkdtemp(join(tmpdir(), 'triptych-file-'))
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
      await cp(used, dataDir, { recursive: true })
      await spoil(join(dataDir, name))
      const left = await contentOf(join(dataDir, name))
      const server = await startTriptych({ env: { SVC_DATA_DIR: dataDir } })
      onTestFinished(() => void server.child.kill('SIGKILL'))
      const health = await healthOf(server)
      expect(health, name).toMatchObject(servingWithout(name))
      for (const [surface, said] of Object.entries(health)) {
        if (said === 'ready') continue
        expect(said, name).toEqual([503, 'unavailable', expect.stringMatching(/_(invalid|damaged|unavailable)$/)])
        await server.waitFor(new RegExp(`"surface":"${surface}".*"degraded: .*${name.replaceAll('.', '\\.')}`))
      }
      expect(await server.stop(), name).toEqual({ code: 0, signal: null })
      // What is damaged may be all that there is of it, and stays.
      expect(await contentOf(join(dataDir, name)), name).toEqual(left)
    }
  })
})

/** The bytes of a file; null for a folder. */
async function contentOf(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR') return null
    throw error
  })
}
