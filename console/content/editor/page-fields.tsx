import { Anchor, Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { isObject } from '../../../src/lib/json.ts'
import { escapeToken } from '../../../src/lib/json-pointer.ts'
import { Card } from '../../shared/card.tsx'
import { ContentForm } from '../fields/content-form.tsx'
import { RawFields } from '../fields/raw-fields.tsx'
import { pageTypesAddress } from '../place.ts'
import type { DeclaredType } from '../types/type-data.ts'
import { alike, type PageContent } from './content.ts'
import { type Faults, withoutRest } from './faults.ts'
import { FieldsBoundary } from './fields-boundary.tsx'
import type { Draft } from './use-draft.ts'

export interface PageFieldsProps {
  readonly content: PageContent
  /** The page's type; undefined where neither the environment nor its site has one of that name. */
  readonly declared: DeclaredType | undefined
  readonly draft: Draft
}

/** The name of the fields among the parts of a page: of what is wrong with it, and of what cannot be saved. */
const PART = 'fields'

/** The fields of a page: a form of what its type declares, or JSON, which has the others too. */
export function PageFields({ content, declared: type, draft }: PageFieldsProps) {
  const { fields = {} } = content
  const schema = type?.schema ?? undefined
  const declared = namesOf(schema)
  const others = Object.keys(fields).filter((name) => !declared.includes(name))
  const [raw, setRaw] = useState(false)
  // JSON that is none yet is only in its editor, which stays until it is.
  const [broken, setBroken] = useState(false)
  const faults = draft.faults.rest.flatMap(({ name, message }) =>
    name === PART || name.startsWith(`${PART}/`) ? [{ name: name.slice(PART.length + 1), message }] : [],
  )
  const change = (next: Record<string, unknown>) => {
    // Of what is in the form now: another part may have changed since it was drawn.
    draft.change((now) => (now.kind === 'page' ? { ...now, fields: withoutNothing(next) } : now))
    const changed = [...new Set([...Object.keys(fields), ...Object.keys(next)])].filter(
      (name) => !alike(fields[name], next[name]),
    )
    draft.setFaults((now) => changed.reduce(withoutField, now))
  }
  const asJson = (
    <RawFields
      fields={fields}
      label="the page"
      faults={faults}
      onChange={change}
      onInvalid={(message) => {
        setBroken(message !== null)
        draft.setInvalid(PART, message)
      }}
    />
  )
  return (
    <Card
      title="Fields"
      about={<About name={content.type} type={type} declared={declared.length} />}
      actions={
        <Button size="compact-sm" variant="subtle" disabled={broken} onClick={() => setRaw(!raw)} aria-pressed={raw}>
          {raw && declared.length > 0 ? 'Edit as a form' : raw ? 'Hide JSON' : 'Edit as JSON'}
        </Button>
      }
    >
      {raw && asJson}
      {!raw && declared.length > 0 && (
        <FieldsBoundary key={content.type} instead={asJson}>
          <ContentForm
            id="fields"
            schema={schema ?? {}}
            value={fields}
            faults={faults}
            onChange={(value) => change(value as Record<string, unknown>)}
          />
        </FieldsBoundary>
      )}
      {!raw && others.length > 0 && (
        <Text size="sm" c="dimmed" className="name">
          {declared.length > 0 ? 'Other fields: ' : 'It has these: '}
          {others.join(', ')}
        </Text>
      )}
    </Card>
  )
}

function namesOf(schema: object | undefined): readonly string[] {
  const { properties } = (schema ?? {}) as { readonly properties?: unknown }
  return isObject(properties) ? Object.keys(properties) : []
}

/** What the fields are, and where to declare others. */
function About({
  name,
  type,
  declared,
}: {
  readonly name: string
  readonly type: DeclaredType | undefined
  readonly declared: number
}) {
  const { site = '', env = '' } = useParams()
  const isOwn = type?.origin === 'environment'
  const search = new URLSearchParams({
    ...(isOwn && { env }),
    ...(type === undefined ? { new: name } : { type: name }),
  })
  const link = (words: ReactNode) => (
    <Anchor component={Link} to={`${pageTypesAddress(site)}?${search}`} inherit>
      {words}
    </Anchor>
  )
  if (declared > 0) return <>What pages of the type {link(name)} have.</>
  if (type != null && type.schema !== null) return <>The type {link(name)} declares no fields.</>
  return (
    <>
      No page type here is called {name}, so the page may have any fields, which are edited as JSON. For a form,{' '}
      {link('declare the type')}.
    </>
  )
}

/** Without fields that were emptied. */
function withoutNothing(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** The faults without those of a field, which was changed since, and without those of the whole that name it. */
function withoutField(faults: Faults, name: string): Faults {
  const others = withoutRest(faults, `fields/${escapeToken(name)}`)
  const rest = others.rest.filter((fault) => fault.name !== PART || !fault.message.includes(`'${name}'`))
  return { ...others, rest }
}
