import { connect, createServer } from 'node:net'

// Runs in a network of its own, into which nothing outside can connect. A connection to its socket, whose path is the
// argument, names a port in its first two bytes and leads there.

createServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', (head: Buffer) => {
    const inside = connect({ port: head.readUInt16BE(0), host: '127.0.0.1', noDelay: true })
    inside.write(head.subarray(2))
    for (const [from, to] of [
      [socket, inside],
      [inside, socket],
    ] as const) {
      // An end is passed on once what came before it has arrived; closing at once would cut that off.
      from.on('error', () => to.destroy())
      from.pipe(to)
    }
  })
}).listen(process.argv[2], () => process.stdout.write('ready\n'))
