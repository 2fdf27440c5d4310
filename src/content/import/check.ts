import { checkBlocksOf } from '../block-types/check.ts'
import type { DocumentOutline, FolderContent } from '../folder/entries.ts'
import type { BlockTypesPlan } from './block-types.ts'
import type { Plan } from './plan.ts'
import type { FileProblem, ImportProgress } from './report.ts'
import type { FolderSource } from './source.ts'

/** Longest key, in bytes: an index of PostgreSQL takes no more than 2,704 with the names beside it. */
const MAX_KEY_BYTES = 2_400

/** Keys that a path may have and yet no index takes: long ones in other scripts than Latin. */
export function checkKeys({ documents, media, releases }: FolderContent<DocumentOutline>): FileProblem[] {
  const released = releases.flatMap(({ items, file }) =>
    items.flatMap(({ content }) => (content === null ? [] : [{ key: content.key, file }])),
  )
  return [...documents, ...media, ...released].flatMap(({ key, file }) =>
    Buffer.byteLength(key) > MAX_KEY_BYTES
      ? [{ file, reason: `${key.slice(0, 40)}… is longer than ${MAX_KEY_BYTES.toLocaleString('en')} bytes` }]
      : [],
  )
}

/**
 * Holds the blocks that are about to be public against their types. Drafts may be incomplete; the schemas
 * themselves must compile in any case.
 */
export async function checkDocuments(
  content: Pick<FolderContent, 'blockTypes'>,
  source: FolderSource,
  blockTypes: BlockTypesPlan,
  plan: Plan,
  progress: ImportProgress,
): Promise<FileProblem[]> {
  const documents = plan.documents
    .filter(({ action, entry }) => action === 'publish' && (entry.kind === 'page' || entry.kind === 'partial'))
    .map(({ entry }) => entry)
  const files = new Map(content.blockTypes.map(({ type, file }) => [type, file]))
  const schemas = documents.length > 0 ? blockTypes.after : blockTypes.after.filter(({ type }) => files.has(type))
  const bodiesOf = async (batch: readonly DocumentOutline[]) => (await source.load(batch)).map(({ body }) => body)
  const found = await checkBlocksOf(schemas, documents, bodiesOf, {
    onProgress: (done) => progress('checking', done, documents.length),
  })
  const problems: FileProblem[] = []
  for (const { type, document, path, message } of found) {
    if (document === null) {
      const file = files.get(type) ?? `block type ${type}`
      problems.push({ file, reason: `the schema of block type "${type}": ${message}` })
      continue
    }
    const [entry] = await source.load([document])
    const line = entry?.lineOf(path)
    const reason = `${textOf(path)} ${message} (block type "${type}")`
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
