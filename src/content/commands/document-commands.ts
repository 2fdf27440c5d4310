import { type Command, Option } from 'commander'
import type { DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { addScopeOptions, exitHelp, type Open, type Printing, run } from './access.ts'

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
  addScopeOptions(
    content.command('list').description('list the documents with their drafts, and whether these are public'),
  )
    .addOption(new Option('--kind <kind>', 'only documents of this kind').choices(kinds))
    .option('--under <route>', 'only documents below this route')
    .option('--pending', 'only drafts that are not public as they are')
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((options: Scope & Printing & { kind?: DocumentKind; under?: string; pending?: boolean }) =>
      run(open, async (access) => (await import('./show-documents.ts')).showDocuments(access, options)),
    )
  addScopeOptions(content.command('search').description('find documents by the words of their routes, titles and text'))
    .argument('<words...>', 'words or beginnings of words, all of which a document must contain')
    .addOption(new Option('--kind <kind>', 'only documents of this kind').choices(kinds))
    .option('--under <route>', 'only documents below this route')
    .option('--pending', 'only drafts that are not public as they are')
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((words: string[], options: Scope & Printing & { kind?: DocumentKind; under?: string; pending?: boolean }) =>
      run(open, async (access) =>
        (await import('./show-documents.ts')).searchDocuments(access, words.join(' '), options),
      ),
    )
  addScopeOptions(content.command('publish').description('make drafts public, all of them or none'))
    .argument('[documents...]', 'the documents to publish')
    .addOption(new Option('--kind <kind>', 'what the documents are').choices(kinds).default('page'))
    .option('--all-pending', 'every draft that is not public as it is, of every kind')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', nameHelp + exitHelp)
    .action((names: string[], options: Scope & Printing & Naming & { allPending?: boolean }, command: Command) => {
      if (names.length > 0 === (options.allPending ?? false)) {
        command.error('error: name the documents, or use --all-pending', {
          exitCode: 1,
          code: 'commander.invalidArgument',
        })
      }
      return run(open, async (access) => (await import('./publish.ts')).publish(access, names, options))
    })
  addScopeOptions(
    content.command('unpublish').description('unpublish documents, all of them or none; their drafts stay'),
  )
    .argument('<documents...>', 'the documents to unpublish, by where they are public')
    .addOption(new Option('--kind <kind>', 'what the documents are').choices(kinds).default('page'))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', nameHelp + exitHelp)
    .action((names: string[], options: Scope & Printing & Naming) =>
      run(open, async (access) => (await import('./publish.ts')).unpublish(access, names, options)),
    )
  addScopeOptions(
    content.command('delete').description('delete a document that is not public; its history stays until it is erased'),
  )
    .argument('<document>', 'the document to delete')
    .addOption(new Option('--kind <kind>', 'what the document is').choices(kinds).default('page'))
    .addHelpText('after', nameHelp + exitHelp)
    .action((name: string, options: Scope & Naming) =>
      run(open, async (access) => (await import('./erase.ts')).remove(access, name, options)),
    )
  addScopeOptions(content.command('deleted').description('list the deleted documents that are not erased yet'))
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((options: Scope & Printing) =>
      run(open, async (access) => (await import('./erase.ts')).showDeleted(access, options)),
    )
  addScopeOptions(content.command('erase').description('remove a deleted document with all of its revisions, for good'))
    .argument('<document>', 'the deleted document, by its last name or its id')
    .addOption(new Option('--kind <kind>', 'what the document is').choices(kinds).default('page'))
    .option('--yes', 'erase it; otherwise it is only said what would be')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', nameHelp + exitHelp)
    .action((name: string, options: Scope & Printing & Naming & { yes?: boolean }) =>
      run(open, async (access) => (await import('./erase.ts')).erase(access, name, options)),
    )
}
