import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultPort } from '../bridge/config/schema.ts'
import type { Config } from '../config.ts'
import { child, isObject } from '../lib/json.ts'

/** The port that a bridge listens on that starts now: of the settings, else of its config file, else the usual one. */
export function readBridgePort({ dataDir, bridge }: Config): number {
  if (bridge.port !== null) return bridge.port
  try {
    const file: unknown = JSON.parse(readFileSync(join(dataDir, 'config.json'), 'utf8'))
    const { port } = child(isObject(file) ? file : {}, 'bridge')
    return isPort(port) ? port : defaultPort
  } catch {
    // None yet, or one that the bridge itself complains about, on that port.
    return defaultPort
  }
}

/** Another number is one that the bridge complains about. */
function isPort(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535
}
