import { createRequire, registerHooks } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `hap-nodejs` was the name of `@homebridge/hap-nodejs` before version 2; plugins import files of it as well. */
const HAP = /^(?:@homebridge\/)?hap-nodejs(?:\/(?<path>.+))?$/

/** What plugins say whose module cannot be found: by `import`, by `require`. */
const MISSING: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']

const require = createRequire(import.meta.url)
let isProvided = false
const root = dirname(require.resolve('@homebridge/hap-nodejs/package.json'))

/**
 * Makes `homebridge` and hap-nodejs, for a plugin that does not bring its own, lead to what this process has: plugins
 * name them in their `peerDependencies` or `devDependencies`, and import values of them all the same. hap-nodejs has to
 * be loaded already (`hap.ts`). Once in a process.
 */
export function provideHomebridgeModules(): void {
  if (isProvided) return
  isProvided = true
  registerHooks({
    resolve(specifier, context, next) {
      const provided = specifier === 'homebridge' || HAP.test(specifier)
      if (!provided) return next(specifier, context)
      try {
        return next(specifier, context)
      } catch (error) {
        const url = MISSING.includes((error as NodeJS.ErrnoException).code) ? resolveOwn(specifier) : undefined
        if (url === undefined) throw error
        return { url, shortCircuit: true }
      }
    },
  })
}

/** Of this installation; undefined when it has no such file. */
function resolveOwn(specifier: string): string | undefined {
  if (specifier === 'homebridge') {
    return new URL(`./stand-ins/homebridge${extname(import.meta.url)}`, import.meta.url).href
  }
  const path = HAP.exec(specifier)?.groups?.path
  // By its place: by its name the hook would hear of it again. Until 0.5 its files lay in the package's own folder.
  const places = path === undefined ? [root] : [join(root, path), join(root, 'dist', path)]
  for (const place of places) {
    try {
      return pathToFileURL(require.resolve(place)).href
    } catch {}
  }
  return undefined
}
