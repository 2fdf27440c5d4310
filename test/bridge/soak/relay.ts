import { connect, createServer } from 'node:net'

// Runs in a network of its own, which nobody outside can connect to: whoever connects to this socket, whose path is the
// argument, names a port in two bytes and is connected to it.

createServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', (head: Buffer) => {
    const inside = connect({ port: head.readUInt16BE(0), host: '127.0.0.1', noDelay: true })
    inside.on('error', () => {})
    inside.once('close', () => socket.destroy())
    socket.once('close', () => inside.destroy())
    inside.write(head.subarray(2))
    socket.pipe(inside).pipe(socket)
  })
}).listen(process.argv[2], () => process.stdout.write('ready\n'))
