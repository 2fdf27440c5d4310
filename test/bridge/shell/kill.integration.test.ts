import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProcess } from '../../support/process.ts'
import { isRunning, open, temporaryFolder, until } from './terminal.ts'

const otherDaemon = fileURLToPath(new URL('./other-daemon.ts', import.meta.url))

/** Jobs of every kind, whose ids it says. */
const jobs = [
  'sleep 1000 & a=$!',
  'nohup sleep 1000 >/dev/null 2>&1 & b=$!',
  '(trap "" HUP TERM; sleep 1000; sleep 1000) & c=$!',
  'trap "" HUP TERM INT',
  'echo "<$$ $a $b $c>"',
].join('; ')

function pidsIn(text: string): number[] {
  return text.split(' ').map(Number)
}

describe('the end of a shell', () => {
  it('leaves nothing of it behind', async () => {
    const { shell, screen, exit } = await open()
    shell.write(`${jobs}; sleep 1000\r`)
    const pids = pidsIn((await screen.find(/<([\d ]+)>/))[1] ?? '')
    expect(pids).toHaveLength(4)
    expect(pids.every(isRunning)).toBe(true)
    await shell.kill()
    expect(pids.filter(isRunning)).toEqual([])
    expect(await exit).toEqual({ exitCode: 0, signal: 9 })
  })

  it('comes also while no client reads', async () => {
    const { shell, screen } = await open()
    shell.write('echo "<$$>"; yes\r')
    const [pid = 0] = pidsIn((await screen.find(/<(\d+)>/))[1] ?? '')
    shell.pause()
    await Promise.all([shell.kill(), shell.kill()])
    expect(isRunning(pid)).toBe(false)
  })

  it('comes by the hang-up of the terminal where its process is lost', async () => {
    const { screen, shell, exit } = await open()
    shell.write('sleep 1000 & echo "<$$ $! $PPID>"\r')
    const [pid = 0, job = 0, host = 0] = pidsIn((await screen.find(/<([\d ]+)>/))[1] ?? '')
    process.kill(host, 'SIGKILL')
    expect(await exit).toEqual({ exitCode: null, signal: null })
    await until(() => !isRunning(pid) && !isRunning(job))
  })

  it.each(['SIGKILL', 'SIGTERM'] as const)('comes with the end of the daemon by %s', async (signal) => {
    const daemon = startProcess(process.execPath, [otherDaemon, jobs], { HOME: temporaryFolder() })
    onTestFinished(async () => void (await daemon.stop('SIGKILL')))
    const said = () => /<([\d ]+)>/.exec(daemon.stdout())?.[1]
    await until(() => said() !== undefined)
    const pids = pidsIn(said() ?? '')
    expect(pids.every(isRunning)).toBe(true)
    await daemon.stop(signal)
    await until(() => !pids.some(isRunning))
  })
})
