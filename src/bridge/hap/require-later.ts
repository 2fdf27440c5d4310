import { Module } from 'node:module'

/** What hap-nodejs and ciao install: it would take over the stack traces and uncaught errors of the whole process. */
const UNWANTED = 'source-map-support/register'

/** What only an accessory that is advertised needs, each by its default export: together 15 MiB. */
const LATER = ['@homebridge/ciao', '@homebridge/dbus-native', 'bonjour-hap']

/**
 * Until the returned function is called, hap-nodejs is loaded without what it advertises with, which is loaded when it is
 * first used, and never with what takes over stack traces.
 *
 * @param require that of hap-nodejs
 */
export function requireLater(require: NodeJS.Require): () => void {
  const standIns = [
    substituteModule(require, UNWANTED, {}),
    ...LATER.map((id) => substituteModule(require, id, later(require, id))),
  ]
  return () => {
    for (const remove of standIns) remove()
  }
}

/** Loads the module when its default export is asked for (TypeScript's `__importDefault` asks at each use). */
function later(require: NodeJS.Require, id: string): object {
  return {
    __esModule: true,
    get default(): unknown {
      const remove = substituteModule(require, UNWANTED, {})
      try {
        const loaded = require(id)
        return loaded.__esModule === true ? loaded.default : loaded
      } finally {
        remove()
      }
    },
  }
}

/** Answers `require` of a module that is not loaded yet with something else, until it is removed. */
function substituteModule(require: NodeJS.Require, id: string, exports: object): () => void {
  const path = require.resolve(id)
  if (require.cache[path] !== undefined) return () => {}
  const module = new Module(path)
  Object.assign(module, { exports, loaded: true, filename: path })
  require.cache[path] = module
  return () => {
    delete require.cache[path]
  }
}
