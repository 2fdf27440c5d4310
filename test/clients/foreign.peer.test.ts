/**
 * Clients that others' generators make of the contracts: made, compiled, and asked the same on a running server.
 * A thorough run takes all of them.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { surfaces } from '../../tools/clients/surfaces.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { compilerOfFiles } from '../../tools/type-check.ts'
import { isThorough } from '../support/thorough.ts'
import { contracts, ensureGenerators, type Generator, generators, homeOf } from './generators/generators.ts'
import { type Served, serveForClients } from './served.ts'

const run = promisify(execFile)
const chosen = generators.filter(({ brief }) => brief || isThorough)

let folder: string
let served: Served

beforeAll(async () => {
  for (const home of new Set(chosen.map(homeOf))) ensureGenerators(home, () => undefined)
  folder = await mkdtemp(join(tmpdir(), 'triptych-foreign-'))
  served = await serveForClients()
}, 600_000)

afterAll(async () => {
  await served?.triptych.stop()
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

const expected = {
  me: 'admin@example.com',
  title: 'Delivery',
  routes: 3,
  missing: [404, 'not_found'],
  refused: 'session_required',
  plugins: ['triptych-virtual'],
}

describe.each(chosen)('the clients that $name makes', (generator) => {
  it('compile, and do what the contracts say on a running server', async () => {
    const place = join(folder, generator.name)
    const generated = generator.language === 'python' ? place : join(place, 'generated')
    await mkdir(generated, { recursive: true })
    await cp(join(import.meta.dirname, 'consumers/foreign'), place, { recursive: true })
    // What is generated imports its packages from there.
    await symlink(join(homeOf(generator), 'node_modules'), join(place, 'node_modules'))
    await Promise.all(surfaces.map((surface) => generate(generator, surface, join(generated, surface))))
    const program = await (generator.language === 'python' ? compilePython : compileTypescript)(generator, place)
    const { auth, bridge, content } = served.triptych.urls
    const { stdout } = await run(program[0], [...program.slice(1), auth, bridge, content, served.token], {
      cwd: place,
      env: { PATH: process.env.PATH },
    })
    expect(JSON.parse(stdout)).toEqual(expected)
  })
})

async function generate(generator: Generator, surface: string, out: string): Promise<void> {
  const { language, program, args } = generator
  const home = homeOf(generator)
  const python = join(home, '.venv/bin')
  const contract = join(contracts, surface, 'openapi.json')
  const [file, ...before] =
    language === 'python'
      ? ([join(python, program)] as const)
      : ([process.execPath, join(home, 'node_modules', program)] as const)
  const env = { ...process.env, PATH: `${python}:${process.env.PATH}`, DO_NOT_TRACK: '1', NODE_OPTIONS: '' }
  const options = { cwd: join(out, '..'), env, maxBuffer: 2 ** 26 }
  await run(file, [...before, ...args(contract, out)], options)
}

type Program = readonly [string, ...string[]]

/** Strictly, and into one file: what is generated imports as bundlers do. */
async function compileTypescript({ name }: Generator, place: string): Promise<Program> {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'esnext']
  const resolution = ['--moduleResolution', 'bundler', '--allowImportingTsExtensions']
  const types = ['--lib', 'es2024,dom,dom.iterable,dom.asynciterable', '--types', 'node']
  const typeRoots = ['--typeRoots', join(root, 'node_modules/@types')]
  const entry = join(place, `${name}.mts`)
  await run(process.execPath, [...compilerOfFiles, ...options, ...resolution, ...types, ...typeRoots, entry]).catch(
    (error) => {
      throw new Error(`what ${name} makes does not compile:\n${error.stdout}`)
    },
  )
  const bundle = join(place, 'bundle.mjs')
  await build({ input: entry, platform: 'node', output: { file: bundle, format: 'esm' } })
  return [process.execPath, bundle]
}

async function compilePython(generator: Generator, place: string): Promise<Program> {
  const program = join(homeOf(generator), '.venv/bin/python')
  await run(program, ['-m', 'compileall', '-q', place])
  return [program, join(place, `${generator.name.replaceAll('-', '_')}.py`)]
}
