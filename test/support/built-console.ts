import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** What the one script of `builtConsole` says, long enough to be worth compressing. */
export const consoleScript = `export const words = ${JSON.stringify('to be told apart '.repeat(100))}\n`

/** A folder as the build of the consoles leaves it, with next to nothing inside; gone when the test ends. */
export async function builtConsole(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-console-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeConsole(folder)
  return folder
}

/** Writes what `builtConsole` has into a folder that is there. */
export async function writeConsole(folder: string): Promise<void> {
  for (const surface of ['auth', 'bridge', 'content']) await putPage(folder, surface, `The console of ${surface}`)
  await putPage(folder, 'docs', 'API reference')
  await putPage(folder, 'manual', 'Manual')
  const assets = join(folder, 'assets')
  await mkdir(assets)
  await writeFile(join(assets, 'main-1a2b.js'), consoleScript)
  await writeFile(join(assets, 'main-1a2b.js.br'), brotliCompressSync(consoleScript))
  await writeFile(join(assets, 'main-1a2b.js.gz'), gzipSync(consoleScript))
  await writeFile(join(assets, 'style-3c4d.css'), 'a{}')
}

/** Writes the page of a surface anew. */
export async function putPage(folder: string, surface: string, title: string): Promise<void> {
  await mkdir(join(folder, surface), { recursive: true })
  const script = '<script type="module" crossorigin src="/assets/main-1a2b.js"></script>'
  await writeFile(join(folder, surface, 'index.html'), `<!doctype html><title>${title}</title>${script}`)
}
