import type { ListPage } from '../../lib/paging.ts'
import { printableJson } from '../../lib/printable.ts'
import { tableLines } from '../../lib/text-table.ts'
import { print } from './access.ts'

/** Entries asked for at once. */
const PAGE = 200

interface Listing<T> {
  readonly json: boolean
  readonly heading: readonly string[]
  rowOf(entry: T): readonly string[]
  /** Said where there is nothing to list. */
  readonly none: string
}

/**
 * Prints a list of any length as a table, or as one JSON list; a page at a time, so that none has to be held.
 *
 * @param read answers a page; `after` is `next` of the one before
 */
export async function printList<T>(
  read: (page: { readonly limit: number; readonly after: string | null }) => Promise<ListPage<T, string>>,
  { json, heading, rowOf, none }: Listing<T>,
): Promise<void> {
  let printed = 0
  let after: string | null = null
  do {
    const page: ListPage<T, string> = await read({ limit: PAGE, after })
    if (json) {
      for (const entry of page.entries)
        process.stdout.write(`${printed++ === 0 ? '[\n' : ',\n'}${printableJson(entry)}`)
    } else {
      const rows = page.entries.map(rowOf)
      // Each page is aligned by itself.
      process.stdout.write(tableLines(printed === 0 && rows.length > 0 ? [heading, ...rows] : rows, '').join(''))
      printed += rows.length
    }
    after = page.next
  } while (after !== null)
  if (json) print(printed === 0 ? '[]' : '\n]')
  else if (printed === 0) print(none)
}

/** A moment for people: to the minute, in UTC. */
export function moment(text: string): string {
  return `${text.slice(0, 16).replace('T', ' ')} UTC`
}
