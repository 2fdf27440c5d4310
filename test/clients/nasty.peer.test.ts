import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ensurePythonClient } from '../../tools/clients/python/environment.ts'
import { writePackage } from '../../tools/clients/python/pack.ts'
import { emitClient } from '../../tools/codegen/emit-client.ts'
import { emitTypes } from '../../tools/codegen/emit-types.ts'
import { generateStreams } from '../../tools/codegen/generate.ts'
import { type Model, readModel } from '../../tools/codegen/model.ts'
import type { OpenApiDocument } from '../../tools/codegen/openapi.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { compilerOfFiles } from '../../tools/type-check.ts'
import { startProcess } from '../support/process.ts'
import { type StreamServer, startStreamServer } from '../support/stream-server.ts'
import { startWideSurface, type WideSurface, wideSpec } from '../support/wide-contract.ts'
import { runMypy } from './mypy.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const consumers = join(import.meta.dirname, 'consumers')
const thing = { 'content-type': 'text', class: null, from: 1, true: true, __secret: 's', mixed: 5, list: ['a', null] }

/** Below the checkout, so that what the clients import is found. */
let folder: string
let python: string
let streams: StreamServer
let wide: WideSurface

async function modelOf(name: string, spec: string): Promise<Model> {
  return readModel(name, parse(await readFile(spec, 'utf8')) as OpenApiDocument)
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

beforeAll(async () => {
  python = ensurePythonClient(() => undefined)
  await mkdir(join(root, '.data'), { recursive: true })
  folder = await mkdtemp(join(root, '.data/nasty-'))
  const [, nasty] = await Promise.all([
    Promise.all([startStreamServer(), startWideSurface()]).then((started) => {
      ;[streams, wide] = started
    }),
    modelOf('nasty', join(fixtures, 'nasty.openapi.yaml')),
  ])
  for (const [path, text] of await generateStreams('nasty', join(fixtures, 'nasty.asyncapi.yaml'))) {
    if (/clients\/python\/|\/stream-(client|socket|types)\.ts$/.test(path)) await put(path.slice('nasty/'.length), text)
  }
  await put('types.ts', await emitTypes(nasty))
  await put('client.ts', emitClient(nasty))
  const parts = { version: '1.0.0', codes: ['not_found', 'internal', 'internal_error', 'api'], streams: false }
  await writePackage(join(folder, 'clients/python'), nasty, { ...parts, surface: 'nasty' })
  await writePackage(join(folder, 'clients/python'), await modelOf('wide', wideSpec), { ...parts, surface: 'wide' })
  for (const file of ['nasty-streams.mts', 'nasty-calls.mts', 'nasty_streams.py', 'nasty_calls.py'])
    await cp(join(consumers, file), join(folder, file))
})

afterAll(async () => {
  await streams?.close()
  await wide?.close()
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

describe('clients of contracts with names and types that generators stumble over', () => {
  it('compile in TypeScript', async () => {
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--allowImportingTsExtensions']
    const module = ['--module', 'nodenext', '--target', 'es2024', '--skipLibCheck', '--types', 'node']
    const files = ['nasty-streams.mts', 'nasty-calls.mts'].map((file) => join(folder, file))
    const check = startProcess(process.execPath, [...compilerOfFiles, ...options, ...module, ...files])
    const { code } = await check.exited
    expect([code, check.stdout()]).toEqual([0, ''])
  })

  it('are typed in Python', async () => {
    const packages = ['triptych_bridge_streams', 'triptych_nasty_client', 'triptych_wide_client']
    const programs = ['-m', 'nasty_streams', '-m', 'nasty_calls']
    const where = [join(folder, 'clients/python'), folder]
    expect(await runMypy(python, where, [...packages.flatMap((name) => ['-p', name]), ...programs])).toMatch(/^Success/)
  })

  it('read and answer a stream', async () => {
    const inTypeScript = startProcess(process.execPath, [join(folder, 'nasty-streams.mts'), streams.url])
    const first = await streams.next()
    first.socket.send(JSON.stringify(thing))
    await first.received(1)
    expect([await inTypeScript.exited, inTypeScript.stderr()]).toMatchObject([{ code: 0 }, ''])
    expect(JSON.parse(inTypeScript.stdout())).toEqual(['text', null, 1, 5, null])

    const env = { PYTHONPATH: join(folder, 'clients/python'), PYTHONDONTWRITEBYTECODE: '1' }
    const inPython = startProcess(python, [join(folder, 'nasty_streams.py'), streams.url], env)
    const opened = [await streams.next()]
    opened[0]?.socket.send(JSON.stringify(thing))
    opened.push(await streams.next())
    opened[1]?.socket.send(JSON.stringify(thing))
    expect([await inPython.exited, inPython.stderr()]).toMatchObject([{ code: 0 }, ''])
    expect(JSON.parse(inPython.stdout())).toEqual([thing, thing])
    expect([first, ...opened].map(({ path }) => path)).toEqual([
      '/ws/class/a%2Fb?from=me&isOpen=true',
      '/ws/class/a%2Fb?from=me&isOpen=true',
      '/ws/class/c',
    ])
    for (const { frames } of [first, ...opened]) {
      const [frame] = frames
      expect(frame !== undefined && 'text' in frame ? JSON.parse(frame.text) : frame).toEqual({ yes: true })
    }
  })

  it('send every kind of parameter and body in Python', async () => {
    const env = { PYTHONPATH: join(folder, 'clients/python'), PYTHONDONTWRITEBYTECODE: '1' }
    const calls = startProcess(python, [join(folder, 'nasty_calls.py'), wide.url], env)
    expect([await calls.exited, calls.stderr()]).toMatchObject([{ code: 0 }, ''])
    const [listed, created, line, note, photos] = JSON.parse(calls.stdout()) as unknown[]
    expect(listed).toMatchObject({
      query: { ids: [1, 2], tag: ['x', 'y'], filter: { 'date.gte': '2026-01-01' }, range: { age: 3 } },
    })
    expect(created).toMatchObject({ body: { value: { name: 'cup', size: 1 } } })
    expect([line, note]).toEqual([201, '# Hello'])
    expect(photos).toMatchObject({ title: 'Ada', cover: ['a.png', 'image/png', 'png'] })
  })
})
