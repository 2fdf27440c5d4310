import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { npmEnvironment, npmProgram } from '../../tools/ensure-installed.ts'
import { makeLauncher } from '../../tools/package/bundle.ts'
import { compilerOfFiles } from '../../tools/type-check.ts'
import { makeBridgeFolder } from '../support/bridge-folder.ts'
import { listWhenReady } from '../support/loaded-modules.ts'
import { freePorts, type RunningProcess, startProcess } from '../support/process.ts'

const root = join(import.meta.dirname, '../..')
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Programs that start `node` get the one that runs the tests. */
const path = [dirname(process.execPath), process.env.PATH].join(delimiter)

/** Where the package is installed, and its data. Nothing of the checkout can be found from there. */
let folder: string
let env: Record<string, string>
let server: RunningProcess
let url: string
let bridgeUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-package-'))
  env = { PATH: path, ...freePorts, SVC_DATA_DIR: join(folder, 'data') }
  await npm(root, 'pack', '--ignore-scripts=false', '--pack-destination', folder)
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await runContainerSteps()
  server = startTriptych('serve', 'bridge', 'content', '--sample', '--check-replies')
  await server.waitFor('ready\n')
  url = /^listening content (\S+)$/m.exec(server.stdout())?.[1] ?? ''
  bridgeUrl = /^listening bridge (\S+)$/m.exec(server.stdout())?.[1] ?? ''
  // Some four hundred packages: a machine that is busy, or has none of them in its cache, takes its time.
}, 600_000)

