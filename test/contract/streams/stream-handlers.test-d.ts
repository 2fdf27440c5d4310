// Nothing here runs: it is compiled, and each expected error is one that a handler's author would see.

import type { StreamHandler, StreamHandlers } from '../../../src/contract/streams/handler.ts'
import type { SmallStreams } from './small-streams.ts'

type Feed = StreamHandler<SmallStreams['feed'], null>
type Talk = StreamHandler<SmallStreams['talk'], null>

const feed: Feed = (connection) => connection.send({ text: 'a' })

export const talk: Talk = async (connection) => {
  connection.send(String(connection.query.size))
  // @ts-expect-error the query has no such parameter
  connection.send(String(connection.query.length))
  return connection.listen({
    receive: {
      words: (text) => connection.send(text.trim()),
      size: async ({ size }) => connection.send(size.toFixed()),
    },
  })
}

// @ts-expect-error a stream is missing
export const some: StreamHandlers<SmallStreams, null> = { feed }

// @ts-expect-error the message has another shape
export const wrong: Feed = (connection) => connection.send({ txt: 'a' })

// @ts-expect-error a message of the client has no handler
export const half: Talk = (connection) => connection.listen({ receive: { words: () => undefined } })

// @ts-expect-error neither has any
export const closing: Talk = (connection) => connection.listen({ close: () => undefined })

// @ts-expect-error and a handler that answers nothing has none
export const nothing: Talk = () => undefined

export const mixed: Talk = (connection) =>
  // @ts-expect-error words have no size
  connection.listen({ receive: { words: (text) => text.size, size: () => {} } })

export const other: Talk = (connection) =>
  // @ts-expect-error no message of this name
  connection.listen({ receive: { words: () => {}, size: () => {}, colour: () => {} } })

// @ts-expect-error what is not held against the messages
export const unheld: Talk = () => ({ receive: { words: () => {}, size: () => {} } })

// @ts-expect-error nothing is received here
export const deaf: Feed = (connection) => connection.listen({ receive: { words: () => {} } })
