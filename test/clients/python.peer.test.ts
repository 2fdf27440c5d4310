import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensurePythonClient } from '../../tools/clients/python/environment.ts'
import { packWheel } from '../../tools/clients/python/pack.ts'
import { surfaces } from '../../tools/clients/surfaces.ts'
import { answering } from './answering.ts'
import { runMypy } from './mypy.ts'
import { type Served, serveForClients } from './served.ts'

const run = promisify(execFile)
const released = join(import.meta.dirname, 'released')
const consumer = join(import.meta.dirname, 'consumers/consumer.py')

let python: string
let folder: string
let served: Served
/** By name: a folder with nothing but the wheels and what they bring. */
const places = new Map<string, string>()

beforeAll(async () => {
  python = ensurePythonClient(() => undefined)
  folder = await mkdtemp(join(tmpdir(), 'triptych-wheels-'))
  const packing = Promise.all(surfaces.map((surface) => packWheel(surface, join(folder, 'packed'))))
  const serving = serveForClients().then((value) => {
    served = value
  })
  const [wheels] = await Promise.all([packing, serving])
  const kept = (await readdir(released)).filter((file) => file.endsWith('.whl'))
  await Promise.all([
    install('head', wheels),
    install(
      'released',
      kept.map((file) => join(released, file)),
    ),
  ])
}, 600_000)

