import { createRequire } from 'node:module'
import type { Categories } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import { loadHapParts } from './hap-parts.ts'
import { requireLater } from './require-later.ts'

/** HAP's category of a bridge (HAP, 13-1). */
export const BRIDGE_CATEGORY = 2 as Categories

/**
 * hap-nodejs, loaded when first asked for: it is a good part of what a start takes.
 *
 * @throws Error naming what is missing (`loadHapParts`)
 */
export async function loadHapNodejs() {
  const restore = requireLater(createRequire(createRequire(import.meta.url).resolve('@homebridge/hap-nodejs')))
  try {
    const { services, characteristics, accessories, bridges, errors, uuid } = await import('./hap-modules.ts')
    return {
      Service: services.Service,
      Characteristic: characteristics.Characteristic,
      Accessory: accessories.Accessory,
      Bridge: bridges.Bridge,
      HapStatusError: errors.HapStatusError,
      uuid,
      parts: await loadHapParts(),
    }
  } finally {
    restore()
  }
}

export type HapNodejs = Awaited<ReturnType<typeof loadHapNodejs>>
