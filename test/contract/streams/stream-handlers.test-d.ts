// Nothing here runs: it is compiled, and each expected error is one that a handler's author would be told.

import type { StreamHandler, StreamHandlers } from '../../../src/contract/streams/handler.ts'
import type { SmallStreams } from './small-streams.ts'

const feed: StreamHandler<SmallStreams['feed'], null> = (connection) => connection.send({ text: 'a' })

export const talk: StreamHandler<SmallStreams['talk'], null> = async (connection) => {
  connection.send(String(connection.query.size))
  // @ts-expect-error the query has no such parameter
  connection.send(String(connection.query.length))
  return {
    receive: (message) => {
      if (message.message === 'size') connection.send(message.payload.size.toFixed())
      // @ts-expect-error words have no size
      else connection.send(message.payload.size)
    },
  }
}

// @ts-expect-error a stream is missing
export const some: StreamHandlers<SmallStreams, null> = { feed }

// @ts-expect-error the message has another shape
export const wrong: StreamHandler<SmallStreams['feed'], null> = (connection) => connection.send({ txt: 'a' })

// @ts-expect-error nothing is received here
export const deaf: StreamHandler<SmallStreams['feed'], null> = () => ({ receive: (message) => message.text })
