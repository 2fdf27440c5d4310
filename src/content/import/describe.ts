import { printable } from '../../lib/printable.ts'
import { count, section, tableLines } from '../../lib/text-table.ts'
import type { LeftOutRule } from '../redirects/listing.ts'
import { leftOutBecause } from '../redirects/listing.ts'
import type { DocumentCounts, FileCounts, FileProblem, ImportReport } from './report.ts'

const KEPT_SHOWN = 10

/** Of a list of files. */
const NAMES_SHOWN = 20

/** What an import did, or would do, for a person in front of 80 columns. */
export function describeImport(report: ImportReport, path: string): string {
  const folder = printable(path)
  if (report.problems.length > 0) return describeProblems(report, folder)
  const sections = [
    [`${headline(report, folder)}\n`, ...tableLines(summary(report))].join(''),
    section(
      `Skipped ${count(new Set(report.leftOut.map(({ file }) => file)).size, 'file', 'files')}; --strict refuses such a folder`,
      rowsOf(report.leftOut),
    ),
    section('Languages that could not be set; the pages are imported', first(rowsOf(report.unlinked))),
    section(
      'Languages that stay as they are, since public pages would change; --publish sets them',
      first(report.heldVersions.map((route) => [route])),
    ),
    ...describeLeftOut(report.redirects.leftOut, report),
    section(
      'Links that lead nowhere',
      report.brokenLinks.map(({ kind, key, place, text }) => [`${kind} ${key}`, text, place.slice(1)]),
    ),
    section(
      'Scheduled releases that hold something of what is published: it is stale in them',
      first(report.scheduledIn.map(({ name, scheduledAt, onConflict }) => [name, scheduledAt, onConflict])),
    ),
    ...describeIgnored(report),
    section(
      'Front matter that is not kept',
      [...report.dropped].map(([key, files]) => [key, count(files, 'file', 'files')]),
    ),
    section(
      'Relative links to no file of the folder, kept as they are',
      first([...report.unknownLinks].map(([link, files]) => [link, count(files, 'file', 'files')])),
    ),
    section(
      'Not imported, since media are public at once; --publish or --media brings them',
      first(report.heldMedia.map((key) => [key])),
    ),
    ...describeDated(report),
    report.crlf === 0 ? '' : `Lines that ended with CRLF end with LF now, in ${count(report.crlf, 'file', 'files')}.\n`,
    describeKept(report),
    note(report),
  ]
  return sections.filter((section) => section !== '').join('\n')
}

function describeProblems({ problems, site, env }: ImportReport, folder: string): string {
  const rows = rowsOf(problems)
  const what = `${count(problems.length, 'problem', 'problems')} in ${folder}`
  return `${tableLines(rows, '').join('')}\n${what}; nothing was written to ${site}/${env}.\n`
}

function rowsOf(problems: readonly FileProblem[]): string[][] {
  return problems.map(({ file, line, reason }) => [line === undefined ? file : `${file}:${line}`, reason])
}

function headline({ site, env, mode, release, changed, dryRun, leftOut }: ImportReport, folder: string): string {
  const place = `${site}/${env}`
  if (!changed && leftOut.length > 0)
    return `Nothing changed: ${place} already has what the other files of ${folder} say.`
  if (!changed) return `Nothing changed: ${place} already has what ${folder} says.`
  const how = { publish: 'published', draft: 'as drafts', release: `into release "${printable(release?.name ?? '')}"` }[
    mode
  ]
  return `${dryRun ? 'Dry run, importing' : 'Imported'} ${folder} into ${place}, ${how}.`
}

