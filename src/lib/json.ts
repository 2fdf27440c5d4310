/** Whether a value is an object with members of its own, as JSON has them: not null and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object under a name; an empty one where there is none. */
export function child(object: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const value = object[name]
  return isObject(value) ? value : {}
}
