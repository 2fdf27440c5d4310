import { describe, expect, it, onTestFinished } from 'vitest'
import { cleanMessage, withoutColours } from '../../../src/bridge/logs/clean-message.ts'
import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'
import { logText, plainLine, plainMessage, terminalLine } from '../../../src/bridge/logs/log-lines.ts'

const entry: LogEntry = { timestamp: '2026-07-01T10:20:30.123Z', level: 'info', plugin: 'virtual', message: 'Lamp on' }
const forged = 'x\n2026-07-01 10:20:30.123 INFO  mqtt broker gone\r\nmore'

describe('an entry on a terminal', () => {
  it('is local time, level, plugin and message, in colours that end with it', () => {
    const zone = process.env.TZ
    process.env.TZ = 'Asia/Kathmandu'
    onTestFinished(() => {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    })
    const line = terminalLine({ ...entry, message: '\u001b[31mred' })
    expect(withoutColours(line)).toBe('2026-07-01 16:05:30.123 INFO  virtual red')
    expect(line).toContain('\u001b[32mINFO \u001b[0m ')
    expect(line.endsWith('\u001b[31mred\u001b[0m')).toBe(true)
  })

  it('is one line, whatever the message and the plugin are', () => {
    const line = terminalLine({ ...entry, plugin: 'a\u001b[2J\nb', message: cleanMessage(forged) })
    expect(line).not.toContain('\n')
    expect(line).not.toContain('\r')
    expect(withoutColours(line)).toMatch(
      /INFO {2}a\\u\{1b\}\[2J\\u\{a\}b x ↵ 2026-07-01 10:20:30.123 INFO {2}mqtt broker gone ↵ more$/,
    )
  })
})

it('a message that goes elsewhere has no line that could pass for another entry', () => {
  expect(plainMessage(cleanMessage(`\u001b[31m${forged}`))).toBe(
    'x\n    2026-07-01 10:20:30.123 INFO  mqtt broker gone\n    more',
  )
})

describe('a message for a terminal', () => {
  it('is its lines without the white space between them', () => {
    const line = terminalLine({ ...entry, message: '  a \t\n\n  b c \n d' })
    expect(withoutColours(line)).toMatch(/ virtual {3}a ↵ b c ↵ d$/)
  })

  it('costs no more for white space that is not shown', () => {
    const message = `${' '.repeat(8_000)}x`
    const started = process.cpuUsage()
    for (let i = 0; i < 50; i++) terminalLine({ ...entry, message })
    // One took 100 ms.
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(10_000)
  })
})

describe('entries as a text file', () => {
  it('are UTC time, level, plugin and message, without colours', () => {
    expect(plainLine({ ...entry, level: 'error', message: '\u001b[31mred\u001b[0m' })).toBe(
      '2026-07-01T10:20:30.123Z ERROR virtual red',
    )
  })

  it('begin at the margin, and nothing else does', () => {
    expect(logText([{ ...entry, message: cleanMessage(forged) }, entry])).toBe(
      [
        '2026-07-01T10:20:30.123Z INFO  virtual x',
        '    2026-07-01 10:20:30.123 INFO  mqtt broker gone',
        '    more',
        '2026-07-01T10:20:30.123Z INFO  virtual Lamp on',
        '',
      ].join('\n'),
    )
    expect(logText([])).toBe('')
  })
})
