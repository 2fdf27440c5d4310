import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ConfigFinding, ConfigQuestion } from './config-worker.ts'

/**
 * Holds a platform entry against the schema of its plugin, in a thread that is killed when it does not end: patterns
 * can be catastrophic. Defaults are filled in; `platform` and `plugin` need not be in the schema.
 *
 * @param timeLimit milliseconds, once the thread runs
 */
export async function checkConfig(question: ConfigQuestion, timeLimit: number): Promise<ConfigFinding> {
  const worker = new Worker(new URL(`./config-worker${extname(import.meta.url)}`, import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
  })
  const { promise, resolve } = Promise.withResolvers<ConfigFinding>()
  const lose = (reason: string): void => resolve({ problems: [reason] })
  let timer: NodeJS.Timeout | undefined
  worker.on('message', (message: 'started' | ConfigFinding) => {
    if (message !== 'started') return resolve(message)
    const late = (): void => lose(`checking it did not end within ${timeLimit} ms`)
    // What came while this thread was busy is heard before the immediate.
    timer = setTimeout(() => setImmediate(late), timeLimit)
  })
  worker.on('error', (error) => lose(`checking it failed: ${error.message}`))
  worker.on('exit', () => lose('checking it ended without a word'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
