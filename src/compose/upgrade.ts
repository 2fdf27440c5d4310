import { readFile } from 'node:fs/promises'
import { newestBackup } from '../backup/schedule.ts'
import type { Config } from '../config.ts'
import { errorMessage } from '../lib/error-text.ts'
import type { SurfaceName } from './addresses.ts'
import { type Finding, inspectDatabase, inspectPlace, nodeVersion } from './findings.ts'
import { surfaceData } from './surface-data.ts'
import { readVersion } from './version.ts'

const HOUR = 3_600_000
/** Milliseconds: an older backup lacks what was written since. */
const RECENT = 24 * HOUR

/**
 * Says what it takes to run this version on the data of an earlier one, and changes nothing: neither is a database
 * migrated, nor a move finished that was broken off.
 */
export async function* examineUpgrade(config: Config, surfaces: ReadonlySet<SurfaceName>): AsyncGenerator<Finding> {
  yield { state: 'ok', subject: 'Triptych', text: readVersion() }
  yield nodeVersion(process.versions.node)
  for (const surface of surfaces) yield await contractOf(surface)
  yield* await inspectPlace(config, surfaces, 'failed')
  let pending = 0
  let used = false
  for (const surface of surfaces) {
    yield await inspectDatabase(config, surface, (place, applied) => {
      if (applied === null) return { state: 'ok', text: `${place}: made at the first start` }
      used = true
      const missing = Object.keys(surfaceData[surface].migrations).filter((name) => !applied.includes(name))
      pending += missing.length
      return describeMigrations(place, missing)
    })
  }
  if (used) yield await backup(config, pending > 0)
}

function describeMigrations(place: string, missing: readonly string[]): Omit<Finding, 'subject'> {
  if (missing.length === 0) return { state: 'ok', text: `${place} is whole, and no migration is pending` }
  const count = missing.length === 1 ? 'one migration is' : `${missing.length} migrations are`
  const text = `${place} is whole; ${count} pending: ${missing.join(', ')}`
  const advice =
    'stop every server on it and take a backup: the first start of this version migrates it, and no earlier version can use it after that'
  return { state: 'warning', text, advice }
}

/** The version that this one serves: clients of any 2.x go on working with a later one. */
async function contractOf(surface: SurfaceName): Promise<Finding> {
  const file = new URL(`../../generated/${surface}/openapi.json`, import.meta.url)
  const { info } = JSON.parse(await readFile(file, 'utf8')) as { info: { version: string } }
  const [major] = info.version.split('.')
  const text = `${info.version}: clients of every ${major}.x that is not newer go on working`
  return { state: 'ok', subject: `contract of ${surface}`, text }
}

async function backup({ backup: { dir } }: Config, isNeeded: boolean): Promise<Finding> {
  const subject = 'backup'
  const advice = 'triptych backup <file>, with the version that runs now'
  const state = isNeeded ? 'warning' : 'ok'
  if (dir === null) {
    const text = 'SVC_BACKUP_DIR is not set, so it is not known whether there is a recent one'
    return { state, subject, text, ...(isNeeded && { advice }) }
  }
  try {
    const newest = await newestBackup(dir)
    if (newest === null) return { state: 'warning', subject, text: `there is none in ${dir}`, advice }
    const age = Math.max(Date.now() - newest, 0)
    const text = `the newest in ${dir} is ${describeAge(age)} old`
    return age <= RECENT ? { state: 'ok', subject, text } : { state: 'warning', subject, text, advice }
  } catch (error) {
    const text = `${dir} cannot be read: ${errorMessage(error)}`
    return { state: 'warning', subject, text, advice: 'correct SVC_BACKUP_DIR' }
  }
}

function describeAge(ms: number): string {
  const hours = Math.floor(ms / HOUR)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
