import type * as childProcess from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { entry, startHost } from './fixture-host.ts'

const system = vi.hoisted(() => ({
  /** What becomes of the next processes of plugins, one after the other. */
  next: [] as ('refused' | 'killed' | 'out of memory')[],
  hasShell: true,
}))

vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof childProcess>()
  const spawn = (program: string, args: readonly string[], options: childProcess.SpawnOptions) => {
    if (program === '/bin/sh') {
      if (!system.hasShell) throw new Error('spawn ENOMEM')
      return original.spawn(program, args, options)
    }
    const becomes = system.next.shift()
    if (becomes === 'out of memory') throw new Error('spawn ENOMEM')
    // As for want of processes (EAGAIN), the error comes later, and there is no process.
    const child = original.spawn(becomes === 'refused' ? '/nowhere/at-all' : program, args, options)
    if (becomes === 'killed') child.kill('SIGKILL')
    return child
  }
  return { ...original, spawn }
})

afterEach(() => {
  system.next = []
  system.hasShell = true
})

const [healthy, confined] = ['fixture-healthy', 'fixture-confined']
const shared = { process: 'shared' } as const

it.each([
  // How many of them are one plugin's depends on which has joined by then.
  ['refused', 4, /^its process cannot be started: spawn .* ENOENT.*; it is started again in /],
  ['killed', 2, /^its process was ended by SIGKILL.*; it is started again in /],
  ['out of memory', 4, /^its process cannot be started: .*ENOMEM/],
] as const)('plugins whose shared process is %s by the system start again together', async (becomes, times, said) => {
  system.next = Array.from({ length: times }, () => becomes)
  const running = await startHost([entry('healthy'), entry('confined')], {
    config: { plugins: { [healthy]: shared, [confined]: shared } },
  })
  try {
    await running.until(() => [healthy, confined].every((id) => running.host.get(id)?.status === 'running'))
    expect(running.host.stats(healthy)).toMatchObject({ sharedWith: [confined] })
    expect(running.host.stats(confined)).toMatchObject({ sharedWith: [healthy] })
    const errors = running.logs.filter(({ level }) => level === 'error')
    expect(errors.map(({ message }) => message)).toContainEqual(expect.stringMatching(said))
    expect(system.next).toEqual([])
  } finally {
    await running.stop()
  }
})

it('a plugin runs where the system has no memory left for the shell that outlives the daemon', async () => {
  system.hasShell = false
  const running = await startHost([entry('healthy')])
  try {
    expect(running.host.get(healthy)?.status).toBe('running')
  } finally {
    await running.stop()
  }
})
