import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { bareEnvironment } from '../../support/process.ts'
import type { Place } from './place.ts'

const program = fileURLToPath(new URL('./writer.ts', import.meta.url))

export interface Writer {
  readonly name: string
  /** Lets it write. */
  go(): void
  /** Resolves when so many writes were answered, or it has ended. */
  answered(count: number): Promise<void>
  /** The last write that was answered; -1 for none. Whole once it has ended. */
  last(): number
  kill(): Promise<void>
  /** Its exit code, when it has ended. */
  readonly ended: Promise<number | null>
}

/** A process of `writer.ts` that is loaded and waits to be let go. */
export async function startWriter({ file, databaseFile }: Place, name: string, platforms?: number): Promise<Writer> {
  const child = fork(program, [file, databaseFile, name, ...(platforms === undefined ? [] : [String(platforms)])], {
    // Most of a short life would be compiling.
    env: bareEnvironment({ NODE_COMPILE_CACHE: join(tmpdir(), 'triptych-compile-cache') }),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  let output = ''
  let look = (): void => {}
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    look()
  })
  const until = (isSo: () => boolean): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    look = () => isSo() && resolve()
    look()
    return Promise.race([promise, ended.then(() => {})])
  }
  const last = (): number => Number(/answered (\d+)\n$/.exec(output)?.[1] ?? -1)
  await until(() => output.includes('loaded\n'))
  return {
    name,
    go: () => void child.send('go'),
    answered: (count) => until(() => last() >= count - 1),
    last,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    ended,
  }
}
