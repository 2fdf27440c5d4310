/**
 * `node health-check.js`, for containers and other keepers of services: asks the surfaces of this machine, at the ports of
 * the settings, how they are. Ends with 0 where at least one runs and none of them is degraded, and with 1 otherwise.
 */
import { loadConfig } from '../config.ts'

const { auth, bridge, content } = loadConfig()
const ports = [auth.port, bridge.port ?? 8582, content.port]
/** Milliseconds: a server that takes longer is of no use either. */
const PATIENCE = 4_000

const asked = await Promise.allSettled(
  ports.map((port) => fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(PATIENCE) })),
)
const answers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
const isHung = asked.some((one) => one.status === 'rejected' && one.reason?.name === 'TimeoutError')
process.exit(answers.length > 0 && answers.every(({ ok }) => ok) && !isHung ? 0 : 1)
