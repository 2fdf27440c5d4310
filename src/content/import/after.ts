import { concurrentChange } from './error.ts'
import type { CurrentDocument, DocumentPlan } from './plan.ts'

interface Written {
  /** Revisions that were written of what files say, by document. */
  readonly revisions: ReadonlyMap<string, number>
}

interface WrittenAll extends Written {
  /** What became the draft beyond that, by document. */
  readonly drafts: ReadonlyMap<string, number>
}

/**
 * The revision that holds what the folder says of a document.
 *
 * @throws ImportError `changed_meanwhile` where there is none
 */
export function revisionIn({ revisions }: Written, id: string, before: CurrentDocument | null): number {
  const revision = revisions.get(id) ?? before?.draftRev
  if (revision === undefined || revision === null) throw concurrentChange('what the import staged')
  return revision
}

/** The newest of the revisions that were written of a document; undefined where none was. */
export function newestIn({ revisions, drafts }: WrittenAll, id: string): number | undefined {
  return drafts.get(id) ?? revisions.get(id)
}

/** What is public of a document once the import is in effect. */
export function liveAfter(written: Written, { id, before, action }: DocumentPlan): number | null {
  if (action === 'publish') return revisionIn(written, id, before)
  return action === 'unpublish' ? null : (before?.liveRev ?? null)
}
