import { Command } from 'commander'
import type { Open } from './commands/access.ts'
import { addDocumentCommands } from './commands/document-commands.ts'
import { addFolderCommands } from './commands/folder-commands.ts'
import { addLanguageCommands } from './commands/language-commands.ts'
import { addReleaseCommands } from './commands/release-commands.ts'
import { addSiteCommands } from './commands/site-commands.ts'
import { addWebhookCommands } from './commands/webhook-commands.ts'

/**
 * The commands of the content surface, for users of this machine: they need no session and no rights. They print, and
 * set `process.exitCode`; usage errors are commander's.
 *
 * @param open opens the database of the settings, migrated, for one command
 */
export function contentCommands(open: Open): Command {
  const content = new Command('content').description('import, export, list and publish content').exitOverride()
  addFolderCommands(content, open)
  addSiteCommands(content, open)
  addDocumentCommands(content, open)
  addLanguageCommands(content, open)
  addReleaseCommands(content, open)
  addWebhookCommands(content, open)
  return content
}
