import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import authDocument from '../../../generated/auth/openapi.json' with { type: 'json' }
import bridgeDocument from '../../../generated/bridge/openapi.json' with { type: 'json' }
import contentDocument from '../../../generated/content/openapi.json' with { type: 'json' }
import { noSessions } from '../../../src/access/session-verifier.ts'
import { Addresses } from '../../../src/compose/addresses.ts'
import { authStandIn } from '../../../src/compose/auth.ts'
import { bridgeStandIn } from '../../../src/compose/bridge-surface.ts'
import { contentStandIn } from '../../../src/compose/content.ts'
import { Outage } from '../../../src/compose/outage.ts'
import { type StandInParts, standIn } from '../../../src/compose/stand-in.ts'
import { loadConfig } from '../../../src/config.ts'
import { TriptychError } from '../../../src/errors.ts'
import { exampleRequest } from '../../support/example-request.ts'
import { recordingLogger } from '../../support/server.ts'

const config = loadConfig({})

const surfaces: readonly (readonly [string, object, () => StandInParts | Promise<StandInParts>])[] = [
  ['auth', authDocument, () => authStandIn(config)],
  ['bridge', bridgeDocument, () => bridgeStandIn(config, noSessions)],
  ['content', contentDocument, () => contentStandIn(config, noSessions)],
]

/** What needs no data, and so does not declare `unavailable`. */
const alwaysAnswered = new Set([
  ...['getSettings', 'getMetrics', 'getDocs', 'getOpenApi', 'getAsyncApi', 'getStreamsDocs', 'getApiCatalog'],
  ...['getAsset', 'getConsoleStart', 'startSignIn', 'getManual', 'getTokenSignIn'],
])

describe.each(surfaces)('the stand-in of %s', (_name, document, partsOf) => {
  it('answers what needs no data, and every other operation with 503', async () => {
    const parts = await partsOf()
    const { logger } = recordingLogger()
    const consoleFolder = await mkdtemp(join(tmpdir(), 'triptych-console-'))
    onTestFinished(() => rm(consoleFolder, { recursive: true, force: true }))
    const surroundings = { config, logger, addresses: new Addresses(config), checkReplies: true, consoleFolder }
    const outage = new Outage(new TriptychError('unavailable', '/secret/path is away'))
    const listener = await standIn(surroundings, parts, 0, () => outage)
    onTestFinished(() => listener.close())
    const answers: Record<string, number> = {}
    for (const route of parts.routes) {
      const { method, path, headers, body } = exampleRequest(document, route)
      const response = await fetch(`${listener.url}${path}`, { method, headers, body, redirect: 'manual' })
      const text = await response.text()
      expect(text, route.operationId).not.toContain('/secret')
      if (route.operationId === 'getHealth') {
        expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', reason: 'database_unavailable' })
      } else answers[route.operationId] = response.status
    }
    const others = Object.entries(answers).filter(([name]) => !alwaysAnswered.has(name))
    expect(others.filter(([, status]) => status !== 503)).toEqual([])
    for (const [name, status] of Object.entries(answers)) {
      if (alwaysAnswered.has(name)) expect([name, [200, 302, 403, 404].includes(status)]).toEqual([name, true])
    }
  })
})
