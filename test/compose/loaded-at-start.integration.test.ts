import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { surfaceNames } from '../../src/compose/addresses.ts'
import { listWhenReady } from '../support/loaded-modules.ts'
import { freePorts, startProcess } from '../support/process.ts'

const main = join(import.meta.dirname, '../../src/main.ts')

/** Packages for some operations or settings alone: the first use loads them. */
const later = [
  ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@modelcontextprotocol/node', '@modelcontextprotocol/server'],
  ...['@homebridge/dbus-native', '@opentelemetry/api', 'bonjour-hap', 'source-map-support'],
  ...['acorn', 'age-encryption', 'file-type', 'image-size', 'jose', 'mqtt', 'nodemailer', 'npm', 'oidc-provider'],
  ...['openid-client', 'otpauth', 'pg', 'smol-toml', 'standardwebhooks', 'tar-stream', 'yaml'],
]

/** Those that belong to one surface. */
const own: Readonly<Record<(typeof surfaceNames)[number], readonly string[]>> = {
  auth: ['bowser'],
  bridge: ['@homebridge/hap-nodejs', 'jsonc-parser', 'ws'],
  content: [],
}

/** Modules at most, those of Node included; each makes every start slower. */
const most = { auth: 710, bridge: 1030, content: 850 }

describe.each(surfaceNames)('serve %s', (surface) => {
  it('loads no more before it is ready than it needs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'triptych-loaded-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const loaded = join(folder, 'loaded')
    const env = { ...freePorts, SVC_DATA_DIR: join(folder, 'data'), LOADED: loaded }
    const server = startProcess(process.execPath, ['--import', listWhenReady, main, 'serve', surface], env)
    await server.waitFor('ready\n')
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    const modules = (await readFile(loaded, 'utf8')).split('\n')
    const packages = new Set(modules.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []))
    const others = surfaceNames.filter((name) => name !== surface)
    const unwanted = [...later, ...others.flatMap((name) => own[name])].filter((name) => !own[surface].includes(name))
    expect(unwanted.filter((name) => packages.has(name))).toEqual([])
    expect(own[surface].filter((name) => !packages.has(name))).toEqual([])
    expect(modules.length).toBeLessThan(most[surface])
    const elsewhere = others.join('|')
    const code = new RegExp(`/(?:src|handlers|generated)/(?:${elsewhere})/(?!client)|/src/content/(?:import|export)/`)
    expect(modules.filter((url) => code.test(url))).toEqual([])
    expect(modules.filter((url) => /\/(?:reply|webhook)-validators\.js$/.test(url))).toEqual([])
    // An import of node:http brings it: see src/lib/node-http.ts.
    expect(modules.filter((url) => url.includes('/undici/'))).toEqual([])
  })
})
