// Generated from test/contract/streams/rooms/rooms.asyncapi.yaml by `make generate`.
// Change the contract, not this file.

import { binary, type StreamOptions, StreamSocket, streamUrl } from './stream-socket.ts'

export { StreamClosed, type StreamOptions, StreamSocket } from './stream-socket.ts'

/** Something to say. */
export interface Say {
  /** The same for all. */
  readonly kind: 'words'
  /** Tells it from other messages. */
  readonly action: 'say'
  /** What to say. */
  readonly text: string
}

/** Another name. */
export interface Rename {
  /** The same for all. */
  readonly kind: 'words'
  /** Tells it from other messages. */
  readonly action: 'rename'
  /** The name of a person. */
  readonly name: string
}

/** A dot for each knock. */
export type Knock = string

/** What was said. */
export interface Line {
  /** Where it was said. */
  readonly room: string
  /** The name of a person. */
  readonly speaker: string
  /** What it was. */
  readonly text: string
  /** Whether it was said softly. */
  readonly whisper?: boolean
}

/** The name of a person. */
export type Speaker = string

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
export class RoomStream extends StreamSocket<Line> {
  /** Says something. */
  say(payload: Say): void {
    this.send(JSON.stringify(payload))
  }

  /** Takes another name. */
  renameTo(payload: Rename): void {
    this.send(JSON.stringify(payload))
  }

  /** Makes a noise. */
  knock(payload: Knock): void {
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
export class FloorLinesStream extends StreamSocket<Line> {}

/**
 * Opens `/ws/floors/{level}`.
 *
 * @param baseUrl the public address of the service
 */
export function openFloorLines(baseUrl: string, options: FloorLinesOptions): FloorLinesStream {
  return new FloorLinesStream(streamUrl(baseUrl, '/ws/floors/{level}', {}, { level: options.level }), JSON.parse, options)
}
