import type { Piece } from './ansi.ts'

export interface MarkedPiece extends Piece {
  /** Whether it is (a part of) what was searched for. */
  readonly hit: boolean
}

/** Parts pieces further where a pattern (`g`) is found in their whole text; a hit may span several. */
export function markHits(pieces: readonly Piece[], pattern: RegExp | null): MarkedPiece[] {
  if (pattern === null) return pieces.map((piece) => ({ ...piece, hit: false }))
  const whole = pieces.map(({ text }) => text).join('')
  const edges = [...whole.matchAll(pattern)].flatMap(({ index, 0: hit }) => [index, index + hit.length])
  const parts: MarkedPiece[] = []
  let start = 0
  let edge = 0
  for (const { text, look } of pieces) {
    const end = start + text.length
    let from = start
    while (from < end) {
      const to = Math.min(edges[edge] ?? end, end)
      // Between an odd edge and the next lies a hit.
      if (to > from) parts.push({ text: whole.slice(from, to), look, hit: edge % 2 === 1 })
      if (to === edges[edge]) edge += 1
      from = to
    }
    start = end
  }
  return parts
}
