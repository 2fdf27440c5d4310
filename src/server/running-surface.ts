/** A surface that answers requests. */
export interface RunningSurface {
  readonly name: 'auth' | 'bridge' | 'content'
  /** Where it listens: scheme, address and real port, without a slash at the end. */
  readonly url: string
  /** Finishes what is in flight, then lets go of everything; within 5 s. */
  close(): Promise<void>
}
