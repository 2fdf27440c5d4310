import { Input, TagsInput } from '@mantine/core'
import type { WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { escapeToken, unescapeToken } from '../../../src/lib/json-pointer.ts'
import { SchemaForm } from '../../shared/form/schema-form.tsx'
import type { PartFaults } from '../editor/faults.ts'
import { MarkdownFields } from '../editor/markdown-fields.tsx'
import { isTags } from '../types/field-kinds.ts'
import { DateTimeWidget, DateWidget, TimeWidget } from './date-widgets.tsx'
import { fieldProps, nameOf } from './field-props.ts'
import { MediaWidget } from './media-widget.tsx'
import { ReferenceWidget } from './reference-widget.tsx'

export interface ContentFormProps {
  readonly id: string
  readonly schema: object
  readonly value: unknown
  readonly faults: PartFaults
  readonly onChange: (value: unknown) => void
}

/** By the format of a text, but for `tags`, which lists name. */
const widgets = {
  reference: ReferenceWidget,
  media: MediaWidget,
  markdown: MarkdownWidget,
  DateWidget,
  DateTimeWidget,
  TimeWidget,
  tags: TagsWidget,
}

/** The form of what a page type or a block type declares. */
export function ContentForm({ id, schema, value, faults, onChange }: ContentFormProps) {
  const uiSchema = useMemo(() => uiOf(schema), [schema])
  return (
    <SchemaForm
      id={id}
      schema={schema}
      uiSchema={uiSchema}
      widgets={widgets}
      value={value}
      errors={atTheirFields(faults, schema)}
      onChange={onChange}
    />
  )
}

/** Lists of words that pages are found by, or of which each is there once, are tags; others are texts one below the other. */
function uiOf(schema: unknown): object {
  if (!isObject(schema)) return {}
  const { properties, items } = schema
  if (isTags(schema)) return { 'ui:widget': 'tags' }
  const ofFields = isObject(properties) ? Object.entries(properties).map(([name, field]) => [name, uiOf(field)]) : []
  return { ...Object.fromEntries(ofFields), ...(isObject(items) ? { items: uiOf(items) } : {}) }
}

const missing = /^must have required property '([^']+)'/

/** What is missing is said at its field where there is one, not above all of them, and what is wrong with a tag at the tags. */
function atTheirFields(faults: PartFaults, schema: object): PartFaults {
  const { properties } = schema as { readonly properties?: unknown }
  return faults.map(({ name, message }) => {
    const lacking = name === '' ? missing.exec(message)?.[1] : undefined
    return lacking !== undefined && isObject(properties) && Object.hasOwn(properties, lacking)
      ? { name: escapeToken(lacking), message: 'This must be filled in' }
      : { name: tagsAt(name, schema) ?? name, message }
  })
}

/** The tags that a pointer leads into; null where it leads into none. */
function tagsAt(name: string, schema: object): string | null {
  const tokens = name.split('/')
  let at: unknown = schema
  for (const [index, token] of tokens.entries()) {
    if (!isObject(at)) return null
    if (isTags(at)) return tokens.slice(0, index).join('/')
    const { properties, items } = at
    at = isObject(properties) ? properties[unescapeToken(token)] : items
  }
  return null
}

/** A text in Markdown, with the editor that Markdown blocks have. */
function MarkdownWidget(props: WidgetProps) {
  const { label, description, required, error } = fieldProps(props)
  return (
    <Input.Wrapper label={label} description={description} required={required} error={error} labelElement="div">
      <MarkdownFields
        text={typeof props.value === 'string' ? props.value : ''}
        label={nameOf(props)}
        faults={[]}
        onChange={(text) => props.onChange(text === '' ? undefined : text)}
      />
    </Input.Wrapper>
  )
}

/** Words, each of which is there once. */
function TagsWidget(props: WidgetProps) {
  const { value, onChange } = props
  const field = fieldProps(props)
  const tags = Array.isArray(value) ? value.map(String) : []
  return (
    <TagsInput
      {...field}
      // What is wrong with a list stands below it already.
      error={field.error !== null}
      dir="auto"
      value={tags}
      placeholder={tags.length === 0 ? 'Press Enter after each' : ''}
      onChange={(next) => onChange(next.length === 0 ? undefined : next)}
    />
  )
}
