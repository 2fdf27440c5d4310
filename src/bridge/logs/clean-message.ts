/** The most of a message that is kept, in bytes of UTF-8; one that is cut ends in an ellipsis within it. */
export const MESSAGE_LIMIT = 8 * 1024

const ELLIPSIS = '…'
const ESCAPE = String.raw`\x1b`

// A colour: SGR, "Select Graphic Rendition" (ECMA-48, 8.3.117); `:` parts the values of ISO 8613-6 colours.
const COLOUR = String.raw`${ESCAPE}\[[\d;:]*m`

/** What ends a line for one program or another. */
const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g

/**
 * What a terminal would obey (ECMA-48, 5): strings (DCS, SOS, OSC, PM, APC; one without an end reaches to the end of
 * its line), control sequences, other escapes, and the rest of C0 and C1. Colours match first, to be put back.
 */
const COMMAND = new RegExp(
  [
    `(${COLOUR})`,
    String.raw`(?:\x1b[PX\]^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]*(?:\x07|\x9c|\x1b\\)?`,
    String.raw`(?:\x1b\[|\x9b)[\x30-\x3f]*[\x20-\x2f]*[\x40-\x7e]?`,
    String.raw`\x1b[\x20-\x2f]*[\x30-\x7e]?`,
    String.raw`[\x00-\x08\x0b-\x1f\x7f-\x9f]`,
  ].join('|'),
  'g',
)

const COLOURS = new RegExp(COLOUR, 'g')
const UNFINISHED_COLOUR = new RegExp(`${ESCAPE}(?:${String.raw`\[[\d;:]*`})?$`)
const SUSPECT = /[\p{Cc}\u2028\u2029]/u

const encoder = new TextEncoder()
// A byte order mark is text here.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const room = new Uint8Array(MESSAGE_LIMIT)
const roomBeforeEllipsis = room.subarray(0, MESSAGE_LIMIT - encoder.encode(ELLIPSIS).length)

/**
 * A message that cannot control a terminal and holds on to no memory but its own: colours stay, other control
 * sequences go, every end of a line is `\n`, lone surrogates are U+FFFD, and what is
 * longer than {@link MESSAGE_LIMIT} is cut between two characters. White space at the end goes too.
 */
export function cleanMessage(message: string): string {
  // A message is cleaned of no more than could be kept: what is cut has cost little, however long it was. Four times
  // leaves room for what cleaning takes away.
  const beginning = message.length > 4 * MESSAGE_LIMIT ? message.slice(0, 4 * MESSAGE_LIMIT) : message
  const obedient = SUSPECT.test(beginning) ? beginning.replace(LINE_END, '\n').replace(COMMAND, '$1') : beginning
  const clean = obedient.trimEnd()
  // Through bytes also when it is short: a piece of a longer string would keep all of that in memory.
  const { read, written } = encoder.encodeInto(clean, room)
  if (read === clean.length && beginning === message) return decoder.decode(room.subarray(0, written))
  const cut = encoder.encodeInto(clean, roomBeforeEllipsis).written
  return decoder.decode(room.subarray(0, cut)).replace(UNFINISHED_COLOUR, '') + ELLIPSIS
}

/** A cleaned message without its colours. */
export function withoutColours(message: string): string {
  return message.replace(COLOURS, '')
}
