import { ConfigError } from './config-error.ts'

const LEAST = 1024
const MOST = 10 * 1024 ** 3

/** The largest media file that may be uploaded, in bytes: from 1 KiB to 10 GiB. */
export function parseMediaLimit(variable: string, value: string): number {
  const bytes = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (!(bytes >= LEAST && bytes <= MOST)) {
    throw new ConfigError(variable, `must be a number of bytes from ${LEAST} to ${MOST}, not ${JSON.stringify(value)}`)
  }
  return bytes
}
