import { describe, expect, it } from 'vitest'
import { checkedBytes } from '../../../src/content/media/checked-bytes.ts'
import { kindOf, type MediaKind } from '../../../src/content/media/kinds.ts'
import { avif, coming, gif, ico, jpg, mp3, mp4, pdf, png, webp, woff2, zip } from './files.ts'

function kind(name: string): MediaKind {
  const found = kindOf(name)
  if (found === null) throw new Error(`${name} is not taken`)
  return found
}

async function taken(name: string, chunks: readonly (Buffer | string)[], maxBytes = 10_000_000): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of checkedBytes(coming(...chunks), kind(name), maxBytes)) parts.push(part)
  return Buffer.concat(parts)
}

const refused = { code: 'media_type_refused', errors: [{ in: 'body', name: '' }] }
const script = '<script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>'

describe('checkedBytes', () => {
  it.each<[string, Buffer | string]>([
    ['a.png', png(3, 4)],
    ['A.PNG', png(3, 4)],
    ['a.gif', gif(3, 4)],
    ['a.jpg', jpg(3, 4)],
    ['a.jpeg', jpg(3, 4)],
    ['a.webp', webp(3, 4)],
    ['a.avif', avif(3, 4)],
    ['a.ico', ico(16)],
    ['a.svg', svg],
    [
      'a.svg',
      `\uFEFF<?xml version="1.0"?>\n<!-- ${'x'.repeat(9000)} -->\n<!DOCTYPE svg [<!ENTITY a "b>">]>\n<svg></svg>`,
    ],
    ['a.svg', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ['a.pdf', pdf],
    ['a.mp4', mp4],
    ['a.mp3', mp3],
    ['a.zip', zip],
    ['a.docx', zip],
    ['a.woff2', woff2],
    ['a.txt', ''],
    ['a.txt', 'BMW and GIF are words; MZ too'],
    ['a.csv', 'name,π\n'],
    ['a.json', '{}'],
    ['a.md', `# Title\n\n${script}`],
    ['a.xml', `<?xml version="1.0"?><a/>`],
  ])('takes %s as it is', async (name, bytes) => {
    expect(await taken(name, [bytes])).toEqual(Buffer.from(bytes))
  })

  it.each<[string, Buffer | string]>([
    ['a.png', jpg(3, 4)],
    ['a.png', script],
    ['a.png', ''],
    ['a.gif', `<!doctype html>${script}`],
    ['a.jpg', png(3, 4)],
    ['a.webp', Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1')],
    ['a.avif', mp4],
    ['a.pdf', `${' '.repeat(10)}<html>`],
    ['a.mp4', Buffer.from('\x1aE\xdf\xa3', 'latin1')],
    ['a.zip', Buffer.from('MZ\x90\0', 'latin1')],
    ['a.docx', png(3, 4)],
    ['a.svg', `<!doctype html><svg></svg>`],
    ['a.svg', `<html>${svg}</html>`],
    ['a.svg', 'svg'],
    ['a.svg', '<!-- without end'],
    ['a.svg', `<svgx/>`],
    ['a.svg', png(3, 4)],
    ['a.txt', 'text \0 text'],
    ['a.txt', png(3, 4)],
    ['a.txt', Buffer.from('caf\xe9', 'latin1')],
    ['a.txt', Buffer.from('π').subarray(0, 1)],
    ['a.txt', gif(3, 4, `/*${script}*/`)],
    ['a.csv', 'GIF89a=1;'],
    ['a.md', '%PDF-1.4'],
    ['a.json', zip],
  ])('refuses %s that is something else', async (name, bytes) => {
    await expect(taken(name, [bytes])).rejects.toMatchObject(refused)
  })

  it('sees what comes late: a NUL, a character in two pieces, a head in crumbs', async () => {
    const long = 'x'.repeat(70_000)
    await expect(taken('a.txt', [long, long, 'x\0'])).rejects.toMatchObject(refused)
    const [first, second] = [Buffer.from('π').subarray(0, 1), Buffer.from('π').subarray(1)]
    expect((await taken('a.txt', ['a', first, second])).toString()).toBe('aπ')
    await expect(taken('a.txt', [long, first])).rejects.toMatchObject(refused)
    const crumbs = [...png(3, 4, long)].map((byte) => Buffer.from([byte]))
    expect(await taken('a.png', crumbs)).toEqual(png(3, 4, long))
  })

  it('stops reading at the first byte too many, and at the first of the wrong kind', async () => {
    const endless = (start: Buffer) => {
      const state = { read: 0, closed: false }
      async function* chunks() {
        try {
          for (;;) {
            state.read += 1
            yield state.read === 1 ? start : Buffer.alloc(70_000, 1)
          }
        } finally {
          state.closed = true
        }
      }
      return { state, bytes: chunks() }
    }
    const drain = async (name: string, bytes: AsyncIterable<Buffer>) => {
      for await (const _ of checkedBytes(bytes, kind(name), 1_000_000));
    }
    const large = endless(png(3, 4))
    await expect(drain('a.png', large.bytes)).rejects.toMatchObject({ code: 'body_too_large' })
    expect(large.state).toEqual({ read: 16, closed: true })
    const wrong = endless(Buffer.from(script))
    await expect(drain('a.png', wrong.bytes)).rejects.toMatchObject(refused)
    expect(wrong.state).toEqual({ read: 2, closed: true })
    expect(await taken('a.txt', ['x'.repeat(10)], 10)).toHaveLength(10)
  })
})

describe('kindOf', () => {
  it.each([
    'a.html',
    'a.xhtml',
    'a.js',
    'a.mjs',
    'a.css',
    'a.wasm',
    'a.exe',
    'a.sh',
    'a.php',
    'a.svgz',
    'a.png.html',
  ])('takes no %s', (name) => expect(kindOf(name)).toBeNull())

  it.each(['png', '.png', 'a', 'a.', 'a.png/b', 'a.constructor', 'a.__proto__'])('takes nothing called %s', (name) => {
    expect(kindOf(name)).toBeNull()
  })

  it('delivers each kind as what it is', () => {
    const types = ['a.svg', 'a.Avif', 'b/a.woff2', 'a.md', 'a.zip', 'a.mp4'].map((name) => kindOf(name)?.type)
    expect(types).toEqual([
      ...['image/svg+xml', 'image/avif', 'font/woff2', 'text/markdown; charset=utf-8'],
      ...['application/zip', 'video/mp4'],
    ])
  })
})