function summary({
  documents,
  media,
  blockTypes,
  pageTypes,
  environmentTypes,
  languages,
  versions,
  releases,
  redirects,
  release,
}: ImportReport): string[][] {
  const rows = [
    ['pages', documentText(documents.page)],
    ['partials', documentText(documents.partial)],
    ['strings', documentText(documents.strings)],
    ['redirect rules', documentText(documents.redirect)],
    ['media', fileText(media)],
    ['block types', fileText(blockTypes)],
    ['page types', fileText(pageTypes)],
    ['types of the environment', fileText(environmentTypes)],
    ['languages of the site', fileText(languages)],
    ['pages with a language', fileText(versions)],
    ['releases', fileText(releases)],
  ]
  if (release !== null)
    rows.push([
      'release',
      numbers([
        [release.items, 'items'],
        [release.changed, 'of them new or changed'],
      ]),
    ])
  const { inForce, leftOut } = redirects
  rows.push([
    'redirects',
    numbers([
      [inForce, 'active'],
      [leftOut.length, 'ignored'],
    ]),
  ])
  return rows.filter(([, text]) => text !== '').map(([label = '', text = '']) => [label, text])
}

function documentText(counts: DocumentCounts): string {
  return numbers([
    [counts.new, 'new'],
    [counts.changed, 'changed'],
    [counts.unchanged, 'unchanged'],
    [counts.removed, 'removed'],
    [counts.published, 'published'],
    [counts.unpublished, 'taken down'],
  ])
}

function fileText(counts: FileCounts): string {
  return numbers([
    [counts.new, 'new'],
    [counts.changed, 'changed'],
    [counts.unchanged, 'unchanged'],
  ])
}

function numbers(parts: readonly (readonly [number, string])[]): string {
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number.toLocaleString('en')} ${word}`)
    .join(', ')
}

function describeLeftOut(rules: readonly LeftOutRule[], { mode }: ImportReport): string[] {
  // An import of drafts changes nothing about redirects, so it has nothing to say about them.
  if (mode !== 'publish') return []
  return [...Map.groupBy(rules, ({ reason }) => reason)].map(([reason, group]) =>
    section(
      `Redirects ignored: ${leftOutBecause[reason]}`,
      // A page's own redirects lead to it, so the target says whose they are.
      group.map(({ from, to, status, documentKey }) =>
        documentKey.startsWith('/') ? [from, `-> ${to}`] : [from, `-> ${to}`, `redirect rule, ${status}`],
      ),
    ),
  )
}

function describeIgnored({ ignored }: ImportReport): string[] {
  return [...Map.groupBy(ignored, ({ reason }) => reason)].map(([reason, files]) => {
    return section(
      `Ignored, ${count(files.length, 'file', 'files')}: ${reason}`,
      first(files.map(({ file }) => [file])),
    )
  })
}

/** As many rows as a person reads, and how many more there are. */
function first(rows: readonly string[][], shown = NAMES_SHOWN): string[][] {
  const more = rows.length - shown
  return more > 0 ? [...rows.slice(0, shown), [`and ${more.toLocaleString('en')} more`]] : [...rows]
}

function describeDated({ dated }: ImportReport): string[] {
  const title = {
    early: 'Scheduled: become public on their publishDate',
    expires: 'Scheduled: are taken down on their expiryDate',
    expired: 'Not public, since their expiryDate has passed',
  }
  return [...Map.groupBy(dated, ({ reason }) => reason)].map(([reason, pages]) => {
    return section(title[reason], first(pages.map(({ key, at }) => [key, new Date(at).toISOString()])))
  })
}

function describeKept({ kept }: ImportReport): string {
  if (kept.length === 0) return ''
  const rows = kept.map(({ kind, key }) => [kind, key])
  const title = {
    public: 'Not in the folder, but public; with --publish, --prune takes them down',
    not_pruned: 'Not in the folder, and still there; --prune takes them away',
    left_out: 'Still there: --prune takes nothing away while files are left out',
  }[kept[0]?.reason ?? 'not_pruned']
  return section(title, first(rows, KEPT_SHOWN))
}

function note({ mode, dryRun, changed }: ImportReport): string {
  if (dryRun) return 'A dry run: nothing was written.\n'
  if (!changed || mode === 'publish') return ''
  return mode === 'draft'
    ? `Drafts are seen in previews only; --publish makes them public.\n`
    : 'What is in a release becomes public when the release is published.\n'
}
