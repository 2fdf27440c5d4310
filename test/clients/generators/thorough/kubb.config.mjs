import { basename, dirname } from 'node:path'
import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

/** Kubb takes its plugins from a file alone. It writes below the folder that it runs in, into one with the surface's name. */
export default defineConfig(({ input }) => ({
  input: { path: input },
  output: { path: basename(dirname(input)), format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'axios' })],
}))
