import { TriptychError } from '../../src/errors.ts'

const headers = { 'Cache-Control': 'no-store' } as const

/** A 200 that says how things are now. */
export function answer<Body>(body: Body) {
  return { status: 200, headers, body } as const
}

/** What was asked for is done. */
export const done = answer({ ok: true } as const)

/** @throws TriptychError `not_found` when there is none */
export function found<T>(thing: T | null | undefined, what: string): T {
  if (thing === null || thing === undefined) throw new TriptychError('not_found', `no ${what}`)
  return thing
}
