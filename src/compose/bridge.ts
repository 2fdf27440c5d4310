import { routes } from '../../generated/bridge/routes.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import { AccessTokens } from '../bridge/credentials/access-tokens.ts'
import { FirstToken, tokenSignInUrl } from '../bridge/credentials/first-token.ts'
import { Daemon } from '../bridge/daemon.ts'
import { takeDataLock } from '../bridge/data-lock.ts'
import { Fence } from '../bridge/fence/fence.ts'
import { BRIDGE } from '../bridge/hap/bridge-log.ts'
import { plainMessage } from '../bridge/logs/log-lines.ts'
import { bridgeMigrations } from '../bridge/migrations/index.ts'
import type { BridgeTables } from '../bridge/schema.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { placeOfListener } from '../lib/addresses.ts'
import { errorMessage } from '../lib/error-text.ts'
import type { Logger } from '../server/logger.ts'
import { createMetrics } from '../server/metrics.ts'
import type { RunningSurface } from '../server/run.ts'
import type { Addresses } from './addresses.ts'
import { withFirstToken } from './bridge-callers.ts'
import { watchBridge } from './bridge-metrics.ts'
import { isExposed } from './bridge-reach.ts'
import { bridgeSurface } from './bridge-surface.ts'
import type { Surroundings } from './open-surface.ts'
import { PluginFence } from './plugin-fence.ts'
import { Restartable } from './restartable.ts'
import { makeFolder, openLocalStore } from './store.ts'
import { portOf } from './supervised-surface.ts'
import { readVersion } from './version.ts'

export interface BridgeOptions extends Pick<Surroundings, 'supervision' | 'fence' | 'backups'> {
  readonly logger: Logger
  readonly addresses: Addresses
  /** Who is signed in. */
  readonly sessions: SessionVerifier
  /** Hold every reply and every message against the contracts. */
  readonly checkReplies?: boolean
  /** Begin with virtual accessories where there is no bridge yet. */
  readonly sample?: boolean
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string
}

/** The operations that need no operator. Named, since a path of the API has more than one spelling. */
const pages: ReadonlySet<string> = new Set(routes.filter(({ rights }) => rights === null).map(({ path }) => path))

const NO_FENCE =
  "this system does not tell whose a connection is: plugins can use the bridge as everyone on this machine can; SVC_BRIDGE_AUTH=session requires an administrator's session, SVC_BRIDGE_AUTH=token a token"

const SIGN_IN = 'a new browser signs in with the address that "triptych bridge sign-in" prints'

