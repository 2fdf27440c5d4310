import { Fieldset, NumberInput, Select, SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import { isObject } from '../../../src/lib/json.ts'
import { type FieldsEditing, faultsBelow, type Nesting } from './editing.ts'
import {
  bounds,
  choicesOf,
  declarationFault,
  type FieldKind,
  kindNames,
  kindOf,
  otherWords,
  type Schema,
  withKind,
  withoutIdleFlags,
  withWords,
} from './field-kinds.ts'

interface DeclarationProps extends Pick<FieldsEditing, 'faults' | 'onInvalid'>, Nesting {
  readonly schema: unknown
  /** The name of what is declared. */
  readonly of: string
  /** Whether it is what each entry of a list is, which is shown without a label of its own. */
  readonly isEntry?: boolean
  readonly onChange: (schema: Schema) => void
}

const columns = { type: 'container', cols: { base: 1, '320px': 2 }, spacing: 'sm' } as const

/** What a field of a kind can say: its label, bounds, choices, entries or fields. */
export function Declaration({ schema, of, faults, Nested, isEntry = false, onInvalid, onChange }: DeclarationProps) {
  const kind = kindOf(schema)
  if (kind === 'other' || !isObject(schema)) {
    return (
      <Text size="sm" c="dimmed">
        This declaration can only be edited as JSON.
      </Text>
    )
  }
  const set = (words: Schema) => onChange(withWords(schema, words))
  const fault = declarationFault(kind === 'list' ? { ...schema, items: {} } : schema)
  const faultAt = (word: string) => (fault?.word === word ? fault.message : null)
  const others = otherWords(schema)
  return (
    <Stack gap="sm">
      {!isEntry && (
        <SimpleGrid {...columns}>
          <TextLine word="title" label="Label" placeholder={of} schema={schema} onChange={set} />
          <TextLine word="description" label="Help text" placeholder="" schema={schema} onChange={set} />
        </SimpleGrid>
      )}
      {kind === 'choice' && (
        <TagsInput
          label="Choices"
          description="Press Enter after each."
          dir="auto"
          value={[...choicesOf(schema)]}
          error={faultAt('enum')}
          onChange={(choices) => onChange({ ...schema, enum: choices })}
        />
      )}
      {kind === 'text' && <TextRules schema={schema} fault={faultAt('pattern')} onChange={set} />}
      <Bounds kind={kind} schema={schema} faultAt={faultAt} onChange={set} />
      {kind === 'list' && (
        <Fieldset legend="Each entry">
          <Stack gap="sm">
            <KindSelect
              schema={schema.items}
              isEntry
              onChange={(items) => onChange(withoutIdleFlags({ ...schema, items }))}
            />
            <Declaration
              schema={schema.items}
              of={of}
              isEntry
              Nested={Nested}
              faults={faultsBelow(faults, 'items')}
              onInvalid={onInvalid}
              onChange={(items) => onChange({ ...schema, items })}
            />
          </Stack>
        </Fieldset>
      )}
      {kind === 'object' && (
        <Fieldset legend={`Fields of ${of}`}>
          <Nested schema={schema} of={of} queries={false} faults={faults} onInvalid={onInvalid} onChange={onChange} />
        </Fieldset>
      )}
      {kind !== 'object' && others.length > 0 && (
        <Text size="sm" c="dimmed" className="name">
          Edited as JSON alone: {others.join(', ')}
        </Text>
      )}
    </Stack>
  )
}

interface KindSelectProps {
  readonly schema: unknown
  readonly isEntry?: boolean
  readonly onChange: (schema: Schema) => void
}

/** Chooses the kind of a field, or of the entries of a list, which are none of tags. */
export function KindSelect({ schema, isEntry = false, onChange }: KindSelectProps) {
  const kind = kindOf(schema)
  const kinds = (Object.keys(kindNames) as FieldKind[]).filter(
    (each) => (each !== 'other' || kind === 'other') && !(isEntry && each === 'tags' && kind !== 'tags'),
  )
  return (
    <Select
      label="Kind"
      data={kinds.map((value) => ({ value, label: kindNames[value], disabled: value === 'other' }))}
      value={kind}
      allowDeselect={false}
      onChange={(chosen) => {
        if (chosen !== null && chosen !== 'other' && chosen !== kind) {
          onChange(withKind(schema, chosen as Exclude<FieldKind, 'other'>))
        }
      }}
    />
  )
}

interface WordsProps {
  readonly schema: Schema
  readonly onChange: (words: Schema) => void
}

interface TextLineProps extends WordsProps {
  readonly word: string
  readonly label: string
  readonly placeholder: string
  readonly fault?: string | null
}

function TextLine({ word, label, placeholder, fault = null, schema, onChange }: TextLineProps) {
  const value = schema[word]
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      dir="auto"
      error={fault}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange({ [word]: currentTarget.value })}
    />
  )
}

const formats = { '': 'Any', email: 'Email address', uri: 'Web address', time: 'Time', uuid: 'UUID' }

/** What a text has to look like. */
function TextRules({ schema, fault, onChange }: WordsProps & { readonly fault: string | null }) {
  const { format = '' } = schema
  const known = Object.entries(formats).map(([value, label]) => ({ value, label }))
  const data = Object.hasOwn(formats, String(format))
    ? known
    : [...known, { value: String(format), label: String(format) }]
  return (
    <SimpleGrid {...columns}>
      <Select
        label="Format"
        data={data}
        value={String(format)}
        allowDeselect={false}
        onChange={(value) => onChange({ format: value ?? undefined })}
      />
      <TextLine
        word="pattern"
        label="Pattern"
        placeholder="^[a-z-]+$"
        fault={fault}
        schema={schema}
        onChange={onChange}
      />
    </SimpleGrid>
  )
}

interface BoundsProps extends WordsProps {
  readonly kind: FieldKind
  readonly faultAt: (word: string) => string | null
}

function Bounds({ kind, schema, faultAt, onChange }: BoundsProps) {
  const own = bounds[kind]
  if (own === undefined) return null
  return (
    <SimpleGrid {...columns}>
      {own.map(({ word, label, counts }) => {
        const value = schema[word]
        return (
          <NumberInput
            key={word}
            label={label}
            value={typeof value === 'number' ? value : ''}
            error={faultAt(word)}
            allowDecimal={kind === 'number'}
            allowNegative={!counts}
            onChange={(next) => onChange({ [word]: typeof next === 'number' ? next : undefined })}
          />
        )
      })}
    </SimpleGrid>
  )
}
