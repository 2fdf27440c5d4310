import { join, resolve } from 'node:path'
import { isObject, parseExactJson } from '../../lib/json.ts'
import { momentOf } from '../../lib/moment.ts'
import { fieldNameFault, sizeFault } from '../documents/limits.ts'
import { declarationFaults } from '../pages/page-type.ts'
import type { DocumentKind } from '../schema.ts'
import type {
  BlockTypeEntry,
  DocumentEntry,
  DocumentOutline,
  EnvironmentTypeEntry,
  FolderContent,
  LanguagesEntry,
  MediaEntry,
  PendingEntry,
  ReleaseEntry,
  VersionEntry,
} from './entries.ts'
import { findLayout, type KnownLanguages } from './find-layout.ts'
import { byFile, countNames, joinVersions, unique, unreadNames, versionOf, withPending } from './join-files.ts'
import { readJsonPage, readJsonPartial } from './json-page.ts'
import { readJson } from './json-source.ts'
import { readLanguagesFile } from './languages-file.ts'
import { ownLayout } from './layout.ts'
import { type ParsedFile, readMarkdownPage, readMarkdownPartial } from './markdown.ts'
import { normalizeName } from './names.ts'
import { readOwnRoutes } from './own-routes.ts'
import { placeOf } from './place.ts'
import { readRedirects } from './redirects.ts'
import { readRelease } from './release.ts'
import { type FolderContext, hasPage, lowercaseLinks, serveLinks } from './served-links.ts'
import { type Problem, type Report, SourceFault } from './source.ts'
import { readStrings } from './strings.ts'
import { MAX_RELEASE_BYTES, readText } from './text.ts'
import { readToml } from './toml-source.ts'
import { codeOf, eachFile, hasParts, walk } from './walk.ts'
import { readYaml } from './yaml-source.ts'

/** A file with more faults than this is not what it claims to be. */
const MAX_PROBLEMS_PER_FILE = 20

const noLanguages: KnownLanguages = { site: [], named: [] }

/** What one file gave. */
interface Outcome<D extends DocumentOutline = DocumentEntry> {
  documents: D[]
  media: MediaEntry[]
  blockTypes: BlockTypeEntry[]
  pageTypes: BlockTypeEntry[]
  environmentTypes: EnvironmentTypeEntry[]
  releases: ReleaseEntry[]
  drafts: PendingEntry[]
  languages: LanguagesEntry[]
  versions: VersionEntry[]
  hasCrlf: boolean
  problems: Problem[]
  dropped: readonly string[]
  unknownLinks: Set<string>
  ignored: { file: string; reason: string }[]
}

interface ReadingOptions {
  /** Whether the routes of pages are in lower case, whatever their files are called. */
  readonly lowercase?: boolean
  /** Languages that the names of files may give, beside those that the folder declares. */
  readonly known?: KnownLanguages
  /** Called after each file, with how many are done and how many there are. */
  readonly onFile?: (done: number, total: number) => void
}

/**
 * Reads a content folder: `pages/`, `partials/`, `i18n/`, `media/`, `blocks/`, `types/`, `releases/`, and `redirects`,
 * `drafts` and `languages` as `.json`, `.yml` or `.yaml`. Files are untrusted: a fault in them becomes a problem with file
 * and line, never an exception.
 */
export function readFolder(folder: string, options: ReadingOptions = {}): Promise<FolderContent> {
  return readFolderAs(folder, (entry) => entry, options)
}

/** The same without what the documents say, which {@link readDocuments} reads again: of a large folder, that is most. */
export function readOutline(folder: string, options: ReadingOptions = {}): Promise<FolderContent<DocumentOutline>> {
  const outlineOf = ({ body, fields, lineOf, ...outline }: DocumentEntry): DocumentOutline => outline
  return readFolderAs(folder, outlineOf, options)
}

/** The documents of one file of a folder; none where it has a problem. */
export async function readDocuments(
  folder: string,
  file: string,
  context: FolderContext,
): Promise<readonly DocumentEntry[]> {
  return (await readOne(resolve(folder), file, context)).documents
}

