import { describe, expect, it } from 'vitest'
import { piecesOf, withoutColours } from '../../../console/bridge/logs/ansi.ts'
import { patternOf } from '../../../console/bridge/logs/log-filter.ts'
import { markHits } from '../../../console/bridge/logs/marked.ts'

const ESC = '\u001b'
const coloursOf = (message: string) => piecesOf(message).map(({ text, look: { colour } }) => [text, colour])

describe('the pieces of a message', () => {
  it('leaves a plain message as it is', () => {
    expect(coloursOf('Lamp on')).toEqual([['Lamp on', null]])
  })

  it('has the eight colours, dim or bright, until they end', () => {
    const message = `a${ESC}[31mb${ESC}[92mc${ESC}[39md${ESC}[1;34me${ESC}[mf`
    expect(coloursOf(message)).toEqual([
      ['a', null],
      ['b', 1],
      ['c', 2],
      ['d', null],
      ['e', 4],
      ['f', null],
    ])
    expect(piecesOf(message).map(({ look }) => look.bold)).toEqual([false, false, false, false, true, false])
  })

  it('takes the first sixteen of a palette, and no colour that may not be readable', () => {
    expect(coloursOf(`${ESC}[38;5;9mred${ESC}[38;5;196mpalette${ESC}[38;2;1;2;3mmixed`)).toEqual([
      ['red', 1],
      ['palette', null],
      ['mixed', null],
    ])
  })

  it('does not take the numbers of a mixed colour or a background for a look', () => {
    const [piece] = piecesOf(`${ESC}[48;2;1;3;4;32mtext`)
    expect(piece?.look).toEqual({ colour: 2, bold: false, italic: false, underline: false })
  })

  it('together are the message without its colours', () => {
    const message = `${ESC}[3ma${ESC}[23;4m<b>${ESC}[0m\nc`
    expect(
      piecesOf(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(withoutColours(message))
    expect(withoutColours(message)).toBe('a<b>\nc')
  })
})

describe('what was searched for', () => {
  const hits = (message: string, text: string) =>
    markHits(piecesOf(message), patternOf(text)).map(({ text, hit }) => (hit ? `[${text}]` : text))

  it('is marked wherever it stands, in any case', () => {
    expect(hits('Lamp: the lamp is on', 'LAMP')).toEqual(['[Lamp]', ': the ', '[lamp]', ' is on'])
  })

  it('is marked where it spans colours', () => {
    expect(hits(`ab${ESC}[31mcd${ESC}[0mef`, 'bcde')).toEqual(['a', '[b]', '[cd]', '[e]', 'f'])
  })

  it('is marked at both ends, and twice in a row', () => {
    expect(hits('xxaxx', 'x')).toEqual(['[x]', '[x]', 'a', '[x]', '[x]'])
  })

  it('is a text and no pattern', () => {
    expect(hits('a.b (c) [d] a+b', '(c) [d]')).toEqual(['a.b ', '[(c) [d]]', ' a+b'])
    expect(hits('abc', '.')).toEqual(['abc'])
  })
})
