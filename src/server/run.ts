import { type Config, settings } from '../config.ts'
import { section } from '../lib/text-table.ts'
import type { Logger } from './logger.ts'
import { endInOrder } from './shutdown.ts'

/** What works by itself while a process serves. */
export interface Worker {
  start(): void
  /** Within 5 s. */
  stop(): Promise<void>
}

/** Starts one surface. */
export type SurfaceStarter = () => Promise<RunningSurface>

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

function logFirstSteps(surfaces: readonly RunningSurface[], logger: Logger): void {
  for (const { name, firstSteps } of surfaces) {
    if (firstSteps !== undefined) logger.info({ surface: name }, firstSteps)
  }
}

const purposes = { auth: 'sign-in and members', bridge: 'accessories and plugins', content: 'pages and media' } as const

/** What to open and what to do now, for a person at a terminal. */
export function describeStart(
  surfaces: readonly Pick<RunningSurface, 'name' | 'url' | 'firstSteps'>[],
  config: Config,
): string {
  const rows = surfaces.map(({ name, url }) => {
    // Not the address that it listens on: cookies and links are for the name.
    const address = config[name].url?.origin ?? `http://localhost:${new URL(url).port}`
    return [address, `${name}: ${purposes[name]}`]
  })
  const steps = surfaces.flatMap(({ firstSteps }) => (firstSteps === undefined ? [] : [[firstSteps]]))
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
  /** What a newcomer does next with this surface, in a sentence or two; logged when every surface listens. */
  readonly firstSteps?: string | undefined
  /** Finishes what is in flight, then lets go of everything; within 5 s. */
  close(): Promise<void>
  /** Lets go of what other surfaces of the process may still ask for; after every one has closed. */
  release?(): Promise<void>
}
