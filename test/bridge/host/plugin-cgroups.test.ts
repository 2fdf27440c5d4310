import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PluginCgroups } from '../../../src/bridge/host/plugin-cgroups.ts'

/** The kernel gives a cgroup to share out to a service alone, never to one of several processes of a test run. */
describe('on files like those of a cgroup, as the kernel gives none to a test run', () => {
  let folder: string
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8')

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'triptych-cgroup-'))
    await write('cgroup.controllers', 'cpuset cpu io memory pids\n')
    await write('cgroup.procs', `${process.pid}\n`)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('the daemon moves below, then hands memory and CPU on', async () => {
    expect(PluginCgroups.open(folder)).toBeDefined()
    expect(await read('daemon', 'cgroup.procs')).toBe(String(process.pid))
    expect(await read('cgroup.subtree_control')).toBe('+memory +cpu')
  })

  it('a plugin has a limit of memory and a weight before it is put in', async () => {
    expect(PluginCgroups.open(folder)?.add(4711, 200)).toBeDefined()
    expect(await read('plugin-4711', 'memory.max')).toBe(String(200 * 1024 * 1024))
    expect(await read('plugin-4711', 'memory.oom.group')).toBe('1')
    expect(await read('plugin-4711', 'cpu.weight')).toBe('20')
    expect(await read('plugin-4711', 'cgroup.procs')).toBe('4711')
  })

  it('where the system refuses, a plugin has none', async () => {
    const cgroups = PluginCgroups.open(folder)
    await rm(folder, { recursive: true })
    expect(cgroups?.add(4711, 200)).toBeUndefined()
  })

  it('without a share of the CPU it has a limit of memory alone', async () => {
    await write('cgroup.controllers', 'memory pids\n')
    PluginCgroups.open(folder)?.add(4711, 200)
    expect(await read('cgroup.subtree_control')).toBe('+memory')
    await expect(read('plugin-4711', 'cpu.weight')).rejects.toThrow('ENOENT')
  })

  it('the end tells whether the kernel killed it for its memory, and kills what is left', async () => {
    const cgroup = PluginCgroups.open(folder)?.add(4711, 200)
    await write('plugin-4711/cgroup.kill', '')
    await write('plugin-4711/memory.events', 'low 0\nhigh 0\nmax 9\noom 1\noom_kill 0\noom_group_kill 0\n')
    expect(cgroup?.close()).toBe(false)
    expect(await read('plugin-4711', 'cgroup.kill')).toBe('1')
    // The whole machine was short of memory: `oom_kill` counts that too, `oom` its own limit alone.
    await write('plugin-4711/memory.events', 'low 0\nhigh 0\nmax 9\noom 0\noom_kill 1\noom_group_kill 1\n')
    expect(cgroup?.close()).toBe(false)
    await write('plugin-4711/memory.events', 'low 0\nhigh 0\nmax 9\noom 1\noom_kill 3\noom_group_kill 1\n')
    expect(cgroup?.close()).toBe(true)
  })

  it('one whose process has just ended stays until its end was looked at, also while another is made', async () => {
    const cgroups = PluginCgroups.open(folder)
    const ended = cgroups?.add(1, 200)
    // As the kernel leaves it, without files that rmdir(2) minds.
    await rm(join(folder, 'plugin-1'), { recursive: true })
    await mkdir(join(folder, 'plugin-1'))
    cgroups?.add(2, 200)
    await expect(mkdir(join(folder, 'plugin-1'))).rejects.toThrow('EEXIST')
    ended?.close()
    await expect(mkdir(join(folder, 'plugin-1'))).resolves.toBeUndefined()
  })

  it('one that could not be removed goes before the next is made', async () => {
    const cgroups = PluginCgroups.open(folder)
    // As it is once nothing is left in it: without files that rmdir(2) minds.
    await mkdir(join(folder, 'plugin-1'))
    await mkdir(join(folder, 'plugin-2'))
    await write('plugin-2/cgroup.procs', '2\n')
    expect(cgroups?.add(4711, 200)).toBeDefined()
    await expect(read('plugin-1', 'cgroup.procs')).rejects.toThrow('ENOENT')
    await expect(mkdir(join(folder, 'plugin-1'))).resolves.toBeUndefined()
    await expect(mkdir(join(folder, 'plugin-2'))).rejects.toThrow('EEXIST')
  })

  it.each([
    ['others are in', () => write('cgroup.procs', `${process.pid}\n${process.ppid}\n`)],
    ['processes of another namespace are in', () => write('cgroup.procs', `0\n${process.pid}\n`)],
    ['memory is not handed on to', () => write('cgroup.controllers', 'cpu pids\n')],
    ['is not there', () => rm(join(folder, 'cgroup.procs'))],
    ['may not be written to', () => write('daemon', 'a file')],
  ])('a cgroup that %s is left alone', async (_, change) => {
    await change()
    expect(PluginCgroups.open(folder)).toBeUndefined()
    await expect(read('cgroup.subtree_control')).rejects.toThrow('ENOENT')
  })
})
