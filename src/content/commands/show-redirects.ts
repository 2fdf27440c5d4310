import { listRules } from '../redirects/rules.ts'
import { leftOutBecause } from '../redirects/words.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, knownScope, type Printing } from './access.ts'
import { printList } from './listing.ts'

/** Lists the rules that something public declares. */
export async function showRedirects(
  access: ContentAccess,
  { json = false, leftOut = false, ...place }: Scope & Printing & { readonly leftOut?: boolean },
): Promise<void> {
  const scope = await knownScope(access, place)
  await printList((page) => listRules(access.db.reader, scope, { ...page, leftOut }), {
    json,
    heading: ['FROM', 'TO', 'STATUS', 'IN FORCE'],
    rowOf: (rule) => [
      rule.from,
      rule.to,
      String(rule.status),
      rule.leftOut === null ? 'yes' : `no: ${leftOutBecause[rule.leftOut]}`,
    ],
    none: leftOut ? 'Every redirect is in force.' : 'There are no redirects.',
  })
}
