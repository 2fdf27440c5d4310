import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'

const pages = ['auth', 'bridge', 'content', 'docs', 'manual']

/** One build, an entry for each console, the API reference and the manual. Scripts are served from `/assets/`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed()],
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
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, join(import.meta.dirname, page, 'index.html')])),
    },
  },
})
