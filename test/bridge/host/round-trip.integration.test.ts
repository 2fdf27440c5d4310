import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessoryUuid } from '../../../src/bridge/child/native/describe.ts'
import { entry, type FixtureHost, startHost } from './fixture-host.ts'

const id = 'fixture-healthy'
const lamp = (characteristic: string) => ({
  accessory: accessoryUuid(id, 'lamp'),
  service: { type: 'Lightbulb' },
  characteristic,
})

describe('a healthy plugin', () => {
  let running: FixtureHost
  beforeAll(async () => {
    running = await startHost([entry('healthy')], {
      environment: { ...process.env, SVC_SECRET: 'x', NODE_OPTIONS: '--no-warnings' },
      timing: { answerLimit: 2_000 },
    })
    // Each way is one of its own, and none waits for another.
    const ways = ['hello, lamp', 'through stdout', 'through stderr', 'through the console']
    await running.until(() => ways.every((way) => running.logs.some(({ message }) => message === way)))
  })
  afterAll(() => running.stop())

  it('runs under its own name, with its config', () => {
    expect(running.host.list()).toEqual([
      {
        id,
        package: id,
        bridge: null,
        manifest: { name: id, version: '1.0.0', description: '', author: '' },
        status: 'running',
        config: entry('healthy'),
      },
    ])
    expect(running.statuses).toContain(`${id} starting`)
  })

  it('says what accessory it has', () => {
    const [description] = running.accessories.get(id)?.values() ?? []
    expect(description).toEqual({
      uuid: lamp('').accessory,
      name: 'Lamp',
      context: { id: 'lamp' },
      services: [
        {
          type: 'AccessoryInformation',
          characteristics: [
            { type: 'Name', value: 'Lamp' },
            { type: 'Manufacturer', value: id },
            { type: 'Model', value: 'Lamp' },
            { type: 'SerialNumber', value: 'lamp' },
          ],
        },
        {
          type: 'Lightbulb',
          characteristics: [
            { type: 'On', value: false, reads: true },
            { type: 'Brightness', reads: true, writes: true },
            { type: 'Hue', reads: true },
          ],
        },
      ],
    })
  })

  it('is heard, whichever way it speaks', () => {
    const lines = running.logs
      .filter(({ level }) => level !== 'debug')
      .map(({ level, message }) => `${level} ${message}`)
    expect(lines.toSorted()).toEqual([
      'info hello, lamp',
      'info through stdout',
      'warn through stderr',
      'warn through the console',
    ])
  })

  it('answers reads and takes writes, and what it keeps is kept', async () => {
    const link = running.host.link(id)
    expect(await link.read(lamp('Brightness'))).toBe(40)
    await link.write(lamp('Brightness'), 70)
    expect(await link.read(lamp('Brightness'))).toBe(70)
    expect(running.storage.get(id)?.get('brightness')).toBe(70)
    expect(running.values).toEqual([{ plugin: id, ref: lamp('Brightness'), value: 70 }])
  })

  it.each([
    ['a read that is refused', (link: Link) => link.read(lamp('On')), -70403, 'the lamp is busy'],
    ['a write that is refused', (link: Link) => link.write(lamp('Brightness'), 13), -70410, 'unlucky'],
    ['a bug', (link: Link) => link.write(lamp('Brightness'), 14), -70402, 'a bug'],
    ['no answer', (link: Link) => link.read(lamp('Hue')), -70408, 'the plugin did not answer within 2000 ms'],
    [
      'nothing there',
      (link: Link) => link.read(lamp('Saturation')),
      -70409,
      'the plugin has no Lightbulb.Saturation there',
    ],
  ])('tells HAP of %s', async (_, call, status, message) => {
    await expect(call(running.host.link(id))).rejects.toMatchObject({ name: 'PluginFault', status, message })
  })

  it('tells the log of bugs, not of refusals', () => {
    const errors = running.logs.filter(({ level }) => level === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toMatch(/^writing Lightbulb\.Brightness failed: TypeError: a bug\n {4}at /)
  })

  it('can be restarted alone, its links and its accessories the same', async () => {
    const link = running.host.link(id)
    // It is told with the first answer to a ping.
    await expect.poll(() => running.host.stats(id).memory).toBeGreaterThan(10_000_000)
    await running.host.restart(id)
    expect(running.host.stats(id)).toMatchObject({ restarts: 1, accessories: 1 })
    expect(await link.read(lamp('Brightness'))).toBe(70)
  })

  it('can be disabled and enabled', async () => {
    const link = running.host.link(id)
    await running.host.setDisabled(id, true)
    expect(running.host.get(id)?.status).toBe('disabled')
    expect(link.available).toBe(false)
    await expect(link.read(lamp('Brightness'))).rejects.toMatchObject({ name: 'PluginFault', status: -70402 })
    await running.host.restart(id)
    expect(running.host.get(id)?.status).toBe('disabled')
    await running.host.setDisabled(id, false)
    expect(link.available).toBe(true)
  })

  it('is unknown by any other name', async () => {
    await expect(running.host.restart('other')).rejects.toMatchObject({ code: 'not_found' })
    expect(running.host.get('other')).toBeUndefined()
    await expect(running.host.link('other').read(lamp('On'))).rejects.toMatchObject({ name: 'PluginFault' })
  })
})

type Link = ReturnType<FixtureHost['host']['link']>

it('a refused accessory is the plugin’s to hear', async () => {
  const running = await startHost([entry('healthy')], {
    onPut: () => {
      throw new Error('there is no room')
    },
  })
  try {
    const status = running.host.get(id)
    const reason = 'Error: there is no room'
    expect(status?.statusReason).toBe(reason)
    const logged = running.logs.find(({ message }) => message.startsWith(`${reason}\n`))?.message
    expect(logged, 'leads to who called').toMatch(/\n {4}at .*setup.*healthy\/index\.ts:\d+/)
  } finally {
    await running.stop()
  }
})
