import { Box, TagsInput, Textarea, TextInput } from '@mantine/core'
import { Card } from '../../shared/card.tsx'
import type { PageContent } from './content.ts'
import { type Faults, faultAt } from './faults.ts'
import { TypeInput } from './type-input.tsx'

export interface MetaFieldsProps {
  readonly content: PageContent
  readonly faults: Faults
  /** The page types of the environment. */
  readonly types: readonly string[]
  /** `field` names what was changed, as faults do. */
  readonly onChange: (content: PageContent, field: string) => void
}

/** What is said about a page, beside what it says. */
export function MetaFields({ content, faults, types, onChange }: MetaFieldsProps) {
  const { meta } = content
  const change = (name: keyof PageContent['meta'], value: unknown) =>
    onChange({ ...content, meta: { ...meta, [name]: value } }, `meta/${name}`)
  return (
    <Card title="About this page">
      <TextInput
        label="Title"
        dir="auto"
        value={meta.title}
        error={faultAt(faults, 'meta/title')}
        onChange={(event) => change('title', event.currentTarget.value)}
      />
      <Textarea
        label="Description"
        description="One or two sentences for search engines and lists."
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
        value={meta.description}
        error={faultAt(faults, 'meta/description')}
        onChange={(event) => change('description', event.currentTarget.value)}
      />
      <TagsInput
        label="Redirects from"
        description="Earlier paths that redirect here. Press Enter after each."
        placeholder={(meta.redirectsFrom ?? []).length === 0 ? '/old-address' : ''}
        value={[...(meta.redirectsFrom ?? [])]}
        splitChars={[]}
        error={faultAt(faults, 'meta/redirectsFrom')}
        onChange={(from) => change('redirectsFrom', from.length === 0 ? undefined : from)}
      />
      <Box maw={320}>
        <TypeInput
          value={content.type}
          types={types}
          error={faultAt(faults, 'type')}
          onChange={(type) => onChange({ ...content, type }, 'type')}
        />
      </Box>
    </Card>
  )
}
