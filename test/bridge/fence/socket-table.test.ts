import { endianness } from 'node:os'
import { expect, it } from 'vitest'
import { SocketTable } from '../../../src/bridge/fence/socket-table.ts'

/** Rows of a little-endian machine, as the kernel writes them. */
const rows = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000:2186 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1194 1 000000003d69c6b9 100 0 0 10 0
   1: 0100007F:9C40 0100007F:2186 01 00000000:00000000 00:00000000 00000000  1000        0 5001 1 00000000908d2aa7 20 4 30 10 -1
   2: 0100007F:2186 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 5002 1 00000000908d2aa8 20 4 30 10 -1
   3: 0A08097F:9C41 0100007F:2186 06 00000000:00000000 03:00001766 00000000     0        0 0 3 00000000d5d1b4d3
  sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000000000000000000001000000:9C42 00000000000000000000000001000000:2186 01 00000000:00000000 00:00000000 00000000 65534        0 6001 1 0000000012d2aa71 20 4 30 10 -1
   1: 0000000000000000FFFF00000100007F:9C43 0000000000000000FFFF00000100007F:2186 01 00000000:00000000 00:00000000 00000000    33        0 6002 1 0000000012d2aa72 20 4 30 10 -1
   2: 000080FE00000000FF005450B6AD1DFE:9C44 000080FE00000000FF005450B6AD1DFE:2186 01 00000000:00000000 00:00000000 00000000   102        0 6003 1 0000000012d2aa73 20 4 30 10 -1
`
const table = new SocketTable(rows)

function ownerOf(client: string, port: number, server = client) {
  return table.ownerOf({ client: { address: client, port }, server: { address: server, port: 8582 } })
}

it.runIf(endianness() === 'LE').each([
  ['IPv4', '127.0.0.1', 40_000, { uid: 1000, inode: 5001 }],
  ['IPv4, as a listener on every address sees it', '::ffff:127.0.0.1', 40_000, { uid: 1000, inode: 5001 }],
  ['IPv6', '::1', 40_002, { uid: 65_534, inode: 6001 }],
  ['IPv4 by an IPv6 socket', '127.0.0.1', 40_003, { uid: 33, inode: 6002 }],
  ['IPv4 by an IPv6 socket, both ends of which are one', '::ffff:127.0.0.1', 40_003, { uid: 33, inode: 6002 }],
  ['an address of a link', 'fe80::5054:ff:fe1d:adb6%eth0', 40_004, { uid: 102, inode: 6003 }],
  ['nothing', '127.0.0.1', 40_009, null],
])('the client’s end is found: %s', (_, address, port, owner) => {
  expect(ownerOf(address, port)).toEqual(owner)
})

it('a socket that no process has any more belongs to none', () => {
  expect(ownerOf('127.9.8.10', 40_001, '127.0.0.1')).toBeNull()
})
