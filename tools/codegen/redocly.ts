import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The checkout that these tools belong to. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const cli = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

/** A contract that breaks a rule; the message is Redocly's report, for people. */
export class LintError extends Error {
  override readonly name = 'LintError'
}

/**
 * Runs the Redocly command line, quietly and without calling home. Its library is of no use here: the only one that
 * npm resolves is an older one, which openapi-typescript brings along.
 *
 * @throws LintError with what it printed
 */
export async function redocly(args: readonly string[], config = 'redocly.yaml'): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  try {
    const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args, '--config', config], options)
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new LintError(`${stdout}${stderr}`.trim() || String(error), { cause: error })
  }
}
