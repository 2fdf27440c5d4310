/** What the worker is started with: each schema is JSON text of a JSON Schema (2020-12) for a block's `fields`. */
export interface WorkerInput {
  readonly schemas: readonly BlockTypeSchema[]
  /** One cell: the index of the schema that is at work, so that the thread that terminates the worker can name it. */
  readonly atWork: Int32Array<SharedArrayBuffer>
}

export interface BlockTypeSchema {
  readonly type: string
  readonly schema: string
}

/** Where in a body, and what. `path` leads from the root of the body; it is empty for the schema itself. */
export interface Finding {
  readonly type: string
  /** Which of the bodies; null for the schema itself. */
  readonly body: number | null
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** The worker sends `started`, then one of these for its schemas, then one for each batch of bodies it is sent. */
export type WorkerOutput = readonly Finding[]
