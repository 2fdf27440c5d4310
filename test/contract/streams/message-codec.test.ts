import { describe, expect, it } from 'vitest'
import type { Channel } from '../../../src/contract/streams/channel.ts'
import { MessageCodec, textFrame } from '../../../src/contract/streams/message-codec.ts'
import { smallChannels, smallValidators } from './small-streams.ts'

const [feed, talk] = smallChannels as [Channel, Channel]
const text = { frame: 'text', contentType: 'text/plain' } as const

describe('a codec', () => {
  it.each<[string, Partial<Channel>]>([
    ['feed: there is no validator for nothing', { receive: [{ message: 'nothing', ...text }] }],
  ])('is not made of a table that says: %s', (message, changed) => {
    expect(() => new MessageCodec({ ...feed, ...changed }, smallValidators, true)).toThrow(message)
  })

  it('holds what is sent against the contract only when it is told to', () => {
    const drift = { text: 1 }
    expect(() => new MessageCodec(feed, smallValidators, true).encode(drift)).toThrow('feed: /text must be string')
    expect(new MessageCodec(feed, smallValidators, false).encode(drift).subarray(2).toString()).toBe('{"text":1}')
  })

  it('takes no frames of a kind that is not in the table', () => {
    const words = new MessageCodec({ ...talk, receive: talk.receive.slice(0, 1) }, smallValidators, false)
    expect(() => words.decode(Buffer.from('{}'), true)).toThrow('this stream takes no binary frames')
  })
})

describe('a frame', () => {
  it.each([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('of %i bytes begins as RFC 6455 has it', (size, head) => {
    const frame = textFrame('x'.repeat(size), 'text')
    expect([...frame.subarray(0, head.length)]).toEqual(head)
    expect(frame.length).toBe(head.length + size)
  })

  it('counts bytes, not characters', () => {
    expect([...textFrame('é', 'binary')]).toEqual([0x82, 2, 0xc3, 0xa9])
  })
})