afterAll(async () => {
  await served?.triptych.stop()
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

async function install(name: string, wheels: readonly string[]): Promise<void> {
  const place = join(folder, name)
  const options = ['--quiet', '--no-input', '--disable-pip-version-check', '--no-compile', '--target', place]
  await run(python, ['-m', 'pip', 'install', ...options, ...wheels])
  places.set(name, place)
}

/** Runs Python with the wheels of a place alone in sight (`-S`: without those of the environment). */
async function runPython(name: string, args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, PYTHONPATH: places.get(name), PYTHONDONTWRITEBYTECODE: '1' }
  const { stdout } = await run(python, ['-S', ...args], { cwd: folder, env })
  return stdout
}

const expected = {
  me: 'admin@example.com',
  title: 'Delivery',
  routes: [true, true, true],
  refused: 'session_required',
  uploaded: 5,
  kept: true,
  bytes: 'hello',
  missing: [404, 'Not found'],
  plugins: ['triptych-virtual'],
  left: true,
  sites: ['docs'],
  again: 'not_found',
  names: ['Lamp', 'Temperature'],
  stream: 'open',
}

describe.each(['head', 'released'])('the Python clients of %s, installed from their wheels', (name) => {
  it('do what the contracts say on a running server', async () => {
    const { auth, bridge, content } = served.triptych.urls
    expect(JSON.parse(await runPython(name, [consumer, auth, bridge, content, served.token]))).toEqual(expected)
  })
})

describe('the wheels', () => {
  it('are typed, and so is what uses them', async () => {
    const modules = surfaces.flatMap((surface) => ['-p', `triptych_${surface}_client`])
    // Beside what they bring, mypy would take its own modules for theirs.
    const alone = join(folder, 'alone')
    for (const file of await readdir(join(folder, 'packed')))
      await run(python, ['-m', 'zipfile', '-e', join(folder, 'packed', file), alone])
    const where = [alone, dirname(consumer)]
    expect(await runMypy(python, where, [...modules, '-m', basename(consumer, '.py')])).toMatch(/^Success/)
  })

  it('are typed for programs that look at types when they run, too', async () => {
    const program = `
import importlib, inspect, sys, typing
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    for member in vars(module).values():
        if typing.is_typeddict(member):
            typing.get_type_hints(member)
        for method in vars(member).values() if inspect.isclass(member) and member.__module__ == name else ():
            if inspect.isfunction(method):
                typing.get_type_hints(method)
print("resolved")`
    const modules = surfaces.flatMap((surface) =>
      ['models', 'client'].map((name) => `triptych_${surface}_client.${name}`),
    )
    const args = [...modules, 'triptych_bridge_client.streams.messages', 'triptych_bridge_client.streams.client']
    expect(await runPython('head', ['-c', program, ...args])).toBe('resolved\n')
  })

  it('are small, and bring httpx, and websockets where there are streams', async () => {
    for (const file of await readdir(join(folder, 'packed')))
      expect((await readFile(join(folder, 'packed', file))).length, file).toBeLessThan(64 * 1024)
    const program = 'import importlib.metadata as m, sys; print(m.requires(sys.argv[1]))'
    const requires = (name: string) => runPython('head', ['-c', program, name])
    expect(await requires('triptych-content-client')).toBe("['httpx>=0.27,<1']\n")
    expect(await requires('triptych-bridge-client')).toBe("['httpx>=0.27,<1', 'websockets>=15,<18']\n")
  })
})

describe('an answer', () => {
  const program = `
import json, sys
from triptych_content_client import ApiError, ContentClient
url, call = sys.argv[1:]
with ContentClient(url, retries=0) as content:
    try:
        print(json.dumps(eval(call)))
    except ApiError as error:
        print(json.dumps([type(error).__name__, error.status]))`
  const call = async (url: string, text: string): Promise<unknown> =>
    JSON.parse(await runPython('head', ['-c', program, url, text]))

  it('is an error where it is a redirect, or of another kind, that the contract does not have', async () => {
    const html = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Sign in</h1>' }
    const server = await answering([{ status: 302, headers: { Location: '/other' } }, html])
    expect(await call(server.url, 'content.list_sites().data')).toEqual(['ApiError', 302])
    expect(await call(server.url, 'content.list_sites().data')).toEqual(['ApiError', 200])
  })

  it('is a redirect, text or bytes where the contract has them', async () => {
    const html = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Docs</h1>' }
    const server = await answering([{ status: 302, headers: { Location: '/console' } }, html, html])
    expect(await call(server.url, '[(got := content.get_console_start()).data, got.headers["Location"]]')).toEqual([
      null,
      '/console',
    ])
    expect(await call(server.url, 'content.get_docs().data')).toBe('<h1>Docs</h1>')
    expect(await call(server.url, 'content.get_media("a.html").data.decode()')).toBe('<h1>Docs</h1>')
  })

  it('has its next page behind a proxy that has the surface below a path', async () => {
    const link = '</api/console/sites?cursor=a%2Bb&tags=x,y>; rel="next"'
    const server = await answering([{ status: 200, headers: { Link: link } }, { status: 200 }])
    const pages = '[page for page in content.pages(content.list_sites())]'
    expect(await call(`${server.url}/cms/`, pages)).toEqual([{ sites: [] }, { sites: [] }])
    expect(server.paths).toEqual(['/cms/api/console/sites', '/cms/api/console/sites?cursor=a%2Bb&tags=x,y'])
  })
})

describe('a request that cannot be sent', () => {
  it('is tried once', async () => {
    const program = `
import httpx
from triptych_content_client import ContentClient
def refuse(request):
    asked.append(request)
    raise httpx.UnsupportedProtocol("no scheme")
asked = []
try:
    ContentClient("localhost:1", max_wait=0, transport=httpx.MockTransport(refuse)).list_sites()
except httpx.UnsupportedProtocol:
    print(len(asked))`
    expect(await runPython('head', ['-c', program])).toBe('1\n')
  })
})

describe('a request that fails in passing', () => {
  const program = (call: string) => `
import json, sys, time
from triptych_content_client import ApiError, ContentClient
started = time.monotonic()
with ContentClient(sys.argv[1], max_wait=5) as content:
    try:
        status = content.${call}.status
    except ApiError as error:
        status = error.status
print(json.dumps([status, time.monotonic() - started >= 1]))`
  const call = async (url: string, text: string): Promise<unknown> =>
    JSON.parse(await runPython('head', ['-c', program(text), url]))

  it('is sent again once the wait that the answer asks for is over', async () => {
    const server = await answering([{ status: 503, headers: { 'Retry-After': '1' } }, { status: 200 }])
    expect(await call(server.url, 'list_sites()')).toEqual([200, true])
    expect(server.asked).toEqual(['GET', 'GET'])
  })

  it('is sent again where the answer says nothing of a wait that can be read', async () => {
    const unread = ['\u00b2', 'soon'].map((value) => ({ status: 503, headers: { 'Retry-After': value } }))
    const server = await answering([...unread, { status: 200 }])
    expect(await call(server.url, 'list_sites()')).toMatchObject([200, expect.anything()])
    expect(server.asked).toEqual(['GET', 'GET', 'GET'])
  })

  it('is raised when that wait is too long, when the tries are used up, and when sending twice is not the same', async () => {
    const long = await answering([{ status: 429, headers: { 'Retry-After': '60' } }])
    const failing = { status: 503, headers: { 'Retry-After': '0' } }
    const used = await answering([failing, failing, failing])
    const post = await answering([failing])
    expect(await call(long.url, 'list_sites()')).toMatchObject([429, expect.anything()])
    expect(await call(used.url, 'list_sites()')).toMatchObject([503, expect.anything()])
    expect(await call(post.url, 'create_site({"id": "a"})')).toMatchObject([503, expect.anything()])
    expect([long.asked, used.asked, post.asked]).toEqual([['GET'], ['GET', 'GET', 'GET'], ['POST']])
  })
})
