import { randomUUID } from 'node:crypto'

const counterEnd = 0x1000

let lastTime = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562, 5.7): 48 bits of UTC milliseconds, a 12 bit counter, 62 random bits. Within a process every id
 * is greater than the one before it, also when the clock steps back: the counter is that of RFC 9562, 6.2, method 1,
 * started again at a random number below half its range each millisecond, and running on into the next millisecond.
 * (`crypto.randomUUIDv7` came with Node 24.16 and does not promise an order within a millisecond.)
 */
export function uuidv7(): string {
  const now = Date.now()
  const random = randomUUID()
  if (now > lastTime) {
    lastTime = now
    counter = Number.parseInt(random.slice(0, 3), 16) >> 1
  } else if (++counter === counterEnd) {
    lastTime += 1
    counter = 0
  }
  const time = lastTime.toString(16).padStart(12, '0')
  // A version 4 UUID carries the same variant bits in the same place, so its tail is the random tail of this one.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${random.slice(19)}`
}
