/** How much a plugin's process may say. Sizes are bytes of UTF-8. */

/** Accessories that a bridge may have beside itself (HAP, 2.5.3.2). */
export const MAX_ACCESSORIES = 149

/** A log message; what is longer is cut. */
export const MAX_LOG_MESSAGE = 8 * 1024

/** An accessory's description as JSON. */
export const MAX_DESCRIPTION = 1024 * 1024

/** A `configSchema` as JSON. */
export const MAX_SCHEMA = 1024 * 1024

/** A value of a characteristic, or one that a plugin keeps, as JSON. */
export const MAX_VALUE = 64 * 1024

/** A message of any kind. */
export const MAX_MESSAGE = 2 * 1024 * 1024

/** Characters of a name: a storage key, a type, a subtype. */
export const MAX_NAME = 255

/** Entries of each kind (log entries, values, requests) that are taken in a second. */
export const SUSTAINED = 1_000

/** Entries of each kind that are taken at once after a pause. */
export const BURST = 2_000

/** `text`, cut to as many whole characters as fit into `bytes`, the last of them an ellipsis. */
export function cutText(text: string, bytes: number): string {
  if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes) return text
  const ellipsis = '…'
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes - Buffer.byteLength(ellipsis)))
  return text.slice(0, read) + ellipsis
}
