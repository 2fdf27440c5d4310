import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanMessage, MESSAGE_LIMIT, withoutColours } from '../../../src/bridge/logs/clean-message.ts'

const bytes = (text: string) => Buffer.byteLength(text)

/** Made of what sequences are made of, so that they come about. */
const wild = fc
  .array(
    fc.oneof(
      fc.constantFrom('\u001b', '\u001b[', '\u001b]', '\u009b', '\u009d', '\u0007', '\u001b\\', '\r', '\n', '\u2028'),
      fc.constantFrom('31', ';', 'm', '2J', 'P', '?25h', '\ud83d', '\udca1', '💡', '\0', '\u0085', ':', ' '),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
  )
  .map((parts) => parts.join(''))

describe('a message that is kept', () => {
  it.each([
    ['plain text', 'Lamp ist an 💡', 'Lamp ist an 💡'],
    ['colours', '\u001b[31mred\u001b[0m \u001b[38;5;1mx\u001b[38:2::1:2:3mx\u001b[m', undefined],
    ['a tab', 'a\tb', 'a\tb'],
    ['clearing the screen', '\u001b[2J\u001b[Hx', 'x'],
    ['a private mode', '\u001b[?1049hx\u001b[>c', 'x'],
    ['a title, ended by BEL', '\u001b]0;title\u0007x', 'x'],
    ['a link, ended by ST', '\u001b]8;;https://example.com\u001b\\x\u001b]8;;\u001b\\', 'x'],
    ['a title without an end', 'x\u001b]0;title\nnext', 'x\nnext'],
    ['a device control string', '\u001bP$qm\u001b\\x', 'x'],
    ['APC, PM and SOS', '\u001b_a\u001b\\\u001b^b\u001b\\\u001bXc\u001b\\x', 'x'],
    ['a reset', '\u001bcx', 'x'],
    ['a character set', '\u001b(0x', 'x'],
    ['8-bit CSI', '\u009b2Jx\u009b31my', 'xy'],
    ['8-bit OSC', '\u009d0;t\u009cx', 'x'],
    ['other control characters', '\0\u0007\bx\u007f\u0080\u009c', 'x'],
    ['an escape at the end', 'x\u001b', 'x'],
    ['a sequence at the end', 'x\u001b[12', 'x'],
    ['one sequence in another', '\u001b\u001b[2J[2Jx', '[2Jx'],
    ['every end of a line', 'a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['ends of lines at the end', 'a\n  \r\n', 'a'],
    ['lone surrogates', 'a\ud83db\udca1', 'a\ufffdb\ufffd'],
    ['nothing', '', ''],
  ])('%s', (_, message, expected) => {
    expect(cleanMessage(message)).toBe(expected ?? message)
  })

  it('drives no terminal, ends no line but by a line feed, and is clean already', () => {
    const colour = String.raw`\u001b\[[\d;:]*m`
    const allowed = new RegExp(String.raw`^(?:${colour}|[^\p{Cc}\p{Cs}\u2028\u2029]|[\t\n])*$`, 'u')
    fc.assert(
      fc.property(wild, (message) => {
        const clean = cleanMessage(message)
        expect(clean).toMatch(allowed)
        expect(cleanMessage(clean)).toBe(clean)
        expect(withoutColours(clean)).not.toContain('\u001b')
      }),
      { numRuns: 1_000 },
    )
  })

  it('is cut at 8 KiB, in the middle of no character and of no colour', () => {
    expect(cleanMessage('x'.repeat(MESSAGE_LIMIT))).toBe('x'.repeat(MESSAGE_LIMIT))
    expect(cleanMessage('x'.repeat(MESSAGE_LIMIT + 1))).toBe(`${'x'.repeat(MESSAGE_LIMIT - 3)}…`)
    for (let shift = 0; shift < 8; shift++) {
      const cut = cleanMessage(`${'x'.repeat(shift)}${'💡'.repeat(3_000)}`)
      expect(cut).toMatch(/^x*(?:💡)+…$/u)
      expect(bytes(cut)).toBeGreaterThan(MESSAGE_LIMIT - 8)
      expect(bytes(cut)).toBeLessThanOrEqual(MESSAGE_LIMIT)
      const coloured = cleanMessage(`${'x'.repeat(shift)}${'\u001b[31m'.repeat(3_000)}`)
      expect(withoutColours(coloured)).toBe(`${'x'.repeat(shift)}…`)
    }
  })

  it('costs little however long it was', () => {
    const started = process.cpuUsage()
    for (const unit of ['x', '\u001b[', '\u001b]', '\u001b[31m', ' ', '\n', '\r', '\0', '\u009b1;']) {
      expect(bytes(cleanMessage(unit.repeat(1_000_000)))).toBeLessThanOrEqual(MESSAGE_LIMIT)
    }
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(10_000)
  })
})
