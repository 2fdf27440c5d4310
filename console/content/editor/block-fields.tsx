import { Stack } from '@mantine/core'
import { ContentForm } from '../fields/content-form.tsx'
import { RawFields } from '../fields/raw-fields.tsx'
import type { Block } from './content.ts'
import type { PartFaults } from './faults.ts'
import { FieldsBoundary } from './fields-boundary.tsx'
import { MarkdownFields } from './markdown-fields.tsx'

export interface BlockFieldsProps {
  readonly block: Block
  /** Of the block's type; undefined where it has none. */
  readonly schema: object | undefined
  /** Whether the fields are shown as JSON in any case. */
  readonly raw: boolean
  /** What the block is called. */
  readonly label: string
  /** What the names of the fields begin with. */
  readonly id: string
  readonly faults: PartFaults
  readonly onChange: (fields: Block['fields']) => void
  readonly onInvalid: (message: string | null) => void
}

/** What a block says: a form where its type has a schema, an editor for Markdown, else JSON. */
export function BlockFields(props: BlockFieldsProps) {
  const { block, schema, raw, label, id, faults, onChange, onInvalid } = props
  const { fields } = block
  const asJson = <RawFields fields={fields} label={label} faults={faults} onChange={onChange} onInvalid={onInvalid} />
  const text = fields.markdown
  const isMarkdown = block.type === 'markdown' && (text === undefined || typeof text === 'string')
  if (raw || (!isMarkdown && schema === undefined)) return asJson
  const others = isMarkdown ? withoutText(schema, fields) : (schema ?? null)
  return (
    <Stack gap="md">
      {isMarkdown && (
        <MarkdownFields
          text={text ?? ''}
          label={label}
          faults={faults.filter(({ name }) => others === null || name === '' || name === 'markdown')}
          onChange={(markdown) => onChange({ ...fields, markdown })}
        />
      )}
      {others !== null && (
        <FieldsBoundary instead={asJson}>
          <ContentForm
            id={id}
            schema={others}
            value={isMarkdown ? without(fields, 'markdown') : fields}
            faults={faults.filter(({ name }) => !isMarkdown || (name !== '' && name !== 'markdown'))}
            onChange={(value) => onChange({ ...(isMarkdown ? { markdown: text ?? '' } : {}), ...(value as object) })}
          />
        </FieldsBoundary>
      )}
    </Stack>
  )
}

/** The schema of the fields beside the text of a Markdown block; null where there are none. */
function withoutText(schema: object | undefined, fields: Block['fields']): object | null {
  const { properties, required, ...rest } = (schema ?? {}) as { properties?: object; required?: unknown }
  const others = without(properties ?? {}, 'markdown')
  const names = Object.keys(others).length + Object.keys(without(fields, 'markdown')).length
  if (names === 0) return null
  const needed = Array.isArray(required) ? required.filter((name) => name !== 'markdown') : []
  return { type: 'object', ...rest, properties: others, required: needed }
}

function without(value: object, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
}
