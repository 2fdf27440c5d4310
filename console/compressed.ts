import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this many bytes a file fits one packet either way. */
const WORTHWHILE = 1024

/** Writes `<asset>.br` and `<asset>.gz` beside each asset that they make smaller, once for all who will load it. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, 'assets')
    },
    closeBundle: async () => {
      const files = await readdir(folder)
      await Promise.all(files.map((file) => compress(join(folder, file))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < WORTHWHILE) return
  const codings = { br: await promisify(brotliCompress)(bytes), gz: await promisify(gzip)(bytes, { level: 9 }) }
  for (const [ending, coded] of Object.entries(codings)) {
    if (coded.length < bytes.length) await writeFile(`${path}.${ending}`, coded)
  }
}
