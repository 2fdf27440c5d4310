import { connect } from 'node:net'
import { openHapHome } from './hap-home.ts'

/**
 * A bridge in a process, and so in a network, of its own. Its arguments are a folder, and what it is bound to. Each line
 * that comes in is an address of the machine: it says how the bridge is, and whether a client of that address is answered.
 */
const [, , folder, ...bind] = process.argv
const { bridge, home, start } = await openHapHome(folder)
const { port } = await start({ bind })
process.stdout.write(`${JSON.stringify({ log: home.entries.map(({ message }) => message) })}\n`)

process.stdin.setEncoding('utf8').on('data', async (host: string) => {
  const { listening, error } = bridge.status()
  process.stdout.write(`${JSON.stringify({ listening, error, answered: await isAnswered(host.trim()) })}\n`)
})

function isAnswered(host: string): Promise<boolean> {
  const socket = connect(port, host)
  socket.write('GET /accessories HTTP/1.1\r\nHost: a\r\n\r\n')
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}
