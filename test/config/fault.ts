import { expect } from 'vitest'
import { ConfigError, loadConfig } from '../../src/config.ts'

/** Checks that these settings stop the start with one line that begins with the variable at fault. */
export function expectFault(env: Readonly<Record<string, string>>, variable: string): void {
  expect(() => loadConfig(env)).toThrow(ConfigError)
  expect(() => loadConfig(env)).toThrow(expect.objectContaining({ variable }))
  expect(() => loadConfig(env)).toThrow(new RegExp(`^${variable} [^\n]+$`))
}
