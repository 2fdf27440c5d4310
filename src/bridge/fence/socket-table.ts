import { open } from 'node:fs/promises'
import { isIPv4 } from 'node:net'
import { endianness } from 'node:os'
import { groupsOf } from '../../lib/addresses.ts'
import { hasCode } from '../../lib/error-text.ts'

/** One end of a TCP connection. */
export interface Endpoint {
  /** As Node writes it. */
  readonly address: string
  readonly port: number
}

/** A connection as the side that accepted it sees it. */
export interface LocalConnection {
  readonly client: Endpoint
  readonly server: Endpoint
}

/** What the kernel says of the socket of a client. */
export interface SocketOwner {
  /** Of the process that made the socket, whichever has it now. */
  readonly uid: number
  /** Never 0, which the kernel writes for a socket that no process has any more. */
  readonly inode: number
}

/** The tables of TCP sockets (proc(5)), each with how one end is spelled in it; null where it cannot be there. */
const tables = [
  ['tcp', spellIPv4],
  ['tcp6', spellIPv6],
] as const

type TableName = (typeof tables)[number][0]

/**
 * Who has the clients' ends of connections, among the sockets of this process's network namespace; one that is missing is
 * unknown to the kernel, or no process has it any more.
 *
 * To list a table, the kernel walks all buckets of its hash table, which takes milliseconds on a machine with much memory,
 * and walks them again to find the end. So reading stops once all connections are found.
 *
 * @param read the rows as they are now, piece by piece
 */
export async function findOwners(
  connections: readonly LocalConnection[],
  read: (table: TableName) => AsyncIterable<string> = readTable,
): Promise<Map<LocalConnection, SocketOwner>> {
  const owners = new Map<LocalConnection, SocketOwner>()
  for (const [table, spell] of tables) {
    const wanted = new Map<LocalConnection, string>()
    for (const connection of connections) {
      const [from, to] = [spell(connection.client), spell(connection.server)]
      if (!owners.has(connection) && from !== null && to !== null) wanted.set(connection, `: ${from} ${to} `)
    }
    if (wanted.size === 0) continue
    let rows = ''
    for await (const piece of read(table)) {
      rows = rows.slice(rows.lastIndexOf('\n') + 1).concat(piece)
      for (const [connection, ends] of wanted) {
        const owner = ownerIn(rows, ends)
        if (owner === null) continue
        owners.set(connection, owner)
        wanted.delete(connection)
      }
      if (wanted.size === 0) break
    }
  }
  return owners
}

/** Of the row that has these ends; null where it is not there as a whole. */
function ownerIn(rows: string, ends: string): SocketOwner | null {
  const at = rows.indexOf(ends)
  const end = rows.indexOf('\n', at)
  if (at < 0 || end < 0) return null
  // state, queues, timer, retransmissions, uid, timeout, inode
  const fields = rows.slice(at + ends.length, end).split(/\s+/)
  const [uid, inode] = [Number(fields[4]), Number(fields[6])]
  return inode > 0 ? { uid, inode } : null
}

/** Not by `/proc/net`, which is gone where `/proc` is mounted with `subset=pid`. */
async function* readTable(table: TableName): AsyncGenerator<string> {
  const file = await open(`/proc/self/net/${table}`).catch(nullIfMissing)
  if (file === null) return
  try {
    const buffer = Buffer.alloc(PIECE)
    for (;;) {
      const { bytesRead } = await file.read(buffer)
      if (bytesRead === 0) return
      yield buffer.toString('latin1', 0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

/** Bytes. One read returns at most the kernel's own buffer, usually a page. */
const PIECE = 16 * 1024

/** A kernel without IPv6 has no table of it. */
function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null
  throw error
}

/** `0100007F:1F90`; null for what is no IPv4 address, in either spelling. */
function spellIPv4({ address, port }: Endpoint): string | null {
  const bytes = bytesOf(address)
  const isMapped = bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 0xff && bytes[11] === 0xff
  return isMapped ? spell(bytes.slice(12), port) : null
}

/** An IPv6 socket that speaks IPv4 has the mapped address (RFC 4291, 2.5.5.2). */
function spellIPv6({ address, port }: Endpoint): string {
  return spell(bytesOf(address), port)
}

/** The 16 bytes of an address, an IPv4 one as IPv6 maps it. */
function bytesOf(address: string): number[] {
  const [bare = ''] = address.split('%', 1)
  const groups = groupsOf(isIPv4(bare) ? `::ffff:${bare}` : bare)
  return groups.flatMap((group) => [group >> 8, group & 0xff])
}

/** The kernel writes words of four bytes as numbers of the machine. */
function spell(bytes: readonly number[], port: number): string {
  const words = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.slice(at * 4, at * 4 + 4))
  const ordered = endianness() === 'LE' ? words.map((word) => word.toReversed()) : words
  const hexadecimal = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0')
  return `${ordered
    .flat()
    .map((byte) => hexadecimal(byte, 2))
    .join('')}:${hexadecimal(port, 4)}`
}
