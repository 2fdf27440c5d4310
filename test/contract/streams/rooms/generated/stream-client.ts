// Generated from test/contract/streams/rooms/rooms.asyncapi.yaml by `make generate`.
// Change the contract, not this file.

import { binary, type StreamOptions, StreamSocket, streamUrl } from './stream-socket.ts'
import type { components } from './stream-types.ts'

export { StreamClosed, type StreamOptions, StreamSocket } from './stream-socket.ts'
export type * from './stream-types.ts'

type Messages = components['schemas']

export interface RoomOptions extends StreamOptions {
  /** Its name. */
  readonly room: string
  /** Its floor. */
  readonly floor: 'upper' | 'lower'
  /** Who speaks. */
  readonly speaker: string
  /** How loud. */
  readonly volume?: number | undefined
  /** Whether one hears oneself. */
  readonly echo?: boolean | undefined
}

/** What is said in a room. */
export class RoomStream extends StreamSocket<Messages['Line']> {
  /** Says something. */
  say(payload: Messages['Say']): void {
    this.send(JSON.stringify(payload))
  }

  /** Takes another name. */
  renameTo(payload: Messages['Rename']): void {
    this.send(JSON.stringify(payload))
  }

  /** Makes a noise. */
  knock(payload: Messages['Knock']): void {
    this.send(binary(payload))
  }
}

/**
 * Opens `/ws/rooms/{room}/{floor}`.
 *
 * @param baseUrl the public address of the service
 */
export function openRoom(baseUrl: string, options: RoomOptions): RoomStream {
  return new RoomStream(streamUrl(baseUrl, '/ws/rooms/{room}/{floor}', { speaker: options.speaker, volume: options.volume, echo: options.echo }, { room: options.room, floor: options.floor }), JSON.parse, options)
}

export interface FloorLinesOptions extends StreamOptions {
  /** Its number. */
  readonly level: number
}

/** What is said on a floor. */
export class FloorLinesStream extends StreamSocket<Messages['Line']> {}

/**
 * Opens `/ws/floors/{level}`.
 *
 * @param baseUrl the public address of the service
 */
export function openFloorLines(baseUrl: string, options: FloorLinesOptions): FloorLinesStream {
  return new FloorLinesStream(streamUrl(baseUrl, '/ws/floors/{level}', {}, { level: options.level }), JSON.parse, options)
}
