import { BRIDGE, type BridgeLog } from '../hap/bridge-log.ts'
import { packageOfPath } from '../host/homebridge-package.ts'
import type { ConfigFile } from './config-file.ts'
import { ConfigFileError } from './config-file-error.ts'
import type { EntryChange } from './merge-entries.ts'

/**
 * Puts what plugins changed of their own entries into the config file; the log names the fields, never their values.
 *
 * @throws TriptychError `unavailable` when the file cannot be read or written now
 */
export async function keepPluginChanges(
  config: Pick<ConfigFile, 'mergeEntry'>,
  changes: readonly EntryChange[],
  log: BridgeLog,
): Promise<void> {
  for (const change of changes) {
    const { plugin: path } = change.before
    const plugin = (typeof path === 'string' && packageOfPath(path)?.name) || BRIDGE
    try {
      const merged = await config.mergeEntry(change)
      const { taken, conflicts } = merged ?? { taken: [], conflicts: ['the entry, which the config has no more'] }
      if (taken.length > 0) log({ level: 'info', plugin, message: `it changed its config: ${taken.join(', ')}` })
      if (conflicts.length > 0) {
        const message = `it changed its config where the config was changed as well, which stays: ${conflicts.join(', ')}`
        log({ level: 'warn', plugin, message })
      }
    } catch (error) {
      if (!(error instanceof ConfigFileError)) throw error
      log({ level: 'warn', plugin, message: `what it made of its config is refused: ${error.message}` })
    }
  }
}
