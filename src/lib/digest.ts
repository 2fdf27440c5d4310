import { createHash, timingSafeEqual } from 'node:crypto'

/** The SHA-256 of a text in UTF-8, as base64url: 43 characters. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Whether two texts are equal, in a time that does not show where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
