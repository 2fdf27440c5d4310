import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'
import { LogStore } from '../../../src/bridge/logs/log-store.ts'

const unexpected = (error: unknown): void => {
  throw error
}

function fill(store: LogStore, plugin: string, count: number, message = (index: number) => `${plugin} ${index}`): void {
  for (let index = 0; index < count; index++) store.add({ level: 'info', plugin, message: message(index) })
}

const all = { limit: 20_000 }
const messages = (entries: readonly LogEntry[]) => entries.map(({ message }) => message)

function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

describe('the log store', () => {
  it('lists the newest entries, oldest first, of all or of one plugin', () => {
    const store = new LogStore(unexpected, () => Date.UTC(2026, 0, 2))
    for (const [plugin, message] of ['a1', 'b1', 'a2', 'b2', 'a3'].map((text) => [text.slice(0, 1), text] as const)) {
      store.add({ level: 'warn', plugin, message })
    }
    expect(messages(store.list(all))).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
    expect(messages(store.list({ limit: 3 }))).toEqual(['a2', 'b2', 'a3'])
    expect(messages(store.list({ plugin: 'a', limit: 2 }))).toEqual(['a2', 'a3'])
    expect(store.list({ plugin: 'c', limit: 2 })).toEqual([])
    expect(store.list({ limit: 0 })).toEqual([])
    const entry = { timestamp: '2026-01-02T00:00:00.000Z', level: 'warn', plugin: 'a', message: 'a3' }
    expect(store.list({ limit: 1 })).toEqual([entry])
  })

  it('keeps nothing below its level', () => {
    const store = new LogStore(unexpected)
    const told: LogEntry[] = []
    store.subscribe((entry) => told.push(entry))
    const one = (level: LogEntry['level']) => store.add({ level, plugin: 'a', message: level })
    one('debug')
    store.setLevel('warn')
    for (const level of ['debug', 'info', 'warn', 'error'] as const) one(level)
    store.setLevel('info')
    for (const level of ['debug', 'info'] as const) one(level)
    expect(messages(store.list(all))).toEqual(['debug', 'warn', 'error', 'info'])
    expect(store.list(all)).toEqual(told)
  })

  it('tells every listener until it leaves, whatever another one throws', () => {
    const errors: unknown[] = []
    const store = new LogStore((error) => errors.push(error))
    const told: string[] = []
    const broken = new Error('broken')
    store.subscribe(() => unexpected(broken))
    const listener = ({ message }: LogEntry) => void told.push(message)
    const leave = store.subscribe(listener)
    store.subscribe(listener)
    fill(store, 'a', 2)
    leave()
    leave()
    fill(store, 'b', 1)
    expect(told).toEqual(['a 0', 'a 0', 'a 1', 'a 1', 'b 0'])
    expect(errors).toEqual([broken, broken, broken])
  })

  it('has times that go backwards only where the clock was set back', () => {
    const times = [5_000, 4_000, 5_000, 5_001, 0, 1]
    const store = new LogStore(unexpected, () => times.shift() ?? 0)
    fill(store, 'a', 6)
    const seconds = store.list(all).map(({ timestamp }) => Date.parse(timestamp))
    expect(seconds).toEqual([5_000, 5_000, 5_000, 5_001, 0, 1])
  })

  it('takes from a flooding plugin only what is its own', () => {
    const store = new LogStore(unexpected)
    fill(store, 'quiet', 10)
    fill(store, 'flood', 20_000)
    expect(messages(store.list({ plugin: 'quiet', limit: 10 }))).toHaveLength(10)
    const flood = messages(store.list({ plugin: 'flood', limit: 20_000 }))
    expect(flood).toEqual(Array.from({ length: 2_000 }, (_, index) => `flood ${18_000 + index}`))
  })

  it('holds 10,000 entries: a plugin within its share loses none to another', () => {
    const store = new LogStore(unexpected)
    const plugins = Array.from({ length: 6 }, (_, index) => `p${index}`)
    fill(store, 'quiet', 1_400)
    for (const plugin of plugins) fill(store, plugin, 5_000)
    expect(store.list(all)).toHaveLength(10_000)
    expect(store.list({ ...all, plugin: 'quiet' })).toHaveLength(1_400)
    const sizes = plugins.map((plugin) => store.list({ ...all, plugin }).length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    expect(messages(store.list({ plugin: 'p0', limit: 1 }))).toEqual(['p0 4999'])
  })

  it('holds as many entries as it is to', () => {
    const store = new LogStore(unexpected, Date.now, 100)
    fill(store, 'a', 50)
    fill(store, 'b', 50)
    expect(store.list(all)).toHaveLength(40)
    for (const plugin of ['c', 'd', 'e', 'f']) fill(store, plugin, 50)
    expect(store.list(all)).toHaveLength(100)
  })

  it('holds 16 MiB of text, of which a plugin has a fifth', () => {
    const store = new LogStore(unexpected)
    const bytes = (entries: readonly LogEntry[]) => entries.reduce((sum, { message }) => sum + message.length, 0)
    const long = (index: number) => `${index}`.padEnd(8_192, 'x')
    fill(store, 'quiet', 100)
    for (let plugin = 0; plugin < 6; plugin++) fill(store, `p${plugin}`, 500, long)
    const mebibyte = 1024 * 1024
    expect(bytes(store.list(all))).toBeLessThanOrEqual(16 * mebibyte)
    expect(bytes(store.list(all))).toBeGreaterThan(16 * mebibyte - 8_192)
    expect(store.list({ ...all, plugin: 'quiet' })).toHaveLength(100)
    const flood = new LogStore(unexpected)
    fill(flood, 'flood', 1_000, long)
    expect(bytes(flood.list(all))).toBeLessThanOrEqual((16 * mebibyte) / 5)
  })

  it('does not hold on to the text that a message was a piece of', () => {
    const store = new LogStore(unexpected)
    const before = heapUsed()
    for (let index = 0; index < 500; index++) {
      const output = `${index} `.repeat(50_000)
      store.add({ level: 'info', plugin: 'a', message: output.slice(100, 150) })
    }
    expect(heapUsed() - before).toBeLessThan(4 * 1024 * 1024)
    expect(store.list(all)).toHaveLength(500)
  })

  it('takes an entry in microseconds when it is full', () => {
    const store = new LogStore(unexpected)
    for (let plugin = 0; plugin < 20; plugin++) fill(store, `p${plugin}`, 500)
    const start = process.cpuUsage()
    fill(store, 'flood', 20_000, (index) => `\u001b[32mread\u001b[0m characteristic ${index} of the thermostat`)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1_000).toBeLessThan(10_000)
  })
})
