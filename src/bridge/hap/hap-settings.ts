import type { Advertiser, BridgeInformation } from '../config/types.ts'
import type { Bind } from './bind.ts'

export interface HapSettings extends BridgeInformation {
  /** The name that the Home app shows when it pairs; at most 63 bytes. */
  readonly name: string
  /** Whether four characters derived from `username` follow the name, as in Homebridge. */
  readonly addIdentifyingMaterial?: boolean
  /** Six hex pairs with colons: the identity that pairings and ids hang on. */
  readonly username: string
  /** `NNN-NN-NNN`. */
  readonly pincode: string
  /** 0 takes a free one. */
  readonly port: number
  /** Where to listen when that is taken, one after the other. */
  readonly otherPorts?: readonly number[]
  readonly bind: Bind
  readonly advertiser: Advertiser
  /** Absolute folder of keys, pairings and ids. */
  readonly storagePath: string
  /** Of the daemon, for the bridge's `AccessoryInformation`. */
  readonly version: string
  /** How long a connection may go unverified, in ms; 60,000 when absent. */
  readonly verifyWithin?: number
  /** UUIDs of accessories that are awaited: their HAP ids stay until the bridge is published without. */
  readonly keepIds?: readonly string[]
}
