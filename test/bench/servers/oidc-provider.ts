import { oidcProviderHandler } from '../peers/oidc-provider.ts'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

/** oidc-provider with introspection, behind bare node:http. */
export default {
  async start(options: { file: string }) {
    return listenOnLoopback(await oidcProviderHandler(options.file))
  },
} satisfies BenchServer as BenchServer
