import { createHash } from 'node:crypto'
import type { Accessory, Bridge, SerializableController } from '@homebridge/hap-nodejs'
import type { PluginLog } from '../define-plugin.ts'
import { reasonOf } from '../faults.ts'
import type { Hap } from './types.ts'

type Listener = (...args: unknown[]) => void
type Listening = readonly [event: string | symbol, listener: Listener]

/**
 * The bridge that a plugin's accessories sit on. It is never published: without one hap-nodejs emits no events of changed
 * values. What controllers keep is kept on disk under a device id made of the plugin's name, as Homebridge makes them.
 */
export function openBridge(hap: Hap, plugin: string, log: PluginLog): Bridge {
  const bridge = new hap.Bridge('Bridge', hap.uuid.generate(plugin))
  // They are reported for each accessory; without a listener hap-nodejs would write them to the console as well.
  bridge.on('characteristic-warning' as Parameters<Bridge['on']>[0], () => undefined)
  const storage = bridge.controllerStorage
  try {
    // Private: accessories come later than this, and what was kept for them must wait.
    Reflect.set(storage, 'purgeUnidentifiedAccessoryData', false)
    storage.load(hapUsernameOf(plugin))
  } catch (error) {
    log.error(`the stored data of its controllers could not be read: ${reasonOf(error)}`)
  }
  return bridge
}

/**
 * Puts an accessory on the bridge.
 *
 * @returns takes it off, so that it can be published or put on again; what its plugin listens to stays, which
 *   hap-nodejs would forget
 */
export function putOn(bridge: Bridge, accessory: Accessory): () => void {
  const before = new Set(listeningOf(accessory).map(([, listener]) => listener))
  addWithoutLimit(bridge, accessory)
  const added = new Set(listeningOf(accessory).flatMap(([, listener]) => (before.has(listener) ? [] : [listener])))
  return () => {
    const kept = listeningOf(accessory).filter(([, listener]) => !added.has(listener))
    bridge.removeBridgedAccessory(accessory)
    for (const [event, listener] of kept) accessory.on(event as Parameters<Accessory['on']>[0], listener)
    freeStorage(bridge, accessory)
  }
}

/** The limit of a bridge is for those that are published: the daemon opens as many as it needs. */
function addWithoutLimit(bridge: Bridge, accessory: Accessory): void {
  const { bridgedAccessories: present } = bridge
  bridge.bridgedAccessories = []
  try {
    bridge.addBridgedAccessory(accessory)
    present.push(accessory)
  } finally {
    bridge.bridgedAccessories = present
  }
}

function listeningOf(accessory: Accessory): Listening[] {
  // `rawListeners` is typed by events that are const enums.
  const emitter: NodeJS.EventEmitter = accessory
  return emitter
    .eventNames()
    .flatMap((event) => emitter.rawListeners(event).map((each): Listening => [event, each as Listener]))
}

/** Storage that was part of a bridge's can be part of none other, nor be loaded for itself: so it gets a new one. */
function freeStorage(bridge: Bridge, accessory: Accessory): void {
  const { controllerStorage: storage } = accessory
  const linked: readonly unknown[] = Reflect.get(bridge.controllerStorage, 'linkedAccessories') ?? []
  const others = linked.filter((each) => each !== storage)
  Reflect.set(bridge.controllerStorage, 'linkedAccessories', others)
  const Storage = storage.constructor as new (owner: Accessory) => typeof storage
  const fresh = new Storage(accessory)
  Reflect.set(fresh, 'controllerData', Reflect.get(storage, 'controllerData'))
  accessory.controllerStorage = fresh
  for (const controller of controllersOf(accessory)) {
    if (isSerializable(controller)) fresh.trackController(controller)
  }
}

/** The controllers that have been configured on an accessory; hap-nodejs keeps them to itself. */
export function controllersOf(accessory: Accessory): unknown[] {
  const contexts: Readonly<Record<string, { readonly controller: unknown }>> = Reflect.get(accessory, 'controllers')
  return Object.values(contexts).map(({ controller }) => controller)
}

/** As hap-nodejs tells them (`isSerializableController`, which it does not export). */
function isSerializable(controller: unknown): controller is SerializableController {
  return typeof controller === 'object' && controller !== null && 'setupStateChangeDelegate' in controller
}

/** The HAP username that Homebridge makes of a text, such as an accessory's UUID: six pairs of its SHA-1. */
export function hapUsernameOf(text: string): string {
  const digits = createHash('sha1').update(text).digest('hex').slice(0, 12).toUpperCase()
  return digits.match(/../g)?.join(':') ?? ''
}
