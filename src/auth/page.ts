/** Which part of a list: the first of it when `cursor` is absent, `limit` entries when that is there. */
export interface Page {
  readonly limit?: number | undefined
  /** The id of the last entry of the page before. */
  readonly cursor?: string | undefined
}
