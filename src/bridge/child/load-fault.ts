import type { PluginLog } from './define-plugin.ts'
import { detailOf } from './faults.ts'
import { NotAPlugin } from './loader.ts'

/**
 * Does a step of a plugin's start. What would go wrong at each further try ends it for good, in words that say what to
 * do; the message of Node.js is logged for debugging.
 *
 * @throws NotAPlugin where no other try helps; whatever else the step throws
 */
export async function explainLoadFault<T>(log: PluginLog, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const lasting = lastingFault(error)
    if (lasting === undefined) throw error
    log.debug(detailOf(error))
    throw new NotAPlugin(lasting)
  }
}

/** Codes of Node.js that say how packages are made. */
const LASTING = new Set([
  'ERR_PACKAGE_PATH_NOT_EXPORTED',
  'ERR_REQUIRE_ASYNC_MODULE',
  'ERR_REQUIRE_ESM',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
])

/** What is missing on the disk, or is not a program, stays so; undefined for what may pass. */
export function lastingFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof SyntaxError && isOfCode(error))
    return `its code does not parse: ${placeOf(error)}${error.message}`
  const addon = missingAddon(error)
  if (addon !== undefined) {
    return `it needs ${addon}, which must be compiled for this machine: set allowScripts for it in the config's plugins and install it again`
  }
  if (LASTING.has(codeOf(error))) return `it cannot be loaded: ${firstLine(error.message)}`
  const missing = isNotFound(error) && /^Cannot find (?:module|package) '([^']+)'/.exec(error.message)?.[1]
  if (!missing) return undefined
  const isOurs = /^(?:homebridge|hap-nodejs|@homebridge\/hap-nodejs)(?:\/|$)/.test(missing)
  return isOurs
    ? `it needs ${missing} of an old Homebridge, which is not there any more: tell its author`
    : `it needs ${missing}, which is not installed: install it again, or tell its author`
}

/** By what Node.js, `bindings` and `node-gyp-build` say. */
function missingAddon(error: Error): string | undefined {
  const { message } = error
  if (codeOf(error) === 'ERR_DLOPEN_FAILED') return `a compiled addon (${firstLine(message)})`
  const file =
    isNotFound(error) && /^Cannot find (?:module|package) '(?:[^']*[\\/])?([^'\\/]+\.node)'/.exec(message)?.[1]
  if (file) return `the compiled addon ${file}`
  const none = /^Could not locate the bindings file|^No native build was found|^Could not load the .+ module/.test(
    message,
  )
  return none ? 'a compiled addon' : undefined
}

function isNotFound(error: Error): boolean {
  return ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes(codeOf(error))
}

/** Thrown by Node.js when it reads a module; not by `JSON.parse` and the like, of data. */
function isOfCode({ stack = '' }: SyntaxError): boolean {
  const [first = ''] = /^ +at .*$/m.exec(stack) ?? []
  return first.includes('node:internal/modules/')
}

/** Node.js puts the place before the stack of what it could not compile. */
function placeOf({ stack = '' }: SyntaxError): string {
  const [place = ''] = stack.split('\n', 1)
  return /^(?:file:|[\\/]|[A-Z]:).*:\d+$/.test(place) ? `${place}: ` : ''
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').slice(0, 300)
}
