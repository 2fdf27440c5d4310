import { type Config, settings } from '../config.ts'
import { addressOfListener } from '../lib/addresses.ts'
import { section } from '../lib/text-table.ts'
import type { Logger } from './logger.ts'

/** Conventional exit codes: 128 and the signal's number. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const

const signals = ['SIGINT', 'SIGTERM'] as const

const exitBy = (signal: keyof typeof exitCodes): never => process.exit(exitCodes[signal])

/**
 * For the first process of a container, where the kernel drops a signal that nothing listens to: it ends at once, as any
 * other process does by itself, until `endInOrder` takes over.
 */
export function endAtOnce(): void {
  if (process.pid === 1) for (const signal of signals) process.on(signal, exitBy)
}

interface ShutdownOptions {
  readonly logger: Logger
  /** Lets go of everything that runs. Called once. */
  close(): Promise<void>
  /** When a close that hangs is given up, in ms. */
  readonly deadline?: number
}

/**
 * Ends the process in order: the first SIGTERM or SIGINT closes what runs and exits 0, a second one exits at once with
 * 130 or 143. An uncaught error is logged, and the process closes and exits 1: its state can no longer be trusted.
 */
export function endInOrder({ logger, close, deadline = 4800 }: ShutdownOptions): void {
  let ending = false
  const end = (exitCode: number): void => {
    ending = true
    // Not unreferenced: a close that waits for nothing would otherwise let the process end as if all were well.
    setTimeout(() => {
      logger.error('could not close in time')
      process.exit(1)
    }, deadline)
    close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logger.error({ err: error }, 'could not close')
        process.exit(1)
      },
    )
  }
  for (const signal of signals) {
    process.off(signal, exitBy)
    process.on(signal, () => {
      if (ending) exitBy(signal)
      logger.info({ signal }, 'closing')
      end(0)
    })
  }
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'uncaught error')
    if (!ending) end(1)
  })
}

/** What works by itself while a process serves. */
interface Worker {
  start(): void
  /** Within 5 s. */
  stop(): Promise<void>
}

/** Starts one surface. */
type SurfaceStarter = () => Promise<RunningSurface>

/**
 * Runs surfaces until a signal ends the process. Tells on stdout, and tells nothing else there, one
 * `listening <surface> <url>` line each and then `ready`. The first steps of each surface go to the log after that; a
 * terminal gets them as a short list of what to open, and what to do.
 *
 * @param worker what works by itself beside the surfaces, once they listen
 * @throws whatever a starter throws, after closing the surfaces that had started
 */
export async function runSurfaces(
  starters: readonly SurfaceStarter[],
  config: Config,
  logger: Logger,
  worker: Worker | null = null,
): Promise<void> {
  const starting: Promise<RunningSurface>[] = []
  const closeAll = async (): Promise<void> => {
    const started = await Promise.allSettled(starting)
    const surfaces = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    await Promise.all([worker?.stop(), ...surfaces.map((surface) => surface.close())])
    await Promise.all(surfaces.map((surface) => surface.release?.()))
  }
  endInOrder({ logger, close: closeAll })
  logger.info({ dataDir: config.dataDir, database: config.database.kind }, 'starting')
  try {
    for (const start of starters) starting.push(start())
    const surfaces = await Promise.all(starting)
    // A reader that has heard enough may close the pipe.
    process.stdout.on('error', () => undefined)
    for (const { name, url } of surfaces) process.stdout.write(`listening ${name} ${url}\n`)
    process.stdout.write('ready\n')
    worker?.start()
    if (process.stdout.isTTY) process.stdout.write(describeStart(surfaces, config))
    else logFirstSteps(surfaces, logger)
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** How to sign in is a warning: a log that leaves out what is merely of interest must not lock the operator out. */
function logFirstSteps(surfaces: readonly RunningSurface[], logger: Logger): void {
  for (const { name, signIn, firstSteps } of surfaces) {
    if (signIn !== undefined) logger.warn({ surface: name }, signIn)
    if (firstSteps !== undefined) logger.info({ surface: name }, firstSteps)
  }
}

const purposes = { auth: 'sign-in and members', bridge: 'accessories and plugins', content: 'pages and media' } as const

/** What to open and what to do now, for a person at a terminal. */
export function describeStart(
  surfaces: readonly Pick<RunningSurface, 'name' | 'url' | 'signIn' | 'firstSteps'>[],
  config: Config,
): string {
  const rows = surfaces.map(({ name, url }) => {
    // Not the address that it listens on: cookies and links are for the name.
    const address = (config[name].url ?? addressOfListener(config.host, new URL(url).port)).origin
    return [address, `${name}: ${purposes[name]}`]
  })
  const steps = surfaces.flatMap(({ signIn, firstSteps }) =>
    [signIn, firstSteps].flatMap((step) => (step === undefined ? [] : [[step]])),
  )
  const rest = [
    ['triptych doctor', 'looks for faults'],
    ['triptych --help', 'lists the commands'],
    ['Ctrl-C', 'ends it'],
  ]
  return [
    '\n',
    section('Open in a browser', rows),
    section('First', steps),
    section('Data', [[config.dataDir]]),
    section('More', rest),
    '\n',
  ].join('')
}

/** The settings as a table of plain text, for `--help`. */
export function describeSettings(): string {
  const width = Math.max(...settings.map(({ name }) => name.length)) + 2
  const lines = settings.map((setting) => {
    const file = 'secret' in setting ? ` Also from the file that ${setting.name}_FILE names.` : ''
    return `  ${setting.name.padEnd(width)}${setting.description}${file} (${setting.fallback})`
  })
  return ['Settings (environment):', ...lines].join('\n')
}

/** A surface that answers requests. */
export interface RunningSurface {
  readonly name: 'auth' | 'bridge' | 'content'
  /** Where it listens: scheme, address and real port, without a slash at the end. */
  readonly url: string
  /** How the operator signs in for the first time; logged when every surface listens. */
  readonly signIn?: string | undefined
  /** What a newcomer does next with this surface, in a sentence or two; logged after it. */
  readonly firstSteps?: string | undefined
  /** Finishes what is in flight, then lets go of everything; within 5 s. */
  close(): Promise<void>
  /** Lets go of what other surfaces of the process may still ask for; after every one has closed. */
  release?(): Promise<void>
}
