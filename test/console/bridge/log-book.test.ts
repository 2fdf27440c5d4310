import { describe, expect, it } from 'vitest'
import { LIMIT, LogBook } from '../../../console/bridge/logs/log-book.ts'
import { everything, filterLines, filterOf, paramsOf } from '../../../console/bridge/logs/log-filter.ts'
import type { LogEntry } from '../../../generated/bridge/stream-client.ts'

const entry = (message: string, second = 0, more: Partial<LogEntry> = {}): LogEntry => ({
  timestamp: new Date(Date.UTC(2026, 10, 22, 10, 0, second)).toISOString(),
  level: 'info',
  plugin: 'virtual',
  message,
  ...more,
})

/** A book, and what draws its next frame. */
function newBook() {
  const frames: (() => void)[] = []
  const book = new LogBook((show) => frames.push(show))
  const draw = () => {
    for (const show of frames.splice(0)) show()
  }
  const messages = () => book.view().lines.map(({ message }) => message)
  return { book, draw, messages, frames }
}

describe('the book of a log', () => {
  it('shows what arrived with the next frame, all at once', () => {
    const { book, draw, messages, frames } = newBook()
    let told = 0
    book.subscribe(() => told++)
    for (let index = 0; index < 5_000; index++) book.add(entry(`${index}`))
    expect([messages().length, frames.length, told]).toEqual([0, 1, 0])
    draw()
    expect([messages().length, told]).toEqual([5_000, 1])
  })

  it('holds the newest, however many come, and also where no frame is drawn', () => {
    const { book, draw, messages } = newBook()
    for (let index = 0; index < 3 * LIMIT + 5; index++) book.add(entry(`${index}`))
    draw()
    expect(messages().length).toBe(LIMIT)
    expect([messages()[0], messages().at(-1)]).toEqual([`${2 * LIMIT + 5}`, `${3 * LIMIT + 4}`])
  })

  it('names the plugins of its lines, in the same list until one comes or goes', () => {
    const { book, draw } = newBook()
    const plugins = () => book.view().plugins
    book.add(entry('a'))
    draw()
    const first = plugins()
    expect(first).toEqual(['virtual'])
    book.add(entry('b'))
    draw()
    expect(plugins()).toBe(first)
    book.add(entry('c', 0, { plugin: 'mqtt' }))
    draw()
    expect(plugins()).toEqual(['virtual', 'mqtt'])
  })

  it('gives every line a key of its own', () => {
    const { book, draw } = newBook()
    book.fill([entry('same'), entry('same')])
    book.add(entry('same'))
    draw()
    expect(new Set(book.view().lines.map(({ key }) => key)).size).toBe(3)
  })

  it('fills a gap in its place, and takes nothing twice', () => {
    const { book, draw, messages } = newBook()
    book.fill([entry('a', 1), entry('b', 2)])
    for (const one of [entry('e', 5), entry('f', 6)]) book.add(one)
    draw()
    book.fill([entry('b', 2), entry('c', 3), entry('d', 4), entry('e', 5), entry('f', 6)])
    expect(messages()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('keeps as many equal entries of one moment as there were', () => {
    const { book, draw, messages } = newBook()
    book.add(entry('tick', 1))
    book.add(entry('tock', 1))
    draw()
    book.fill([entry('tick', 1), entry('tick', 1), entry('tock', 1), entry('tick', 1)])
    expect(messages()).toEqual(['tick', 'tick', 'tock', 'tick'])
  })

  it('keeps what the bridge has dropped, and what came after the history was read', () => {
    const { book, draw, messages } = newBook()
    for (const one of [entry('a', 1), entry('b', 2), entry('d', 4)]) book.add(one)
    draw()
    book.fill([entry('b', 2), entry('c', 3)])
    expect(messages()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('stands still while paused, counts what waits, and goes on without loss', () => {
    const { book, draw, messages } = newBook()
    book.fill([entry('a', 1)])
    book.pause()
    book.add(entry('b', 2))
    book.add(entry('c', 3))
    draw()
    expect(messages()).toEqual(['a'])
    expect(book.view().waiting.map(({ message }) => message)).toEqual(['b', 'c'])
    book.resume()
    expect(messages()).toEqual(['a', 'b', 'c'])
    expect(book.view()).toMatchObject({ paused: false, waiting: [] })
  })

  it('clears what is shown, also from a history that is read later, and brings it back', () => {
    const { book, draw, messages } = newBook()
    book.fill([entry('a', 1)])
    book.clear()
    book.add(entry('b', 2))
    draw()
    book.fill([entry('a', 1), entry('b', 2)])
    expect([messages(), book.view().cleared]).toEqual([['b'], 1])
    book.restore()
    expect([messages(), book.view().cleared]).toEqual([['a', 'b'], 0])
  })
})

describe('the filter of a log', () => {
  const { book } = newBook()
  book.fill([
    entry('Lamp on', 1, { level: 'debug' }),
    entry('\u001b[31mLa\u001b[0mmp off', 2, { level: 'warn' }),
    entry('Broker away', 3, { level: 'error', plugin: 'mqtt' }),
  ])
  const found = (filter: Partial<typeof everything>) =>
    filterLines(book.view().lines, { ...everything, ...filter }).map(({ text }) => text)

  it('takes a level and what matters more, a plugin, and a text through colours', () => {
    expect(found({})).toHaveLength(3)
    expect(found({ level: 'warn' })).toEqual(['Lamp off', 'Broker away'])
    expect(found({ plugin: 'mqtt' })).toEqual(['Broker away'])
    expect(found({ text: 'lamp O' })).toEqual(['Lamp on', 'Lamp off'])
  })

  it('is what the address says, and the other way round', () => {
    const params = new URLSearchParams({ plugin: 'mqtt', level: 'error', q: 'a & b' })
    expect(filterOf(params)).toEqual({ plugin: 'mqtt', level: 'error', text: 'a & b' })
    expect(paramsOf(filterOf(params)).toString()).toBe(params.toString())
    expect(filterOf(new URLSearchParams('level=loud'))).toEqual(everything)
    expect(paramsOf(everything).toString()).toBe('')
  })
})
