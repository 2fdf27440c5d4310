import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeOwnFolder } from './own-folder.ts'
import { startProcess } from './process.ts'

async function parent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-own-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A process that has ended. */
async function goneProcess(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid
}

it('carries the number of its process', async () => {
  const folder = await makeOwnFolder(await parent(), 'test')
  expect(basename(folder)).toMatch(new RegExp(`^test-${process.pid}-`))
  expect(existsSync(folder)).toBe(true)
})

it('takes away what a process left that is gone, and nothing else', async () => {
  const folder = await parent()
  const gone = await goneProcess()
  const left = join(folder, `test-${gone}-abcdef`)
  const others = [`test-${process.pid}-abcdef`, `test-${process.ppid}-abcdef`, `other-${gone}-abcdef`, 'test-abcdef']
  for (const name of [left, ...others.map((other) => join(folder, other))])
    await mkdir(join(name, 'data'), { recursive: true })
  await makeOwnFolder(folder, 'test')
  expect(existsSync(left)).toBe(false)
  expect(others.filter((name) => !existsSync(join(folder, name)))).toEqual([])
})

it.runIf(process.getuid?.() === 0)('takes away what a killed test had mounted', async () => {
  const folder = await parent()
  const left = join(folder, `test-${await goneProcess()}-abcdef`)
  const disk = join(left, 'disk')
  await mkdir(disk, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
  onTestFinished(() => void spawnSync('umount', [disk]))
  await makeOwnFolder(folder, 'test')
  expect(existsSync(left)).toBe(false)
})

it('leaves what it may not take away, such as what a killed process of another user left', async () => {
  const folder = await parent()
  await chmod(folder, 0o1777)
  const closed = join(folder, `test-${await goneProcess()}-abcdef`, 'closed')
  await mkdir(join(closed, 'inside'), { recursive: true })
  await chmod(closed, 0o500)
  onTestFinished(() => chmod(closed, 0o700))
  const program = `
    import { makeOwnFolder } from '${new URL('own-folder.ts', import.meta.url).href}'
    if (process.getuid() === 0) process.seteuid(65534)
    console.log(await makeOwnFolder('${folder}', 'test'))`
  const running = startProcess(process.execPath, ['--input-type=module', '--eval', program])
  await running.exited
  expect(running.stderr()).toBe('')
  expect(existsSync(running.stdout().trim())).toBe(true)
  expect(existsSync(closed)).toBe(true)
})

it('ends the server that still runs on what was left, and no process that only has its number', async () => {
  const folder = await parent()
  const gone = await goneProcess()
  const servers = ['abcdef', 'ghijkl'].map((name) => {
    const data = join(folder, `test-${gone}-${name}`, 'data')
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', name === 'abcdef' ? data : 'elsewhere'])
    onTestFinished(() => void child.kill('SIGKILL'))
    return { data, child }
  })
  for (const { data, child } of servers) {
    await mkdir(data, { recursive: true })
    await writeFile(join(data, 'postmaster.pid'), `${child.pid}\n${data}\n`)
  }
  const ended = once(servers[0]?.child ?? process, 'exit')
  await makeOwnFolder(folder, 'test')
  expect(await ended).toEqual([null, 'SIGQUIT'])
  expect(servers[1]?.child).toMatchObject({ exitCode: null, signalCode: null })
  expect(servers.filter(({ data }) => existsSync(data))).toEqual([])
})
