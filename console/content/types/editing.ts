import { type ComponentType, useEffect, useId, useRef } from 'react'
import type { PartFaults } from '../editor/faults.ts'
import type { Schema } from './field-kinds.ts'

/** What every part of an editor of fields is given. */
export interface FieldsEditing {
  /** Whether lists of pages may filter and sort by the fields. */
  readonly queries: boolean
  /** What the surface said is wrong, by pointers from the schema. */
  readonly faults: PartFaults
  /** Called with what keeps a part from being saved; with null when nothing does any more. */
  readonly onInvalid: (part: string, message: string | null) => void
}

export interface FieldsEditorProps extends FieldsEditing {
  readonly schema: Schema
  /** What the fields are of: `the page`. */
  readonly of: string
  readonly onChange: (schema: Schema) => void
}

/** What shows the fields of an object: the editor that a part is in, which the part cannot import. */
export interface Nesting {
  readonly Nested: ComponentType<FieldsEditorProps>
}

/** Has a part say what is wrong with it, for as long as it is there. */
export function useInvalid(message: string | null, onInvalid: FieldsEditing['onInvalid']): void {
  const part = useId()
  const report = useRef(onInvalid)
  report.current = onInvalid
  useEffect(() => {
    report.current(part, message)
    return () => report.current(part, null)
  }, [part, message])
}

/** The faults at a pointer and below it, by pointers from there. */
export function faultsBelow(faults: PartFaults, pointer: string): PartFaults {
  return faults.flatMap(({ name, message }) => {
    if (name !== pointer && !name.startsWith(`${pointer}/`)) return []
    return [{ name: name.slice(pointer.length + 1), message }]
  })
}
