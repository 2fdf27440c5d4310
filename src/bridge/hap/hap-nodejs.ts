import { createRequire } from 'node:module'
import type { Categories } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import { loadHapParts } from './hap-parts.ts'
import { requireLater } from './require-later.ts'

/** HAP's category of a bridge (HAP, 13-1). */
export const BRIDGE_CATEGORY = 2 as Categories

/**
 * hap-nodejs, loaded when first asked for: it takes 100 ms. Module by module, because its index installs
 * source-map-support, which takes over the stack traces and the uncaught errors of the whole process.
 *
 * @throws Error naming what is missing (`loadHapParts`)
 */
export async function loadHapNodejs() {
  const restore = requireLater(createRequire(createRequire(import.meta.url).resolve('@homebridge/hap-nodejs')))
  try {
    return await loadModules()
  } finally {
    restore()
  }
}

async function loadModules() {
  const { default: services } = await import('@homebridge/hap-nodejs/dist/lib/Service.js')
  const { default: characteristics } = await import('@homebridge/hap-nodejs/dist/lib/Characteristic.js')
  await import('@homebridge/hap-nodejs/dist/lib/definitions/index.js')
  const { default: accessories } = await import('@homebridge/hap-nodejs/dist/lib/Accessory.js')
  const { default: bridges } = await import('@homebridge/hap-nodejs/dist/lib/Bridge.js')
  const { default: errors } = await import('@homebridge/hap-nodejs/dist/lib/util/hapStatusError.js')
  const { default: uuid } = await import('@homebridge/hap-nodejs/dist/lib/util/uuid.js')
  return {
    Service: services.Service,
    Characteristic: characteristics.Characteristic,
    Accessory: accessories.Accessory,
    Bridge: bridges.Bridge,
    HapStatusError: errors.HapStatusError,
    uuid,
    parts: await loadHapParts(),
  }
}

export type HapNodejs = Awaited<ReturnType<typeof loadHapNodejs>>
