import { type FieldError, TriptychError } from '../errors.ts'

/** A refusal of what would change several documents, which says what is wrong with which of them. */
export class RefusedDocuments extends TriptychError {
  /** By the documents' ids. */
  readonly refusals: ReadonlyMap<string, TriptychError>
  /** What is wrong with no single one. */
  readonly others: readonly FieldError[]

  /** @param whole the refusal as it is answered where nothing tells the documents apart */
  constructor(whole: TriptychError, refusals: ReadonlyMap<string, TriptychError>, others: readonly FieldError[] = []) {
    super(whole.code, whole.message, { cause: whole, errors: whole.errors ?? [] })
    this.refusals = refusals
    this.others = others
  }
}

/**
 * Does something to one after the other, and goes on where it is refused. What is refused over its place is tried again
 * after the others, as long as one of them made room.
 *
 * @returns the refusals, by id
 */
export async function refusalsInTurn<T extends { readonly id: string }>(
  targets: readonly T[],
  work: (target: T) => Promise<void>,
): Promise<Map<string, TriptychError>> {
  const refusals = new Map<string, TriptychError>()
  for (let waiting = targets; waiting.length > 0; ) {
    const again: T[] = []
    for (const target of waiting) {
      try {
        await work(target)
        refusals.delete(target.id)
      } catch (error) {
        if (!(error instanceof TriptychError)) throw error
        refusals.set(target.id, error)
        if (error.code === 'route_taken') again.push(target)
      }
    }
    if (again.length === waiting.length) break
    waiting = again
  }
  return refusals
}

/** @throws TriptychError the one there is where one thing was asked for, else all of them as {@link RefusedDocuments} */
export function throwRefusals(targets: readonly unknown[], refusals: ReadonlyMap<string, TriptychError>): void {
  const [first] = refusals.values()
  if (first === undefined) return
  throw targets.length === 1 ? first : new RefusedDocuments(first, refusals)
}
