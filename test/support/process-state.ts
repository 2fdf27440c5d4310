/** By name, everything of a process that one test file could change under another that shares it. */
export type ProcessState = ReadonlyMap<string, unknown>

/** Objects that everybody uses, and whose properties a test may replace. */
const everybodys: Readonly<Record<string, object>> = {
  globalThis,
  process,
  console,
  JSON,
  Math,
  Reflect,
  Date,
  Error,
  Object,
  Promise,
  'Array.prototype': Array.prototype,
  'Date.prototype': Date.prototype,
  'Object.prototype': Object.prototype,
  'Promise.prototype': Promise.prototype,
  'RegExp.prototype': RegExp.prototype,
  'String.prototype': String.prototype,
}

/** Node warns where the first two are read without a file for them; Vitest, zod and tslib keep their own under such names. */
const passedOver = /^globalThis\.(?:localStorage|sessionStorage|__\w+)$/

/** What Node loads when it is first read is read here, so that it is no change later. */
export function processState(): ProcessState {
  const state = new Map<string, unknown>([
    ['process.cwd()', process.cwd()],
    ['process.umask()', process.umask()],
    ['process.exitCode', process.exitCode],
  ])
  for (const [name, value] of Object.entries(process.env)) state.set(`process.env.${name}`, value)
  for (const [name, object] of Object.entries(everybodys)) {
    for (const key of Object.getOwnPropertyNames(object)) {
      const property = `${name}.${key}`
      if (!passedOver.test(property) && isRead(object, key)) state.set(property, Reflect.get(object, key))
    }
  }
  for (const event of process.eventNames()) {
    for (const [place, listener] of process.rawListeners(event).entries()) {
      state.set(`listener ${place + 1} of ${String(event)}`, listener)
    }
  }
  return state
}

/** Of others than the global object a property that is computed may be another each time, as `process.title` is. */
function isRead(object: object, key: string): boolean {
  if (object === globalThis) return true
  const value: unknown = Object.getOwnPropertyDescriptor(object, key)?.value
  return typeof value === 'function' || (object === Error && typeof value === 'number')
}

/** The names of what is another, gone, or new. */
export function changes(before: ProcessState, after: ProcessState): string[] {
  const changed = [...before.keys()].filter((name) => !Object.is(before.get(name), after.get(name)))
  return [...changed, ...[...after.keys()].filter((name) => !before.has(name))]
}

/** Whether it is a listener, a global or a reflection that was not there: a module adds them where it is imported first. */
export function comesByImport(name: string, before: ProcessState): boolean {
  return !before.has(name) && /^(?:listener |globalThis\.|Reflect\.)/.test(name)
}
