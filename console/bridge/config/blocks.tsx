import { Accordion, Fieldset, Stack, Tabs, Text } from '@mantine/core'
import { useMemo } from 'react'
import { SchemaForm } from '../../shared/form/schema-form.tsx'
import { type Block, conditionsOf, type FormPart, keysOf } from './arrangement.ts'
import { type FormCondition, isShown } from './condition.ts'
import { ALWAYS_SHOWN, pluginText, uiOf } from './form-ui.tsx'
import { htmlAsMarkdown } from './html-as-markdown.ts'
import { type Schema, schemaOf, withFields } from './schema-parts.ts'

export interface FormProps {
  readonly id: string
  readonly schema: Schema
  readonly value: unknown
  /** When properties are shown, as their schema says. */
  readonly conditions: readonly { readonly key: string; readonly condition: FormCondition }[]
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
  const condition = block.kind === 'text' ? block.condition : 'part' in block ? block.part.condition : undefined
  const shown = isShown(condition, form.value, [])
  if (shown === 'no') return null
  if (shown === 'yes') return <KnownBlock block={block} {...form} />
  return (
    <Stack gap={4}>
      <Text size="xs" c="dimmed">
        {ALWAYS_SHOWN}
      </Text>
      <KnownBlock block={block} {...form} />
    </Stack>
  )
}

function KnownBlock({ block, ...form }: FormProps & { readonly block: Block }) {
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

function Fields(props: FormProps & { readonly parts: readonly FormPart[] }) {
  const { parts, schema, value, onChange, conditions, ...form } = props
  const shown = useMemo(() => schemaOf(keysOf(parts), schema), [parts, schema])
  const shownWhen = useMemo(() => conditionsOf(parts, conditions), [parts, conditions])
  // Without conditions it stays the same while values change, so that nothing is drawn anew.
  const model = shownWhen.length > 0 ? value : null
  const ui = useMemo(() => uiOf(parts, shown, shownWhen, model), [parts, shown, shownWhen, model])
  const keys = keysOf(parts)
  // A form tells of what it shows alone: none may turn back what another one has changed.
  const merge = (next: unknown) => onChange(withFields(value, next, keys))
  return <SchemaForm {...form} schema={shown} uiSchema={ui} value={value} onChange={merge} />
}
