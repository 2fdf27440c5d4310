/** A surface that answers requests. */
export interface RunningSurface {
  readonly name: 'auth' | 'bridge' | 'content'
  /** Where it listens: scheme, address and real port, without a slash at the end. */
  readonly url: string
  /** What a newcomer does next with this surface, in a sentence or two; logged when every surface listens. */
  readonly firstSteps?: string
  /** Finishes what is in flight, then lets go of everything; within 5 s. */
  close(): Promise<void>
  /** Lets go of what other surfaces of the process may still ask for; after every one has closed. */
  release?(): Promise<void>
}
