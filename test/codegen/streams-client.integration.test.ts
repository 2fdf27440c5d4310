import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLogs, openMetrics, openShell, openTerminal, StreamClosed } from '../../generated/bridge/stream-client.ts'
import { type StreamServer, startStreamServer } from '../support/stream-server.ts'
import { bridgeStreams } from './streams-fixture.ts'

const { logEntry, metricsSnapshot, metricsHistory } = bridgeStreams.components.messages
const entry = logEntry?.examples?.[0]?.payload
const snapshot = metricsSnapshot?.examples?.[0]?.payload
const history = metricsHistory?.examples?.[0]?.payload

let server: StreamServer

/** Every message until the stream ends. */
async function all<Message>(stream: AsyncIterable<Message>): Promise<Message[]> {
  const messages: Message[] = []
  for await (const message of stream) messages.push(message)
  return messages
}

beforeEach(async () => {
  server = await startStreamServer()
})
afterEach(() => server.close())

describe('the generated TypeScript client', () => {
  it('reads JSON messages at the address of their channel, in order, until the server is done', async () => {
    const metrics = openMetrics(server.url)
    const { socket, path } = await server.next()
    expect(path).toBe('/ws/metrics')
    socket.send(JSON.stringify(snapshot))
    socket.send(JSON.stringify(history))
    socket.close(1000)
    expect(await all(metrics)).toEqual([snapshot, history])
  })

  it('reads text as it is', async () => {
    const terminal = openTerminal(`${server.url}/`)
    const { socket, path } = await server.next()
    expect(path).toBe('/ws/terminal')
    socket.send('{"not": "read"}')
    socket.send('')
    socket.close(1000)
    expect(await all(terminal)).toEqual(['{"not": "read"}', ''])
  })

  it('asks for a size, sends keystrokes as text and sizes as bytes, also before it is open', async () => {
    const shell = openShell(server.url.replace('http', 'ws'), { cols: 100 })
    shell.write('uname\r')
    const connection = await server.next()
    expect(connection.path).toBe('/ws/shell?cols=100')
    await shell.opened
    shell.resize({ cols: 132, rows: 43 })
    await connection.received(2)
    expect(connection.frames).toEqual([{ text: 'uname\r' }, { binary: '{"cols":132,"rows":43}' }])
    connection.socket.send('Linux\r\n')
    expect(await shell.next()).toEqual({ done: false, value: 'Linux\r\n' })
    shell.close()
    expect(await connection.closed).toBe(1000)
    expect(await shell.next()).toEqual({ done: true, value: undefined })
  })

  it('keeps the path of a base URL', async () => {
    openLogs(`${server.url}/bridge/`)
    expect((await server.next()).path).toBe('/bridge/ws/logs')
  })

  it('sends headers with its handshake', async () => {
    const logs = openLogs(server.url, { headers: { Authorization: 'Bearer wsf_one' } })
    expect((await server.next()).authorization).toBe('Bearer wsf_one')
    logs.close()
  })

  it('closes when its reader leaves', async () => {
    const logs = openLogs(server.url)
    const { socket, closed } = await server.next()
    socket.send(JSON.stringify(entry))
    for await (const message of logs) {
      expect(message).toEqual(entry)
      break
    }
    expect(await closed).toBe(1000)
  })

  it('gives what had come, then throws the code and the reason of the end', async () => {
    const logs = openLogs(server.url)
    const { socket } = await server.next()
    socket.send(JSON.stringify(entry))
    socket.close(1008, 'the session ended')
    expect(await logs.next()).toEqual({ done: false, value: entry })
    await expect(logs.next()).rejects.toMatchObject({ name: 'StreamClosed', code: 1008, reason: 'the session ended' })
    expect(await logs.next()).toEqual({ done: true, value: undefined })
  })

  it('tells a waiting caller that the connection broke', async () => {
    const logs = openLogs(server.url)
    const next = logs.next()
    const { socket } = await server.next()
    socket.terminate()
    await expect(next).rejects.toEqual(new StreamClosed(1006, ''))
  })

  it('tells that it never opened', async () => {
    await server.close()
    const logs = openLogs(server.url)
    await expect(logs.opened).rejects.toMatchObject({ code: 1006 })
    await expect(logs.next()).rejects.toMatchObject({ code: 1006 })
    server = await startStreamServer()
  })

  it('ends with an error for what is not JSON', async () => {
    const logs = openLogs(server.url)
    const { socket, closed } = await server.next()
    socket.send('{')
    await expect(logs.next()).rejects.toThrow(SyntaxError)
    await closed
  })

  it('ends with an error when it is not read', async () => {
    const logs = openLogs(server.url, { maxUnread: 2 })
    const { socket, closed } = await server.next()
    for (let i = 0; i < 3; i++) socket.send(JSON.stringify(entry))
    await closed
    expect(await logs.next()).toEqual({ done: false, value: entry })
    expect(await logs.next()).toEqual({ done: false, value: entry })
    await expect(logs.next()).rejects.toThrow('2 messages were not read')
  })

  it('reads what comes while someone waits, whatever may wait', async () => {
    const logs = openLogs(server.url, { maxUnread: 0 })
    const next = logs.next()
    const { socket } = await server.next()
    socket.send(JSON.stringify(entry))
    expect(await next).toEqual({ done: false, value: entry })
    logs.close()
  })

  it('is over for who has left it, however it ended', async () => {
    const logs = openLogs(server.url)
    const { socket } = await server.next()
    socket.send('{')
    await logs.opened
    socket.close(1011)
    await new Promise((resolve) => socket.once('close', resolve))
    await logs.return()
    expect(await logs.next()).toEqual({ done: true, value: undefined })
  })

  it('tells who waits for it to open the reason of its signal, and a reader too', async () => {
    const abort = new AbortController()
    const logs = openLogs(server.url, { signal: abort.signal })
    const next = logs.next()
    abort.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
    await expect(logs.opened).rejects.toThrow('enough')
  })

  it('ends with the reason of its signal', async () => {
    const abort = new AbortController()
    const logs = openLogs(server.url, { signal: abort.signal })
    const { closed } = await server.next()
    const next = logs.next()
    abort.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
    await closed
    expect(() => openLogs(server.url, { signal: abort.signal })).toThrow('enough')
  })
})
