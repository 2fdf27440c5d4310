import { Badge, Box, Code, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { child, isObject } from '../../src/lib/json.ts'
import { Markdown } from '../shared/markdown/markdown.tsx'
import { follow, listOf, type Node, schemaName } from './contract.ts'

interface SchemaProps {
  readonly document: Node
  readonly schema: Node
}

/** What a value may be: its members, each with its type, its bounds and what it means. */
export function SchemaView({ document, schema }: SchemaProps) {
  const whole = follow(document, schema)
  const members = Object.entries(child(whole, 'properties'))
  const required = new Set(listOf(whole.required))
  const parts = partsOf(whole)
  return (
    <Stack gap="xs">
      {members.length === 0 && <Constraints document={document} schema={schema} />}
      {members.length > 0 && (
        <ul className="rows">
          {members.map(([name, member]) => (
            <Box component="li" key={name} py="xs">
              <Member
                document={document}
                name={name}
                schema={isObject(member) ? member : {}}
                required={required.has(name)}
              />
            </Box>
          ))}
        </ul>
      )}
      {parts.map(([title, part]) => (
        <Fold key={title} title={title}>
          <SchemaView document={document} schema={part} />
        </Fold>
      ))}
    </Stack>
  )
}

interface MemberProps extends SchemaProps {
  readonly name: string
  readonly required: boolean
  readonly description?: string
}

/** One member, parameter or header. */
export function Member({ document, name, schema, required, description }: MemberProps) {
  const whole = follow(document, schema)
  const text = description ?? String(schema.description ?? whole.description ?? '')
  const inner = isObject(whole.items) ? follow(document, whole.items) : whole
  const hasMore = Object.keys(child(inner, 'properties')).length > 0 || partsOf(inner).length > 0
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Code fz="sm">{name}</Code>
        <Constraints document={document} schema={schema} />
        {required && (
          <Badge size="sm" variant="light" color="gray">
            required
          </Badge>
        )}
      </Group>
      {text !== '' && (
        <Text component="div" size="sm">
          <Markdown text={text} />
        </Text>
      )}
      {hasMore && (
        <Fold title={`Properties of ${name}`}>
          <SchemaView document={document} schema={inner} />
        </Fold>
      )}
    </Stack>
  )
}

/** What is inside is drawn once it is open: schemas may hold themselves. */
function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer', color: 'var(--mantine-color-anchor)', width: 'fit-content' }}>
        <Text span size="sm">
          {title}
        </Text>
      </summary>
      <Box pl="md" mt="xs" style={{ borderLeft: '2px solid var(--line)' }}>
        {open && children}
      </Box>
    </details>
  )
}

function Constraints({ document, schema }: SchemaProps) {
  return (
    <Text span size="sm" c="dimmed" className="name">
      {wordsOf(document, schema).join(' · ')}
    </Text>
  )
}

/** `string · uuid · at most 36 characters`. */
function wordsOf(document: Node, schema: Node): string[] {
  const whole = follow(document, schema)
  const words = [typeOf(document, schema)]
  const add = (keyword: string, say: (value: string) => string): void => {
    if (whole[keyword] !== undefined) words.push(say(String(whole[keyword])))
  }
  add('format', (value) => value)
  add('const', (value) => `always ${value}`)
  if (Array.isArray(whole.enum)) words.push(`one of ${whole.enum.map((value) => JSON.stringify(value)).join(', ')}`)
  add('minimum', (value) => `from ${value}`)
  add('maximum', (value) => `to ${value}`)
  add('minLength', (value) => `at least ${value} characters`)
  add('maxLength', (value) => `at most ${value} characters`)
  add('minItems', (value) => `at least ${value} entries`)
  add('maxItems', (value) => `at most ${value} entries`)
  add('pattern', (value) => `matches ${value.length > 60 ? `${value.slice(0, 60)}…` : value}`)
  if (whole.default !== undefined) words.push(`default ${JSON.stringify(whole.default)}`)
  return words.filter(Boolean)
}

function typeOf(document: Node, schema: Node): string {
  const name = schemaName(schema)
  const whole = follow(document, schema)
  if (isObject(whole.items)) return `list of ${typeOf(document, whole.items)}`
  const types = Array.isArray(whole.type) ? whole.type.join(' or ') : typeof whole.type === 'string' ? whole.type : ''
  if (types !== 'object') return types
  return name === '' ? types : `${types} ${name}`
}

/** The alternatives and extensions of a schema, each under a title. */
function partsOf(whole: Node): (readonly [string, Node])[] {
  const named = (keyword: string, title: string) =>
    listOf(whole[keyword])
      .filter(isObject)
      .map((part, index): readonly [string, Node] => [
        `${title}: ${schemaName(part) || String(part.type ?? index + 1)}`,
        part,
      ])
  const values = isObject(whole.additionalProperties)
    ? [['Additional properties', whole.additionalProperties] as const]
    : []
  return [...named('oneOf', 'One of'), ...named('anyOf', 'Any of'), ...named('allOf', 'All of'), ...values]
}
