import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fence } from '../../src/bridge/fence/fence.ts'
import { PluginFence } from '../../src/compose/plugin-fence.ts'

/** Whether the fence takes a connection for a plugin's, and how often it was asked. */
let caught = { isPlugin: false, looks: 0 }
const plugins = new PluginFence()
const server = createServer(async (req, res) => {
  await plugins.distrust(req)
  res.end(JSON.stringify(Object.keys(req.headers)))
})

beforeAll(() => {
  plugins.close({
    pluginAt: async () => {
      caught.looks += 1
      return caught.isPlugin ? { plugin: 'a', reason: 'why' } : null
    },
    report: () => {},
  } as unknown as Fence)
  return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const forwarded = {
  Forwarded: 'for=192.0.2.1',
  Via: '1.1 x',
  'X-Real-IP': '192.0.2.1',
  'X-Forwarded-Host': 'x',
  Accept: '*/*',
}

function headersSeen(agent: false | undefined): Promise<string[]> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    send({ port, host: '127.0.0.1', headers: forwarded, ...(agent === false && { agent }) }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => resolve(JSON.parse(text)))
    })
      .on('error', reject)
      .end()
  })
}

it('what a plugin says of a proxy is not believed', async () => {
  caught = { isPlugin: true, looks: 0 }
  expect(await headersSeen(false)).toEqual(['accept', 'host', 'connection'])
  caught = { isPlugin: false, looks: 0 }
  expect(await headersSeen(false)).toEqual([
    ...['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'accept', 'host', 'connection'],
  ])
})

it('a connection is looked at once, however many requests it carries', async () => {
  caught = { isPlugin: true, looks: 0 }
  for (let i = 0; i < 5; i += 1) expect(await headersSeen(undefined)).toHaveLength(3)
  expect(caught.looks).toBe(1)
})
