import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { DatabaseSettings } from '../../src/db/database.ts'

export interface OtherProcess {
  readonly child: ChildProcess
  /** What it says next; rejects when it ends without a word. */
  hear(): Promise<string>
  tell(message: string): void
  kill(): Promise<void>
}

/** Starts `other-process.ts` with a task and waits until it is ready to be told `go`. */
export async function forkOther(
  settings: DatabaseSettings,
  task: 'migrate' | 'stall' | 'hold' | 'write',
): Promise<OtherProcess> {
  const script = new URL('./other-process.ts', import.meta.url)
  const child = fork(script, [JSON.stringify(settings), task], { execArgv: [] })
  const ended = once(child, 'exit')
  const heard: string[] = []
  let wake = () => {}
  child.on('message', (message) => {
    heard.push(String(message))
    wake()
  })
  async function hear(): Promise<string> {
    while (heard.length === 0) {
      const next = new Promise<boolean>((resolve) => {
        wake = () => resolve(true)
      })
      const alive = await Promise.race([next, ended.then(() => false)])
      if (!alive && heard.length === 0)
        throw new Error(`the other process ended: ${child.exitCode ?? child.signalCode}`)
    }
    return heard.shift() ?? ''
  }
  if ((await hear()) !== 'ready') throw new Error('the other process is not ready')
  return {
    child,
    hear,
    tell: (message) => void child.send(message),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
