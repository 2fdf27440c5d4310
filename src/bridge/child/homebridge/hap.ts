import { createRequire } from 'node:module'
import { requireLater } from '../../hap/require-later.ts'
import { makeCallable, restoreLegacy } from './legacy/restore.ts'
import type { Hap } from './types.ts'

const PACKAGE = '@homebridge/hap-nodejs'

let hap: Hap | undefined

/**
 * hap-nodejs, for a plugin's process, with what its older versions had. Its classes are those of the modules under
 * `dist/lib`; `Service` and `Characteristic` are exchanged there, so nothing may load these before.
 *
 * @throws Error when the package is not there
 */
export async function loadHap(): Promise<Hap> {
  hap ??= load()
  return hap
}

function load(): Hap {
  const require = createRequire(createRequire(import.meta.url).resolve(PACKAGE))
  const restore = requireLater(require)
  try {
    for (const name of ['Characteristic', 'Service']) makeCallable(require(`${PACKAGE}/dist/lib/${name}`), name)
    const loaded = require(PACKAGE) as Hap
    restoreLegacy(loaded)
    return loaded
  } finally {
    // A plugin may need the real ones for itself.
    restore()
  }
}
