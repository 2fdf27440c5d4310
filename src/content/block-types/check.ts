import { once } from 'node:events'
import { extname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type CpuClock, limitCpu } from '../../lib/limit-cpu.ts'
import type { BlockTypeSchema, Finding, WorkerInput, WorkerOutput } from './protocol.ts'

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

/** How long a thread stays for the next call, in milliseconds. To start one takes about 200 of CPU, most of it for Ajv. */
const STAYS = 30_000

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
  const limit = (worker: Worker, onSpent: (message: string) => void): (() => void) =>
    limitCpu(worker, cpuLimit, () => onSpent(`did not end within ${cpuLimit} ms of CPU time`), cpuClock)
  try {
    for (let start = 0; start === 0 || start < documents.length; ) {
      const batch = documents.slice(start, start + BATCH)
      const first = thread === undefined
      thread ??= takeThread()
      // A thread that replaces a killed one repeats what the first said about the schemas.
      const compiled = first ? await thread.compile(running, limit) : []
      const isAsked = thread.culprit === undefined && batch.length > 0
      const found = isAsked ? await thread.check(await bodiesOf(batch), limit) : []
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
  } catch (error) {
    await thread?.end()
    throw error
  }
  if (thread !== undefined) await leaveThread(thread)
  return [...ofSchemas, ...ofBlocks]
}

function schemaProblem({ type, path, message }: Finding): BlockProblem<never> {
  return { type, document: null, path, message }
}

interface Culprit {
  readonly type: string
  readonly message: string
}

/** Watches the CPU of a worker's thread until what it returns is called. */
type Limit = (worker: Worker, onSpent: (message: string) => void) => () => void

/** One that waits for the next call, whatever its schemas. */
let spare: SchemaThread | undefined

function takeThread(): SchemaThread {
  const thread = spare === undefined || spare.hasEnded ? new SchemaThread() : spare
  spare = undefined
  thread.wake()
  return thread
}

async function leaveThread(thread: SchemaThread): Promise<void> {
  if (spare !== undefined && !spare.hasEnded) return thread.end()
  spare = thread
  thread.rest()
}

/** One worker, one question at a time. */
class SchemaThread {
  /** The schema over which the thread was lost; it answers nothing from then on. */
  culprit: Culprit | undefined
  hasEnded = false
  #schemas: readonly BlockTypeSchema[] = []
  /** What was wrong with them. */
  #compiled: WorkerOutput = []
  readonly #atWork = new Int32Array(new SharedArrayBuffer(4))
  readonly #worker: Worker
  readonly #started: Promise<unknown>
  #resting: NodeJS.Timeout | undefined

  constructor() {
    // The entry runs as this file does: .ts from a checkout, .js from the package.
    this.#worker = new Worker(new URL(`./worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: { atWork: this.#atWork },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      env: {},
    })
    // One that is ended near its limit of memory may still go over it.
    this.#worker.on('error', () => undefined)
    this.#worker.on('exit', () => {
      this.hasEnded = true
    })
    this.#started = once(this.#worker, 'message')
  }

  /**
   * @returns what the schemas themselves have wrong; nothing where the thread was lost over them (`culprit`)
   */
  async compile(schemas: readonly BlockTypeSchema[], limit: Limit): Promise<WorkerOutput> {
    // To start a thread takes CPU as well, and that is not the schemas' doing.
    await this.#started
    if (!isDeepStrictEqual(schemas, this.#schemas)) {
      this.#schemas = schemas
      this.#compiled = await this.#ask({ schemas }, limit)
    }
    return this.#compiled
  }

  /** Holds bodies against what was compiled last. */
  check(bodies: readonly string[], limit: Limit): Promise<WorkerOutput> {
    return this.#ask({ bodies }, limit)
  }

  async end(): Promise<void> {
    this.hasEnded = true
    await this.#worker.terminate()
  }

  /** Ends in a while, unless it is woken before; nothing waits for it. */
  rest(): void {
    this.#worker.unref()
    this.#resting = setTimeout(() => void this.end(), STAYS).unref()
  }

  wake(): void {
    clearTimeout(this.#resting)
    this.#worker.ref()
  }

  /** The worker's findings, or none and a `culprit`. */
  async #ask(input: WorkerInput, limit: Limit): Promise<WorkerOutput> {
    const worker = this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<WorkerOutput>()
    const lose = (message: string): void => {
      const type = this.#schemas[Atomics.load(this.#atWork, 0)]?.type
      if (type === undefined) reject(new Error(`the thread that checks blocks ended: ${message}`))
      else this.culprit = { type, message }
      resolve([])
    }
    const onError = (error: Error): void => lose(reasonOf(error))
    worker.on('message', resolve)
    worker.on('error', onError)
    Atomics.store(this.#atWork, 0, -1)
    worker.postMessage(input)
    const stopWatch = limit(worker, lose)
    try {
      return await promise
    } finally {
      stopWatch()
      worker.off('message', resolve)
      worker.off('error', onError)
      if (this.culprit !== undefined) await this.end()
    }
  }
}

function reasonOf(error: Error): string {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'needs too much memory' : error.message
}
