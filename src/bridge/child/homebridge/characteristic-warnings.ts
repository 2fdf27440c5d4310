import type { EventEmitter } from 'node:events'
import type { Accessory, CharacteristicWarning } from '@homebridge/hap-nodejs'
import type { PluginLog } from '../define-plugin.ts'

/**
 * Writes to the log what hap-nodejs has to say of an accessory's characteristics: values outside their props, handlers
 * that threw or were slow. It would go to the console otherwise.
 */
export function reportWarnings(accessory: Accessory, log: PluginLog): void {
  // By its bare name: hap-nodejs's enumerations of events are const enums, which are nothing at run time.
  const events: EventEmitter = accessory
  events.on('characteristic-warning', ({ characteristic, type, message, stack }: CharacteristicWarning) => {
    log[levelOf(type)](`${accessory.displayName}, ${characteristic.displayName}: ${message}`)
    if (stack !== undefined) log.debug(stack)
  })
}

function levelOf(type: string): keyof PluginLog {
  if (type === 'debug-message') return 'debug'
  return type === 'error-message' || type.startsWith('timeout-') ? 'error' : 'warn'
}
