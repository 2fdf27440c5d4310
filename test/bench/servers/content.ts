import { Addresses } from '../../../src/compose/addresses.ts'
import { startContent } from '../../../src/compose/content.ts'
import { loadConfig } from '../../../src/config.ts'
import { createLogger } from '../../../src/server/logger.ts'
import type { BenchServer } from '../protocol.ts'

/** The content surface as it is served; `answerCache: false` takes its answer cache away. */
export default {
  async start(options: { dataDir: string; databaseUrl?: string; answerCache?: boolean }) {
    const database = options.databaseUrl === undefined ? {} : { SVC_DATABASE_URL: options.databaseUrl }
    const config = loadConfig({ SVC_DATA_DIR: options.dataDir, SVC_CONTENT_PORT: '0', ...database })
    const running = await startContent(config, {
      addresses: new Addresses(config),
      logger: await createLogger('warn'),
      answerCache: options.answerCache ?? true,
    })
    return running.url
  },
} satisfies BenchServer as BenchServer
