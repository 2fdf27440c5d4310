import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channels } from '../../generated/bridge/streams.ts'
import { type Ask, type OperatorRequest, operatorRequests, pluginId } from '../bridge/guards/operator-requests.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { some } from '../support/thorough.ts'
import { openBrowserThatResolves, type TestBrowser } from './chromium.ts'
import { type Form, jsonForm, post, run, startHostileServer, tryFetch } from './hostile-page.ts'

/** A name of an attacker's that leads to this machine: under their own port, and, rebound, under the bridge's. */
const evil = 'evil.example'

let running: RunningTriptych
let browser: TestBrowser
let hostile: Server
let bridge: string
let port: string
/** Where hostile pages come from: the same site as the bridge, and another. */
let nextDoor: string
let elsewhere: string
let requests: readonly OperatorRequest[]
/** The state before the attack. */
let before: string

beforeAll(async () => {
  const attacker = await startHostileServer()
  hostile = attacker.server
  nextDoor = `http://127.0.0.1:${attacker.port}`
  elsewhere = `http://${evil}:${attacker.port}`
  ;[running, browser] = await Promise.all([
    startTriptych({ args: ['bridge', '--sample', '--check-replies'] }),
    openBrowserThatResolves([evil]),
  ])
  bridge = running.urls.bridge
  port = new URL(bridge).port
  requests = await operatorRequests(ask)
  before = await state()
})

afterAll(async () => {
  await browser?.close()
  hostile.close()
  await running?.stop()
})

/** As a program of this machine, which an open bridge lets in. */
const ask: Ask = async <T>(method: string, path: string, body?: unknown) => {
  const sent = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${bridge}${path}`, { method, ...sent })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return (await response.json()) as T
}

/** All that an attacker could change: the log has a line for every write and restart, and no shell may run. */
async function state(): Promise<string> {
  const { status, restarts } = await ask<Record<string, unknown>>('GET', `/api/plugins/${pluginId}/stats`)
  const parts = [
    readFileSync(join(running.dataDir, 'config.json'), 'utf8'),
    await ask('GET', '/api/accessories'),
    await ask('GET', '/api/config/backups'),
    await ask('GET', '/api/logs'),
    { status, restarts, processes: childrenOf(running.child.pid) },
  ]
  return JSON.stringify(parts, null, 1)
}

function childrenOf(pid: number | undefined): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
}

async function open(url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url)
  return page
}

/** Opens each stream, types into it when told to, and collects until a text comes: or `refused`. */
const openStreams = `(streams) => Promise.all(streams.map(({ url, type, until }) => new Promise((resolve) => {
  const socket = new WebSocket(url)
  let received = ''
  socket.onopen = () => type === undefined || socket.send(type)
  socket.onmessage = ({ data }) => {
    received += data
    if (!received.includes(until)) return
    resolve('came: ' + until)
    socket.close()
  }
  socket.onclose = () => resolve(received === '' ? 'refused' : received)
})))`

/** @param host as the page calls the bridge */
function streamsAt(host: string, until: Readonly<Record<string, string>> = {}) {
  return channels.map(({ name, path }) => ({
    url: `ws://${host}${path}`,
    until: until[name] ?? '',
    ...(name === 'shell' ? { type: 'echo $((6 * 7000))\n' } : {}),
  }))
}

const allRefused = channels.map(() => 'refused')

const embed = `({ tag, src }) => { document.body.append(Object.assign(document.createElement(tag), { src })) }`

function jsonFormsOf({ path, body }: OperatorRequest): readonly Form[] {
  return [jsonForm(bridge + path, body ?? {})]
}

function formsOf(request: OperatorRequest): readonly Form[] {
  const fields = Object.entries(request.body ?? {})
  return [{ url: bridge + request.path, type: 'application/x-www-form-urlencoded', fields }, ...jsonFormsOf(request)]
}

