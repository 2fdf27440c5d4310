import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import satisfies from 'semver/functions/satisfies.js'
import { isObject } from '../../protocol/checks.ts'
import type { PluginLog } from '../define-plugin.ts'
import { SERVER_VERSION } from './api.ts'

/** Packages that a plugin is given, and should not bring. */
const GIVEN = ['homebridge', 'hap-nodejs', '@homebridge/hap-nodejs']

/** Warns of what a plugin's package.json asks for and does not get; it may run all the same, so nothing stops it. */
export function warnOfRequirements(entry: string, log: PluginLog): void {
  const manifest = manifestOf(dirname(entry))
  const engines = fieldsOf(manifest.engines)
  // The first plugins had it among their peer dependencies; Homebridge takes that too.
  const homebridge = engines.homebridge ?? fieldsOf(manifest.peerDependencies).homebridge
  if (typeof homebridge === 'string' && !satisfies(SERVER_VERSION, homebridge, { includePrerelease: true })) {
    log.warn(`it is made for Homebridge ${homebridge}, and finds what Homebridge ${SERVER_VERSION} has`)
  }
  if (typeof engines.node === 'string' && !satisfies(process.version, engines.node)) {
    log.warn(`it is made for Node.js ${engines.node}, and runs in ${process.version}`)
  }
  const own = GIVEN.filter((name) => name in fieldsOf(manifest.dependencies))
  if (own.length > 0) {
    log.warn(`it brings its own ${own.join(' and ')}, which may not work with the one it is given: tell its author`)
  }
}

/** The nearest package.json that has a name: folders of a build hold some with only a `type`. */
function manifestOf(folder: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (isObject(manifest) && typeof manifest.name === 'string') return manifest
  } catch {
    // None here, or none that says anything.
  }
  const parent = dirname(folder)
  return parent === folder ? {} : manifestOf(parent)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}
