import { pino } from 'pino'
import { noSessions } from '../../../src/access/session-verifier.ts'
import { Addresses } from '../../../src/compose/addresses.ts'
import { startBridge } from '../../../src/compose/bridge.ts'
import { loadConfig } from '../../../src/config.ts'
import { loggerTo } from '../../../src/server/logger.ts'
import type { BenchServer } from '../protocol.ts'

/** The bridge as it is served, with its log as it is, to nowhere. */
export default {
  async start(options: { dataDir: string }) {
    const config = loadConfig({
      ...process.env,
      SVC_DATA_DIR: options.dataDir,
      SVC_BRIDGE_PORT: '0',
      SVC_HAP_BIND: '127.0.0.1',
      SVC_HAP_ADVERTISER: 'none',
    })
    const logger = loggerTo(pino.destination({ dest: '/dev/null', sync: true }), 'info')
    const { url } = await startBridge(config, { addresses: new Addresses(config), sessions: noSessions, logger })
    return url
  },
} satisfies BenchServer as BenchServer
