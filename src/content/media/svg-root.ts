/**
 * Where the root element of an SVG begins; null for other text. Before it may stand what XML lets stand there: a
 * declaration, instructions, comments, a document type.
 */
export function svgRoot(text: string): number | null {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    at = skipBlanks(text, at)
    const end = endOfMisc(text, at)
    if (end === null) return /^<(?:[A-Za-z][\w.-]{0,63}:)?svg[\s/>]/.test(text.slice(at, at + 80)) ? at : null
    if (end === -1) return null
    at = end
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at += 1
  return at
}

/** Where an instruction, comment or document type that begins here ends; null where none begins, -1 without an end. */
function endOfMisc(text: string, at: number): number | null {
  if (text.startsWith('<?', at)) return indexAfter(text, '?>', at)
  if (text.startsWith('<!--', at)) return indexAfter(text, '-->', at)
  if (!text.startsWith('<!DOCTYPE', at)) return null
  const [bracket, end] = [text.indexOf('[', at), text.indexOf('>', at)]
  // An internal subset declares entities, and ends in `]>`.
  if (bracket === -1 || bracket > end) return indexAfter(text, '>', at)
  const subset = indexAfter(text, ']', at)
  return subset === -1 ? -1 : indexAfter(text, '>', subset)
}

function indexAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}