async function readFolderAs<D extends DocumentOutline>(
  folder: string,
  keep: (entry: DocumentEntry) => D,
  options: ReadingOptions,
): Promise<FolderContent<D>> {
  const root = resolve(folder)
  const { layout, languages: declared, problems: undeclared } = await findLayout(root, options.known ?? noLanguages)
  const found = await walk(
    root,
    layout.roots.map(({ folder }) => folder),
  )
  const unrouted = {
    files: found.files,
    lowercase: options.lowercase ?? false,
    layout,
    routes: new Map<string, string>(),
  }
  const context: FolderContext = { ...unrouted, routes: await readOwnRoutes(root, unrouted) }
  const outcomes: Outcome<D>[] = []
  let done = 0
  await eachFile(found.files, async (file, index) => {
    const { documents, ...rest } = await readOne(root, file, context)
    outcomes[index] = { ...rest, documents: documents.map(keep) }
    options.onFile?.(++done, found.files.length)
  })

  const problems = [...undeclared, ...found.problems, ...outcomes.flatMap((outcome) => outcome.problems)]
  if (problems.length === 0 && layout.roots.length === ownLayout.roots.length && !(await hasParts(root))) {
    problems.push({ file: '.', reason: 'holds no pages, partials, i18n, media, blocks, releases or redirects' })
  }
  const documents = unique(
    outcomes.flatMap((outcome) => outcome.documents),
    ({ kind, key }) => `${kind} ${key}`,
    problems,
  )
  const media = unique(
    outcomes.flatMap((outcome) => outcome.media),
    ({ key }) => `media ${key}`,
    problems,
  )
  const releases = unique(
    outcomes.flatMap((outcome) => outcome.releases),
    ({ name }) => `the release "${name}"`,
    problems,
  )
  const drafts = unique(
    outcomes.flatMap((outcome) => outcome.drafts),
    ({ kind, key }) => `the draft of ${kind} ${key}`,
    problems,
  )
  const [languages = declared] = unique(
    outcomes.flatMap((outcome) => outcome.languages),
    () => 'what the languages are',
    problems,
  )
  return {
    documents: withPending(documents, drafts, problems, unreadNames(problems, context)),
    media,
    blockTypes: outcomes.flatMap((outcome) => outcome.blockTypes),
    pageTypes: outcomes.flatMap((outcome) => outcome.pageTypes),
    environmentTypes: outcomes.flatMap((outcome) => outcome.environmentTypes),
    releases,
    languages,
    versions: joinVersions(
      outcomes.flatMap((outcome) => outcome.versions),
      layout,
    ),
    problems: problems.sort(byFile),
    dropped: countNames(outcomes.flatMap((outcome) => outcome.dropped)),
    unknownLinks: countNames(outcomes.flatMap((outcome) => [...outcome.unknownLinks])),
    context,
    ignored: [...found.ignored, ...outcomes.flatMap((outcome) => outcome.ignored)].sort(byFile),
    crlf: outcomes.filter(({ hasCrlf }) => hasCrlf).length,
  }
}

async function readOne(root: string, file: string, context: FolderContext): Promise<Outcome> {
  const outcome = noOutcome()
  const note: Report = (reason, line) => {
    outcome.problems.push(line === undefined ? { file, reason } : { file, line, reason })
  }
  const report: Report = (reason, line) => {
    if (outcome.problems.length === MAX_PROBLEMS_PER_FILE) throw new SourceFault('and more of that kind', line)
    note(reason, line)
  }
  try {
    await readPlace(join(root, file), { file, context }, outcome, report)
  } catch (error) {
    if (error instanceof SourceFault) note(error.message, error.line)
    // What recursive code says of a text nested so deeply that the depth checks were not reached.
    else if (error instanceof RangeError) note('nested too deeply, or too large')
    else if (error instanceof Error && 'code' in error) note(`cannot be read (${codeOf(error)})`)
    else throw error
  }
  if (outcome.problems.length === 0) return outcome
  const { hasCrlf, problems, unknownLinks, ignored } = outcome
  return { ...noOutcome(), hasCrlf, problems, unknownLinks, ignored }
}

function noOutcome(): Outcome {
  return {
    documents: [],
    media: [],
    blockTypes: [],
    pageTypes: [],
    environmentTypes: [],
    releases: [],
    drafts: [],
    languages: [],
    versions: [],
    hasCrlf: false,
    problems: [],
    dropped: [],
    unknownLinks: new Set(),
    ignored: [],
  }
}

interface FileInFolder {
  readonly file: string
  readonly context: FolderContext
}

