import type { Scope } from '../../access/scopes.ts'

/** What the runtime knows of one stream; `generated/<surface>/streams.ts` holds one of these for each. */
export interface Channel {
  readonly name: string
  /** `/ws/logs`; parameters in braces. */
  readonly path: string
  /** Names of security schemes, as a `Route` has them; none at all means open. */
  readonly security: readonly (readonly string[])[]
  /** Who may open it, beyond that (`x-rights`). */
  readonly rights: string | null
  /** Whether it asks for a fresh proof of the person (`x-step-up`). */
  readonly stepUp?: true
  /** What a token that is limited must hold for it: to write, where clients send anything. */
  readonly scope: Scope
  /** Connections at a time (`x-max-connections`). */
  readonly maxConnections: number
  /** Of one message of a client (`x-max-message-bytes`). */
  readonly maxMessageBytes: number
  /** How many bytes may wait for a client before it counts as slow (`x-max-unsent-bytes`). */
  readonly maxUnsentBytes: number
  /** Of the address. */
  readonly parameters: readonly StreamParameter[]
  /** What the server sends; all of one channel are encoded alike. */
  readonly send: readonly MessageShape[]
  /** What clients may send; where there is none, what they send is ignored. */
  readonly receive: readonly MessageShape[]
}

export interface StreamParameter {
  readonly in: 'path' | 'query'
  readonly name: string
  readonly required: boolean
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
}

/** How a message travels; its validator has the same name. */
export interface MessageShape {
  readonly message: string
  readonly frame: 'text' | 'binary'
  readonly contentType: string
  /** The member of the payload that tells it from the channel's other messages in such frames. */
  readonly discriminator?: { readonly property: string; readonly value: string }
}
