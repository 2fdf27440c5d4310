import { notifyUndo } from '../notify-undo.tsx'
import { nameOfDocument } from './item-words.ts'
import { type ItemChange, putItem, removeItem } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, ReleaseItem } from './release-data.ts'

/** Changes of one item. `action` is what was chosen while that is on its way, and what is so again where it is refused. */
export function useItem(place: Place, releaseId: string, item: ReleaseItem) {
  const { documentId } = item
  const putting = useReleaseChange<ItemChange>(place, releaseId, (target, { action, revision }) =>
    putItem(target, documentId, revision === undefined ? { action } : { action, revision }),
  )
  const removing = useReleaseChange(place, releaseId, (target) => removeItem(target, documentId))
  const put = (wanted: ItemChange) => {
    removing.reset()
    putting.mutate(wanted)
  }
  const back = item.revision === null ? { action: item.action } : { action: item.action, revision: item.revision }
  // The row is gone by then: what `mutate` is given for afterwards would not be called.
  const remove = () => {
    if (removing.isPending) return
    void removing.mutateAsync({}).then(
      () => notifyUndo(`${nameOfDocument(item)} was removed`, () => put(back)),
      () => undefined,
    )
  }
  return {
    action: putting.isPending ? putting.variables.action : item.action,
    put,
    remove,
    refused: putting.error ?? removing.error,
  }
}
