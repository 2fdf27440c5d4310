import type { components } from '../../../generated/bridge/types.ts'
import { isObject } from '../../../src/lib/json.ts'

/** Whether a part of a plugin's form is shown, as the bridge makes it of the plugin's JavaScript. */
export type FormCondition = components['schemas']['FormCondition']

/** What came of a condition; `unknown` is shown, with a note. */
export type Shown = 'yes' | 'no' | 'unknown'

/** Stands for what cannot be determined. */
const UNKNOWN = Symbol('unknown')

/**
 * Looks whether a part is shown. Nothing is run, and nothing but own members of the config is read; a member of what is
 * not there is undefined.
 *
 * @param model the whole entry of the config
 * @param indices the position in each list around the part, outermost first
 */
export function isShown(condition: FormCondition | undefined, model: unknown, indices: readonly number[]): Shown {
  if (condition === undefined) return 'yes'
  const value = evaluate(condition, model, indices)
  if (value === UNKNOWN) return 'unknown'
  return value ? 'yes' : 'no'
}

/** A part is shown where all conditions hold; a false one decides, whatever is unknown. */
export function isShownByAll(conditions: readonly FormCondition[], model: unknown, indices: readonly number[]): Shown {
  const all = conditions.map((condition) => isShown(condition, model, indices))
  if (all.includes('no')) return 'no'
  return all.includes('unknown') ? 'unknown' : 'yes'
}

function evaluate(condition: FormCondition, model: unknown, indices: readonly number[]): unknown {
  const { kind, of = [] } = condition
  const at = (index: number): unknown => {
    const operand = of[index]
    return operand === undefined ? undefined : evaluate(operand, model, indices)
  }
  switch (kind) {
    case 'value':
      return condition.value
    case 'path':
      return lookUp(condition.path ?? [], model, indices)
    case 'unknown':
      return UNKNOWN
    case 'and':
    case 'or':
      return joinLazily(kind, at(0), () => at(1))
    case 'else': {
      const first = at(0)
      return first ?? at(1)
    }
    case 'choose': {
      const test = at(0)
      if (test === UNKNOWN) return UNKNOWN
      return at(test ? 1 : 2)
    }
    default: {
      const values = of.map((_, index) => at(index))
      return values.includes(UNKNOWN) ? UNKNOWN : combine(condition, values)
    }
  }
}

/** Of what is known and what is not, one side can be enough. */
function joinLazily(kind: 'and' | 'or', left: unknown, right: () => unknown): unknown {
  const decides = (value: unknown) => value !== UNKNOWN && Boolean(value) === (kind === 'or')
  if (decides(left)) return left
  const second = right()
  return left === UNKNOWN && !decides(second) ? UNKNOWN : second
}

function combine({ kind, operator }: FormCondition, values: readonly unknown[]): unknown {
  const [a, b] = values
  switch (kind) {
    case 'list':
      return values
    case 'not':
      return !a
    case 'typeof':
      return typeof a
    case 'includes':
      return positionIn(a, b) >= 0
    case 'indexOf':
      return positionIn(a, b)
    default:
      return compare(operator ?? '===', a, b)
  }
}

function positionIn(whole: unknown, part: unknown): number {
  if (typeof whole === 'string') return whole.indexOf(String(part))
  return Array.isArray(whole) ? whole.indexOf(part) : -1
}

function compare(operator: NonNullable<FormCondition['operator']>, a: unknown, b: unknown): boolean {
  switch (operator) {
    case '===':
      return a === b
    case '!==':
      return a !== b
    case '==':
      return looselyEqual(a, b)
    case '!=':
      return !looselyEqual(a, b)
    default: {
      if (typeof a === 'string' && typeof b === 'string') return holdsOrder(operator, a < b ? -1 : Number(a > b), 0)
      return holdsOrder(operator, numberOf(a), numberOf(b))
    }
  }
}

function holdsOrder(operator: '<' | '<=' | '>' | '>=', a: number, b: number): boolean {
  if (operator === '<') return a < b
  if (operator === '<=') return a <= b
  return operator === '>' ? a > b : a >= b
}

/** As `==` of JavaScript has it, but that lists and objects are only equal to themselves. */
function looselyEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b)
  if (typeof a === 'object' || typeof b === 'object') return false
  return typeof a === typeof b ? false : numberOf(a) === numberOf(b)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

function numberOf(value: unknown): number {
  return value === undefined || typeof value === 'object' ? (value === null ? 0 : Number.NaN) : Number(value)
}

function lookUp(path: readonly string[], model: unknown, indices: readonly number[]): unknown {
  return path.reduce<unknown>((value, step) => {
    const name = nameOf(step, indices)
    if (Array.isArray(value) || typeof value === 'string') {
      return Object.hasOwn(Object(value), name) ? Reflect.get(Object(value), name) : undefined
    }
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }, model)
}

/** A list of positions as a name is what JavaScript makes of it: of one, that one. */
function nameOf(step: string, indices: readonly number[]): string {
  if (step === '[]') return indices.join(',')
  const [, depth] = /^\[(\d+)\]$/.exec(step) ?? []
  return depth === undefined ? step : String(indices[Number(depth)])
}
