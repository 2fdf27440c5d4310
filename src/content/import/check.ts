import { MAX_TYPES } from '../block-types/block-types.ts'
import { checkBlocksOf } from '../block-types/check.ts'
import { checkedBody, pageTypeName, typeLabel } from '../block-types/protocol.ts'
import type { TypeKind } from '../block-types/type-tables.ts'
import { keyFault } from '../documents/limits.ts'
import type { DocumentOutline, FolderContent } from '../folder/entries.ts'
import type { BlockTypesPlan } from './block-types.ts'
import type { EnvironmentTypesPlan } from './environment-types.ts'
import { draftKey, isPublicAs, type Plan } from './plan.ts'
import type { FileProblem, ImportProgress } from './report.ts'
import type { DocumentSource } from './source.ts'

/**
 * Longest key of a media file or a redirect, in bytes: an index of PostgreSQL takes no more than 2,704 with the names
 * beside it.
 */
const MAX_INDEXED_BYTES = 2_400

/** Keys that a path may have and yet no index takes: long ones in other scripts than Latin. */
export function checkKeys({ documents, media, releases }: FolderContent<DocumentOutline>): FileProblem[] {
  const released = releases.flatMap(({ items, file }) =>
    items.flatMap(({ kind, content }) => (content === null ? [] : [{ kind, key: content.key, file }])),
  )
  const drafted = documents.flatMap(({ kind, pending, file }) =>
    pending === null ? [] : [{ kind, key: pending.key, file }],
  )
  const tooLong = [
    ...[...documents, ...released, ...drafted].map(({ kind, key, file }) => {
      return { key, file, fault: kind === 'redirect' ? indexFault(key) : keyFault(kind, key) }
    }),
    ...media.map(({ key, file }) => ({ key, file, fault: indexFault(key) })),
  ].flatMap(({ key, file, fault }) => (fault === null ? [] : [{ file, reason: `${key.slice(0, 40)}… ${fault}` }]))
  return [...tooLong, ...checkDraftKeys(documents)]
}

/** No two drafts are at one place. */
function checkDraftKeys(documents: readonly DocumentOutline[]): FileProblem[] {
  if (documents.every(({ pending }) => pending === null)) return []
  const groups = Map.groupBy(documents, (document) => `${document.kind} ${draftKey(document)}`)
  return [...groups].flatMap(([name, [, other]]) =>
    other === undefined ? [] : [{ file: other.file, reason: `two documents would have their drafts at ${name}` }],
  )
}

/**
 * A folder that brings nothing is taken for a mistake: where all of its files are of other kinds, and where everything
 * that is there would go.
 */
export function checkNotEmpty(content: FolderContent<DocumentOutline>, prune: boolean): FileProblem[] {
  const { documents, media, blockTypes, pageTypes, environmentTypes, languages, releases, problems, ignored } = content
  const types = blockTypes.length + pageTypes.length + environmentTypes.length + (languages === null ? 0 : 1)
  const brought = documents.length + media.length + types + releases.length + problems.length
  if (brought > 0 || (ignored.length === 0 && !prune)) return []
  const others = ignored.map(({ file, reason }) => `${file} (${reason})`)
  const reason = ['holds nothing to import', ...others.slice(0, 3), ...(others.length > 3 ? ['…'] : [])].join('; ')
  return [{ file: '.', reason }]
}

/** A site, or an environment, has no more types than the API lets it have, so the transaction that writes them is a short one. */
export function checkTypeCounts(
  content: Pick<FolderContent, 'blockTypes' | 'pageTypes' | 'environmentTypes'>,
  ofSite: Readonly<Record<TypeKind, BlockTypesPlan>>,
  ofEnvironment: EnvironmentTypesPlan,
): FileProblem[] {
  const problems: FileProblem[] = []
  for (const kind of ['block', 'page'] as const) {
    const { after, counts } = ofSite[kind]
    const file = content[`${kind}Types`].at(-1)?.file
    if (counts.new > 0 && after.length > MAX_TYPES && file !== undefined) {
      const reason = `a site has ${MAX_TYPES} ${kind} types at most, and this one would have ${after.length}`
      problems.push({ file, reason })
    }
    const ownFile = content.environmentTypes.findLast((each) => each.of === kind)?.file
    const number = ofEnvironment.after[kind].length
    if (ofEnvironment.counts.new === 0 || number <= MAX_TYPES || ownFile === undefined) continue
    const most = `an environment has ${MAX_TYPES} ${kind} types of its own at most`
    problems.push({ file: ownFile, reason: `${most}, and this one would have ${number}` })
  }
  return problems
}

function indexFault(key: string): string | null {
  const isLong = Buffer.byteLength(key) > MAX_INDEXED_BYTES
  return isLong ? `is longer than ${MAX_INDEXED_BYTES.toLocaleString('en')} bytes` : null
}

interface CheckedBy {
  /** As they hold in the environment once the import is in effect. */
  readonly blockTypes: BlockTypesPlan
  readonly pageTypes: BlockTypesPlan
  readonly plan: Plan
  /** Whether drafts that are not public as they are have to be what their types say, too. */
  readonly drafts: boolean
  readonly progress: ImportProgress
}

/**
 * Holds the blocks that are about to be public against their types. Drafts may be incomplete; the schemas
 * themselves must compile in any case.
 */
export async function checkDocuments(
  content: Pick<FolderContent, 'blockTypes' | 'pageTypes' | 'environmentTypes'>,
  source: DocumentSource,
  { blockTypes, pageTypes, plan, drafts, progress }: CheckedBy,
): Promise<FileProblem[]> {
  const documents = plan.documents
    .filter(({ action, publishAt, entry, before }) => {
      return action === 'publish' || publishAt !== null || (drafts && !isPublicAs(entry, before))
    })
    .filter(({ entry: { kind } }) => kind === 'page' || kind === 'partial')
    .map(({ entry }) => entry)
  const files = new Map([
    ...content.blockTypes.map(({ type, file }) => [type, file] as const),
    ...content.pageTypes.map(({ type, file }) => [pageTypeName(type), file] as const),
    ...content.environmentTypes.map(({ of, type, file }) => [of === 'page' ? pageTypeName(type) : type, file] as const),
  ])
  const ofPages = pageTypes.after.map(({ type, schema }) => ({ type: pageTypeName(type), schema }))
  const after = [...blockTypes.after, ...ofPages]
  const schemas = documents.length > 0 ? after : after.filter(({ type }) => files.has(type))
  const bodiesOf = async (batch: readonly DocumentOutline[]) => (await source.load(batch)).map(checkedBody)
  const found = await checkBlocksOf(schemas, documents, bodiesOf, {
    onProgress: (done) => progress('checking', done, documents.length),
  })
  const problems: FileProblem[] = []
  for (const { type, document, path, message } of found) {
    if (document === null) {
      const file = files.get(type)
      const reason = `the schema of ${typeLabel(type)}: ${message}`
      problems.push(file === undefined ? { file: typeLabel(type), reason, refusesAll: true } : { file, reason })
      continue
    }
    const [entry] = await source.load([document])
    const line = entry?.lineOf(path)
    const reason = `${textOf(path)} ${message} (${typeLabel(type)})`
    problems.push(line === undefined ? { file: document.file, reason } : { file: document.file, line, reason })
  }
  return problems
}

/** `zones.main.blocks[0].fields.title` */
function textOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, segment) =>
      typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`,
    '',
  )
}
