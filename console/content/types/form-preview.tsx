import { Box, Text } from '@mantine/core'
import { useState } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { FieldsBoundary } from '../editor/fields-boundary.tsx'
import { ContentForm } from '../fields/content-form.tsx'
import type { TypeSchema } from './type-data.ts'

/** The form that editors of pages see. What is typed here goes nowhere. */
export function FormPreview({ schema }: { readonly schema: TypeSchema }) {
  const [value, setValue] = useState<unknown>({})
  const none = (
    <Text c="dimmed" size="sm">
      This schema cannot be shown as a form. Its fields are edited as JSON.
    </Text>
  )
  if (isObject(schema.properties) && Object.keys(schema.properties).length === 0) {
    return (
      <Text c="dimmed" size="sm">
        The form is shown here once there is a field.
      </Text>
    )
  }
  return (
    <Box aria-label="Preview of the form" role="group">
      {/* A form that broke is tried again with the next schema. */}
      <FieldsBoundary key={JSON.stringify(schema)} instead={none}>
        <ContentForm id="preview" schema={schema} value={value} faults={[]} onChange={setValue} />
      </FieldsBoundary>
    </Box>
  )
}
