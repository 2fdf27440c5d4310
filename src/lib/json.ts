/** Whether a value is an object with members of its own, as JSON has them: not null and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object under a name; an empty one where there is none. */
export function child(object: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const value = object[name]
  return isObject(value) ? value : {}
}

/** A number that `JSON.stringify` writes with these digits (ECMA-262, JSON.rawJSON). */
interface RawJson {
  readonly rawJSON: string
}

// Of ES2026; TypeScript's library does not have it yet.
const { rawJSON, isRawJSON } = JSON as unknown as {
  rawJSON(text: string): RawJson
  isRawJSON(value: unknown): value is RawJson
}

/** Whether a value is a number that keeps its digits ({@link parseExactJson}). */
export function isExactNumber(value: unknown): value is RawJson {
  return isRawJSON(value)
}

/** An integer as a number, or, where a double would change its digits, as what JSON writes with those. */
export function exactNumber(value: bigint): number | RawJson {
  const number = Number(value)
  return String(number) === String(value) ? number : rawJSON(String(value))
}

/** As `JSON.parse`, but that integers which a double would change keep their digits when they are written again. */
export function parseExactJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  const parse = JSON.parse as (text: string, reviver: (key: string, value: unknown, at: Source) => unknown) => unknown
  return parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && /^-?\d{16,}$/.test(source) && String(value) !== source
      ? rawJSON(source)
      : value,
  )
}

/** What a reviver receives of a value: its text, where it is not an object or a list. */
interface Source {
  readonly source?: string
}
