import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { command, differences, type Generated, writeAll } from '../../tools/codegen/generate.ts'
import { LintError, root } from '../../tools/codegen/redocly.ts'

let folder: string
let generated: Generated

// What is kept in generated/: `make check` generates anew, and finds it to be the same.
beforeAll(async () => {
  const kept = join(root, 'generated')
  const entries = await readdir(kept, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) => (entry.isFile() ? [relative(kept, join(entry.parentPath, entry.name))] : []))
  generated = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(kept, path), 'utf8')] as const)),
  )
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generate-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('generated/', () => {
  it('has every output of the content surface', () => {
    const names = [
      'openapi.json',
      'types.ts',
      'handlers.ts',
      'filled.ts',
      'replies.ts',
      'routes.ts',
      'tools.ts',
      'request-validators.js',
      'request-validators.d.ts',
      'reply-validators.js',
      'reply-validators.d.ts',
      'client.ts',
      'webhooks.ts',
      'webhook-validators.js',
      'webhook-validators.d.ts',
    ]
    const expected = names.map((name) => `content/${name}`)
    const made = [...generated.keys()].filter((path) => path.startsWith('content/'))
    expect(made.toSorted()).toEqual(expected.toSorted())
    expect([...generated.keys()]).toContain('MANIFEST.json')
  })

  it('has every output of the streams of the bridge', () => {
    const python = 'clients/python/triptych_bridge_streams'
    const names = [
      ...['asyncapi.json', 'streams.ts', 'stream-validators.js', 'stream-validators.d.ts', 'streams.html'],
      ...['stream-types.ts', 'stream-client.ts', 'stream-socket.ts'],
      ...['clients/python/README.md', 'clients/python/pyproject.toml'],
      ...['__init__', 'client', 'messages', 'stream', 'sync'].map((name) => `${python}/${name}.py`),
      `${python}/py.typed`,
    ]
    expect([...generated.keys()]).toEqual(expect.arrayContaining(names.map((name) => `bridge/${name}`)))
  })

  it('ends each line with a line feed alone', () => {
    const others = [...generated].filter(([, text]) => /\r|[^\n]$/.test(text)).map(([path]) => path)
    expect(others).toEqual([])
  })
})

describe('differences', () => {
  it('finds none in what was just written', async () => {
    await writeAll(folder, generated)
    expect(await differences(folder, generated)).toEqual([])
  })

  it('names a changed, a missing and an extra file', async () => {
    await writeAll(folder, generated)
    await writeFile(join(folder, 'content/routes.ts'), 'export const routes = []\n')
    await rm(join(folder, 'MANIFEST.json'))
    await writeFile(join(folder, 'content/notes.txt'), '')
    expect(await differences(folder, generated)).toEqual([
      'MANIFEST.json: is missing',
      'content/notes.txt: is not generated',
      'content/routes.ts: differs',
    ])
  })

  it('misses every file of a folder that is not there', async () => {
    expect(await differences(join(folder, 'none'), generated)).toHaveLength(generated.size)
  })
})

describe('writeAll', () => {
  it('removes what is not generated', async () => {
    await writeFile(join(folder, 'old.ts'), '')
    await writeAll(folder, generated)
    const expected = new Set([...generated.keys()].map((path) => path.split('/')[0]))
    expect((await readdir(folder)).sort()).toEqual([...expected].sort())
  })
})

describe('--check', () => {
  // That it finds no others in generated/, where it generates anew, is one of `make check`.
  const check = () => command(['--check', '--out', folder], async () => generated)

  it('fails with every difference, and writes nothing', async () => {
    await writeAll(folder, generated)
    expect(await check()).toEqual({ exitCode: 0, message: '' })
    await writeFile(join(folder, 'content/client.ts'), '')
    await writeFile(join(folder, 'extra.ts'), '')
    expect(await check()).toEqual({
      exitCode: 1,
      message: 'Not as generated (run `make generate`):\n  content/client.ts: differs\n  extra.ts: is not generated\n',
    })
    expect(await differences(folder, generated)).toHaveLength(2)
  })

  it('fails with what a contract breaks, and writes nothing', async () => {
    const broken = async () => {
      throw new LintError('a rule')
    }
    expect(await command(['--out', folder], broken)).toEqual({ exitCode: 1, message: 'a rule\n' })
    expect(await readdir(folder)).toEqual([])
  })
})
