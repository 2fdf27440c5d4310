const FIN = 0x80
const opcodes = { text: 0x1, binary: 0x2 } as const

/**
 * A text as one whole WebSocket frame from server to client: not masked, not fragmented, not compressed (RFC 6455,
 * 5.2). `ws` makes head and payload two writes for each client; this is one, and the same for all of them.
 */
export function textFrame(text: string, kind: keyof typeof opcodes): Buffer {
  const size = Buffer.byteLength(text)
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = FIN | opcodes[kind]
  if (head === 2) frame[1] = size
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.write(text, head)
  return frame
}
