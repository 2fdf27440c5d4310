import type { Readable } from 'node:stream'
import { TokenBucket } from '../../lib/token-bucket.ts'
import { LineSplitter } from '../protocol/line-splitter.ts'

export interface LineLimits {
  /** Bytes of a line; what is longer comes cut, and `isWhole` is false. */
  readonly maxLine: number
  /** Bytes read per second; a process that writes more waits. */
  readonly rate: number
  /** What a line counts beside its bytes. */
  readonly lineCost: number
}

/**
 * Reads the lines of a process. One that floods is slowed down, instead of costing the daemon its time.
 *
 * @returns reads what is left without holding back, once the process is gone
 */
export function readLines(
  stream: Readable,
  { maxLine, rate, lineCost }: LineLimits,
  onLine: (line: string, isWhole: boolean) => void,
): () => void {
  const splitter = new LineSplitter(maxLine, onLine)
  const bucket = new TokenBucket(rate, rate)
  let timer: NodeJS.Timeout | undefined
  let isLast = false
  stream.on('data', (chunk: Buffer) => {
    const lines = splitter.push(chunk)
    const pause = isLast ? 0 : bucket.spend(chunk.length + lines * lineCost)
    if (pause === 0) return
    stream.pause()
    timer = setTimeout(() => stream.resume(), pause).unref()
  })
  stream.on('end', () => splitter.end())
  stream.on('error', () => {})
  return () => {
    isLast = true
    clearTimeout(timer)
    stream.resume()
  }
}
