/** How a piece of a message looks; the names are those of the style sheet. */
export interface Look {
  /** One of the eight colours of a terminal, where it has one. */
  readonly colour: number | null
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
}

export interface Piece {
  readonly text: string
  readonly look: Look
}

const plain: Look = { colour: null, bold: false, italic: false, underline: false }

/** SGR, "Select Graphic Rendition" (ECMA-48, 8.3.117); the bridge leaves no other control sequence in a message. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[([\\d;:]*)m`, 'g')

/** A message without its colours. */
export function withoutColours(message: string): string {
  return message.includes('\u001b') ? message.replace(COLOURS, '') : message
}

/** The pieces of a message that look alike, in order; together they are the message without its colours. */
export function piecesOf(message: string): Piece[] {
  if (!message.includes('\u001b')) return [{ text: message, look: plain }]
  const pieces: Piece[] = []
  let look = plain
  let from = 0
  const upTo = (to: number) => to > from && pieces.push({ text: message.slice(from, to), look })
  for (const match of message.matchAll(COLOURS)) {
    upTo(match.index)
    from = match.index + match[0].length
    look = applyCodes(look, match[1] ?? '')
  }
  upTo(message.length)
  return pieces
}

function applyCodes(look: Look, parameters: string): Look {
  const codes = parameters.split(/[;:]/).map(Number)
  let after = look
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0
    if (code === 38 || code === 48) {
      // Colours of a palette (`5;n`) or mixed ones (`2;r;g;b`): only the first sixteen are known to be readable.
      const index = codes[at + 1] === 5 ? (codes[at + 2] ?? 16) : 16
      if (code === 38) after = { ...after, colour: index < 16 ? index % 8 : null }
      at += codes[at + 1] === 5 ? 2 : 4
    } else after = applyCode(after, code)
  }
  return after
}

/** Backgrounds, faint and inverse text are left out: they take the contrast that a reader needs. */
function applyCode(look: Look, code: number): Look {
  if (code === 0) return plain
  if (code === 1) return { ...look, bold: true }
  if (code === 22) return { ...look, bold: false }
  if (code === 3 || code === 23) return { ...look, italic: code === 3 }
  if (code === 4 || code === 24) return { ...look, underline: code === 4 }
  if (code === 39) return { ...look, colour: null }
  if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) return { ...look, colour: code % 10 }
  return look
}
