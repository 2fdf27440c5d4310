import { dirname, join } from 'node:path'

const { TRIPTYCH_START: start } = process.env

/** What plugins' processes run: of the bundle that a run of all tests makes, else that of the sources. */
export const childStart = start === undefined ? undefined : join(dirname(start), 'bridge/child/main.js')