async function readPlace(
  path: string,
  { file, context }: FileInFolder,
  outcome: Outcome,
  report: Report,
): Promise<void> {
  const { lowercase } = context
  const place = placeOf(file, context)
  const inCase = <T extends { body: string; fields: string | null }>(kind: DocumentKind, document: T): T =>
    lowercase ? lowercaseLinks(document, { kind, type: kind }, context) : document
  const links = (text: string): string => serveLinks(text, file, context, (link) => outcome.unknownLinks.add(link))
  const readLines = async (maxBytes?: number): Promise<string> => {
    const { text, hasCrlf } = await readText(path, maxBytes)
    outcome.hasCrlf = hasCrlf
    return text
  }
  const add = (kind: DocumentKind, key: string, parsed: ParsedFile, type: string = kind): void => {
    const { body, fields, etag, draft, lineOf } = inCase(kind, parsed)
    const tooLarge = sizeFault({ kind, key, type, body, fields })
    if (tooLarge !== null) report(tooLarge)
    outcome.dropped = parsed.dropped ?? []
    const dates =
      fields === null ? NO_DATES : datesOf(fields, (name, reason) => report(reason, lineOf(['fields', name])))
    outcome.documents.push({ kind, key, type, body, fields, etag, draft, pending: null, ...dates, file, lineOf })
    if (place.part === 'page' && place.version !== null)
      outcome.versions.push(versionOf(key, place.version, fields, file))
  }
  switch (place.part) {
    case 'ignored':
      outcome.ignored.push({ file, reason: place.reason })
      return
    case 'problem':
      report(place.reason)
      return
    case 'media':
      outcome.media.push({ key: place.key, path, file })
      return
    case 'page':
    case 'partial': {
      const text = await readLines()
      if (place.format !== 'json' && place.key !== undefined) {
        const read = place.part === 'page' ? readMarkdownPage : readMarkdownPartial
        const parsed = read(text, place.key, report, { format: place.format, links })
        add(place.part, place.key, parsed, parsed.type)
        return
      }
      const read = place.part === 'page' ? readJsonPage : readJsonPartial
      const naming =
        place.key === undefined ? { normalize: normalizeName(place.part, lowercase) } : { key: place.key, lowercase }
      const parsed = read(text, naming, report)
      if (parsed !== undefined) add(place.part, parsed.key, parsed, parsed.type)
      return
    }
    case 'strings': {
      const text = await readLines()
      const read = { json: readJson, yaml: readYaml, toml: readToml }[place.format]
      add('strings', place.key, readStrings(read(text), report))
      return
    }
    case 'redirects': {
      const text = await readLines()
      const targetOf = (to: string): string => (lowercase && hasPage(to, context) ? to.toLowerCase() : to)
      for (const rule of readRedirects(place.format === 'json' ? readJson(text) : readYaml(text), report, targetOf)) {
        add('redirect', rule.key, rule)
      }
      return
    }
    case 'release': {
      const text = await readLines(MAX_RELEASE_BYTES)
      const release = readRelease(
        place.format === 'json' ? readJson(text) : readYaml(text),
        place.name,
        report,
        lowercase,
      )
      const items = release?.items.map((item) => {
        return item.content === null ? item : { ...item, content: inCase(item.kind, item.content) }
      })
      if (release !== undefined && items !== undefined) outcome.releases.push({ ...release, items, file })
      return
    }
    case 'drafts': {
      const text = await readLines(MAX_RELEASE_BYTES)
      const tree = place.format === 'json' ? readJson(text) : readYaml(text)
      const { items } = readRelease(tree, 'drafts', report, lowercase) ?? {}
      for (const { kind, key, content, translation, line } of items ?? []) {
        if (content === null) report(`the ${kind} ${key} has no content`, line)
        else if (translation !== null) report(`the ${kind} ${key} has a translation, which only releases change`, line)
        else outcome.drafts.push({ kind, key, content: inCase(kind, content), file, line })
      }
      return
    }
    case 'languages': {
      const text = await readLines()
      const tree = place.format === 'json' ? readJson(text) : readYaml(text)
      const { languages, versions = [] } = readLanguagesFile(tree, report, lowercase) ?? {}
      if (languages !== undefined) outcome.languages.push({ languages, file })
      outcome.versions.push(...versions.map((version) => ({ ...version, file })))
      return
    }
    case 'blockType':
    case 'pageType': {
      const { value, lineOf } = readJson(await readLines())
      const { part, key: type, ofEnvironment } = place
      const of = part === 'pageType' ? 'page' : 'block'
      if (ofEnvironment && value === null) {
        outcome.environmentTypes.push({ of, type, own: { schema: null }, file })
      } else if (isObject(value)) {
        const faults = place.part === 'pageType' ? declarationFaults(value, fieldNameFault) : []
        for (const { name, message } of faults) report(`${name}: ${message}`, lineOf(name.split('/')))
        const schemaText = JSON.stringify(value)
        const types = of === 'page' ? outcome.pageTypes : outcome.blockTypes
        if (ofEnvironment) outcome.environmentTypes.push({ of, type, own: { schema: schemaText }, file })
        else types.push({ type, schema: value, schemaText, file })
      } else report('must be a JSON Schema that is an object', lineOf([]))
    }
  }
}

const NO_DATES = { publicFrom: null, publicUntil: null }

/** Hugo's names, in any case as there. */
const dateNames: ReadonlyMap<string, keyof typeof NO_DATES> = new Map([
  ['publishdate', 'publicFrom'],
  ['expirydate', 'publicUntil'],
])

function datesOf(fields: string, fail: (name: string, reason: string) => void) {
  const dates: Pick<DocumentOutline, keyof typeof NO_DATES> = { ...NO_DATES }
  for (const [name, value] of Object.entries(parseExactJson(fields) as Record<string, unknown>)) {
    const date = dateNames.get(name.toLowerCase())
    if (date === undefined || value === null || value === '') continue
    const moment = typeof value === 'string' ? momentOf(value) : null
    if (moment === null) fail(name, `${name} must be a date, such as 2027-01-31 or 2027-01-31T09:00:00Z`)
    else Object.assign(dates, { [date]: moment })
  }
  return dates
}
