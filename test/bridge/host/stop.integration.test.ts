import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { whileBusy } from '../../support/patience.ts'
import { entry, type FixtureHost, startHost } from './fixture-host.ts'

it('ten plugins are gone within 4 s, also such as do not listen', async () => {
  const running = await startHost([])
  const { host, dataDir } = running
  try {
    const native = join(dataDir, 'plugins/native')
    const names = Array.from({ length: 8 }, (_, index) => `copy-${index}`)
    for (const name of names) {
      await cp(join(native, 'healthy'), join(native, name), { recursive: true })
      await writeFile(join(native, name, 'package.json'), JSON.stringify({ name, type: 'module' }))
    }
    const copies = names.map((name) => entry('healthy', { plugin: `plugins/native/${name}/index.ts` }))
    await host.start({ platforms: [entry('hangs'), entry('ends'), ...copies] })
    await host.waitUntilSettled()
    expect(host.list().map(({ status }) => status)).toEqual(Array(10).fill('running'))
    const started = performance.now()
    await host.stop()
    expect(performance.now() - started).toBeLessThan(whileBusy(4_000))
    expect(host.list().map(({ status }) => status)).toEqual(Array(10).fill('stopped'))
  } finally {
    await running.stop()
  }
})

it('one that is restarted while all are started anew leaves no process behind', async () => {
  const running = await startHost([entry('healthy')])
  const { host, statuses } = running
  const count = (status: string): number => statuses.filter((each) => each === `fixture-healthy ${status}`).length
  try {
    await Promise.all([host.start({ platforms: [entry('healthy')] }), host.restart('fixture-healthy')])
    await host.waitUntilSettled()
    expect(host.list().map(({ status }) => status)).toEqual(['running'])
  } finally {
    await running.stop()
  }
  expect(count('starting')).toBe(count('stopped'))
})

it('a plugin that has cleaned up behind itself ends by itself', async () => {
  const running = await startHost([entry('healthy')], { timing: { terminateAfter: 60_000, forceAfter: 60_000 } })
  await running.stop()
  expect(running.statuses.at(-1)).toBe('fixture-healthy stopped')
})

describe('a plugin hears once that it is to end, and has its time,', () => {
  const patient = { timing: { terminateAfter: 60_000, forceAfter: 60_000 } }
  const wordsIn = ({ logs }: FixtureHost): string[] =>
    logs.flatMap(({ plugin, message }) => (plugin === 'fixture-last-words' ? [message] : [])).slice(2)

  it('when the daemon asks and a signal follows', async () => {
    const running = await startHost([entry('last-words')], patient)
    await running.stop()
    expect(wordsIn(running)).toEqual(['asked to end', 'done'])
  })

  it('when a signal comes alone', async () => {
    const running = await startHost([entry('last-words')], patient)
    try {
      const [, pid] = /process (\d+)/.exec(running.logs.map(({ message }) => message).join('\n')) ?? []
      process.kill(Number(pid), 'SIGTERM')
      await running.until(() => running.statuses.includes('fixture-last-words restarting'))
      expect(wordsIn(running).slice(0, 2)).toEqual(['asked to end', 'done'])
      expect(wordsIn(running)[2]).toContain('exit code 0')
    } finally {
      await running.stop()
    }
  })

  it('unless it is not there yet', async () => {
    const running = await startHost([], patient)
    await running.host.start({ platforms: [entry('healthy')] })
    await running.stop()
    expect(running.statuses.at(-1)).toBe('fixture-healthy stopped')
  })
})

it.runIf(process.platform === 'linux')(
  'kill -9 of the daemon leaves no process behind, not even one that blocks',
  async () => {
    const program = new URL('./daemon-process.ts', import.meta.url)
    const daemon = fork(program, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const [{ dataDir }] = (await once(daemon, 'message')) as [{ dataDir: string }]
    try {
      const before = childrenOf(daemon.pid)
      expect(before.map(({ program }) => program).toSorted()).toEqual(['node', 'node', 'node', 'sh'])
      // The reaper itself is replaced when it is lost.
      const reaper = before.find(({ program }) => program === 'sh')?.pid ?? 0
      process.kill(reaper, 'SIGKILL')
      const isReplaced = () => childrenOf(daemon.pid).some(({ pid, program }) => program === 'sh' && pid !== reaper)
      await vi.waitFor(() => expect(isReplaced()).toBe(true), { interval: 10 })
      const children = childrenOf(daemon.pid).map(({ pid }) => pid)
      daemon.kill('SIGKILL')
      await once(daemon, 'exit')
      await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), { interval: 10 })
    } finally {
      daemon.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)

function childrenOf(pid: number | undefined): { readonly pid: number; readonly program: string }[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return pids.map((child) => ({ pid: child, program: basename(argumentsOf(child)[0] ?? '') }))
}

/** Empty for one that has just ended. */
function argumentsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
