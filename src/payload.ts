declare const decoded: unique symbol

/**
 * JSON text that stands for a `T`. What is stored as it will be sent is neither parsed nor written again on its way
 * out; where replies are checked, the text is parsed and held against the contract like any other body.
 */
export class Encoded<T> {
  declare readonly [decoded]: T
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** The bytes of a file, sent as a stream; `size` in bytes. The writer answers ranges of it. */
export class FileBody {
  readonly path: string
  readonly size: number

  constructor(path: string, size: number) {
    this.path = path
    this.size = size
  }
}
