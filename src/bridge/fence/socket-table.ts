import { readFile } from 'node:fs/promises'
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
  /** 0 where no process has the socket any more. */
  readonly inode: number
}

/** The TCP sockets of this machine (proc(5), `/proc/net/tcp`), those of this process's network namespace. */
export class SocketTable {
  readonly #rows: string

  /** @param rows as the kernel writes them */
  constructor(rows: string) {
    this.#rows = rows
  }

  /** As it is now. Not by `/proc/net`, which is gone where `/proc` is mounted with `subset=pid`. */
  static async read(): Promise<SocketTable> {
    const tables = ['tcp', 'tcp6'].map((name) => readFile(`/proc/self/net/${name}`, 'latin1').catch(emptyIfMissing))
    return new SocketTable((await Promise.all(tables)).join(''))
  }

  /** Who has the client's end of a connection; null where the kernel knows none, or no process has it any more. */
  ownerOf({ client, server }: LocalConnection): SocketOwner | null {
    for (const spell of [spellIPv4, spellIPv6]) {
      const [from, to] = [spell(client), spell(server)]
      if (from === null || to === null) continue
      const ends = `: ${from} ${to} `
      const at = this.#rows.indexOf(ends)
      if (at < 0) continue
      const end = this.#rows.indexOf('\n', at)
      // state, queues, timer, retransmissions, uid, timeout, inode
      const fields = this.#rows.slice(at + ends.length, end).split(/\s+/)
      const [uid, inode] = [Number(fields[4]), Number(fields[6])]
      if (inode > 0) return { uid, inode }
    }
    return null
  }
}

/** A kernel without IPv6 has no table of it. */
function emptyIfMissing(error: unknown): string {
  if (hasCode(error, 'ENOENT')) return ''
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
