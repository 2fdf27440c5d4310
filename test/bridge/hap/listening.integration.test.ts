import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SilentAdvertiser } from '../../../src/bridge/hap/publish.ts'
import { databaseOf } from '../../support/hap-controller.ts'
import { lamp, uuidOf } from '../accessories/descriptions.ts'
import { type HapHome, openHapHome } from './hap-home.ts'

let home: HapHome
beforeEach(async () => {
  home = await openHapHome()
  await home.home.accessories.put('lights', lamp(uuidOf(1)))
})
afterEach(() => home.close())

async function open(port: number, host = '127.0.0.1'): Promise<Socket> {
  const socket = connect(port, host)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

const errors = () => home.home.entries.filter(({ level }) => level === 'error').map(({ message }) => message)

describe('the bridge', () => {
  it('listens on its address and on no other', async () => {
    const { port, address, listening } = await home.start()
    expect({ address, listening }).toEqual({ address: '127.0.0.1', listening: true })
    await open(port)
    const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    // A link-local address is of no use without its interface.
    const others = all.filter((each) => each.address !== address && !each.address.startsWith('fe80:'))
    for (const { address: other } of others) {
      await expect(open(port, other)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    }
  })

  it('disconnects clients that do not prove to be controllers, and keeps those that do', async () => {
    const { port } = await home.start({ verifyWithin: 2_000 })
    const controller = home.known()
    await controller.getAccessories()
    const stranger = await open(port)
    await once(stranger.resume(), 'close')
    expect((await controller.getAccessories()).accessories).toHaveLength(2)
    expect(home.bridge.connections).toBe(1)
  })

  it('says why it cannot listen, and does once it can', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const error = `port ${port} is taken by another program (bridge.hapPort)`
    expect(await home.start({ port })).toEqual({ listening: false, port, address: '127.0.0.1', error })
    expect(home.bridge.state()).toMatchObject({ listening: false, error })
    expect(errors()).toEqual([`HAP is not published: ${error}`])
    expect(home.bridge.setupUri()).toMatch(/^X-HM/)
    expect(home.bridge.pairings()).toEqual([])
    expect(home.bridge.status()).toEqual({ listening: false, advertised: false, paired: false, controllers: 0, error })
    other.close()
    await once(other, 'close')
    // By itself: it is tried again until the port is free.
    await vi.waitFor(() => expect(home.bridge.state()).toEqual({ listening: true, port, address: '127.0.0.1' }))
    expect(errors()).toHaveLength(1)
    await open(port)
  })

  it('does not try again once it is stopped', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await home.start({ port: (other.address() as AddressInfo).port })
    expect(vi.getTimerCount()).toBe(1)
    await home.bridge.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(home.bridge.state().listening).toBe(false)
  })

  it('says who is connected, and whether it can be found', async () => {
    await home.start()
    await open(home.bridge.state().port)
    expect(home.bridge.status()).toMatchObject({ listening: true, advertised: false, paired: false, controllers: 0 })
    await home.known().getAccessories()
    expect(home.bridge.status()).toMatchObject({ paired: true, controllers: 1, error: null })
  })

  it.each([
    [
      'an address of another machine',
      { bind: ['203.0.113.7'] },
      '203.0.113.7 is not an address of this machine (bridge.bind)',
    ],
    ['a name that is too long', { name: 'a'.repeat(64) }, 'the name must have 1 to 63 bytes (bridge.name)'],
    ['a username that is none', { username: 'bridge' }, 'username (bridge) is not valid'],
  ])('says so when it is given %s', async (_, settings, message) => {
    expect(await home.start(settings)).toMatchObject({ listening: false, error: expect.stringContaining(message) })
    expect(errors()).toEqual([expect.stringContaining(message)])
    expect(home.bridge.pairings()).toEqual([])
    expect(home.bridge.setupUri() === null).toBe('username' in settings)
    expect(await home.start()).toMatchObject({ listening: true })
  })

  it('does not begin without its keys when they cannot be read', async () => {
    await home.start()
    await home.bridge.stop()
    await writeFile(join(home.home.folder, 'hap', 'AccessoryInfo.0E1122334455.json'), '{')
    expect(await home.start()).toMatchObject({ listening: false, error: expect.stringContaining('is not JSON') })
    expect(home.bridge.setupUri()).toBe(null)
  })

  it('can be published anew: on the same port with another name, or as another, which is not paired', async () => {
    const { port } = await home.start()
    const controller = home.known()
    const before = await databaseOf(controller)
    expect(home.bridge.connections).toBe(1)
    expect(await home.start({ port, name: 'Another Name', pincode: '777-66-555' })).toMatchObject({
      port,
      listening: true,
    })
    expect(home.bridge.connections).toBe(0)
    const after = await databaseOf(home.controller(controller))
    expect(JSON.stringify(after)).toBe(JSON.stringify(before).replace('Test Bridge', 'Another Name'))
    await home.start({ username: '0E:AA:BB:CC:DD:EE' })
    expect(home.bridge.pairings()).toEqual([])
    await home.start({ port })
    expect(home.bridge.pairings()).toHaveLength(1)
    await home.bridge.stop()
    expect(home.bridge.state()).toEqual({ listening: false, port: 0, address: '' })
    await expect(open(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('has four characters behind its name that follow from its username, each time that it is published', async () => {
    const nameOf = async () => JSON.stringify(await databaseOf(home.known()))
    await home.start({ addIdentifyingMaterial: true })
    expect(await nameOf()).toContain('"Test Bridge B0BE"')
    await home.start({ addIdentifyingMaterial: true })
    expect(await nameOf()).toContain('"Test Bridge B0BE"')
    await home.start()
    expect(await nameOf()).toContain('"Test Bridge"')
  })

  it('says by what it is advertised when what it is to be advertised by is not there', async () => {
    const { advertisers } = home.home.accessories.hap.parts
    const { CiaoAdvertiser } = advertisers
    onTestFinished(() => void Object.assign(advertisers, { CiaoAdvertiser }))
    advertisers.CiaoAdvertiser = SilentAdvertiser
    const { AvahiAdvertiser } = await import('@homebridge/hap-nodejs/dist/lib/Advertiser.js')
    const available = vi.spyOn(AvahiAdvertiser, 'isAvailable').mockResolvedValue(false)
    onTestFinished(() => available.mockRestore())
    const { port } = await home.start({ advertiser: 'avahi' })
    const message = `HAP listens on 127.0.0.1, port ${port} (advertiser: ciao)`
    expect(home.home.entries.map((entry) => entry.message)).toContain(message)
  })

  it.each([
    ['a request for //', 'GET // HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a body without end', `POST /pair-setup HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n${'a'.repeat(1_100_000)}`],
  ])('closes the connection on %s, and goes on', async (_, text) => {
    const { port } = await home.start()
    const socket = await open(port)
    socket.on('error', () => {})
    socket.write(text)
    socket.resume()
    await new Promise((resolve) => socket.once('close', resolve))
    const stranger = await open(port)
    stranger.write('GET /accessories HTTP/1.1\r\nHost: a\r\n\r\n')
    const [answer] = await once(stranger, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 470 /)
  })

  it('has no server behind a connection that other programs could reach', async () => {
    const { port } = await home.start()
    const before = listeningPorts()
    const socket = await open(port)
    socket.write('GET /accessories HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'data')
    expect(listeningPorts()).toEqual(before)
  })
})

/** Ports that this process listens on. */
function listeningPorts(): number[] {
  const handles = (process as unknown as { _getActiveHandles(): object[] })._getActiveHandles()
  return handles.flatMap((handle) => {
    const address = 'listening' in handle && 'address' in handle && (handle.address as () => AddressInfo)()
    return address ? [address.port] : []
  })
}
