import { createHash } from 'node:crypto'

/** The HAP username that Homebridge makes of a text, such as an accessory's UUID: six pairs of its SHA-1. */
export function hapUsernameOf(text: string): string {
  const digits = createHash('sha1').update(text).digest('hex').slice(0, 12).toUpperCase()
  return digits.match(/../g)?.join(':') ?? ''
}
