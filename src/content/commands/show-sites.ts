import { DatabaseSearch } from '../search/database-search.ts'
import { Sites } from '../site-admin/sites.ts'
import type { ContentAccess, Printing } from './access.ts'
import { moment, printList } from './listing.ts'

/** Lists the sites. */
export async function showSites({ db }: ContentAccess, { json = false }: Printing): Promise<void> {
  const sites = new Sites(db, new DatabaseSearch(db))
  await printList((page) => sites.list(page), {
    json,
    heading: ['SITE', 'MADE', 'ENVIRONMENTS'],
    rowOf: ({ id, createdAt, environments }) => [id, moment(createdAt), environments.join(', ')],
    none: 'There is no site yet. "triptych content import <folder> --site <site> --env <environment>" makes one.',
  })
}
