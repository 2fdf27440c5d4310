/** A property name as one step of a JSON Pointer (RFC 6901, 3). */
export function pointerStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
