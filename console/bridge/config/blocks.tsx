import { Accordion, Fieldset, Stack, Tabs } from '@mantine/core'
import { useMemo } from 'react'
import { SchemaForm } from '../../shared/form/schema-form.tsx'
import { type Block, type FormPart, keysOf } from './arrangement.ts'
import { pluginText, uiOf } from './form-ui.tsx'
import { htmlAsMarkdown } from './html-as-markdown.ts'
import { type Schema, schemaOf, withFields } from './schema-parts.ts'

export interface FormProps {
  readonly id: string
  readonly schema: Schema
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly { readonly name: string; readonly message: string }[]
}

/** The parts of a plugin's form, one under the other. */
export function Blocks({ blocks, ...form }: FormProps & { readonly blocks: readonly Block[] }) {
  return (
    <Stack gap="md">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form's parts have no other name, and stay where they are
        <OneBlock key={index} block={block} {...form} id={`${form.id}-${index}`} />
      ))}
    </Stack>
  )
}

function OneBlock({ block, ...form }: FormProps & { readonly block: Block }) {
  if (block.kind === 'text') return <div>{pluginText(block.text)}</div>
  if (block.kind === 'fields') return <Fields {...form} parts={block.parts} />
  if (block.kind === 'tabs') return <TabbedBlock {...form} part={block.part} blocks={block.blocks} />
  const { part, blocks } = block
  const about = part.description === undefined ? null : pluginText(part.description)
  const inner = (
    <Stack gap="sm">
      {about}
      <Blocks {...form} blocks={blocks} />
    </Stack>
  )
  const title = part.notitle === true ? undefined : part.title
  if (part.expandable !== true) return title ? <Fieldset legend={htmlAsMarkdown(title)}>{inner}</Fieldset> : inner
  return (
    <Accordion variant="separated" defaultValue={part.expanded === true ? 'it' : null}>
      <Accordion.Item value="it">
        <Accordion.Control>{htmlAsMarkdown(title ?? 'More settings')}</Accordion.Control>
        <Accordion.Panel>{inner}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}

function TabbedBlock({ part, blocks, ...form }: FormProps & { part: FormPart; blocks: readonly Block[] }) {
  const nameOf = (block: Block, index: number) =>
    ('part' in block ? block.part.title : undefined) ?? `${part.title ?? 'Part'} ${index + 1}`
  return (
    <Tabs defaultValue="0" keepMounted={false}>
      <Tabs.List>
        {blocks.map((block, index) => (
          <Tabs.Tab key={nameOf(block, index)} value={String(index)}>
            {nameOf(block, index)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {blocks.map((block, index) => (
        <Tabs.Panel key={nameOf(block, index)} value={String(index)} pt="md">
          <OneBlock {...form} id={`${form.id}-${index}`} block={block} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Fields({ parts, schema, value, onChange, ...form }: FormProps & { readonly parts: readonly FormPart[] }) {
  const shown = useMemo(() => schemaOf(keysOf(parts), schema), [parts, schema])
  const ui = useMemo(() => uiOf(parts, shown), [parts, shown])
  const keys = keysOf(parts)
  // A form tells of what it shows alone: none may turn back what another one has changed.
  const merge = (next: unknown) => onChange(withFields(value, next, keys))
  return <SchemaForm {...form} schema={shown} uiSchema={ui} value={value} onChange={merge} />
}
