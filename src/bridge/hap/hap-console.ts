import { getCallSites, inspect } from 'node:util'
import type { LogLevel } from '../protocol/messages.ts'
import { BRIDGE, type BridgeLog } from './bridge-log.ts'

/** hap-nodejs and the advertisers that it uses, and what a bundle has of it (`tools/package/bundle.ts`). */
const source = /[\\/](?:node_modules[\\/](?:@homebridge|bonjour-hap)[\\/]|hap-nodejs-[\w-]+\.js$)/

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const satisfies Record<string, LogLevel>
type Method = keyof typeof levels

/**
 * Brings to the log what hap-nodejs writes to the console, which is the only place that it knows. What another module
 * writes to the console stays there.
 *
 * @returns gives the console back
 */
export function captureHapConsole(log: BridgeLog): () => void {
  const console = globalThis.console
  const methods = Object.keys(levels) as Method[]
  const originals = methods.map((method) => [method, console[method]] as const)
  for (const [method, original] of originals) {
    const level = levels[method]
    console[method] = (...words: unknown[]) => {
      const caller = getCallSites(2)[1]?.scriptName ?? ''
      if (!source.test(caller)) return original.apply(console, words)
      const message = words.map((word) => (typeof word === 'string' ? word : inspect(word))).join(' ')
      log({ level: level === 'info' && message.includes('WARNING') ? 'warn' : level, plugin: BRIDGE, message })
    }
  }
  return () => {
    for (const [method, original] of originals) console[method] = original
  }
}
