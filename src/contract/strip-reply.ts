import { pointerTo, pointerTokens } from '../lib/json-pointer.ts'
import { EVERY_ERROR } from '../lib/limit-errors.ts'
import { FileBody, SerializedJson, StreamedBody } from '../payload.ts'
import { bodyValidator } from './check-reply.ts'
import type { Reply } from './reply.ts'
import type { Route, Validate, ValidationError, Validators } from './route.ts'

/** A property that was removed from a reply, since the contract does not declare it there. */
export interface StrippedProperty {
  readonly operationId: string
  readonly status: number
  /** With `[]` for each list: `.items[].secret`. */
  readonly path: string
}

/** Reported paths of one operation: below a map they hold its keys, which are without number. */
const MOST_PATHS = 100

/**
 * Removes from replies what the contract does not declare, and reports each operation and path once. Nothing else
 * about a reply changes. Objects that the contract leaves open keep what they have; so does JSON that was stored as
 * text, which is sent as it stands.
 */
export class ReplyStripper {
  readonly #validators: Validators
  readonly #report: (property: StrippedProperty) => void
  readonly #reported = new Map<string, Set<string>>()

  constructor(validators: Validators, report: (property: StrippedProperty) => void) {
    this.#validators = validators
    this.#report = report
  }

  /** The same reply where everything is declared, else a copy without the rest. */
  strip(route: Route, reply: Reply): Reply {
    const { body, status } = reply
    if (typeof body !== 'object' || body === null) return reply
    if (body instanceof SerializedJson || body instanceof FileBody || body instanceof Uint8Array) return reply
    if (body instanceof StreamedBody) return reply
    const validate = bodyValidator(route, this.#validators, reply)
    const extras = validate === undefined ? [] : undeclaredIn(validate, body)
    if (extras.length === 0) return reply
    for (const pointer of extras) this.#reportOnce(route.operationId, status, readablePath(body, pointer))
    return { ...reply, body: without(body, extras) }
  }

  #reportOnce(operationId: string, status: number, path: string): void {
    const reported = this.#reported.get(operationId) ?? new Set()
    if (reported.has(path) || reported.size === MOST_PATHS) return
    this.#reported.set(operationId, reported.add(path))
    this.#report({ operationId, status, path })
  }
}

/**
 * Pointers to the undeclared properties of a value, as its validator finds them: it lists all faults. Of `oneOf` and
 * `anyOf` it lists those of every branch, and a property may be declared by another branch. So where a value is of no
 * branch, its properties are undeclared only if it is of one branch without them.
 */
function undeclaredIn(validate: Validate, value: object): string[] {
  if (validate.call(EVERY_ERROR, value)) return []
  const errors = validate.errors ?? []
  const unions = unionsOf(errors)
  const times = new Map<string, number>()
  const most = new Map<string, number>()
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'additionalProperties') continue
    const pointer = instancePath + pointerTo(String(params.additionalProperty))
    const count = (times.get(pointer) ?? 0) + 1
    times.set(pointer, count)
    most.set(instancePath, Math.max(count, most.get(instancePath) ?? 0))
  }
  // What fewer branches list than another property of the same object is declared by one of them.
  const extras = [...times]
    .filter(([pointer, count]) => count === most.get(parentOf(pointer)))
    .map(([pointer]) => pointer)
  if (unions.length === 0 || validate.call(EVERY_ERROR, without(value, extras))) return extras
  const failing = unionsOf(validate.errors ?? [])
  return extras.filter((pointer) => !failing.some((union) => pointer.startsWith(`${union}/`)))
}

/** Where a value is of no branch of a union. */
function unionsOf(errors: readonly ValidationError[]): string[] {
  return errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf').map((error) => error.instancePath)
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

type Container = Record<string, unknown>

/** A copy of a value without some properties; what leads to none of them is shared. */
function without(value: object, pointers: readonly string[]): object {
  const copies = new Set<unknown>()
  const copyOf = (original: unknown): Container => {
    if (copies.has(original)) return original as Container
    const copy = Array.isArray(original) ? [...original] : { ...(original as object) }
    copies.add(copy)
    return copy as Container
  }
  const result = copyOf(value)
  for (const pointer of pointers) {
    const path = pointerTokens(pointer)
    const name = path.pop() ?? ''
    let parent = result
    for (const step of path) {
      const child = copyOf(parent[step])
      parent[step] = child
      parent = child
    }
    delete parent[name]
  }
  return result
}

/** As the compiler writes paths: indexes of lists are left out. */
function readablePath(value: unknown, pointer: string): string {
  let here = value
  return pointerTokens(pointer)
    .map((step) => {
      const written = Array.isArray(here) ? '[]' : `.${step}`
      here = (here as Container)[step]
      return written
    })
    .join('')
}
