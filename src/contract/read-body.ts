import { isUtf8 } from 'node:buffer'
import express from 'express'
import { TriptychError } from '../errors.ts'
import type { HttpCall } from './call.ts'

/** Largest body read into memory, in bytes. */
const LIMIT = 1024 * 1024

/** express's parser, called where an operation declares a body: nothing is read before security has spoken. */
const parseJson = express.json({
  limit: LIMIT,
  strict: false,
  inflate: false,
  type: () => true,
  verify: (_req, _res, bytes) => {
    if (!isUtf8(bytes)) throw new Error('not UTF-8')
  },
})

/**
 * Reads a JSON body.
 *
 * @returns a promise of the parsed body; undefined when there is none
 * @throws TriptychError `unsupported_media_type`, `body_too_large`, `invalid_request`; the last two by the promise
 */
export function readJsonBody(call: HttpCall): unknown {
  const { headers } = call
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return undefined
  if (!isJson(headers['content-type']))
    throw new TriptychError('unsupported_media_type', String(headers['content-type']))
  return new Promise<unknown>((resolve, reject) => {
    const req = call.req as express.Request
    parseJson(req, call.res as express.Response, (error?: unknown) => {
      if (error === undefined) resolve(req.body)
      else reject(refusal(error))
    })
  })
}

/** `application/json`, in UTF-8 when a charset is named (RFC 8259, 8.1). */
function isJson(header: string | undefined): boolean {
  if (header === 'application/json') return true
  if (header === undefined) return false
  const [type, ...parameters] = header.toLowerCase().split(';')
  if (type?.trim() !== 'application/json') return false
  return parameters.every((text) => {
    const [name, value] = text.trim().split('=')
    return name !== 'charset' || value?.replaceAll('"', '') === 'utf-8'
  })
}

/** What body-parser's errors mean; their `type` is documented in its README. */
function refusal(error: unknown): TriptychError {
  const { type, status } = error as { type?: string; status?: number }
  if (status === 413) return new TriptychError('body_too_large', 'larger than 1 MiB', { cause: error })
  if (status === 415) return new TriptychError('unsupported_media_type', type, { cause: error })
  const message = faults[type ?? ''] ?? 'broke off'
  // Without its cause: a parser quotes the text that it stumbled over, and the log is no place for bodies.
  return new TriptychError('invalid_request', message, { errors: [{ in: 'body', name: '', message }] })
}

const faults: Readonly<Record<string, string>> = {
  'entity.parse.failed': 'must be JSON',
  'entity.verify.failed': 'must be UTF-8',
}
