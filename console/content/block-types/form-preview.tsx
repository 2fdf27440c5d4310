import { Box, Text } from '@mantine/core'
import { useState } from 'react'
import { SchemaForm } from '../../shared/form/schema-form.tsx'
import { FieldsBoundary } from '../editor/fields-boundary.tsx'
import type { BlockSchema } from './block-type-data.ts'

/** The form that editors of pages see. What is typed here goes nowhere. */
export function FormPreview({ schema }: { readonly schema: BlockSchema }) {
  const [value, setValue] = useState<unknown>({})
  const none = (
    <Text c="dimmed" size="sm">
      This schema cannot be shown as a form. Its blocks are edited as JSON.
    </Text>
  )
  return (
    <Box aria-label="Preview of the form" role="group">
      {/* A form that broke is tried again with the next schema. */}
      <FieldsBoundary key={JSON.stringify(schema)} instead={none}>
        <SchemaForm id="preview" schema={schema} value={value} onChange={setValue} />
      </FieldsBoundary>
    </Box>
  )
}
