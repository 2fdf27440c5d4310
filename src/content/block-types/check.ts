import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type CpuClock, limitCpu } from '../../lib/limit-cpu.ts'
import type { BlockTypeSchema, Finding, WorkerOutput } from './protocol.ts'

/** Threads that run schemas at a time, each with memory of its own; further calls wait for one to end. */
const AT_ONCE = 4

let taken = 0
const waiting: (() => void)[] = []

/** Runs something that starts such a thread, once there is a place for it. (`p-limit` is this in two more packages.) */
export async function inThreadPlace<R>(work: () => Promise<R>): Promise<R> {
  if (taken < AT_ONCE) taken += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // The place passes to the next waiting call, and so stays taken.
    const next = waiting.shift()
    if (next === undefined) taken -= 1
    else next()
  }
}

export type { BlockTypeSchema } from './protocol.ts'

/** What keeps blocks from being published; `path` leads into the body, and is empty where the schema is at fault. */
export interface BlockProblem<D> {
  readonly type: string
  /** The document whose block it is; null where the schema itself is at fault. */
  readonly document: D | null
  readonly path: readonly (string | number)[]
  readonly message: string
}

interface CheckOptions {
  /** CPU that the schemas may take to compile, and then each batch of 20 documents, in milliseconds; 2,000. */
  readonly cpuLimit?: number
  /** By which that is measured; the system's when absent. */
  readonly cpuClock?: CpuClock
  /** Called after each batch with the number of documents that are done. */
  readonly onProgress?: (done: number) => void
}

const BATCH = 20

/**
 * Holds every block whose type has a schema against it; a type without schema is free. Users write the schemas, so
 * they are compiled and run in a thread of their own: one that does not end (a runaway pattern), or needs too much
 * memory, costs that thread, and is reported as a problem of its type.
 *
 * @param documents their `body` is the stored JSON of a page or partial
 * @returns the problems of the schemas first, then those of the blocks in the order of the documents
 */
export function checkBlocks<D extends { readonly body: string }>(
  schemas: readonly BlockTypeSchema[],
  documents: readonly D[],
  options: CheckOptions = {},
): Promise<BlockProblem<D>[]> {
  return checkBlocksOf(schemas, documents, async (batch) => batch.map(({ body }) => body), options)
}

/** The same of documents whose bodies are read when it is their turn, 20 at a time. */
export async function checkBlocksOf<D>(
  schemas: readonly BlockTypeSchema[],
  documents: readonly D[],
  bodiesOf: (batch: readonly D[]) => Promise<readonly string[]>,
  options: CheckOptions = {},
): Promise<BlockProblem<D>[]> {
  return schemas.length === 0 ? [] : inThreadPlace(() => check(schemas, documents, bodiesOf, options))
}

async function check<D>(
  schemas: readonly BlockTypeSchema[],
  documents: readonly D[],
  bodiesOf: (batch: readonly D[]) => Promise<readonly string[]>,
  { cpuLimit = 2_000, cpuClock, onProgress }: CheckOptions,
): Promise<BlockProblem<D>[]> {
  const ofSchemas: BlockProblem<D>[] = []
  const ofBlocks: BlockProblem<D>[] = []
  let running: readonly BlockTypeSchema[] = schemas
  let thread: SchemaThread | undefined
  try {
    for (let start = 0; start === 0 || start < documents.length; ) {
      const batch = documents.slice(start, start + BATCH)
      const first = thread === undefined
      thread ??= new SchemaThread(running, cpuLimit, cpuClock)
      // A thread that replaces a killed one repeats what the first said about the schemas.
      const compiled = first ? await thread.compiled : []
      const found = thread.culprit === undefined && batch.length > 0 ? await thread.check(await bodiesOf(batch)) : []
      const culprit = thread.culprit
      if (running === schemas || culprit !== undefined) ofSchemas.push(...compiled.map(schemaProblem))
      if (culprit !== undefined) {
        ofSchemas.push({ type: culprit.type, document: null, path: [], message: culprit.message })
        const failed = new Set(ofSchemas.map(({ type }) => type))
        running = running.filter(({ type }) => !failed.has(type))
        thread = undefined
        continue
      }
      for (const { type, body, path, message } of found) {
        ofBlocks.push({ type, document: body === null ? null : (batch[body] ?? null), path, message })
      }
      start += BATCH
      onProgress?.(Math.min(start, documents.length))
    }
  } finally {
    await thread?.end()
  }
  return [...ofSchemas, ...ofBlocks]
}

function schemaProblem({ type, path, message }: Finding): BlockProblem<never> {
  return { type, document: null, path, message }
}

interface Culprit {
  readonly type: string
  readonly message: string
}

/** One worker, one question at a time. */
class SchemaThread {
  /** What the schemas themselves have wrong; empty where the thread was lost over them (`culprit`). */
  readonly compiled: Promise<WorkerOutput>
  /** The schema over which the thread was lost; it answers nothing from then on. */
  culprit: Culprit | undefined
  readonly #schemas: readonly BlockTypeSchema[]
  readonly #cpuLimit: number
  readonly #cpuClock: CpuClock | undefined
  readonly #atWork = new Int32Array(new SharedArrayBuffer(4)).fill(-1)
  readonly #worker: Worker

  constructor(schemas: readonly BlockTypeSchema[], cpuLimit: number, cpuClock: CpuClock | undefined) {
    this.#schemas = schemas
    this.#cpuLimit = cpuLimit
    this.#cpuClock = cpuClock
    // The entry runs as this file does: .ts from a checkout, .js from the package.
    this.#worker = new Worker(new URL(`./worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: { schemas, atWork: this.#atWork },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      env: {},
    })
    // One that is ended near its limit of memory may still go over it.
    this.#worker.on('error', () => undefined)
    this.compiled = this.#answer(true)
  }

  check(bodies: readonly string[]): Promise<WorkerOutput> {
    this.#worker.postMessage(bodies)
    return this.#answer(false)
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  /** The worker's next findings, or none and a `culprit`. */
  async #answer(starting: boolean): Promise<WorkerOutput> {
    const worker = this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<WorkerOutput>()
    const lose = (message: string): void => {
      const type = this.#schemas[Atomics.load(this.#atWork, 0)]?.type
      if (type === undefined) reject(new Error(`the thread that checks blocks ended: ${message}`))
      else this.culprit = { type, message }
      resolve([])
    }
    let stopWatch: (() => void) | undefined
    const begin = (): void => {
      const late = (): void => lose(`did not end within ${this.#cpuLimit} ms of CPU time`)
      stopWatch = limitCpu(worker, this.#cpuLimit, late, this.#cpuClock)
    }
    const onMessage = (message: 'started' | WorkerOutput): void => (message === 'started' ? begin() : resolve(message))
    const onError = (error: Error): void => lose(reasonOf(error))
    worker.on('message', onMessage)
    worker.on('error', onError)
    // To start a thread takes CPU as well, and that is not the schemas' doing.
    if (!starting) begin()
    try {
      return await promise
    } finally {
      stopWatch?.()
      worker.off('message', onMessage)
      worker.off('error', onError)
      if (this.culprit !== undefined) await this.end()
    }
  }
}

function reasonOf(error: Error): string {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'needs too much memory' : error.message
}
