import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { mayMount } from '../faults/disk.ts'
import { roomInMemory, runsPrograms } from './memory-folder.ts'
import { startProcess } from './process.ts'

const modulePath = new URL('memory-folder.ts', import.meta.url).href
const program = `
  import { existsSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { keepTemporaryFilesInMemory } from '${modulePath}'
  await keepTemporaryFilesInMemory()
  console.log(JSON.stringify({ folder: tmpdir(), isThere: existsSync(tmpdir()) }))`

/**
 * Where a process that asks for memory keeps its temporary files.
 *
 * @param through a program with its arguments that runs it
 */
async function placeOf(
  env: Record<string, string>,
  through: readonly string[] = [],
): Promise<{ folder: string; isThere: boolean }> {
  const { PATH = '', HOME = '' } = process.env
  const settings = Object.entries({ PATH, HOME, ...env }).map(([name, value]) => `${name}=${value}`)
  const node = [process.execPath, '--input-type=module', '--eval', program]
  const running = startProcess('env', ['-i', ...settings, ...through, ...node])
  await running.exited
  expect(running.stderr()).toBe('')
  return JSON.parse(running.stdout()) as { folder: string; isThere: boolean }
}

it('keeps temporary files in memory where there is room, and takes them away in the end', async () => {
  const { folder, isThere } = await placeOf({})
  const memory = process.availableMemory() < 4 * 2 ** 30 ? null : await roomInMemory(4)
  if (memory === null || !(await runsPrograms(memory))) return expect(folder).toBe('/tmp')
  expect(folder).toMatch(/^\/dev\/shm\/triptych-tests-\d+-\w{6}$/)
  expect(isThere).toBe(true)
  expect(existsSync(folder)).toBe(false)
})

it('keeps to the folder that is named', async () => {
  expect(await placeOf({ TMPDIR: tmpdir() })).toEqual({ folder: tmpdir(), isThere: true })
})

it.for(
  mayMount ? ['ro,size=8g', 'noexec,size=8g', 'size=64m'] : [],
)('keeps to the usual folder where memory is mounted with %s', async (options) => {
  const mounted = `mount -t tmpfs -o ${options} tmpfs /dev/shm && exec "$@"`
  const through = ['unshare', '--mount', 'sh', '-c', mounted, 'sh']
  expect(await placeOf({}, through)).toEqual({ folder: '/tmp', isThere: true })
})
