import type { Accessory, Characteristic, CharacteristicValue, Nullable, Service } from '@homebridge/hap-nodejs'
import type { Hap } from '../types.ts'
import { legacyCamera } from './camera.ts'
import { removedCharacteristics } from './characteristics.ts'
import { removedServices } from './services.ts'

/** The getter of a characteristic, which hap-nodejs keeps to itself. */
interface Readable {
  handleGetRequest(connection: undefined, context: unknown): Promise<Nullable<CharacteristicValue>>
}

type GetCallback = (error: unknown, value?: Nullable<CharacteristicValue>) => void

/** Methods of `Characteristic` that hap-nodejs 1.0 took away. */
const characteristicMethods = {
  /** Calls its `get` handler; a new value is emitted to the listeners. */
  getValue(this: Characteristic, callback?: GetCallback, context?: unknown): void {
    // A private method, since 0.9.
    const readable = this as unknown as Readable
    readable.handleGetRequest(undefined, context).then(
      (value) => callback?.(null, value),
      (reason: unknown) => callback?.(reason),
    )
  },
}

/** Methods of `Accessory` that hap-nodejs 1.0 took away; the last one, 0.9. */
const accessoryMethods = {
  setPrimaryService(service: Service): void {
    service.setPrimaryService()
  },
  /** HAP has no such thing any more: as in 0.14, it is kept and nothing else. */
  updateReachability(this: Accessory & { reachable?: boolean }, reachable: boolean): void {
    this.reachable = reachable
  },
  getBridgedAccessoryByAID(this: Accessory, aid: number): Accessory | undefined {
    return this.bridgedAccessories.find((accessory) => accessory.aid === aid)
  },
}

/** `hap.init`, until 1.0: it chose the folder of keys and pairings, which is not a plugin's to choose. */
function init(): void {}

type Members = Record<string, unknown>

/**
 * Gives hap-nodejs back what its older versions had and plugins still use. Found by comparing 0.3 to 2.2; left out are
 * its loader of accessory files, its cryptography, and the internals of camera streams.
 */
export function restoreLegacy(hap: Hap): void {
  // By names that the types do not know.
  const members = hap as unknown as Members
  const { configureCameraSource, ...camera } = legacyCamera(hap)

  addAll(members, { init, ...camera, ...membersByOldName(members, oldExports) })
  for (const { of, name } of oldStatics) addAll(members[of] as object, { [name]: members[name] })
  for (const { of, name, value } of oldMembers) addAll(find(members, of), { [name]: value })
  addAll(hap.Characteristic, {
    ...membersByOldName(hap.Characteristic, oldCharacteristics),
    ...removedCharacteristics(hap),
  })
  addAll(hap.Service, { ...membersByOldName(hap.Service, oldServices), ...removedServices(hap) })
  addAll(hap.Characteristic.prototype, characteristicMethods)
  addAll(hap.Accessory.prototype, { ...accessoryMethods, configureCameraSource })
}

/** What today's names stand for, by the old ones. A name that is gone as well is left out. */
function membersByOldName(holder: object, names: readonly OldName[]): Members {
  const members = holder as Members
  return Object.fromEntries(names.flatMap(({ name, now }) => (now in members ? [[name, members[now]]] : [])))
}

/** `Characteristic.ProgramMode` of the package. */
function find(members: Members, path: string): object {
  return path.split('.').reduce<unknown>((holder, name) => (holder as Members)[name], members) as object
}

/** Not enumerable, so that a loop over all services finds each once, by its current name. Existing members stay. */
function addAll(holder: object, members: Members): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in holder)) Object.defineProperty(holder, name, { value, writable: true, configurable: true })
  }
}

/** A class as this module sees it. */
type Class = new (...args: unknown[]) => object

/**
 * Lets a class be called without `new`, with the object to set up as `this`. Until version 1 hap-nodejs was compiled to
 * ES5, and plugins derive from its classes as one did then:
 *
 *     function Consumption() { Characteristic.call(this, 'Consumption', UUID, props) }
 *     util.inherits(Consumption, Characteristic)
 *
 * A class constructor takes as `this` whatever its base class returns (ECMA-262, 13.3.7.1 `super`), so a base is put
 * between it and its own that returns the object it is called for.
 *
 * @param module exports it; has the callable one afterwards
 */
