import { Argument, type Command } from 'commander'
import { printableJson } from '../../lib/printable.ts'
import { PublicSearches } from '../public-search/public-search.ts'
import { leftOutBecause } from '../redirects/listing.ts'
import { listRules } from '../redirects/rules.ts'
import { DatabaseSearch } from '../search/database-search.ts'
import { Sites } from '../site-admin/sites.ts'
import type { Scope } from '../sites.ts'
import {
  addScopeOptions,
  type ContentAccess,
  exitHelp,
  type Open,
  type Printing,
  print,
  requireScope,
  run,
} from './access.ts'
import { moment, printList } from './listing.ts'

interface SearchFlags extends Printing {
  readonly site: string
}

/** Which sites there are, whether visitors may search them, and where their old paths lead. */
export function addSiteCommands(content: Command, open: Open): void {
  content
    .command('sites')
    .description('list the sites and their environments')
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((options: Printing) => run(open, (access) => showSites(access, options)))
  content
    .command('public-search')
    .description('say whether visitors may search a site, or turn that on or off')
    .addArgument(
      new Argument('[choice]', 'whether they may from now on; absent, nothing changes').choices(['on', 'off']),
    )
    .requiredOption('--site <site>', 'the site; "triptych content sites" lists them')
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((choice: 'on' | 'off' | undefined, flags: SearchFlags) =>
      run(open, (access) => choosePublicSearch(access, choice, flags)),
    )
  addScopeOptions(content.command('redirects').description('list the redirects, and why some are ignored'))
    .option('--left-out', 'only those that are ignored')
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((options: Scope & Printing & { leftOut?: boolean }) =>
      run(open, (access) => showRedirects(access, options)),
    )
}

/** Lists the sites. */
async function showSites({ db }: ContentAccess, { json = false }: Printing): Promise<void> {
  const sites = new Sites(db, new DatabaseSearch(db))
  await printList((page) => sites.list(page), {
    json,
    heading: ['SITE', 'CREATED', 'ENVIRONMENTS'],
    rowOf: ({ id, createdAt, environments }) => [id, moment(createdAt), environments.join(', ')],
    none: 'There is no site yet. "triptych content import <folder> --site <site> --env <environment>" makes one.',
  })
}

/** @throws TriptychError what `PublicSearches` throws */
async function choosePublicSearch(
  { db }: ContentAccess,
  choice: 'on' | 'off' | undefined,
  { site, json = false }: SearchFlags,
): Promise<void> {
  const searches = new PublicSearches(db)
  const { value: before, etag } = await searches.read(site)
  const value = choice === undefined ? before : (await searches.put(site, { enabled: choice === 'on' }, etag)).value
  if (json) print(printableJson(value))
  else print(`Visitors ${value.enabled ? 'can' : 'cannot'} search ${site}.`)
}

/** Lists the rules that something public declares. */
async function showRedirects(
  access: ContentAccess,
  { json = false, leftOut = false, ...place }: Scope & Printing & { readonly leftOut?: boolean },
): Promise<void> {
  const scope = await requireScope(access, place)
  await printList((page) => listRules(access.db.reader, scope, { ...page, leftOut }), {
    json,
    heading: ['FROM', 'TO', 'STATUS', 'ACTIVE'],
    rowOf: (rule) => [
      rule.from,
      rule.to,
      String(rule.status),
      rule.leftOut === null ? 'yes' : `no: ${leftOutBecause[rule.leftOut]}`,
    ],
    none: leftOut ? 'Every redirect is active.' : 'There are no redirects.',
  })
}
