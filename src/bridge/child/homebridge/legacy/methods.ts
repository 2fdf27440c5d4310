import type { Accessory, Characteristic, CharacteristicValue, Nullable, Service } from '@homebridge/hap-nodejs'

/** The getter of a characteristic, which hap-nodejs keeps to itself. */
interface Readable {
  handleGetRequest(connection: undefined, context: unknown): Promise<Nullable<CharacteristicValue>>
}

type GetCallback = (error: unknown, value?: Nullable<CharacteristicValue>) => void

/** Methods of `Characteristic` that hap-nodejs 1.0 took away. */
export const characteristicMethods = {
  /** Asks its `get` handler; a new value goes to whoever listens. */
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
export const accessoryMethods = {
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
export function init(): void {}
