import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openController, startBridge } from '../../support/bridge-server.ts'
import { databaseOf, hapId, readOne } from '../../support/hap-controller.ts'
import { shown, writeOverRest } from './things.ts'

it('a new user can do all that it is for', async () => {
  const path = await mkdtemp(join(tmpdir(), 'triptych-newcomer-'))
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }))
  const bridge = await startBridge({ path }, {}, onTestFinished, ['--sample'])
  await bridge.becomes('triptych-virtual', 'running')
  expect((await bridge.get('/api/accessories/debug')).body).toEqual({ count: 2, names: ['Lamp', 'Temperature'] })

  const { setupURI, pincode } = (await bridge.get('/api/qr')).body
  const digits = setupURI.slice('X-HM://'.length, -4)
  const payload = [...digits].reduce((sum: number, digit: string) => sum * 36 + Number.parseInt(digit, 36), 0)
  // The setup code is the lowest 27 bits.
  expect(payload % 2 ** 27).toBe(Number(pincode.replaceAll('-', '')))
  const { username, hapPort } = (await bridge.get('/api/bridge')).body
  await bridge.waitFor(`pair a controller with 127.0.0.1:${hapPort}, code ${pincode}`)

  const [logs, terminal] = [await bridge.stream('logs'), await bridge.stream('terminal')]
  const controller = openController(username, hapPort)
  await controller.pairSetup(pincode)
  await logs.find((frame) => JSON.parse(frame).message === 'paired with a controller')
  expect((await bridge.get('/api/hap/pairings')).body.pairings).toHaveLength(1)
  expect(await databaseOf(controller)).toHaveLength(3)

  // From the API to a controller.
  const on = await hapId(controller, 'Lamp', '25')
  await controller.subscribeCharacteristics([on])
  const event = once(controller, 'event')
  expect(await writeOverRest(bridge, 'Lamp', 'On', true)).toBe(200)
  const [{ characteristics }] = await event
  expect(JSON.parse(JSON.stringify(characteristics))).toEqual([expect.objectContaining({ value: 1 })])
  await controller.unsubscribeCharacteristics()

  // And from a controller to the API, and everybody who looks on.
  const brightness = await hapId(controller, 'Lamp', '8')
  await controller.setCharacteristics({ [brightness]: 33 })
  expect(await shown(bridge, 'Lamp', 'Brightness')).toBe(33)
  const message = 'Lamp: Brightness set to 33 over HAP'
  const entry = JSON.parse(await logs.find((frame) => JSON.parse(frame).message === message))
  expect(entry).toMatchObject({ level: 'info', plugin: 'triptych-virtual' })
  expect(await terminal.find((frame) => frame.includes(message))).toMatch(/^\S.*triptych-virtual.*$/)
  expect((await bridge.logs('triptych-virtual')).map((each) => each.message)).toContain(message)
  expect(await readOne(controller, brightness)).toMatchObject({ value: 33 })

  const metrics = await bridge.stream('metrics')
  await metrics.find((frame) => JSON.parse(frame).type === 'history')
  const [snapshot, history] = metrics.frames.map((frame) => JSON.parse(frame))
  const [usage, { memory }] = [expect.any(Number), snapshot.data]
  expect(snapshot).toEqual({ type: 'snapshot', data: { uptime: usage, cpu: usage, memory } })
  expect(memory).toEqual({ rss: usage, heapUsed: usage })
  expect(history.data).toEqual(expect.any(Array))

  const shell = await bridge.stream('shell?cols=100&rows=30')
  shell.socket.send('echo "[$(tput cols)]"\r')
  await shell.shows('[100]')
  shell.socket.send(Buffer.from('{"cols":123,"rows":40}'))
  shell.socket.send('echo "[$(tput cols)x$(tput lines)]"\r')
  await shell.shows('[123x40]')
  shell.socket.send('exit\r')
  expect(await shell.closed).toBe(1000)
  expect(await bridge.stop()).toEqual({ code: 0, signal: null })
})

it('a bridge that begins without a sample has no accessories, and says where plugins are', async () => {
  const path = await mkdtemp(join(tmpdir(), 'triptych-newcomer-'))
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }))
  const bridge = await startBridge({ path })
  expect((await bridge.get('/api/accessories')).body).toEqual({ accessories: [] })
  expect((await bridge.get('/api/plugins')).body).toEqual({ plugins: [] })
  const { port } = new URL(bridge.url)
  await bridge.waitFor(`open http://localhost:${port} to find plugins; pair a controller with`)
})

it('a bridge behind a proxy says the address that visitors open', async () => {
  const path = await mkdtemp(join(tmpdir(), 'triptych-newcomer-'))
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }))
  const bridge = await startBridge({ path }, { SVC_BRIDGE_URL: 'https://home.example.org', SVC_BRIDGE_AUTH: 'token' })
  await bridge.waitFor('open https://home.example.org to find plugins; pair a controller with')
})
