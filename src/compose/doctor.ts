import { constants, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { SmtpSender } from '../auth/mail/smtp-sender.ts'
import { type Config, ConfigError } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { isLoopbackName } from '../lib/addresses.ts'
import { errorMessage, hasCode } from '../lib/error-text.ts'
import { Addresses, type SurfaceName } from './addresses.ts'
import { askHealth } from './ask-health.ts'
import { readBridgePort } from './bridge-port.ts'
import { checkBridgeReach } from './bridge-reach.ts'
import { type Finding, inspectDatabase, inspectPlace, nodeVersion, PATIENCE, refusalOf, userName } from './findings.ts'

type Surfaces = ReadonlySet<SurfaceName>

/** Bytes: a database that cannot grow refuses every write. */
const SCARCE = 256 * 1024 ** 2

/** Looks at one thing after the other, and changes nothing. What is running meanwhile goes on. */
export async function* examine(config: Config, surfaces: Surfaces): AsyncGenerator<Finding> {
  yield nodeVersion(process.versions.node)
  yield* await dataFolder(config)
  yield* permissions(config)
  yield* await inspectPlace(config, surfaces, 'warning')
  for (const surface of surfaces) yield await port(config, surface)
  yield* proxies(config, surfaces)
  if (surfaces.has('auth')) yield await mail(config)
  for (const surface of surfaces) {
    yield await inspectDatabase(config, surface, (place, applied) => ({
      state: 'ok',
      text: applied === null ? `${place}: made at the first start` : `${place} is whole`,
    }))
  }
  if (surfaces.has('auth') || surfaces.has('content')) yield* await autovacuum(config)
}

async function dataFolder({ dataDir }: Config): Promise<Finding[]> {
  const subject = 'data folder'
  const stats = statOf(dataDir)
  if (stats === null) {
    const text = `${userName()} may not look at ${dataDir}`
    return [{ state: 'failed', subject, text, advice: 'chown it, or name another one in SVC_DATA_DIR' }]
  }
  if (stats !== undefined && !stats.isDirectory()) {
    return [
      { state: 'failed', subject, text: `${dataDir} is not a folder`, advice: 'name another one in SVC_DATA_DIR' },
    ]
  }
  if (stats === undefined && isLink(dataDir)) {
    const text = `${dataDir} is a link to a folder that is not there`
    return [{ state: 'failed', subject, text, advice: 'make that folder, or name another one in SVC_DATA_DIR' }]
  }
  const place = stats === undefined ? nearestFolder(dataDir) : dataDir
  const refusal = refusalOf(place, constants.W_OK | constants.X_OK)
  if (refusal !== null) {
    const advice = `${refusal.advice}, or name another one in SVC_DATA_DIR`
    return [{ state: 'failed', subject, text: refusal.text, advice }]
  }
  const { bavail, bsize } = await statfs(place)
  const free = bavail * bsize
  const room = `${Math.floor(free / 1024 ** 2).toLocaleString('en')} MB free`
  if (free < SCARCE)
    return [{ state: 'warning', subject, text: `${dataDir}: ${room}`, advice: 'make room on its disk' }]
  return [
    { state: 'ok', subject, text: `${dataDir}${stats === undefined ? ', made at the first start' : ''}: ${room}` },
  ]
}

/** Null for what this user may not look at. */
function statOf(path: string): Stats | null | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM')) return null
    throw error
  }
}