describe.each([
  ['the same host at another port', () => nextDoor, formsOf],
  ['another host', () => elsewhere, jsonFormsOf],
  ['a sandbox, which comes from nowhere', () => `${nextDoor}/sandboxed`, jsonFormsOf],
] as const)('a page of %s', (_, urlOf, forms) => {
  it.each(['127.0.0.1', 'localhost'])('opens no stream of %s', async (name) => {
    const page = await open(urlOf())
    expect(await run(page, openStreams, streamsAt(`${name}:${port}`))).toEqual(allRefused)
    await page.close()
    expect(await state()).toBe(before)
  })

  it('changes nothing by a form', async () => {
    const page = await open(urlOf())
    const posts = requests.filter(({ method }) => method === 'POST')
    expect(posts.length).toBeGreaterThan(8)
    for (const request of some(posts, 6)) {
      for (const form of forms(request)) {
        const { status } = await post(page, urlOf(), form)
        expect([request.operationId, form.type, status]).toEqual([request.operationId, form.type, 403])
      }
    }
    await page.close()
    expect(await state()).toBe(before)
  })

  it('changes nothing by fetch, and reads nothing', async () => {
    const page = await open(urlOf())
    const statuses = new Set<number>()
    page.on('response', (response) => void statuses.add(response.status()))
    const answers: string[] = []
    for (const { method, path, body } of requests) {
      const text = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }
      const inits = [
        {
          method,
          mode: 'cors',
          ...text,
          ...(method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' } }),
        },
        { method, mode: 'cors', ...text },
        { method, mode: 'cors' },
        { method, mode: 'no-cors', ...text },
        { method: 'POST', mode: 'no-cors', body: JSON.stringify(body ?? {}) },
      ]
      for (const init of inits) answers.push(await run<string>(page, tryFetch, { url: `${bridge}${path}`, init }))
    }
    // An opaque answer says nothing, not even its status.
    expect([...new Set(answers)].toSorted()).toEqual(['opaque 0', 'refused'])
    expect([...statuses].filter((status) => status < 400)).toEqual([])
    await page.close()
    expect(await state()).toBe(before)
  })

  it('puts nothing of the API into itself', async () => {
    const page = await open(urlOf())
    const src = `${bridge}/api/marketplace/plugin-info/${pluginId}`
    // Chromium hides from pages, and from what looks on, an answer that is neither a picture nor a script.
    // Of one request, the two events may come in either order (Network.responseReceivedExtraInfo).
    const wire = await page.context().newCDPSession(page)
    const asked: string[] = []
    const statuses = new Map<string, number>()
    wire.on('Network.requestWillBeSent', ({ requestId, request }) => request.url === src && asked.push(requestId))
    wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode))
    await wire.send('Network.enable')
    for (const tag of ['img', 'script', 'iframe']) {
      asked.length = 0
      await run(page, embed, { tag, src })
      await expect.poll(() => asked.map((requestId) => statuses.get(requestId)), { message: tag }).toEqual([403])
    }
    await page.close()
    expect(await state()).toBe(before)
  })

  it.each(['/', '/docs', '/docs/streams'])('cannot frame %s', async (path) => {
    const page = await open(urlOf())
    const complaint = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await run(page, embed, { tag: 'iframe', src: bridge + path })
    expect((await complaint).text()).toContain(`'none'`)
    await page.close()
  })
})

describe('a name of an attacker’s that is bound again to this machine', () => {
  it('is answered by nothing, so that no page of theirs shares an origin with the bridge', async () => {
    const rebound = `http://${evil}:${port}`
    const page = await browser.newPage()
    const response = await page.goto(`${rebound}/api/config`)
    expect([response?.status(), await response?.json()]).toMatchObject([421, { code: 'foreign_host' }])
    // To the browser this is a page of the same origin as all that it asks for.
    const answers: string[] = []
    for (const { method, path, body } of requests) {
      const headers = { 'Content-Type': 'application/json' }
      const init = method === 'GET' ? { method } : { method, headers, body: JSON.stringify(body ?? {}) }
      answers.push(await run<string>(page, tryFetch, { url: rebound + path, init }))
    }
    expect([...new Set(answers)]).toEqual(['basic 421'])
    expect(await run(page, openStreams, streamsAt(`${evil}:${port}`))).toEqual(allRefused)
    expect(await run(page, openStreams, streamsAt(`127.0.0.1:${port}`))).toEqual(allRefused)
    await page.close()
    expect(await state()).toBe(before)
  })
})

describe.each(['127.0.0.1', 'localhost'])('a page of the bridge itself, as %s', (name) => {
  it('opens every stream and operates the bridge: what refuses the others is where they come from', async () => {
    // A place without a policy of its own: on the console no script may ask for anything.
    const page = await open(`http://${name}:${port}/health`)
    const lamp = requests.find(({ operationId }) => operationId === 'writeCharacteristic')
    const until = { logs: 'Lamp: On set', terminal: 'Lamp: On set', metrics: '"type":"history"', shell: '42000' }
    const streams = run<string[]>(page, openStreams, streamsAt(`${name}:${port}`, until))
    let ended = false
    const seen = streams.finally(() => {
      ended = true
    })
    while (!ended) {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(lamp?.body) }
      expect(await run(page, tryFetch, { url: `http://${name}:${port}${lamp?.path}`, init })).toBe('basic 200')
    }
    expect(await seen).toEqual(channels.map((channel) => `came: ${until[channel.name]}`))
    await page.close()
    expect(await state()).not.toBe(before)
  })
})
