import { commandActor } from '../actor.ts'
import { decodeContent } from '../documents/content.ts'
import { revise } from '../documents/draft.ts'
import { readDraft } from '../documents/representation.ts'
import type { Transact } from '../schema.ts'
import { putEntries } from '../search/write.ts'
import type { Scope } from '../sites.ts'
import { concurrentChange } from './error.ts'
import type { DocumentPlan } from './plan.ts'

interface Writing {
  readonly scope: Scope
  readonly author: string
  readonly now: number
}

/**
 * Has drafts say what the folder says beyond what is public, once that is in effect: as an editor's next save would.
 * Written here and not staged: of a site, few documents are in work.
 *
 * @throws ImportError `changed_meanwhile`; TriptychError `route_taken`
 */
export async function writePending(
  trx: Transact,
  plans: readonly DocumentPlan[],
  { scope, author, now }: Writing,
): Promise<void> {
  const writing = { trx, search: { put: putEntries }, scope, actor: commandActor(author), now }
  for (const { id, entry, pending } of plans) {
    if (pending === null) continue
    const draft = await readDraft(trx, scope, id)
    if (draft === null) throw concurrentChange(`the ${entry.kind} ${entry.key}`)
    await revise(writing, draft, decodeContent({ kind: entry.kind, ...pending }))
  }
}
