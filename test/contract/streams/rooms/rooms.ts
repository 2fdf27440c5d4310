import { onTestFinished } from 'vitest'
import type { Principal } from '../../../../src/access/principal.ts'
import type { HttpCall } from '../../../../src/contract/call.ts'
import { Broadcast } from '../../../../src/contract/streams/broadcast.ts'
import type { StreamHandlers } from '../../../../src/contract/streams/handler.ts'
import { StreamSurface } from '../../../../src/contract/streams/stream-surface.ts'
import { startListener } from '../../../support/server.ts'
import * as validators from './generated/stream-validators.js'
import { channels, type Line, type Streams } from './generated/streams.ts'

/** By cookie or token: who is calling. What a test changes here changes for open streams, too. */
export type People = Map<string, Principal>

const levels = { upper: 1, lower: 0 } as const

/** Rooms in which people talk: the handlers of the contract beside, as a surface would have them. */
function roomHandlers(): StreamHandlers<Streams, null> {
  const listeners = new Map<number, Set<(line: Line) => void>>()
  const listenersOf = (level: number) => {
    const known = listeners.get(level) ?? new Set()
    listeners.set(level, known)
    return known
  }
  return {
    room(connection) {
      const { room, floor } = connection.path
      let { speaker } = connection.query
      const say = (text: string, whisper?: boolean): void => {
        const line = { room, speaker, text, ...(whisper === undefined ? {} : { whisper }) }
        for (const listener of listenersOf(levels[floor])) listener(line)
        if (connection.query.echo !== false) connection.send(line)
      }
      return connection.listen({
        receive: {
          say: ({ text }) => say(text, connection.query.volume < 5),
          rename: ({ name }) => {
            speaker = name
          },
          knock: (dots) => say('knock '.repeat(dots.length).trim()),
        },
      })
    },
    floorLines(connection) {
      const broadcast = new Broadcast<Line>({
        subscribe: (publish) => {
          const all = listenersOf(connection.path.level)
          all.add(publish)
          return () => all.delete(publish)
        },
        noticeOf: (dropped) => ({ room: '', speaker: '', text: `${dropped} lines were dropped` }),
      })
      return broadcast.join(connection)
    },
  }
}

/** A running surface of the rooms. */
export async function startRooms(people: People) {
  const refused: string[] = []
  const find = async (secret: string | undefined) => people.get(secret ?? '') ?? null
  const surface = StreamSurface.create<Streams, null>({
    ...{ channels, validators, handlers: roomHandlers(), context: () => null },
    security: {
      ticket: ({ cookies }: HttpCall) => find(cookies.ticket),
      badge: ({ headers }: HttpCall) => find(headers.authorization?.replace('Bearer ', '')),
    },
    callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
    log: ({ code }) => refused.push(code),
    checkMessages: true,
    recheckInterval: 10,
  })
  const listener = await startListener((_request, response) => response.end(), { upgrades: surface })
  onTestFinished(() => listener.close(0))
  return { surface, refused, port: listener.port, url: `http://127.0.0.1:${listener.port}` }
}
