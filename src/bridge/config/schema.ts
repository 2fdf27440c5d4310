import { logLevels } from '../protocol/messages.ts'
import { trivialPincodes } from '../protocol/pincode.ts'
import { advertisers, type BridgeInformation } from './types.ts'

export const defaultPort = 8582

/** mDNS holds 63 bytes; HAP adds 5 and a name that is taken gets up to 4 more. */
export const longestName = 54

const text = String.raw`^[^\p{Cc}]+$`

const plugin = {
  type: 'string',
  maxLength: 4096,
  pattern: text,
  says: "must be the path of the plugin's entry file or of its folder",
}

const externalPort = { type: 'integer', minimum: 1024, maximum: 65535, says: 'must be a port, 1024 to 65535' }

/** HAP's strings have 64 characters at most (HAP, 6.3.3). */
export const longestInformation = 64

/** What the Home app shows of a bridge. */
const shown = {
  type: ['string', 'null'],
  minLength: 1,
  maxLength: longestInformation,
  pattern: String.raw`^(?=.*\S)[^\p{Cc}]*$`,
  says: 'must be a text of 1 to 64 characters without control characters, or null',
}

/** What a bridge says of itself, where it is to say something else than this program. */
export const bridgeInformation = {
  manufacturer: shown,
  model: shown,
  firmwareRevision: {
    type: ['string', 'null'],
    maxLength: longestInformation,
    pattern: String.raw`^\d+(\.\d+){0,2}(-.*)?$`,
    says: 'must be a version, as 1.2.3, or null',
  },
  setupID: {
    type: ['string', 'null'],
    pattern: '^[0-9A-Z]{4}$',
    says: 'must be four digits or capital letters, as 7OSX, or null',
  },
} as const

/** Those fields of a `bridge` or a `_bridge`. */
export function informationOf(fields: BridgeInformation): BridgeInformation {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(bridgeInformation, name)))
}

const port = { type: 'integer', minimum: 1, maximum: 65535, says: 'must be a port, 1 to 65535' }

export const bridgeName = {
  type: 'string',
  minLength: 1,
  maxLength: longestName,
  pattern: String.raw`^(?=.*\S)[^\p{Cc}]*$`,
  says: `must be a name of 1 to ${longestName} bytes without control characters`,
} as const

/** An address, or the name of a network interface, which has spaces on some systems. */
const bound = {
  type: 'string',
  maxLength: 64,
  pattern: String.raw`^[^\s,\p{Cc}](?:[^,\p{Cc}]*[^\s,\p{Cc}])?$`,
  says: 'must be an address or a network interface of this machine',
}

const pincode = {
  type: 'string',
  says: 'must be eight digits, as NNN-NN-NNN',
  allOf: [
    { pattern: '^[0-9]{3}-[0-9]{2}-[0-9]{3}$', says: 'must be eight digits, as NNN-NN-NNN' },
    { not: { enum: trivialPincodes }, says: 'must not be one of those that HAP forbids, such as 123-45-678' },
  ],
} as const

export const username = {
  type: 'string',
  pattern: '^[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2}){5}$',
  says: 'must be six pairs of hexadecimal digits between colons, as 0E:12:34:56:78:9A',
} as const

/** A bridge of an entry's own; Homebridge has further fields. */
const childBridge = {
  type: 'object',
  says: 'must be an object with a username',
  required: ['username'],
  properties: { username, name: bridgeName, port, pin: pincode, ...bridgeInformation },
} as const

/**
 * The config's schema (JSON Schema 2020-12). `says` is the message to the user when its schema object does not match.
 * Objects that Homebridge or a plugin may add to are open.
 */
export const configSchema = {
  type: 'object',
  says: 'must be an object',
  required: ['bridge', 'platforms'],
  properties: {
    bridge: {
      type: 'object',
      says: 'must be an object',
      required: ['name', 'hapPort', 'pincode', 'username'],
      properties: {
        name: bridgeName,
        port: { ...port, default: defaultPort },
        hapPort: port,
        pincode,
        username,
        logLevel: { enum: logLevels, default: 'info', says: `must be one of ${logLevels.join(', ')}` },
        bind: {
          ...bound,
          type: ['string', 'array', 'null'],
          maxItems: 16,
          items: bound,
          says: `${bound.says}, a list of them, or null for every one`,
        },
        advertiser: { enum: advertisers, says: `must be one of ${advertisers.join(', ')}` },
        ...bridgeInformation,
        addIdentifyingMaterial: { type: 'boolean', says: 'must be true or false' },
        keepOrphans: { type: 'boolean', says: 'must be true or false' },
      },
    },
    platforms: {
      type: 'array',
      says: 'must be an array',
      items: {
        type: 'object',
        says: 'must be an object',
        required: ['platform', 'plugin'],
        properties: {
          platform: {
            type: 'string',
            maxLength: 200,
            pattern: text,
            says: 'must be a platform name of 1 to 200 characters without control characters',
          },
          plugin,
          _bridge: childBridge,
        },
      },
    },
    accessories: {
      type: 'array',
      says: 'must be an array',
      default: [],
      items: {
        type: 'object',
        says: 'must be an object',
        required: ['accessory', 'name', 'plugin'],
        properties: {
          accessory: {
            type: 'string',
            maxLength: 200,
            pattern: text,
            says: 'must be a type of accessory of 1 to 200 characters without control characters',
          },
          name: { type: 'string', pattern: String.raw`\S`, says: 'must be a name' },
          plugin,
          _bridge: childBridge,
        },
      },
    },
    ports: {
      type: 'object',
      says: 'must be an object of start and end',
      required: ['start', 'end'],
      properties: { start: externalPort, end: externalPort },
    },
    disabledPlugins: {
      type: 'array',
      says: 'must be an array of plugin ids',
      default: [],
      items: { type: 'string', maxLength: 214, pattern: text, says: 'must be the id of a plugin' },
    },
    plugins: {
      type: 'object',
      says: 'must be an object of settings by plugin id',
      default: {},
      additionalProperties: {
        type: 'object',
        says: 'must be an object',
        additionalProperties: false,
        properties: {
          heapMb: { type: 'integer', minimum: 32, maximum: 4096, says: 'must be 32 to 4096 MiB' },
          memoryMb: { type: 'integer', minimum: 64, maximum: 65_536, says: 'must be 64 to 65536 MiB' },
          allowSetuid: { type: 'boolean', says: 'must be true or false' },
          uid: { type: 'integer', minimum: 0, maximum: 0xfffffffe, says: 'must be the number of a user' },
          process: { enum: ['own', 'shared'], says: 'must be own or shared' },
          allowScripts: { type: 'boolean', says: 'must be true or false' },
        },
      },
    },
  },
} as const

/** The fields that a change of the bridge may name. */
export const bridgeFields: ReadonlySet<string> = new Set(Object.keys(configSchema.properties.bridge.properties))
