import { printable } from '../../lib/printable.ts'
import { count, section, tableLines } from '../../lib/text-table.ts'
import type { ExportReport } from './export-folder.ts'

/** What an export wrote, for a person. */
export function describeExport(report: ExportReport, folder: string): string {
  const {
    site,
    env,
    published,
    documents,
    drafts,
    pending,
    media,
    blockTypes,
    pageTypes,
    environmentTypes,
    languages,
    versions,
    releases,
    apart,
  } = report
  const rows = [
    ['pages', documents.page, drafts > 0 ? ` (${count(drafts, 'draft', 'drafts')} among them)` : ''],
    ['pages without a name in this layout', apart, ', in JSON with their routes'],
    ['partials', documents.partial, ''],
    ['strings', documents.strings, ''],
    ['redirect rules', documents.redirect, ''],
    ['drafts beside what is public', pending, ''],
    ['media', media, ''],
    ['block types', blockTypes, ''],
    ['page types', pageTypes, ''],
    ['types of the environment', environmentTypes, ''],
    ['languages of the site', languages, ''],
    ['pages with a language', versions, ''],
    ['releases', releases.written, ''],
  ] as const
  const unmarked = section(
    'Not public, and a folder cannot say so; importing it with --publish would publish them',
    report.unmarked.map(({ kind, key }) => [kind, key]),
  )
  const scheduled = section(
    'Scheduled, and a folder cannot say so; importing it leaves them open',
    releases.scheduled.map((name) => [name]),
  )
  return [
    `Exported ${site}/${env} to ${printable(folder)}, ${published ? 'without' : 'with'} drafts.\n`,
    ...tableLines(
      rows
        .filter(([, number]) => number > 0)
        .map(([label, number, detail]) => [label, `${number.toLocaleString('en')}${detail}`]),
    ),
    ...[unmarked, scheduled].flatMap((section) => (section === '' ? [] : ['\n', section])),
  ].join('')
}
