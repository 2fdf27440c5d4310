import type { DocumentOutline, FolderContent } from '../folder/entries.ts'
import { nameByPath, placeOf } from '../folder/place.ts'
import type { FileProblem, ImportReport } from './report.ts'

type Content = FolderContent<DocumentOutline>

/** How often files are left out: what they say may be missing elsewhere, a page that others link to for one. */
const MOST_ROUNDS = 10

/**
 * Imports a folder without the files that have problems, and names those. What is wrong with the folder as a whole
 * refuses all of it.
 *
 * @param attempt imports some content, or refuses it with problems; its second argument says whether that is the whole folder
 */
export async function importSound(
  folder: Content,
  attempt: (content: Content, isWhole: boolean) => Promise<ImportReport>,
): Promise<ImportReport> {
  let content = withoutFiles(folder, folder.problems)
  if (content === null) return attempt(folder, true)
  const leftOut: FileProblem[] = [...folder.problems]
  for (let round = 1; ; round += 1) {
    leftOut.push(...content.problems)
    const report = await attempt({ ...content, problems: [] }, leftOut.length === 0)
    if (report.problems.length === 0) return { ...report, leftOut: leftOut.sort(byPlace) }
    const rest: Content | null = round === MOST_ROUNDS ? null : withoutFiles(content, report.problems)
    if (rest === null) return { ...report, problems: [...leftOut, ...report.problems].sort(byPlace) }
    leftOut.push(...report.problems)
    content = rest
  }
}

/** In order of file and line. */
export function byPlace(a: FileProblem, b: FileProblem): number {
  if (a.file === b.file) return (a.line ?? 0) - (b.line ?? 0)
  return a.file < b.file ? -1 : 1
}

/**
 * A folder without some of its files, and with the problems that others have by that: of releases that publish what they
 * say.
 *
 * @returns null where nothing would be left, and where a problem is not one of a file that can be missing: what
 *   `drafts.json` says is about other files
 */
function withoutFiles(content: Content, problems: readonly FileProblem[]): Content | null {
  if (problems.length === 0) return { ...content, problems: [] }
  const isOfWhole = ({ file, refusesAll }: FileProblem): boolean => {
    return refusesAll === true || file === '.' || placeOf(file).part === 'drafts'
  }
  if (problems.some(isOfWhole)) return null
  const faulty = new Set(problems.map(({ file }) => file))
  const isSound = ({ file }: { readonly file: string }): boolean => !faulty.has(file)
  const missing = namesOf(content, faulty)
  const cut = content.releases.filter(isSound).flatMap(({ file, items }): FileProblem[] => {
    const item = items.find(({ action, kind, key, content: own }) => {
      return action === 'publish' && own === null && missing.has(`${kind} ${key}`)
    })
    return item === undefined ? [] : [{ file, reason: `publishes the ${item.kind} ${item.key}, which is left out` }]
  })
  for (const { file } of cut) faulty.add(file)
  const rest = {
    ...content,
    documents: content.documents.filter(isSound),
    media: content.media.filter(isSound),
    blockTypes: content.blockTypes.filter(isSound),
    pageTypes: content.pageTypes.filter(isSound),
    environmentTypes: content.environmentTypes.filter(isSound),
    releases: content.releases.filter(isSound),
    languages: content.languages !== null && isSound(content.languages) ? content.languages : null,
    versions: content.versions.filter((version) => isSound(version) && !missing.has(`page ${version.key}`)),
    problems: cut,
  }
  const { documents, media, blockTypes, pageTypes, environmentTypes, languages, releases } = rest
  const isEmpty =
    languages === null &&
    [documents, media, blockTypes, pageTypes, environmentTypes, releases].every(({ length }) => length === 0)
  return isEmpty ? null : rest
}

/** The documents of files: those that were read, and of others what their paths say. */
function namesOf({ documents, context }: Content, files: ReadonlySet<string>): ReadonlySet<string> {
  const names = documents.flatMap(({ kind, key, file }) => (files.has(file) ? [`${kind} ${key}`] : []))
  return new Set([...names, ...[...files].flatMap((file) => nameByPath(file, context) ?? [])])
}