afterAll(async () => {
  await server?.stop()
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

const containerfile = await readFile(join(root, 'Containerfile'), 'utf8')

/** Runs what the Containerfile runs, with the places of the image in the folder: no container engine is needed for it. */
async function runContainerSteps(): Promise<void> {
  const programs = join(folder, 'programs')
  await mkdir(programs)
  const npmScript = `#!/bin/sh\nexec '${process.execPath}' '${npmProgram}' --prefer-offline "$@"\n`
  await writeFile(join(programs, 'npm'), npmScript, { mode: 0o755 })
  const steps = [...containerfile.replaceAll('\\\n', ' ').matchAll(/^RUN (.*)$/gm)].map(([, step = '']) => step)
  expect(steps.length).toBeGreaterThan(0)
  for (const step of steps) {
    const here = step
      .replaceAll('/opt/triptych', folder)
      .replaceAll('/tmp/triptych.tgz', join(folder, `triptych-${manifest.version}.tgz`))
      .replaceAll('/root/', join(folder, 'home/'))
      .replaceAll('/usr/local/bin', programs)
      .replaceAll('/data', join(folder, 'volume'))
      .replaceAll('-o node -g node ', '')
    await promisify(execFile)('sh', ['-c', here], {
      cwd: folder,
      env: { ...npmEnvironment(), PATH: [programs, path].join(delimiter) },
    })
  }
}

/** The words of an instruction in its exec form, with the places of the image in the folder. */
function execForm(instruction: string): string[] {
  const [, list = '[]'] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(containerfile) ?? []
  return (JSON.parse(list) as string[]).map((word) => word.replace('/opt/triptych', folder))
}

/** The variables of the image that name its volume, with its place in the folder. */
function volumeVariables(): Record<string, string> {
  const [, list = ''] = /^ENV (.*)$/m.exec(containerfile.replaceAll('\\\n', ' ')) ?? []
  const variables = list.split(/\s+/).map((word) => word.split('='))
  const ofVolume = variables.flatMap(([name = '', value = '']) =>
    value === '/data' ? [[name, join(folder, 'volume')]] : [],
  )
  return Object.fromEntries(ofVolume) as Record<string, string>
}

async function npm(cwd: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [npmProgram, ...args], { cwd, env: npmEnvironment() })
}

function startTriptych(...args: readonly string[]): RunningProcess {
  return startProcess(join(folder, 'node_modules/.bin/triptych'), args, env)
}

async function run(process: RunningProcess) {
  const { code } = await process.exited
  return { code, stdout: process.stdout(), stderr: process.stderr() }
}

/** A program of a consumer of the client; `.mts` runs as it is, because it is not below node_modules. */
const consumer = `
import { createContentClient } from 'triptych/content/client'

const content = createContentClient({ baseUrl: process.argv[2] ?? '' })
const path = { siteId: 'docs', env: 'production', route: 'content/delivery' }
const { data, error } = await content.GET('/api/v1/{siteId}/{env}/{route}', { params: { path } })
if (error) throw new Error(error.code)
const title: string = data.meta.title
// @ts-expect-error A document has no such member: its type is that of the contract.
const missing: undefined = data.nothing
process.stdout.write(JSON.stringify({ title, missing }))
`

/** Says whether what it imports is what the bridge hands to it. */
const homebridgePlugin = `
import { APIEvent, Perms } from 'homebridge'
import nodejs from 'hap-nodejs'
export default (api) => api.registerPlatform('homebridge-packaged', 'Packaged', class {
  constructor(log, config, { hap }) {
    api.on(APIEvent.DID_FINISH_LAUNCHING, () => {
      log.info('the same', Perms === hap.Perms, nodejs.Service === hap.Service)
    })
  }
})
`

describe('the npm package', () => {
  it('is a command of the image, whatever runs beside it', async () => {
    const { code, stdout } = await run(startProcess(join(folder, 'programs/triptych'), ['--version'], env))
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${manifest.version}\n` })
  })

  it('brings the command, which tells its version', async () => {
    expect(await run(startTriptych('--version'))).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' })
  })

  it('says to an older Node which one it needs', async () => {
    const program = join(folder, 'for-a-newer-node.mjs')
    await writeFile(program, makeLauncher(1000))
    expect(await run(startProcess(process.execPath, [program, 'serve'], env))).toEqual({
      ...{ code: 69, stdout: '' },
      stderr: `error: Triptych needs Node.js 1000 or newer; this is ${process.version}, ${process.execPath}\n`,
    })
    const installed = await readFile(join(folder, 'node_modules/triptych/dist/src/main.js'), 'utf8')
    expect(installed).toBe(makeLauncher(24))
  })

  it.each([
    'auth',
    'bridge',
    'content',
  ])('serves %s from a bundle of few files, and keeps what is compiled of them', async (surface) => {
    const loaded = join(folder, `loaded-${surface}`)
    const cache = join(folder, `compiled-${surface}`)
    const main = join(folder, 'node_modules/triptych/dist/src/main.js')
    const own = { SVC_DATA_DIR: join(folder, `data-${surface}`), NODE_COMPILE_CACHE: cache, LOADED: loaded }
    const serve = async (): Promise<Map<string, number>> => {
      const serving = startProcess(process.execPath, ['--import', listWhenReady, main, 'serve', surface], {
        ...env,
        ...own,
      })
      await serving.waitFor('ready\n')
      expect(await serving.stop()).toEqual({ code: 0, signal: null })
      const kept = (await readdir(cache, { recursive: true })).filter((name) => name.endsWith('.serve.code'))
      return new Map(await Promise.all(kept.map(async (name) => [name, (await stat(join(cache, name))).size] as const)))
    }
    const first = await serve()
    expect(first.size).toBeGreaterThan(5)
    expect(first.size).toBeLessThan(15)
    const urls = (await readFile(loaded, 'utf8')).split('\n')
    const ofTriptych = urls.flatMap((url) => /\/triptych\/dist\/(.*)/.exec(url)?.[1] ?? [])
    expect(ofTriptych.filter((file) => file !== 'src/main.js' && !file.startsWith('src/start/'))).toEqual([])
    expect(urls.filter((url) => /\/node_modules\/(?:kysely|prom-client)\//.test(url))).toEqual([])
    // What a loss of power leaves of a file is not run.
    for (const [name, size] of first) await truncate(join(cache, name), size - 1)
    const second = await serve()
    expect([...second.keys()]).toEqual([...first.keys()])
    for (const [name, size] of first) expect(second.get(name)).toBeGreaterThan(size / 2)
  })

  // Types are another matter: some packages that serving needs bring those of others along.
  it('brings no package that only development needs', async () => {
    const names = await readdir(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
    const installed = new Set(names)
    expect(installed).toContain('kysely/package.json')
    const unwanted = Object.keys(manifest.devDependencies)
      .filter((name) => !name.startsWith('@types/'))
      .filter((name) => installed.has(`${name}/package.json`))
    expect(unwanted).toEqual([])
  })

  it('brings the licenses of what is in its bundles, those of the consoles too', async () => {
    const licenses = (file: string) => readFile(join(folder, 'node_modules/triptych/dist', file), 'utf8')
    expect(await licenses('src/start/LICENSES.txt')).toMatch(/^kysely\n\nThe MIT License/m)
    const ofConsoles = await licenses('console/dist/LICENSES.md')
    for (const name of ['react-dom', '@mantine/core', 'openapi-fetch']) expect(ofConsoles).toContain(`## ${name} - `)
  })

  it('brings no TypeScript sources', async () => {
    const names = await readdir(join(folder, 'node_modules/triptych'), { recursive: true, encoding: 'utf8' })
    expect(names).toContain('dist/src/main.js')
    expect(names.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([])
  })

  it('serves the manual and the page of the contract', async () => {
    const document = await fetch(`${url}/api/v1/docs/production/content/delivery`)
    expect(document.status).toBe(200)
    expect(await document.json()).toMatchObject({ route: '/content/delivery', meta: { title: 'Delivery' } })
    const docs = await fetch(`${url}/docs`)
    expect(docs.status).toBe(200)
    expect(await docs.text()).toContain('<title>API reference</title>')
    for (const at of [url, bridgeUrl])
      expect(await (await fetch(`${at}/manual`)).text()).toContain('<title>Manual · Triptych')
  })

  it('serves the console with all that its page loads', async () => {
    const page = await fetch(`${bridgeUrl}/`)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const files = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0)
    const codings: (string | null)[] = []
    for (const file of files) {
      const { status, headers } = await fetch(`${bridgeUrl}${file}`, { headers: { 'Accept-Encoding': 'br' } })
      expect([file, status, headers.get('Cache-Control')]).toEqual([file, 200, 'public, max-age=31536000, immutable'])
      codings.push(headers.get('Content-Encoding'))
    }
    // Where that makes them smaller.
    expect(codings).toContain('br')
  })

  it('checks block types in a thread of its own, and imports what passes', async () => {
    const site = join(folder, 'site')
    const schema = { type: 'object', required: ['heading'], properties: { heading: { type: 'string' } } }
    const putPage = (fields: unknown) =>
      writeFile(
        join(site, 'pages/index.json'),
        JSON.stringify({ meta: { title: 'Home' }, zones: { main: { blocks: [{ id: 'a', type: 'hero', fields }] } } }),
      )
    await mkdir(join(site, 'pages'), { recursive: true })
    await mkdir(join(site, 'blocks'))
    await writeFile(join(site, 'blocks/hero.schema.json'), JSON.stringify(schema))
    const importing = () =>
      run(startTriptych('content', 'import', site, '--site', 'small', '--env', 'production', '--publish'))

    await putPage({ heading: 1 })
    const refused = await importing()
    expect(refused).toMatchObject({ code: 65 })
    expect(refused.stdout).toContain('zones.main.blocks[0].fields.heading must be string (block type "hero")')

    await putPage({ heading: 'Hello' })
    expect(await importing()).toMatchObject({ code: 0, stderr: '' })
    // The server looks for what other processes wrote every now and then.
    await vi.waitFor(async () => {
      const page = await fetch(`${url}/api/v1/small/production`)
      expect(page.status).toBe(200)
      expect(await page.json()).toMatchObject({ zones: { main: { blocks: [{ fields: { heading: 'Hello' } }] } } })
    })
  })

  it('runs the plugins that come along, and a shell, in processes of their own', async () => {
    await vi.waitFor(async () => {
      const response = await fetch(`${bridgeUrl}/api/accessories/debug`)
      expect(await response.json()).toEqual({ count: 2, names: ['Lamp', 'Temperature'] })
    })
    const local = await fetch(`${bridgeUrl}/api/marketplace/local`)
    expect(await local.json()).toMatchObject({ plugins: [{ name: 'triptych-mqtt' }, { name: 'triptych-virtual' }] })
    const info = await fetch(`${bridgeUrl}/api/marketplace/plugin-info/triptych-mqtt`)
    expect(await info.json()).toEqual({ platforms: ['Mqtt'], accessories: [] })
    const shell = new WebSocket(`${bridgeUrl.replace('http', 'ws')}/ws/shell?cols=97&rows=20`)
    const output = new Promise<void>((resolve, reject) => {
      let text = ''
      shell.onmessage = ({ data }) => {
        text += data
        if (/[\r\n]97[\r\n]/.test(text)) resolve()
      }
      shell.onclose = () => reject(new Error(text))
    })
    shell.onopen = () => shell.send('tput cols\n')
    await output
    shell.close()
  })

  it('gives a Homebridge plugin the modules that it has itself, though it starts from a bundle', async () => {
    const platforms = [{ platform: 'Packaged', plugin: 'plugins/node_modules/homebridge-packaged' }]
    const { path: data } = await makeBridgeFolder({ platforms })
    const place = join(data, 'plugins/node_modules/homebridge-packaged')
    await mkdir(place, { recursive: true })
    const about = { name: 'homebridge-packaged', version: '1.0.0', keywords: ['homebridge-plugin'], type: 'module' }
    await writeFile(join(place, 'package.json'), JSON.stringify(about))
    await writeFile(join(place, 'index.js'), homebridgePlugin)
    const program = join(folder, 'node_modules/.bin/triptych')
    const running = startProcess(program, ['serve', 'bridge'], { ...env, SVC_DATA_DIR: data })
    await running.waitFor('ready\n')
    const at = /^listening bridge (\S+)$/m.exec(running.stdout())?.[1] ?? ''
    await vi.waitFor(async () => {
      const logs = await fetch(`${at}/api/logs?plugin=homebridge-packaged`)
      const { entries } = (await logs.json()) as { entries: { message: string }[] }
      expect(entries.map(({ message }) => message)).toContain('the same true true')
    })
    await running.stop()
    const names = await readdir(join(folder, 'node_modules/triptych/dist/src/bridge/child/start'))
    expect(names).toContain('main.js')
  })

  it('advertises with what hap-nodejs brings, wherever npm put that, and logs what it says', async () => {
    const packages = join(folder, 'node_modules/@homebridge')
    const below = join(packages, 'hap-nodejs/node_modules/@homebridge')
    await mkdir(below, { recursive: true })
    await rename(join(packages, 'ciao'), join(below, 'ciao'))
    onTestFinished(() => rename(join(below, 'ciao'), join(packages, 'ciao')))
    const data = join(folder, 'advertised')
    const advertised = { SVC_DATA_DIR: data, SVC_HAP_ADVERTISER: 'avahi', DBUS_SYSTEM_BUS_ADDRESS: 'unix:path=/none' }
    const running = startProcess(join(folder, 'node_modules/.bin/triptych'), ['serve', 'bridge'], {
      ...env,
      ...advertised,
    })
    await running.waitFor('ready\n')
    await running.stop()
    const entries = running
      .stderr()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const said = entries.filter(({ plugin }) => plugin === 'bridge').map(({ msg }) => msg)
    expect(said).toContainEqual(
      expect.stringMatching(/"avahi", isn't available on this platform. Reverting to "ciao"$/),
    )
    expect(said).toContainEqual(expect.stringMatching(/^HAP listens on 127.0.0.1, port \d+ \(advertiser: ciao\)$/))
  })

  it('offers the typed client', async () => {
    const file = join(folder, 'consumer.mts')
    await writeFile(file, consumer)
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2024,dom', '--typeRoots']
    const types = join(root, 'node_modules/@types')
    const check = startProcess(process.execPath, [...compilerOfFiles, ...options, types, '--types', 'node', file])
    expect(await run(check)).toEqual({ code: 0, stdout: '', stderr: '' })
    const { code, stdout, stderr } = await run(startProcess(process.execPath, [file, url]))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toEqual({ title: 'Delivery' })
  })

  it('runs as the image does: with a file system that is read-only but for its volume, and a health check', async (test) => {
    // In the volume, as the image has it: there SQLite finds a place for what it writes for a moment.
    // The folder is made read-only beside the root: it may be on another file system, in memory for one.
    const readOnly = `
      mount --bind "$0" "$0" && mount --bind "$0/volume" "$0/volume" && mount -o remount,bind,ro "$0" &&
      mount -o remount,bind,ro / && ! touch "$0/written" 2>/dev/null && cd "$0/volume" && exec "$@"`
    const unshare = (...command: readonly string[]) => [
      ...['--map-root-user', '--mount', 'sh', '-c', readOnly, folder],
      ...command,
    ]
    const probe = startProcess('unshare', unshare('true'), env)
    const possible = await probe.exited.then(({ code }) => code === 0).catch(() => false)
    if (!possible) test.skip('this machine lets no process have mounts of its own')
    const [node = '', ...words] = [...execForm('ENTRYPOINT'), ...execForm('CMD')]
    expect([node, words.slice(1)]).toEqual(['node', ['serve', 'auth', 'content']])
    const places = { ...env, HOME: '/nonexistent', TMPDIR: '/nonexistent', ...volumeVariables() }
    // As the bridge does: npm has its cache in the home folder, and a plugin is looked at in a folder for the moment.
    const writes = startProcess('unshare', unshare('sh', '-c', 'mkdir "$HOME/.npm" && rmdir "$(mktemp -d)"'), places)
    expect({ ...(await writes.exited), said: writes.stderr() }).toEqual({ code: 0, signal: null, said: '' })
    const contained = startProcess('unshare', unshare(node, ...words), places)
    onTestFinished(async () => void (await contained.stop()))
    await contained.waitFor('ready\n')
    const portOf = (surface: string) =>
      new RegExp(`^listening ${surface} \\S+:(\\d+)$`, 'm').exec(contained.stdout())?.[1]
    const ports = { SVC_AUTH_PORT: portOf('auth') ?? '', SVC_CONTENT_PORT: portOf('content') ?? '' }
    const [program = '', ...args] = execForm(' +CMD')
    const check = (settings: Record<string, string>) => startProcess(program, args, { ...env, ...settings }).exited
    // No bridge runs there, so it is asked where content is.
    expect((await check({ ...ports, SVC_BRIDGE_PORT: ports.SVC_CONTENT_PORT })).code).toBe(0)
    expect(await contained.stop()).toEqual({ code: 0, signal: null })
  })

  it('stops when it is told to', async () => {
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  })
})
