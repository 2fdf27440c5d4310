import type { SystemHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import { systemInfo } from '../../src/bridge/metrics/system-info.ts'
import type { BridgeContext } from './context.ts'

export const system = {
  getDaemonHealth(_request, { daemon }) {
    const timestamp = new Date().toISOString()
    const bridges = daemon.bridges.list().map(({ username, name, status }) => ({ username, name, hap: status }))
    const hap = daemon.hap.status()
    return reply.getDaemonHealth.ok({ status: 'ok', version: daemon.version, timestamp, hap, bridges })
  },

  async getSystem(_request, _context) {
    return reply.getSystem.ok(await systemInfo())
  },

  async getBackups(_request, { service }) {
    return reply.getBackups.ok(service.backups())
  },

  getSetupCode(_request, { daemon }) {
    return reply.getSetupCode.ok(daemon.setupCode())
  },

  restartDaemon(_request, { restart }) {
    restart()
    return reply.restartDaemon.ok({ restarting: true })
  },
} satisfies SystemHandlers<BridgeContext>
