import type { Accessory } from '@homebridge/hap-nodejs'
import type { AccessoryDescription, CharacteristicRef, Value } from '../../protocol/accessory.ts'
import type { SerializedMetadata } from '../../protocol/serialized-accessory.ts'

/** The whole of hap-nodejs, as `api.hap` has it. */
export type Hap = typeof import('@homebridge/hap-nodejs')

/** Where the accessories of a Homebridge plugin go: behind the bridge, mirrored by the daemon, or on their own. */
export interface AccessoryRegistry {
  /** What the daemon has of earlier runs. */
  readonly earlier: readonly AccessoryDescription[]
  /**
   * Puts an accessory behind the bridge; whatever changes on it from then on follows by itself. One with a controller
   * that cannot be mirrored is published on its own instead, also when it gets that later.
   *
   * @param keep what is to be kept with it, asked for each time that it is described
   * @throws Error when an accessory of its UUID is there already
   */
  add(accessory: Accessory, keep: () => SerializedMetadata): void
  /** Has it described again, since what is kept with it may be other; nothing happens when it is not there. */
  changed(accessory: Accessory): void
  /** Nothing happens when it is not there. */
  remove(accessory: Accessory): void
  /** The accessory of a UUID that is behind the bridge or on its own. */
  find(uuid: string): Accessory | undefined
  /** Publishes an accessory on its own. Never rejects: a failure is logged and shown in the list. */
  publishExternal(accessory: Accessory): Promise<void>
  /** Removes the accessories of earlier runs that were not added in this one from the daemon. */
  forgetOthers(): Promise<void>
  /** Resolves once the daemon has what was added so far. */
  settled(): Promise<void>
  read(ref: CharacteristicRef): Promise<Value>
  write(ref: CharacteristicRef, value: Value): Promise<Value | undefined>
  /** Unpairs an accessory with a HAP server of its own. Throws when it does not exist. */
  unpair(uuid: string): Promise<void>
  /** Ends the HAP servers. */
  close(): Promise<void>
}

/** Accessories with a HAP server of their own. */
export interface Externals {
  /** Never rejects: a failure is logged and shown in the list. */
  publish(accessory: Accessory): Promise<void>
  /** Stops publishing it; its keys and pairings stay. Nothing happens when it is not there. */
  unpublish(accessory: Accessory): Promise<void>
  find(uuid: string): Accessory | undefined
  /** Throws when there is no accessory of this UUID. */
  unpair(uuid: string): Promise<void>
  close(): Promise<void>
}
