import { stringify } from 'csv-stringify/sync'
import type { ActivityEntry } from './activity-log.ts'

export type ActivityFormat = 'jsonl' | 'csv'

const COLUMNS = [
  ...['id', 'at', 'actor_kind', 'actor_id', 'actor_name', 'credential', 'action'],
  ...['target_kind', 'target_id', 'target_name', 'target_owner'],
  ...['before', 'after', 'reason', 'address', 'browser'],
]

/**
 * Entries as text: JSON Lines, or CSV (RFC 4180) with a heading, in which no cell is a formula to a spreadsheet.
 *
 * @param batches of entries, which are read as the text is taken
 */
export async function* exportActivity(
  batches: AsyncIterable<readonly ActivityEntry[]>,
  format: ActivityFormat,
): AsyncGenerator<string> {
  // With the first entries, so that an answer begins once they could be read.
  let heading = format === 'csv' ? toCsv([COLUMNS]) : ''
  for await (const entries of batches) {
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`)
    yield heading + (format === 'csv' ? toCsv(entries.map(toCells)) : lines.join(''))
    heading = ''
  }
  if (heading !== '') yield heading
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], { escape_formulas: true, record_delimiter: '\r\n' })
}

function toCells({ id, at, actor, credential, action, target, details }: ActivityEntry): string[] {
  const { before, after, reason, address, browser } = details ?? {}
  const json = (values: object | undefined) => (values === undefined ? '' : JSON.stringify(values))
  return [
    ...[id, at, actor.kind, actor.id ?? '', actor.name, credential ?? '', action],
    ...[target?.kind ?? '', target?.id ?? '', target?.name ?? '', target?.owner ?? ''],
    ...[json(before), json(after), reason ?? '', address ?? '', browser ?? ''],
  ]
}
