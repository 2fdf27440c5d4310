import { Addresses } from '../../../src/compose/addresses.ts'
import { startAuth } from '../../../src/compose/auth.ts'
import { loadConfig } from '../../../src/config.ts'
import { loggerTo } from '../../../src/server/logger.ts'
import type { BenchServer } from '../protocol.ts'

let codes: Record<string, string> = {}

/** The auth surface as it is served, behind a proxy that is trusted. Codes go to the log, and the log is read here. */
export default {
  async start(options: { dataDir: string }) {
    const config = loadConfig({
      SVC_DATA_DIR: options.dataDir,
      SVC_AUTH_PORT: '0',
      SVC_TRUSTED_PROXIES: '127.0.0.1',
    })
    const { url } = await startAuth(config, {
      addresses: new Addresses(config),
      logger: loggerTo({ write: readLine }, 'warn'),
    })
    return url
  },
  takeCodes() {
    const taken = codes
    codes = {}
    return taken
  },
} satisfies BenchServer as BenchServer

function readLine(line: string): void {
  const [, email, code] = /sign-in code for (\S+): (\d{6})/.exec(line) ?? []
  if (email !== undefined && code !== undefined) codes[email] = code
  else process.stderr.write(line)
}
