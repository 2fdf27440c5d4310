import { type Command, Option } from 'commander'
import type { DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { exitHelp, type Open, type Printing, placed, run } from './access.ts'

const kinds: readonly DocumentKind[] = ['page', 'partial', 'strings', 'redirect']

const nameHelp = `
A page is named by its route, /about for one; with --kind partial, strings or
redirect by the partial's key, the language, or the path that is redirected.
`

interface Naming {
  readonly kind: DocumentKind
}

/** Finding documents, publishing their drafts and taking them down. */
export function addDocumentCommands(content: Command, open: Open): void {
  placed(content.command('list').description('list the documents: what their drafts say, and whether that is public'))
    .addOption(new Option('--kind <kind>', 'only documents of this kind').choices(kinds))
    .option('--under <route>', 'only what is below this route')
    .option('--pending', 'only drafts that are not public as they are')
    .option('--json', 'as the API gives them')
    .addHelpText('after', exitHelp)
    .action((options: Scope & Printing & { kind?: DocumentKind; under?: string; pending?: boolean }) =>
      run(open, async (access) => (await import('./show-documents.ts')).showDocuments(access, options)),
    )
  placed(content.command('search').description('find documents by the words of their routes, titles and text'))
    .argument('<words...>', 'words, or their beginnings, that are all in what is found')
    .addOption(new Option('--kind <kind>', 'only documents of this kind').choices(kinds))
    .option('--under <route>', 'only what is there or below')
    .option('--pending', 'only drafts that are not public as they are')
    .option('--json', 'as the API gives them')
    .addHelpText('after', exitHelp)
    .action((words: string[], options: Scope & Printing & { kind?: DocumentKind; under?: string; pending?: boolean }) =>
      run(open, async (access) => (await import('./show-documents.ts')).showFound(access, words.join(' '), options)),
    )
  placed(content.command('publish').description('make drafts public, all of them or none'))
    .argument('[documents...]', 'what is published')
    .addOption(new Option('--kind <kind>', 'what the documents are').choices(kinds).default('page'))
    .option('--all-pending', 'every draft that is not public as it is, of every kind')
    .option('--json', 'what was done, for a program')
    .addHelpText('after', nameHelp + exitHelp)
    .action((names: string[], options: Scope & Printing & Naming & { allPending?: boolean }, command: Command) => {
      if (names.length > 0 === (options.allPending ?? false)) {
        command.error('error: name documents, or give --all-pending', {
          exitCode: 1,
          code: 'commander.invalidArgument',
        })
      }
      return run(open, async (access) => (await import('./publish.ts')).publish(access, names, options))
    })
  placed(
    content.command('unpublish').description('take documents off the site, all of them or none; their drafts stay'),
  )
    .argument('<documents...>', 'what is taken down, by where it is public')
    .addOption(new Option('--kind <kind>', 'what the documents are').choices(kinds).default('page'))
    .option('--json', 'what was done, for a program')
    .addHelpText('after', nameHelp + exitHelp)
    .action((names: string[], options: Scope & Printing & Naming) =>
      run(open, async (access) => (await import('./publish.ts')).unpublish(access, names, options)),
    )
}
