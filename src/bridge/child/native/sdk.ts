import { registerHooks } from 'node:module'
import { extname } from 'node:path'

/** What native plugins import: nothing that they would have to install. */
const SDK = 'triptych/plugin'

let isProvided = false

/** Makes {@link SDK} this installation's `define-plugin`, wherever the plugin lies. Once in a process. */
export function provideSdk(): void {
  if (isProvided) return
  isProvided = true
  const url = new URL(`../define-plugin${extname(import.meta.url)}`, import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) => (specifier === SDK ? { url, shortCircuit: true } : next(specifier, context)),
  })
}
