import type { Command } from 'commander'
import type { Scope } from '../sites.ts'
import { exitHelp, type Open, type Printing, placed, run } from './access.ts'

/** Which sites there are, and where their old paths lead. */
export function addSiteCommands(content: Command, open: Open): void {
  content
    .command('sites')
    .description('list the sites and their environments')
    .option('--json', 'as the API gives them')
    .addHelpText('after', exitHelp)
    .action((options: Printing) =>
      run(open, async (access) => (await import('./show-sites.ts')).showSites(access, options)),
    )
  placed(content.command('redirects').description('list the redirects, and why some are not in force'))
    .option('--left-out', 'only those that are not in force')
    .option('--json', 'as the API gives them')
    .addHelpText('after', exitHelp)
    .action((options: Scope & Printing & { leftOut?: boolean }) =>
      run(open, async (access) => (await import('./show-redirects.ts')).showRedirects(access, options)),
    )
}