export function makeCallable(module: Record<string, unknown>, name: string): void {
  const made = module[name] as Class
  const parent = Object.getPrototypeOf(made) as Class
  let calledFor: object | undefined
  function Base(this: object, ...args: unknown[]): object {
    const self = calledFor
    calledFor = undefined
    if (self === undefined) return Reflect.construct(parent, args, new.target)
    Reflect.apply(parent, self, args)
    return self
  }
  Base.prototype = parent.prototype
  Object.setPrototypeOf(Base, parent)
  Object.setPrototypeOf(made, Base)
  module[name] = new Proxy(made, {
    apply(_target, self: object, args: unknown[]) {
      calledFor = self
      Reflect.construct(made, args)
    },
  })
}

/** A name that a version of hap-nodejs took away, and what it stood for. */
interface OldName {
  readonly name: string
  /** Today's name of the same. */
  readonly now: string
  /** The first version without it. */
  readonly until: string
}

/** Statics of `Service`. */
const oldServices: readonly OldName[] = [
  { name: 'BatteryService', now: 'Battery', until: '1.0' },
  { name: 'CameraEventRecordingManagement', now: 'CameraRecordingManagement', until: '1.0' },
  { name: 'Relay', now: 'CloudRelay', until: '1.0' },
  { name: 'Slat', now: 'Slats', until: '1.0' },
  { name: 'TunneledBTLEAccessoryService', now: 'Tunnel', until: '1.0' },
  { name: 'Label', now: 'ServiceLabel', until: '0.5' },
]

/** Statics of `Characteristic`. */
const oldCharacteristics: readonly OldName[] = [
  { name: 'PairingPairings', now: 'ListPairings', until: '0.9' },
  { name: 'LabelIndex', now: 'ServiceLabelIndex', until: '0.5' },
  { name: 'LabelNamespace', now: 'ServiceLabelNamespace', until: '0.5' },
  { name: 'SelectedStreamConfiguration', now: 'SelectedRTPStreamConfiguration', until: '0.5' },
]

/** Exports of the package that stood on a class as well: `Characteristic.Units`. */
const oldStatics = [
  { of: 'Characteristic', name: 'Formats', until: '1.0' },
  { of: 'Characteristic', name: 'Perms', until: '1.0' },
  { of: 'Characteristic', name: 'Units', until: '1.0' },
  { of: 'Accessory', name: 'Categories', until: '1.0' },
] as const

/** Exports of the package. */
const oldExports: readonly OldName[] = [
  { name: 'Codes', now: 'TLVErrorCode', until: '1.0' },
  { name: 'HomeKitRemoteController', now: 'RemoteController', until: '1.0' },
  { name: 'Status', now: 'HAPStatus', until: '1.0' },
  { name: 'readUInt64BE', now: 'readUInt64LE', until: '1.0' },
]

/** Members of enumerations, and of characteristics, with what they are. */
const oldMembers = [
  { of: 'Formats', name: 'ARRAY', value: 'array', until: '1.0' },
  { of: 'Formats', name: 'DICTIONARY', value: 'dict', until: '1.0' },
  { of: 'Perms', name: 'READ', value: 'pr', until: '1.0' },
  { of: 'Perms', name: 'WRITE', value: 'pw', until: '1.0' },
  { of: 'Characteristic.ProgramMode', name: 'PROGRAM_SCHEDULED_MANUAL_MODE_', value: 2, until: '1.0' },
  { of: 'Characteristic.TargetHumidifierDehumidifierState', name: 'AUTO', value: 0, until: '1.0' },
  { of: 'Characteristic.InputDeviceType', name: 'UNKNOWN_6', value: 6, until: '0.9' },
  { of: 'Characteristic.ManagedNetworkEnable', name: 'UNKNOWN', value: 2, until: '0.9' },
] as const
