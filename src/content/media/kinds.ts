import { extname } from 'node:path'
import { contentType } from 'mime-types'

/**
 * How the bytes of a kind of file are recognised: `text` is UTF-8, `svg` is UTF-8 with an `svg` element at its root,
 * `zip` is any archive of that format; a list holds the extensions that `file-type` may detect.
 */
export type ContentCheck = 'text' | 'svg' | 'zip' | readonly string[]

/** A kind of file that an upload may be. */
export interface MediaKind {
  /** With its dot, in lower case. */
  readonly extension: string
  /** The `Content-Type` that it is delivered as. */
  readonly type: string
  readonly look: ContentCheck
}

/**
 * What may be uploaded, by extension. Nothing is here that a browser or a system runs as a program: no HTML, no
 * scripts, no style sheets, no programs. SVG, XML and PDF can carry scripts; they are delivered as downloads.
 */
const looks: Readonly<Record<string, ContentCheck>> = {
  '.apng': ['apng', 'png'],
  '.avif': ['avif'],
  '.gif': ['gif'],
  '.ico': ['ico'],
  '.jpeg': ['jpg'],
  '.jpg': ['jpg'],
  '.png': ['png', 'apng'],
  '.svg': 'svg',
  '.webp': ['webp'],

  '.aac': ['aac'],
  '.flac': ['flac'],
  '.m4a': ['m4a', 'mp4'],
  '.mp3': ['mp3'],
  '.oga': ['oga', 'ogg', 'ogx', 'opus', 'spx'],
  '.ogg': ['oga', 'ogg', 'ogv', 'ogx', 'opus', 'spx'],
  '.opus': ['opus'],
  '.wav': ['wav'],
  '.weba': ['webm'],

  '.m4v': ['m4v', 'mp4'],
  '.mov': ['mov', 'mp4'],
  '.mp4': ['mp4', 'm4v', 'mov'],
  '.ogv': ['ogg', 'ogv', 'ogx'],
  '.webm': ['webm'],

  '.otf': ['otf'],
  '.ttf': ['ttf'],
  '.woff': ['woff'],
  '.woff2': ['woff2'],

  '.csv': 'text',
  '.geojson': 'text',
  '.ics': 'text',
  '.json': 'text',
  '.md': 'text',
  '.srt': 'text',
  '.txt': 'text',
  '.vtt': 'text',
  '.xml': 'text',

  '.doc': ['cfb'],
  '.docx': ['docx', 'zip'],
  '.epub': ['epub'],
  '.odp': ['odp', 'zip'],
  '.ods': ['ods', 'zip'],
  '.odt': ['odt', 'zip'],
  '.pdf': ['pdf'],
  '.ppt': ['cfb'],
  '.pptx': ['pptx', 'zip'],
  '.xls': ['cfb'],
  '.xlsx': ['xlsx', 'zip'],
  '.zip': 'zip',
}

/** The kind of file that a key says it is; null for one that may not be uploaded. */
export function kindOf(key: string): MediaKind | null {
  const extension = extname(key).toLowerCase()
  const look = looks[extension]
  return look === undefined ? null : { extension, type: mediaType(key), look }
}

/** The `Content-Type` that a key is delivered with. */
export function mediaType(key: string): string {
  return contentType(extname(key)) || 'application/octet-stream'
}
