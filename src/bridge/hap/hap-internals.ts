import type { KeyObject } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import type { Accessory } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'

/** The internals of `HAPConnection` that are used here. */
export interface HapConnection {
  _pairSetupState: number | undefined
  /** Of its controller, once that has proven that it is paired. */
  readonly username?: string
  readonly internalHttpServer: Server
  /** The way to that server. */
  httpSocket?: { write(data: Buffer): void; destroy(): void }
  state: number
  /** Of the session; the keys are empty until its controller has proven that it is paired. */
  readonly encryption?: { accessoryToControllerKey: SessionKey; controllerToAccessoryKey: SessionKey }
  /** Sends an answer of that server to the controller, encrypted. */
  handleHttpServerResponse(data: Buffer): void
  /** Whether its controller has proven that it is paired. */
  isAuthenticated(): boolean
  on(event: 'authenticated' | 'closed', listener: () => void): void
  close(): void
}

/** What a session's key is used for: by Node's cipher, and to see whether it is there. */
export type SessionKey = Buffer | (KeyObject & { readonly length: number })

/** The internals of `HAPServer` that are used here. */
export interface HapServer {
  readonly httpServer: {
    readonly tcpServer: Server
    readonly connections: ReadonlySet<HapConnection>
    on(event: 'connection-opened', listener: (connection: HapConnection) => void): void
  }
  listen(port: number, host?: string): void
  handleRequestOnHAPConnection(connection: HapConnection, request: HapRequest, response: ServerResponse): void
  handlePairSetupM3(connection: HapConnection, request: unknown, response: ServerResponse, tlvs: unknown): void
}

export interface HapRequest {
  readonly url: string
  on(event: 'data', listener: (chunk: Buffer) => void): void
}

export type HapServerClass = new (info: AccessoryInfo) => HapServer

/** The internals of a published accessory, a bridge or another, that are used here. */
export interface PublishedAccessory {
  readonly _accessoryInfo?: AccessoryInfo
  readonly _server?: HapServer
  readonly _advertiser?: { updateAdvertisement(silent?: boolean): void }
  readonly _identifierCache?: { readonly _cache: Record<string, number> }
  /** Has the accessory's controller objects (cameras, for example) drop what unpaired clients have set. */
  handleAccessoryUnpairedForControllers(): void
}

/** What `Accessory.publish` asks of an advertiser. */
export type AdvertiserClass = new (...args: never[]) => object

/** The parts that `publish` makes; all absent before. */
export function publishedParts(accessory: Accessory): PublishedAccessory {
  return accessory as unknown as PublishedAccessory
}
