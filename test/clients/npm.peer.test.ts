import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packNpmClient } from '../../tools/clients/npm/pack.ts'
import { surfaces } from '../../tools/clients/surfaces.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { consoleFolder } from '../../tools/console-build.ts'
import { ensureInstalled, npmEnvironment, npmProgram } from '../../tools/ensure-installed.ts'
import { compilerOfFiles } from '../../tools/type-check.ts'
import { startProcess } from '../support/process.ts'
import { answering } from './answering.ts'
import { type Served, serveForClients } from './served.ts'

const run = promisify(execFile)
const released = join(import.meta.dirname, 'released')
const releases = (await readdir(released)).filter((file) => file.endsWith('.tgz')).map((file) => join(released, file))

let folder: string
let served: Served

beforeAll(async () => {
  // The bundler.
  ensureInstalled(consoleFolder, () => undefined)
  folder = await mkdtemp(join(tmpdir(), 'triptych-npm-clients-'))
  const packing = Promise.all(surfaces.map((surface) => packNpmClient(surface, join(folder, 'packed'))))
  const [tarballs] = await Promise.all([packing, serveForClients().then((value) => (served = value))])
  await Promise.all([install('head', tarballs), install('released', releases)])
}, 600_000)

afterAll(async () => {
  await served?.triptych.stop()
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

/** Installs packages in an empty folder, and puts the consumer there. */
async function install(name: string, tarballs: readonly string[]): Promise<void> {
  const place = await mkdtemp(join(folder, `${name}-`))
  await cp(join(import.meta.dirname, 'consumers/npm.mts'), join(place, 'consumer.mts'))
  await writeFile(join(place, 'package.json'), '{ "private": true, "type": "module" }')
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run(process.execPath, [npmProgram, 'install', ...quiet, ...tarballs], { cwd: place, env: npmEnvironment() })
  places.set(name, place)
}

const places = new Map<string, string>()
const placeOf = (name: string): string => places.get(name) ?? ''

const expected = {
  me: 'admin@example.com',
  title: 'Delivery',
  routes: [true, true, true],
  refused: 'session_required',
  uploaded: 5,
  kept: true,
  missing: [404, 'Not found'],
  plugins: ['triptych-virtual'],
  stream: 'StreamClosed',
}

/** Those who use the clients have either compilerOfFiles of TypeScript: each is tried on one kind of package. */
const earlierCompiler = [join(root, 'node_modules/typescript/bin/tsc')]

describe.each([
  ['head', earlierCompiler],
  ['released', compilerOfFiles],
] as const)('the npm clients of %s, installed from their tarballs', (name, tsc) => {
  it('compile in a program of someone else', async () => {
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext']
    const types = ['--lib', 'es2024,dom,dom.asynciterable', '--types', 'node', '--typeRoots']
    const typeRoots = join(root, 'node_modules/@types')
    const file = join(placeOf(name), 'consumer.mts')
    const check = startProcess(process.execPath, [...tsc, ...options, ...types, typeRoots, file])
    const { code } = await check.exited
    expect([code, check.stdout()]).toEqual([0, ''])
  })

  it('do what the contracts say on a running server', async () => {
    const { auth, bridge, content } = served.triptych.urls
    const args = [join(placeOf(name), 'consumer.mts'), auth, bridge, content, served.token]
    const consumer = startProcess(process.execPath, args)
    const { code } = await consumer.exited
    expect([code, consumer.stderr()]).toEqual([0, ''])
    expect(JSON.parse(consumer.stdout())).toEqual(expected)
  })
})

describe('the packages of npm', () => {
  it('bring at most two others, and are small', async () => {
    const names = await readdir(join(placeOf('head'), 'node_modules'))
    const packages = names.filter((name) => !name.startsWith('.') && !name.startsWith('triptych-'))
    expect(packages.sort()).toEqual(['openapi-fetch', 'openapi-typescript-helpers'])
    for (const file of await readdir(join(folder, 'packed'))) {
      expect((await readFile(join(folder, 'packed', file))).length, file).toBeLessThan(64 * 1024)
    }
  })

  it('are typed for a program of browsers too, with a bundler and nothing of Node', async () => {
    const file = join(placeOf('head'), 'browser.ts')
    await writeFile(
      file,
      `import { createAuthClient, dataOf } from 'triptych-auth-client'
      import { createBridgeClient } from 'triptych-bridge-client'
      import { openLogs } from 'triptych-bridge-client/streams'
      import { createContentClient } from 'triptych-content-client'
      import type { WebhookEvent } from 'triptych-content-client/webhooks'
      export { createAuthClient, createBridgeClient, createContentClient, dataOf, openLogs, type WebhookEvent }
      `,
    )
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable']
    const typeRoots = ['--typeRoots', join(placeOf('head'), 'node_modules/@types')]
    const bundler = ['--module', 'esnext', '--moduleResolution', 'bundler', ...typeRoots]
    const check = startProcess(process.execPath, [...compilerOfFiles, ...options, ...bundler, file])
    const { code } = await check.exited
    expect([code, check.stdout()]).toEqual([0, ''])
  })

  it('bring only what is imported into a bundle', async () => {
    const place = placeOf('head')
    await writeFile(join(place, 'logs.js'), "export { openLogs } from 'triptych-bridge-client/streams'\n")
    await writeFile(join(place, 'pages.js'), "export { pages } from 'triptych-content-client'\n")
    const build = join(root, 'console/node_modules/vite/dist/node/index.js')
    const bundle = async (entry: string): Promise<string> => {
      const program = `
        import { build } from ${JSON.stringify(build)}
        await build({ configFile: false, logLevel: 'error', root: ${JSON.stringify(place)},
          build: { minify: false, outDir: 'out-${entry}', lib: { entry: '${entry}.js', formats: ['es'], fileName: 'bundle' } } })`
      await run(process.execPath, ['--input-type=module', '-e', program], { cwd: place })
      const [file = ''] = (await readdir(join(place, `out-${entry}`))).filter((each) => /\.m?js$/.test(each))
      return readFile(join(place, `out-${entry}`, file), 'utf8')
    }
    const [logs, pages] = await Promise.all([bundle('logs'), bundle('pages')])
    expect(logs).toContain('/ws/logs')
    expect(logs).not.toMatch(/\/ws\/shell|createClient/)
    expect(pages).toContain('cursor')
    expect(pages).not.toContain('createClient')
  })
})

describe('a request that fails in passing', () => {
  const program = (call: string) => `
    import { createContentClient } from 'triptych-content-client'
    const content = createContentClient({ baseUrl: process.argv[1], maxWait: 5000 })
    const started = Date.now()
    const { response } = await ${call}
    process.stdout.write(JSON.stringify([response.status, Date.now() - started >= 1000]))`
  const call = async (url: string, text: string): Promise<unknown> => {
    const args = ['--input-type=module', '-e', program(text), url]
    const { stdout } = await run(process.execPath, args, { cwd: placeOf('head') })
    return JSON.parse(stdout)
  }

  it('is sent again once the wait that the answer asks for is over', async () => {
    const server = await answering([{ status: 503, headers: { 'Retry-After': '1' } }, { status: 200 }])
    expect(await call(server.url, "content.GET('/api/console/sites')")).toEqual([200, true])
    expect(server.asked).toEqual(['GET', 'GET'])
  })

  it('is handed over when that wait is too long, when the tries are used up, and when sending twice is not the same', async () => {
    const long = await answering([{ status: 429, headers: { 'Retry-After': '60' } }])
    const failing = { status: 503, headers: { 'Retry-After': '0' } }
    const used = await answering([failing, failing, failing])
    const post = await answering([failing])
    expect(await call(long.url, "content.GET('/api/console/sites')")).toEqual([429, false])
    expect(await call(used.url, "content.GET('/api/console/sites')")).toMatchObject([503, expect.anything()])
    expect(await call(post.url, "content.POST('/api/console/sites', { body: { id: 'a' } })")).toEqual([503, false])
    expect([long.asked, used.asked, post.asked]).toEqual([['GET'], ['GET', 'GET', 'GET'], ['POST']])
  })
})
