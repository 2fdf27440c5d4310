import { homebridge } from '../peers/homebridge.ts'
import type { BenchServer } from '../protocol.ts'

/** Homebridge, and its plugin, in this process. */
export default {
  start: async (options: { folder: string; plugin: string }) => homebridge(options.folder, options.plugin),
} satisfies BenchServer as BenchServer
