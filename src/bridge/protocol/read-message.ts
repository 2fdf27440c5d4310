import { isObject } from '../../lib/json.ts'
import {
  allOf,
  type Check,
  isBoolean,
  isJsonWithin,
  isListOf,
  isNumber,
  isOneOf,
  isShape,
  isText,
  isWhole,
  matches,
} from './checks.ts'
import { MAX_DESCRIPTION, MAX_NAME, MAX_SCHEMA, MAX_VALUE } from './limits.ts'
import type { ToDaemon } from './messages.ts'
import { logLevels } from './messages.ts'

const name = isText(MAX_NAME, 1)
const id = isWhole(0)
const anything: Check = () => true
const value = isJsonWithin(MAX_VALUE)
const names = isListOf(name, 1_000)
const uuid = matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
const serviceRef = isShape({ type: name }, { subtype: name })
const characteristicRef = isShape({ accessory: uuid, service: serviceRef, characteristic: name })

const props = isShape(
  {},
  {
    format: name,
    unit: name,
    perms: isListOf(name, 16),
    minValue: isNumber,
    maxValue: isNumber,
    minStep: isNumber,
    maxLen: isWhole(0),
    maxDataLen: isWhole(0),
    validValues: isListOf(isNumber, 1_000),
    validValueRanges: allOf(isListOf(isNumber, 2), (range) => (range as readonly number[]).length === 2),
    description: name,
  },
)

const characteristic = isShape({ type: name }, { displayName: name, value, props, reads: isBoolean, writes: isBoolean })

const service = isShape(
  { type: name, characteristics: isListOf(characteristic, 100) },
  { name: isText(MAX_NAME), subtype: name, primary: isBoolean, hidden: isBoolean, linked: isListOf(serviceRef, 100) },
)

/** HAP allows an accessory 100 services (HAP, 2.3.1). */
const description = allOf(
  isJsonWithin(MAX_DESCRIPTION),
  isShape({ uuid, name, services: isListOf(service, 100) }, { category: isWhole(1, 255), context: anything }),
)

const external = isShape(
  {
    uuid,
    name,
    category: isWhole(1, 255),
    username: matches(/^[\dA-F]{2}(:[\dA-F]{2}){5}$/i),
    pincode: matches(/^\d{3}-\d{2}-\d{3}$/),
    setupURI: matches(/^X-HM:\/\/[\dA-Z]{9,20}$/),
    paired: isBoolean,
    port: (port) => port === null || isWhole(1, 65_535)(port),
  },
  { error: isText(1_000) },
)

const done = isShape({ type: anything, id }, { value })
const refused = isShape({
  type: anything,
  id,
  refusal: isShape({ message: isText(MAX_VALUE) }, { status: isWhole(-70_499, -70_400) }),
})

/** By `type`; each looks at the whole message. */
const messages = new Map<string, Check>([
  ['loaded', isShape({ type: anything, platforms: names, accessoryTypes: names, configSchema: schemaOrNull })],
  ['running', isShape({ type: anything })],
  ['separate', isShape({ type: anything, platform: name })],
  ['complete', isShape({ type: anything, isWhole: isBoolean })],
  ['failed', isShape({ type: anything, reason: isText(MAX_VALUE), final: isBoolean })],
  // Cut later: half a message is better than none.
  ['log', isShape({ type: anything, level: isOneOf(...logLevels), message: isText(MAX_DESCRIPTION) })],
  ['pong', isShape({ type: anything, rss: isNumber, heapUsed: isNumber, cpu: isNumber })],
  ['value', isShape({ type: anything, ref: characteristicRef, value }, { event: isBoolean })],
  ['external', isShape({ type: anything, accessory: external })],
  ['externalGone', isShape({ type: anything, uuid })],
  ['putAccessory', isShape({ type: anything, id, description })],
  ['removeAccessory', isShape({ type: anything, id, uuid })],
  ['storageGet', isShape({ type: anything, id, key: name })],
  ['storageDelete', isShape({ type: anything, id, key: name })],
  ['storageSet', isShape({ type: anything, id, key: name, value })],
  ['storageKeys', isShape({ type: anything, id })],
  ['answer', (message) => done(message) || refused(message)],
])

function schemaOrNull(schema: unknown): boolean {
  return schema === null || (isObject(schema) && isJsonWithin(MAX_SCHEMA)(schema))
}

/** A message of a plugin's process; undefined for anything else. */
export function readMessage(raw: unknown): ToDaemon | undefined {
  if (!isObject(raw) || typeof raw.type !== 'string') return undefined
  try {
    return messages.get(raw.type)?.(raw) ? (raw as unknown as ToDaemon) : undefined
  } catch {
    // Nested too deeply to be looked at.
    return undefined
  }
}
