import { routes } from '../../generated/bridge/routes.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import { Daemon } from '../bridge/daemon.ts'
import { takeDataLock } from '../bridge/data-lock.ts'
import { BRIDGE, reasonOf } from '../bridge/hap/bridge-log.ts'
import { plainMessage } from '../bridge/logs/log-lines.ts'
import { bridgeMigrations } from '../bridge/migrations/index.ts'
import type { BridgeTables } from '../bridge/schema.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../server/logger.ts'
import { createMetrics } from '../server/metrics.ts'
import type { RunningSurface } from '../server/running-surface.ts'
import type { Addresses } from './addresses.ts'
import { bridgeFirstSteps } from './bridge-first-steps.ts'
import { watchBridge } from './bridge-metrics.ts'
import { isExposed } from './bridge-reach.ts'
import { bridgeSurface } from './bridge-surface.ts'
import { makeFolder } from './folders.ts'
import { listenFor } from './http-surface.ts'
import { Restartable } from './restartable.ts'
import { openLocalStore } from './store.ts'
import { readVersion } from './version.ts'

export interface BridgeOptions {
  readonly logger: Logger
  readonly addresses: Addresses
  /** Who is signed in. */
  readonly sessions: SessionVerifier
  /** Hold every reply and every message against the contracts. */
  readonly checkReplies?: boolean
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string
}

/** What nobody needs to be an operator for. Named, since a path of the API has more than one spelling. */
const pages: ReadonlySet<string> = new Set(routes.filter(({ rights }) => rights === null).map(({ path }) => path))

/** Starts the bridge. */
export async function startBridge(config: Config, options: BridgeOptions): Promise<RunningSurface> {
  const logger = options.logger.child({ surface: 'bridge' })
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  const lock = await takeDataLock(config.dataDir)
  let db: Database<BridgeTables> | undefined
  const release = async (): Promise<void> => {
    await db?.close()
    lock.release()
  }
  try {
    // With the lock: nobody else may run on what this migrates.
    db = await openLocalStore<BridgeTables>(config, 'bridge', bridgeMigrations)
    return await serveBridge(config, { ...options, logger }, db, release)
  } catch (error) {
    await release()
    throw error
  }
}

async function serveBridge(
  config: Config,
  options: BridgeOptions,
  db: Database<BridgeTables>,
  release: () => Promise<void>,
): Promise<RunningSurface> {
  const { logger, addresses, sessions, checkReplies = false } = options
  const daemon = await Daemon.open({
    db,
    dataDir: config.dataDir,
    version: readVersion(),
    hap: { bind: config.bridge.hapBind, advertiser: config.bridge.hapAdvertiser },
    environment: config.environment,
    onFault: (error) => logger.error({ err: error }, 'a listener of the log threw'),
    onLog: ({ level, plugin, message }) => logger[level]({ plugin }, plainMessage(message)),
  })
  const metrics = createMetrics()
  watchBridge(metrics.registry, daemon)
  const { surface, streams } = await bridgeSurface({
    ...{ config, addresses, sessions, daemon, metrics, logger, checkReplies },
    consoleFolder: options.consoleFolder,
    ping: () => db.ping(),
    restart: () => running.restart(),
  })
  let port = config.bridge.port
  /** Where it listened last. */
  let lastPort: number | null = null
  const listenOn = async (wanted: number) => {
    const own = streams()
    try {
      return await listenFor({
        config,
        port: wanted,
        publicUrl: config.bridge.url,
        surface,
        streams: own,
        logger,
        // What is read here may start a process, and no page of another origin has any business with it.
        closedToReads: (pathname) => !pages.has(pathname),
        cache: null,
      })
    } catch (error) {
      await own.close()
      throw error
    }
  }
  /** A port of the config that cannot be had must not lock out whoever could mend it. */
  const listenOnOrAsBefore = (wanted: number) =>
    listenOn(wanted).catch((error) => {
      if (lastPort === null || lastPort === wanted) throw error
      const message = `${reasonOf(error)}: the API stays on port ${lastPort}`
      daemon.logs.add({ level: 'error', plugin: BRIDGE, message })
      return listenOn(lastPort)
    })
  const running = await Restartable.begin({
    start: async () => {
      const configured = await daemon.start()
      const listener = await listenOnOrAsBefore(port ?? configured.port).catch(async (error) => {
        await daemon.stop()
        throw error
      })
      // Whoever asked for a free port knows by now which it was.
      if (port === 0) port = listener.port
      lastPort = listener.port
      addresses.listening('bridge', listener.port)
      return {
        url: listener.url,
        close: async (grace?: number) => {
          await Promise.all([listener.close(grace), daemon.stop()])
        },
      }
    },
    onFailure: (error) => logger.error({ err: error }, 'the restart is in trouble'),
  })
  if (config.bridge.auth === 'none') logger.warn(openNotice(config))
  const url = running.running?.url ?? ''
  return {
    name: 'bridge',
    url,
    firstSteps: bridgeFirstSteps(config, daemon, url),
    close: async () => {
      // An install would hold up its own answer, and the end of everything else.
      await Promise.all([daemon.installer.close(), running.close()])
      await daemon.close()
      await release()
    },
  }
}

function openNotice(config: Config): string {
  const who = isExposed(config) ? 'whoever reaches this port, from other machines too,' : 'everybody on this machine'
  return `${who} operates the bridge and its shell; SVC_BRIDGE_AUTH=session asks for an administrator's session`
}
