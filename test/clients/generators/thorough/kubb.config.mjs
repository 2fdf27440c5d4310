import { basename, dirname } from 'node:path'
import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

/** Kubb takes plugins only from a file like this. It writes into a folder with the surface's name, below the one it runs in. */
export default defineConfig(({ input }) => ({
  input: { path: input },
  output: { path: basename(dirname(input)), format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'axios' })],
}))
