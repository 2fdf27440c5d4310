import express, { type ErrorRequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { TriptychError } from '../../src/errors.ts'
import { createGuard } from '../../src/server/guards.ts'
import { readAnswers, sendRaw } from '../support/raw-http.ts'
import { startListener } from '../support/server.ts'

describe('guards, in front of an Express application', () => {
  it.each([
    ['GET / HTTP/1.1', 'Host: localhost:PORT', 'passed'],
    ['GET / HTTP/1.1', 'Host: evil.example', 'foreign_host'],
    ['GET / HTTP/1.0', 'X: no host', 'foreign_host'],
    ['GET http://evil.example/ HTTP/1.1', 'Host: localhost:PORT', 'foreign_host'],
    ['GET /open?x HTTP/1.1', 'Host: cdn.example', 'passed'],
    ['POST /open HTTP/1.1', 'Host: cdn.example', 'foreign_host'],
    ['POST / HTTP/1.1', 'Host: localhost:PORT\r\nOrigin: http://localhost:PORT\r\nCookie: a=b', 'passed'],
    ['POST / HTTP/1.1', 'Host: localhost:PORT\r\nOrigin: https://evil.example', 'foreign_origin'],
    ['POST / HTTP/1.1', 'Host: localhost:PORT\r\nCookie: a=b', 'foreign_origin'],
    ['POST / HTTP/1.1', 'Host: localhost:PORT\r\nCookie: a=b\r\nSec-Fetch-Site: same-origin', 'passed'],
    ['GET / HTTP/1.1', 'Host: localhost:PORT\r\nUpgrade: websocket\r\nOrigin: null', 'foreign_origin'],
    ['GET / HTTP/1.1', 'Host: evil.example\r\nX-Forwarded-Host: localhost:PORT', 'passed'],
  ])('%s, %s: %s', async (line, fields, outcome) => {
    const app = express()
    const listener = await startListener(app)
    const options = {
      publicUrl: () => new URL(`http://localhost:${listener.port}`),
      port: () => listener.port,
      allowedHosts: [],
      trustedProxies: ['127.0.0.1'],
      openPath: (pathname: string) => pathname === '/open',
    }
    const tellCode: ErrorRequestHandler = (error, _request, response, _next) => {
      response.end(error instanceof TriptychError ? error.code : String(error))
    }
    const check = createGuard(options)
    app.use((request, _response, next) => {
      check(request)
      next()
    })
    app.use((_request, response) => void response.end('passed'))
    app.use(tellCode)
    const bytes = `${line}\r\n${fields}\r\nConnection: close\r\n\r\n`.replaceAll('PORT', String(listener.port))
    expect(readAnswers(await sendRaw(listener.port, bytes))).toMatchObject([{ body: outcome }])
  })
})
