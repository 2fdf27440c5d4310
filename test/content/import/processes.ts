import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../../src/db/database.ts'
import type { ChildWork } from './import-child.ts'
import type { PlanWork } from './plan-child.ts'

function start(entry: string, execArgv: string[] = []): ChildProcess {
  const child = fork(new URL(entry, import.meta.url), { execArgv, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export interface ImportEnd {
  /** How many statements and steps the import took; null where it did not get to its end. */
  readonly steps: number | null
  readonly signal: NodeJS.Signals | null
  readonly error: string
}

/** Runs an import in a process of its own, to its end or its death. */
export function importInProcess(work: ChildWork, execArgv: string[] = []): Promise<ImportEnd> {
  return endOf(start('./import-child.ts', execArgv), work)
}

/** Makes a plan in a process of its own; `steps` is how many documents change. */
export function planInProcess(work: PlanWork, execArgv: string[]): Promise<ImportEnd> {
  return endOf(start('./plan-child.ts', execArgv), work)
}

async function endOf(child: ChildProcess, work: ChildWork | PlanWork): Promise<ImportEnd> {
  let steps: number | null = null
  let error = ''
  child.on('message', (message) => {
    steps = Number(message)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    error += chunk.toString()
  })
  child.send(work)
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { steps, signal, error }
}

/** Reads what is public in a process of its own. */
export interface OtherReader {
  /** Has it read, sooner or later. */
  read(): void
  /** Has it read for the last time; every state that it saw. */
  stop(): Promise<string[]>
}

/** Resolves once the process has read for the first time. */
export async function readInProcess(settings: DatabaseSettings): Promise<OtherReader> {
  const child = start('./reader-child.ts')
  child.send(settings)
  await once(child, 'message')
  return {
    read: () => void child.send('read'),
    stop: async () => {
      const seen = new Promise<string[]>((resolve) => {
        child.on('message', (message) => {
          if (Array.isArray(message)) resolve(message.map(String))
        })
      })
      child.send('stop')
      return await seen
    },
  }
}
