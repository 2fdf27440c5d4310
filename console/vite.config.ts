import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const pages = ['auth', 'bridge', 'content', 'docs', 'manual']

/** One build, an entry for each console, the API reference and the manual. Scripts are served from `/assets/`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressFiles()],
  // The generated clients lie outside of this folder, and bring the openapi-fetch of the root along.
  resolve: {
    dedupe: ['openapi-fetch'],
    // What @rjsf/core exports for tests names a validator that is not here, and compiles code, which the policy forbids.
    alias: { '@rjsf/validator-ajv8': join(import.meta.dirname, 'shared/form/validator.ts') },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // A picture within a style sheet would need `data:`; fewer, larger files are no gain over HTTP keep-alive either.
    assetsInlineLimit: 0,
    // The packages that are in the files, with their licenses, which ask for that.
    license: { fileName: 'LICENSES.md' },
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, join(import.meta.dirname, page, 'index.html')])),
    },
  },
})

/** Below this many bytes a file fits one packet either way. */
const WORTHWHILE = 1024

/** Writes `<asset>.br` and `<asset>.gz` beside each asset that they make smaller, once for all who will load it. */
function compressFiles(): Plugin {
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
