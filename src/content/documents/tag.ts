import { TriptychError } from '../../errors.ts'
import { pointerTo } from '../../lib/json-pointer.ts'
import { type PageTypes, typeNamed } from '../pages/includes.ts'
import { type Content, encodeContent } from './content.ts'
import { revise, type Writing } from './draft.ts'
import { checkFields, sizeFault } from './limits.ts'
import type { Draft } from './representation.ts'
import { refuse } from './storable.ts'

/** Words that come into a list of a page's fields, or leave it. */
export interface TagChange {
  readonly field: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Changes a list of words in the draft of a page; a field that is left without any goes.
 *
 * @param types of the page's environment
 * @throws TriptychError `kind_fixed` for what is not a page; `content_invalid` for a field that is, or that its type
 *   declares to be, something else
 */
export async function tagPage(writing: Writing, draft: Draft, types: PageTypes, change: TagChange): Promise<void> {
  const { content } = draft
  if (content.kind !== 'page') throw new TriptychError('kind_fixed', `a ${content.kind} has no fields`)
  const { field, add, remove } = change
  const declared = typeNamed(types, content.type).fields.get(field)
  const before = content.fields?.[field] ?? []
  const isList = Array.isArray(before) && before.every((word): word is string => typeof word === 'string')
  if (!isList || (declared !== undefined && declared.kind !== 'texts')) {
    throw refuse('content_invalid', pointerTo('fields', field).slice(1), 'is not a list of texts')
  }
  const gone = new Set(remove)
  const words = [...new Set([...before.filter((word) => !gone.has(word)), ...add])]
  const { [field]: _, ...others } = content.fields ?? {}
  // A field that is there already keeps its place.
  await reviseFields(writing, draft, {
    ...content,
    fields: words.length === 0 ? others : { ...content.fields, [field]: words },
  })
}

async function reviseFields(
  writing: Writing,
  draft: Draft,
  content: Extract<Content, { kind: 'page' }>,
): Promise<void> {
  checkFields(content.fields ?? {}, (path, message) => {
    throw refuse('content_invalid', pointerTo(...path).slice(1), message)
  })
  const fault = sizeFault(encodeContent(content))
  if (fault !== null) throw refuse('content_invalid', '', fault)
  await revise(writing, draft, content)
}
