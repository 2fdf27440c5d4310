import type { Encoded } from '../payload.ts'

/** What an encoded body stands for. */
export function decoded({ json }: Encoded<unknown>): unknown {
  return JSON.parse(typeof json === 'string' ? json : json.unpacked())
}
