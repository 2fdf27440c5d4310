/** In which order: `[]`, `[0]`, `['a.b']`, `["a.b"]`, or a name up to the next dot. */
const STEP = /\[\d*\]|\['([^']*)'\]|\["([^"]*)"\]|[^.[\]]+/g
const PLAIN = /^[^.[\]'"]+$/
const MAX_LENGTH = 500

/**
 * The steps of a form's key: names of properties, and `[]` for what a list holds. Keys are written in several ways:
 * `devices[].name`, `/devices/-/name`, `['devices', '', 'name']`.
 *
 * @returns empty when it is none
 */
export function stepsOf(key: unknown): string[] {
  if (Array.isArray(key)) return key.map(stepIn)
  if (typeof key !== 'string' || key.length > MAX_LENGTH) return []
  if (key.startsWith('/')) return key.slice(1).split('/').map(stepIn)
  return [...key.matchAll(STEP)].map(([step, single, double]) => single ?? double ?? stepIn(step))
}

function stepIn(step: unknown): string {
  const text = String(step)
  return /^(?:|-|\d+|\[\d*\])$/.test(text) ? '[]' : text
}

/** The one way in which a key is handed out: `devices[].name`, and `['a.b']` where a name has dots or brackets. */
export function keyOf(steps: readonly string[]): string {
  return steps.reduce((key, step) => {
    if (step === '[]') return `${key}[]`
    if (!PLAIN.test(step)) return `${key}['${step}']`
    return key === '' ? step : `${key}.${step}`
  }, '')
}
