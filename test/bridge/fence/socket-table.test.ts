import { endianness } from 'node:os'
import { expect, it } from 'vitest'
import { findOwners } from '../../../src/bridge/fence/socket-table.ts'

/** Rows of a little-endian machine, as the kernel writes them. */
const tcp = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000:2186 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1194 1 000000003d69c6b9 100 0 0 10 0
   1: 0100007F:9C40 0100007F:2186 01 00000000:00000000 00:00000000 00000000  1000        0 5001 1 00000000908d2aa7 20 4 30 10 -1
   2: 0100007F:2186 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 5002 1 00000000908d2aa8 20 4 30 10 -1
   3: 0A08097F:9C41 0100007F:2186 06 00000000:00000000 03:00001766 00000000     0        0 0 3 00000000d5d1b4d3
`
const tcp6 = `  sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000000000000000000001000000:9C42 00000000000000000000000001000000:2186 01 00000000:00000000 00:00000000 00000000 65534        0 6001 1 0000000012d2aa71 20 4 30 10 -1
   1: 0000000000000000FFFF00000100007F:9C43 0000000000000000FFFF00000100007F:2186 01 00000000:00000000 00:00000000 00000000    33        0 6002 1 0000000012d2aa72 20 4 30 10 -1
   2: 000080FE00000000FF005450B6AD1DFE:9C44 000080FE00000000FF005450B6AD1DFE:2186 01 00000000:00000000 00:00000000 00000000   102        0 6003 1 0000000012d2aa73 20 4 30 10 -1
`
/** Whose a connection is, and how much of which table was read for it. */
async function look(client: string, port: number, server = client) {
  const read: Record<string, 'part' | 'whole'> = {}
  const connection = { client: { address: client, port }, server: { address: server, port: 8582 } }
  const owners = await findOwners([connection], async function* (table) {
    // In pieces that end within rows.
    for (const piece of { tcp, tcp6 }[table].match(/.{1,70}/gs) ?? []) {
      read[table] = 'part'
      yield piece
    }
    read[table] = 'whole'
  })
  return { owner: owners.get(connection), read }
}

it.runIf(endianness() === 'LE').each([
  ['IPv4', '127.0.0.1', 40_000, { uid: 1000, inode: 5001 }, { tcp: 'part' }],
  [
    'IPv4, as a listener on every address sees it',
    '::ffff:127.0.0.1',
    40_000,
    { uid: 1000, inode: 5001 },
    { tcp: 'part' },
  ],
  ['IPv6', '::1', 40_002, { uid: 65_534, inode: 6001 }, { tcp6: 'part' }],
  ['IPv4 by an IPv6 socket', '127.0.0.1', 40_003, { uid: 33, inode: 6002 }, { tcp: 'whole', tcp6: 'part' }],
  [
    'the same, both ends of which are one',
    '::ffff:127.0.0.1',
    40_003,
    { uid: 33, inode: 6002 },
    { tcp: 'whole', tcp6: 'part' },
  ],
  ['an address of a link', 'fe80::5054:ff:fe1d:adb6%eth0', 40_004, { uid: 102, inode: 6003 }, { tcp6: 'part' }],
  ['nothing', '127.0.0.1', 40_009, undefined, { tcp: 'whole', tcp6: 'whole' }],
])('the client’s end is found, and no more is read than it takes: %s', async (_, address, port, owner, read) => {
  expect(await look(address, port)).toEqual({ owner, read })
})

it('several are found at once', async () => {
  const ends = (address: string, port: number) => ({ client: { address, port }, server: { address, port: 8582 } })
  const connections = [ends('::1', 40_002), ends('127.0.0.1', 40_000), ends('127.0.0.1', 40_009)]
  const owners = await findOwners(connections, async function* (table) {
    yield { tcp, tcp6 }[table]
  })
  expect(connections.map((connection) => owners.get(connection)?.inode)).toEqual([6001, 5001, undefined])
})

it('a socket that no process has any more belongs to none', async () => {
  expect((await look('127.9.8.10', 40_001, '127.0.0.1')).owner).toBeUndefined()
})
