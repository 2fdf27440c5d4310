/**
 * `node health-check.js`, for containers and other keepers of services: asks the surfaces of this machine, at the ports of
 * the settings, how they are. Ends with 0 where at least one runs and none of them is degraded, and with 1 otherwise. Other
 * programs that have one of the ports do not count.
 */
import { loadConfig } from '../config.ts'
import { askHealth } from './ask-health.ts'
import { readBridgePort } from './bridge-port.ts'

/** Milliseconds: a server that takes longer is of no use either. */
const PATIENCE = 4_000

const config = loadConfig()
const ports = [config.auth.port, readBridgePort(config), config.content.port]
const answers = await Promise.all(ports.map((port) => askHealth(config.host, port, PATIENCE)))
const isUnhealthy = answers.some((answer) => answer === 'degraded' || answer === 'silent')
process.exit(answers.includes('ready') && !isUnhealthy ? 0 : 1)
