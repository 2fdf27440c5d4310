import { Readable } from 'node:stream'

/** Files of several kinds, as small as their formats let them be. */

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function u16(value: number): Buffer {
  return u32(value).subarray(2)
}

function chunk(type: string, data: Buffer): Buffer {
  return Buffer.concat([u32(data.length), Buffer.from(type), data, u32(0)])
}

export function png(width: number, height: number, text = ''): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 6, 0, 0, 0])])
  const parts = [chunk('IHDR', header), chunk('tEXt', Buffer.from(text)), chunk('IDAT', Buffer.alloc(4))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts, chunk('IEND', Buffer.alloc(0))])
}

export function gif(width: number, height: number, rest = ';'): Buffer {
  return Buffer.concat([Buffer.from('GIF89a'), u16(width).reverse(), u16(height).reverse(), Buffer.from(rest)])
}

/** @param orientation of EXIF; 6 lies on its side */
export function jpg(width: number, height: number, orientation = 1): Buffer {
  const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'))
  const tag = Buffer.concat([u16(0x0112), u16(3), u32(1), u16(orientation), u16(0)])
  const tiff = Buffer.concat([Buffer.from('MM\0*'), u32(8), u16(1), tag, u32(0)])
  const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]))
  const frame = segment(0xc0, Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 17, 0])]))
  return Buffer.concat([Buffer.from([0xff, 0xd8]), jfif, exif, frame, Buffer.from([0xff, 0xd9])])
}

function segment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data])
}

export function webp(width: number, height: number): Buffer {
  const size = Buffer.from([
    ...u32(width - 1)
      .reverse()
      .subarray(0, 3),
    ...u32(height - 1)
      .reverse()
      .subarray(0, 3),
  ])
  const body = Buffer.concat([Buffer.from('WEBPVP8X'), u32(10).reverse(), Buffer.alloc(4), size])
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length).reverse(), body])
}

export function avif(width: number, height: number): Buffer {
  const ispe = box('ispe', Buffer.alloc(4), u32(width), u32(height))
  const meta = box('meta', Buffer.alloc(4), box('iprp', box('ipco', ispe)))
  return Buffer.concat([box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1')), meta])
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  return Buffer.concat([u32(data.length + 8), Buffer.from(type), data])
}

export function ico(side: number): Buffer {
  return Buffer.concat([Buffer.from('000001000100', 'hex'), Buffer.from([side, side]), Buffer.alloc(14)])
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n')
export const zip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')
export const mp4 = box('ftyp', Buffer.from('isom'), u32(0))
export const woff2 = Buffer.concat([Buffer.from('wOF2'), u32(0x10000), Buffer.alloc(40)])
export const mp3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from('fffb9064', 'hex')])

/** The bytes as an upload brings them. */
export function coming(...chunks: (Buffer | string)[]): Readable {
  return Readable.from(
    chunks.map((part) => Buffer.from(part)),
    { objectMode: true },
  )
}
