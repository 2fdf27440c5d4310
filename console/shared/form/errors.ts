import type { ErrorSchema } from '@rjsf/utils'
import { unescapeToken } from '../../../src/lib/json-pointer.ts'
import type { FieldError } from '../problem.ts'

interface Tree {
  __errors?: string[]
  [part: string]: Tree | string[] | undefined
}

/** Errors by JSON Pointer (RFC 6901; the first slash may be missing) as rjsf takes them: a tree of field names. */
export function treeOfErrors(errors: readonly Pick<FieldError, 'name' | 'message'>[]): ErrorSchema {
  const root: Tree = {}
  for (const { name, message } of errors) {
    let node = root
    for (const part of name.replace(/^\//, '').split('/')) {
      if (part === '') continue
      const key = unescapeToken(part)
      if (!Object.hasOwn(node, key)) Object.defineProperty(node, key, { value: {}, enumerable: true, writable: true })
      node = node[key] as Tree
    }
    node.__errors = [...(node.__errors ?? []), message]
  }
  return root as ErrorSchema
}