/** Starts the bridge. */
export async function startBridge(config: Config, options: BridgeOptions): Promise<RunningSurface> {
  const logger = options.logger.child({ surface: 'bridge' })
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  const lock = await takeDataLock(config.dataDir)
  let db: Database<BridgeTables> | undefined
  const release = async (): Promise<void> => {
    try {
      await db?.close()
    } finally {
      lock.release()
    }
  }
  const { supervision } = options
  try {
    // With the lock: no other process may use what this migrates.
    db = await openLocalStore<BridgeTables>(
      config,
      'bridge',
      bridgeMigrations,
      supervision && { ...supervision, logger },
    )
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
  const { logger } = options
  const daemon = await Daemon.open({
    db,
    dataDir: config.dataDir,
    version: readVersion(),
    hap: { bind: config.bridge.hapBind, advertiser: config.bridge.hapAdvertiser },
    environment: config.environment,
    sample: options.sample,
    onFault: (error) => logger.error({ err: error }, 'a listener of the log threw'),
    logEntries: config.retention.logEntries,
    onLog: ({ level, plugin, message }) => logger[level]({ plugin }, plainMessage(message)),
  })
  try {
    return await serveDaemon(config, options, db, daemon, release)
  } catch (error) {
    await daemon.close()
    throw error
  }
}

async function serveDaemon(
  config: Config,
  options: BridgeOptions,
  db: Database<BridgeTables>,
  daemon: Daemon,
  release: () => Promise<void>,
): Promise<RunningSurface> {
  const { logger, addresses, supervision, checkReplies = false } = options
  const firstToken = config.bridge.auth === 'token' ? new FirstToken(db) : null
  const publicUrl = () => addresses.publicUrl('bridge')
  const sessions = firstToken === null ? options.sessions : withFirstToken(options.sessions, firstToken, publicUrl)
  const metrics = createMetrics()
  watchBridge(metrics.registry, daemon)
  const { fence = new PluginFence() } = options
  keepDebuggerShut()
  if (await Fence.isPossible()) fence.close(daemon.fence)
  else logger.warn(NO_FENCE)
  const { listen, streams } = await bridgeSurface({
    ...{ config, addresses, sessions, daemon, metrics, logger, checkReplies, firstToken },
    tokens: new AccessTokens(db),
    consoleFolder: options.consoleFolder,
    supervision,
    fence,
    backups: options.backups,
    ping: () => db.ping(),
    restart: () => running.restart(),
  })
  let port = config.bridge.port === null ? null : portOf(config.bridge.port, supervision)
  /** Where it listened last. */
  let lastPort: number | null = null
  const listenOn = async (wanted: number) => {
    const own = streams()
    try {
      return await listen({
        port: wanted,
        publicUrl: config.bridge.url,
        streams: own,
        // What is read here may start a process, and no page of another origin has any business with it.
        closedToReads: (pathname) => !pages.has(pathname),
      })
    } catch (error) {
      await own.close()
      throw error
    }
  }
  /** A port of the config that cannot be had must not lock out the operator who could fix it. */
  const listenOnOrAsBefore = (wanted: number) =>
    listenOn(wanted).catch((error) => {
      if (lastPort === null || lastPort === wanted) throw error
      const message = `${errorMessage(error)}: the API stays on port ${lastPort}`
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
      // A restart keeps the free port that the first start got.
      if (port === 0) port = listener.port
      lastPort = listener.port
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
  const first = await firstToken?.begin().catch(async (error) => {
    await running.close()
    throw error
  })
  if (first === null) logger.info(SIGN_IN)
  return {
    name: 'bridge',
    get url() {
      return running.running?.url ?? url
    },
    ...(typeof first === 'string' && { signIn: describeSignIn(first, publicUrl()) }),
    firstSteps: bridgeFirstSteps(config, daemon, publicUrl()),
    close: async () => {
      // An install would hold up its own answer, and the end of everything else.
      try {
        await Promise.all([daemon.installer.close(), running.close()])
        await daemon.close()
      } finally {
        await release()
      }
    },
  }
}

/** At this signal Node opens a debugger: every plugin of the daemon's user could send it, and connect. */
function keepDebuggerShut(): void {
  if (process.platform !== 'win32' && !process.listeners('SIGUSR1').includes(ignore)) process.on('SIGUSR1', ignore)
}

function ignore(): void {}

function openNotice(config: Config): string {
  const who = isExposed(config)
    ? 'anyone who can reach this port, from other machines too,'
    : 'everyone on this machine'
  return `${who} controls the bridge and its shell; SVC_BRIDGE_AUTH=session requires an administrator's session, SVC_BRIDGE_AUTH=token a token`
}

/** How the operator signs in, while the first token is theirs to take. */
function describeSignIn(token: string, publicUrl: URL): string {
  return `sign in once, in the browser that is to control it: ${tokenSignInUrl(publicUrl, { token })}`
}

/** What the operator does next with the bridge. */
function bridgeFirstSteps(config: Config, daemon: Daemon, publicUrl: URL): string {
  const { address, port, listening, error } = daemon.hap.state()
  if (!listening) return `no controller can pair yet: ${error ?? 'HAP waits for the accessories of the import'}`
  const { pincode } = daemon.setupCode()
  const what = daemon.host.list().length === 0 ? 'find plugins' : 'see the accessories'
  const advice = `open ${publicUrl.origin} to ${what}; pair a controller with ${placeOfListener(address, port)}, code ${pincode}`
  if (config.bridge.hapAdvertiser !== 'none') return advice
  return `${advice}; for the Home app on your network, set SVC_HAP_BIND=0.0.0.0 and SVC_HAP_ADVERTISER=ciao`
}
