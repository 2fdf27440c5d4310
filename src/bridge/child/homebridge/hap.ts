import { createRequire } from 'node:module'
import { makeCallable, restoreLegacy } from './legacy/restore.ts'
import type { Hap } from './types.ts'

const PACKAGE = '@homebridge/hap-nodejs'

/** What hap-nodejs's index installs: it would take over the stack traces and uncaught errors of the whole process. */
const UNWANTED = 'source-map-support/register'

/** What only a published accessory needs, each by its default export: together 15 MiB. */
const LATER = ['@homebridge/ciao', '@homebridge/dbus-native', 'bonjour-hap']

let hap: Hap | undefined

/**
 * hap-nodejs, for a plugin's process, with what its older versions had. Its classes are those of the modules under
 * `dist/lib`; `Service` and `Characteristic` are exchanged there, so nothing may load these before.
 *
 * @throws Error when the package is not there
 */
export async function loadHap(): Promise<Hap> {
  return hapNodejs()
}

/** {@link loadHap} for what cannot wait: `require('homebridge')` of a plugin. */
export function hapNodejs(): Hap {
  hap ??= load()
  return hap
}

function load(): Hap {
  const require = createRequire(createRequire(import.meta.url).resolve(PACKAGE))
  const standIns = [
    substituteModule(require, UNWANTED, {}),
    ...LATER.map((id) => substituteModule(require, id, later(require, id))),
  ]
  try {
    for (const name of ['Characteristic', 'Service']) makeCallable(require(`${PACKAGE}/dist/lib/${name}`), name)
    const loaded = require(PACKAGE) as Hap
    restoreLegacy(loaded)
    return loaded
  } finally {
    // A plugin may need the real ones for itself.
    for (const remove of standIns) remove()
  }
}

/** Loads the module when its default export is asked for (TypeScript's `__importDefault` asks at each use). */
function later(require: NodeJS.Require, id: string): object {
  return {
    __esModule: true,
    get default(): unknown {
      const loaded = require(id)
      return loaded.__esModule === true ? loaded.default : loaded
    },
  }
}

/** Answers `require` of a module that is not loaded yet with something else, until it is removed. */
function substituteModule(require: NodeJS.Require, id: string, exports: object): () => void {
  const path = require.resolve(id)
  if (require.cache[path] !== undefined) return () => {}
  const { Module } = createRequire(import.meta.url)('node:module') as typeof import('node:module')
  const module = new Module(path)
  Object.assign(module, { exports, loaded: true, filename: path })
  require.cache[path] = module
  return () => {
    delete require.cache[path]
  }
}
