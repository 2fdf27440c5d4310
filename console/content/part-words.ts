import { pointerTokens } from '../../src/lib/json-pointer.ts'
import { isProblem } from '../shared/problem.ts'

/** A JSON Pointer into a document, for people: `main › block 1 › markdown`. */
export function partInWords(pointer: string): string {
  const parts = pointerTokens(pointer)
  const words: string[] = []
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]
    const isFrame = (index === 0 && ['zones', 'meta', 'strings'].includes(part)) || (index === 4 && part === 'fields')
    if (isFrame || (index === 2 && part === 'blocks' && parts.length > 3)) continue
    words.push(before === 'blocks' && index === 3 ? `block ${Number(part) + 1}` : part)
  }
  return words.length === 0 ? (parts.at(-1) ?? 'everything') : words.join(' › ')
}

/** Why something is not published, with the parts of documents in words. */
export function partsInWords(error: unknown): unknown {
  if (!isProblem(error) || error.code !== 'content_invalid') return error
  const errors = error.errors?.map((one) => ({ ...one, name: partInWords(`/${one.name}`) }))
  return { ...error, errors }
}
