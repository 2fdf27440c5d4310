/** What the runtime knows of one stream; `generated/<surface>/streams.ts` holds one of these for each. */
export interface Channel {
  readonly name: string
  /** `/ws/logs`; without parameters. */
  readonly path: string
  readonly query: readonly QueryParameter[]
  /** What the server sends; all of one channel are encoded alike. */
  readonly send: readonly MessageShape[]
  /** What clients may send, one for each kind of frame; where there is none, what they send is ignored. */
  readonly receive: readonly MessageShape[]
}

export interface QueryParameter {
  readonly name: string
  readonly required: boolean
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
}

/** How a message travels; its validator has the same name. */
export interface MessageShape {
  readonly message: string
  readonly frame: 'text' | 'binary'
  readonly contentType: string
}