function nearestFolder(path: string): string {
  let folder = path
  while (statSync(folder, { throwIfNoEntry: false }) === undefined && dirname(folder) !== folder)
    folder = dirname(folder)
  return folder
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/** Of what lies in the data folder: emails, hashes and keys are not for other users of the machine. */
function permissions({ dataDir }: Config): Finding[] {
  const subject = 'permissions'
  const stats = statOf(dataDir)
  if (!stats?.isDirectory()) return []
  const findings: Finding[] = []
  if (isOpenToOthers(stats)) {
    const text = `other users of this machine may look into ${dataDir}`
    findings.push({ state: 'warning', subject, text, advice: `chmod 700 ${dataDir}` })
  }
  const own = process.getuid?.()
  // A server or a command that ran as another user, root mostly, leaves files that this one cannot change.
  const foreign = own === undefined || own === 0 ? [] : entriesOf(dataDir).filter((path) => !isOf(path, own))
  if (foreign.length > 0) {
    const text = `${foreign.length} of the files in ${dataDir} belong to another user, ${foreign[0]} for one`
    const advice = `run everything as one user: chown -R ${userName()} ${dataDir}, as root`
    findings.push({ state: 'failed', subject, text, advice })
  }
  return findings.length > 0 ? findings : [{ state: 'ok', subject, text: 'the data are for their owner alone' }]
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}

function isOpenToOthers({ mode }: Stats): boolean {
  return process.platform !== 'win32' && (mode & 0o007) !== 0
}

function isOf(path: string, uid: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined || stats.uid === uid
}

async function port(config: Config, surface: SurfaceName): Promise<Finding> {
  const wanted = surface === 'bridge' ? readBridgePort(config) : config[surface].port
  const variable = `SVC_${surface.toUpperCase()}_PORT`
  const place = `${config.host}:${wanted}`
  const subject = `port of ${surface}`
  if (wanted === 0) return { state: 'ok', subject, text: 'a free one' }
  const fault = await tryToListen(config.host, wanted)
  if (fault === null) return { state: 'ok', subject, text: `${place} is free` }
  if (hasCode(fault, 'EADDRINUSE')) {
    const health = await askHealth(config.host, wanted, PATIENCE)
    if (health === 'ready' || health === 'degraded')
      return { state: 'ok', subject, text: `${place}: Triptych is running there` }
    const text = `${place} is in use by another program`
    return { state: 'failed', subject, text, advice: `stop that, or set ${variable}` }
  }
  if (hasCode(fault, 'EACCES')) {
    const text = `${place} may not be taken by this user`
    return { state: 'failed', subject, text, advice: `set ${variable} to one above 1023, with a proxy in front` }
  }
  const text = `${place}: ${errorMessage(fault)}`
  return { state: 'failed', subject, text, advice: 'set SVC_HOST to an address of this machine' }
}

/** Null when the port can be had; it is free again then. */
function tryToListen(host: string, wanted: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ host, port: wanted }, () => server.close(() => resolve(null)))
  })
}

function* proxies(config: Config, surfaces: Surfaces): Generator<Finding> {
  const subject = 'proxies'
  try {
    if (surfaces.has('bridge')) checkBridgeReach(config, surfaces.has('auth'))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    yield { state: 'failed', subject, text: error.message, advice: `change ${error.variable}` }
  }
  const addresses = new Addresses(config)
  const isPublic = [...surfaces].find((surface) => !isLoopbackName(addresses.publicUrl(surface).hostname))
  if (isPublic !== undefined && config.trustedProxies.length === 0) {
    const text = `${addresses.publicUrl(isPublic).href} is a public address, and SVC_TRUSTED_PROXIES is not set`
    const advice = 'set it to the address of the proxy in front, or all callers share the limits of one'
    yield { state: 'warning', subject, text, advice }
    return
  }
  const trusted = config.trustedProxies.join(', ')
  yield { state: 'ok', subject, text: trusted === '' ? 'none is trusted, none is needed' : `trusted: ${trusted}` }
}

async function mail({ mail: { smtp, from } }: Config): Promise<Finding> {
  const subject = 'mail'
  if (smtp === null) {
    const advice = 'set SVC_SMTP_URL and SVC_MAIL_FROM before others sign in'
    return { state: 'warning', subject, text: 'sign-in codes go to the log', advice }
  }
  const sender = new SmtpSender({ url: smtp.reveal(), from })
  const { hostname } = new URL(smtp.reveal())
  try {
    await sender.verify()
    return { state: 'ok', subject, text: `${hostname} accepts mail` }
  } catch (error) {
    const text = `${hostname} does not accept mail: ${errorMessage(error)}`
    return { state: 'failed', subject, text, advice: 'correct SVC_SMTP_URL, its name and password too' }
  } finally {
    sender.close()
  }
}

/** Without it PostgreSQL goes on planning for the tables as they were before a large write. */
async function autovacuum({ database }: Config): Promise<Finding[]> {
  if (database.kind !== 'postgres') return []
  const subject = 'autovacuum'
  const url = database.url.reveal()
  const db = openDatabase<object>({ kind: 'postgres', url, schema: 'public', patience: PATIENCE })
  try {
    const { rows } = await sql<{ readonly autovacuum: string }>`show autovacuum`.execute(db.reader)
    if (rows[0]?.autovacuum === 'on') return [{ state: 'ok', subject, text: 'on' }]
    const text = 'off: PostgreSQL gathers no statistics after large writes, so imports get slow'
    const advice = 'set autovacuum = on in postgresql.conf, reload it, and run "vacuum (analyze)" once'
    return [{ state: 'warning', subject, text, advice }]
  } catch {
    // A database that does not answer has a finding of its own.
    return []
  } finally {
    await db.close()
  }
}
