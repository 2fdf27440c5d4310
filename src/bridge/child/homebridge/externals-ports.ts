import { reasonOf } from '../../hap/bridge-log.ts'
import type { HomebridgeSettings } from '../../protocol/messages.ts'

type Range = HomebridgeSettings['ports']

/**
 * The ports that a server may have, the one that it had before first, so that controllers find it there.
 *
 * @returns 0 stands for any
 */
export function portsToTry(range: Range, before: number | undefined): readonly [number, ...number[]] {
  if (range === null) return before === undefined ? [0] : [before, 0]
  const { start, end } = range
  const others = Array.from({ length: end - start }, (_, index) => start + 1 + index)
  if (before === undefined || before <= start || before > end) return [start, ...others]
  return [before, start, ...others.filter((port) => port !== before)]
}

/** Why a server cannot listen, with the setting that would help. */
export function portFault(error: unknown, { ports, bind }: Pick<HomebridgeSettings, 'ports' | 'bind'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' && ports !== null) return `every port from ${ports.start} to ${ports.end} is taken (ports)`
  if (code === 'EADDRNOTAVAIL') return `${bind} is not an address of this machine (bridge.bind)`
  return reasonOf(error).slice(0, 1_000)
}
