import { Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { CodeEditor } from '../../shared/code/code-editor.tsx'
import type { PartFaults } from '../editor/faults.ts'

type Fields = Record<string, unknown>

export interface RawFieldsProps {
  readonly fields: Fields
  readonly label: string
  readonly faults: PartFaults
  readonly onChange: (fields: Fields) => void
  /** Called when the text is not the JSON of fields, and so cannot be saved; null when it is again. */
  readonly onInvalid: (message: string | null) => void
}

/** The fields of a block or a page as JSON, where there is no schema to make a form of. */
export function RawFields({ fields, label, faults, onChange, onInvalid }: RawFieldsProps) {
  const [text, setText] = useState(() => toJson(fields))
  const [problem, setProblem] = useState<string | null>(null)
  const said = useRef(fields)
  useEffect(() => {
    // Only what came from elsewhere is respelled: no blanks are removed while the user writes.
    if (said.current === fields) return
    said.current = fields
    setText(toJson(fields))
    setProblem(null)
  }, [fields])
  const write = (next: string) => {
    setText(next)
    const read = fieldsIn(next)
    setProblem(read === null ? 'The fields must be a JSON object. This cannot be saved yet.' : null)
    onInvalid(read === null ? `The fields of ${label} are not a JSON object` : null)
    if (read === null) return
    said.current = read
    onChange(read)
  }
  return (
    <Stack gap={6}>
      <CodeEditor value={text} onChange={write} language="json" label={`Fields of ${label}`} minHeight={100} />
      {problem !== null && (
        <Text size="sm" c="error" role="alert">
          {problem}
        </Text>
      )}
      {faults.map(({ name, message }) => (
        <Text size="sm" c="error" key={`${name} ${message}`} className="name">
          {name === '' ? message : `${name}: ${message}`}
        </Text>
      ))}
    </Stack>
  )
}

function toJson(fields: Fields): string {
  return JSON.stringify(fields, null, 2)
}

function fieldsIn(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}
