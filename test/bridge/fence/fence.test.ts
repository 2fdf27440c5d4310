import { describe, expect, it } from 'vitest'
import { Fence } from '../../../src/bridge/fence/fence.ts'
import type { SocketOwner } from '../../../src/bridge/fence/socket-table.ts'

const ends = { client: { address: '127.0.0.1', port: 1 }, server: { address: '127.0.0.1', port: 2 } }
const isOpen = () => true

/**
 * A fence around a plugin `a` of user 7, whose sockets are those given, and what it read, in order.
 *
 * @param ends looks at which a process of plugin `d` is ending, each a second after the one before
 */
function makeFence(
  owners: (SocketOwner | null)[],
  held: Record<number, string> = {},
  { hidden, ends = 0 }: { readonly hidden?: string; readonly ends?: number } = {},
) {
  let looks = 0
  const read: string[] = []
  const logs: string[] = []
  let now = 0
  const fence = new Fence({
    processes: {
      heldSockets: async () => {
        read.push('processes')
        const pluginOf = new Map(Object.entries(held).map(([inode, plugin]) => [Number(inode), plugin]))
        if (ends === 0) return { pluginOf, hidden }
        now += 1_000
        looks += 1
        return { pluginOf, hidden, ending: looks <= ends ? 'd' : undefined }
      },
      pluginOfUser: (uid) => (uid === 7 ? 'a' : undefined),
    },
    log: (level, message) => logs.push(`${level} ${message}`),
    findOwners: async (connections) => {
      read.push('table')
      const owner = owners.length > 1 ? owners.shift() : owners[0]
      return new Map(owner ? connections.map((connection) => [connection, owner]) : [])
    },
    now: () => now,
  })
  return { fence, read, logs, pass: (ms: number) => (now += ms) }
}

describe('whose a connection is', () => {
  it.each([
    ['of a plugin’s user, whichever process has it', { uid: 7, inode: 10 }, 'a'],
    ['of a plugin’s process, whichever user made it', { uid: 9, inode: 11 }, 'b'],
    ['of everyone else', { uid: 9, inode: 10 }, undefined],
  ])('%s', async (_, owner, plugin) => {
    const { fence } = makeFence([owner], { 11: 'b' })
    expect((await fence.pluginAt(ends, isOpen))?.plugin).toBe(plugin)
  })

  it('is read from the processes first: a socket that is open afterwards was seen', async () => {
    const { fence, read } = makeFence([{ uid: 9, inode: 10 }])
    await fence.pluginAt(ends, isOpen)
    expect(read).toEqual(['processes', 'table'])
  })

  it('is looked for again while the connection is there, and is no one’s in the end', async () => {
    const again = makeFence([null, { uid: 9, inode: 10 }])
    expect(await again.fence.pluginAt(ends, isOpen)).toBeNull()
    const never = makeFence([null])
    expect(await never.fence.pluginAt(ends, isOpen)).toEqual({
      plugin: null,
      reason: 'no process has its socket any more',
    })
    expect(never.read).toHaveLength(6)
    const gone = makeFence([null])
    expect((await gone.fence.pluginAt(ends, () => false))?.plugin).toBeNull()
    expect(gone.read).toHaveLength(2)
  })

  it('may be that of a plugin which does not show what it has', async () => {
    const { fence } = makeFence([{ uid: 9, inode: 10 }], {}, { hidden: 'c' })
    expect((await fence.pluginAt(ends, isOpen))?.plugin).toBe('c')
  })

  it('is known once a process that is ending has ended', async () => {
    const other = makeFence([{ uid: 9, inode: 10 }], {}, { ends: 3 })
    expect(await other.fence.pluginAt(ends, isOpen)).toBeNull()
    expect(other.read).toHaveLength(8)
    // With its process the socket of a plugin goes.
    const itsOwn = makeFence([{ uid: 9, inode: 10 }, null], {}, { ends: 1 })
    expect((await itsOwn.fence.pluginAt(ends, isOpen))?.reason).toBe('no process has its socket any more')
  })

  it('may be that of a process which does not come to its end, or of a client which did not wait for that', async () => {
    const reason = 'a process of plugin d is still exiting, and may hold its socket'
    const never = makeFence([{ uid: 9, inode: 10 }], {}, { ends: 100 })
    expect(await never.fence.pluginAt(ends, isOpen)).toEqual({ plugin: null, reason })
    expect(never.read).toHaveLength(12)
    const left = makeFence([{ uid: 9, inode: 10 }], {}, { ends: 100 })
    expect(await left.fence.pluginAt(ends, () => false)).toEqual({ plugin: null, reason })
    expect(left.read).toHaveLength(2)
  })

  it('is one look for all that wait, which begins after the last of them came', async () => {
    const { fence, read } = makeFence([{ uid: 9, inode: 10 }])
    const first = fence.pluginAt(ends, isOpen)
    // The first look may be under way: one more is enough for any number.
    const others = Array.from({ length: 50 }, () => fence.pluginAt(ends, isOpen))
    await Promise.all([first, ...others])
    expect(read.length).toBeLessThanOrEqual(4)
  })
})

it('the log says it at once, and then once a minute', () => {
  const { fence, logs, pass } = makeFence([])
  const caught = { plugin: 'a', reason: 'why' }
  for (let i = 0; i < 5; i += 1) fence.report(caught, 'GET /api/config')
  fence.report({ plugin: null, reason: 'why' }, 'GET /')
  pass(60_000)
  fence.report(caught, 'GET /api/logs')
  expect(logs).toEqual([
    'warn plugin a was refused at GET /api/config: plugins may not use the bridge; why',
    'warn a connection from this machine was refused at GET /: plugins may not use the bridge; why',
    'warn plugin a was refused at GET /api/logs: plugins may not use the bridge; why (and 4 more since the last such entry)',
  ])
})
