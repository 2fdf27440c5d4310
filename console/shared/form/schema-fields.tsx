import '@mantine/dates/styles.css'
import Form from '@rjsf/mantine'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import type { FieldError } from '../problem.ts'
import { treeOfErrors } from './errors.ts'
import { templates, widgets } from './templates.tsx'
import { validator } from './validator.ts'

export interface SchemaFieldsProps {
  readonly schema: object
  readonly uiSchema?: object
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** What a surface said is wrong, by pointers into `value`. */
  readonly errors?: readonly Pick<FieldError, 'name' | 'message'>[]
  readonly disabled?: boolean
  /** What the names of the fields begin with; each form of a page has its own. */
  readonly id?: string
}

/** The fields that a schema asks for, with each error of the surface at its field. */
export default function SchemaFields(props: SchemaFieldsProps) {
  const { schema, uiSchema, value, onChange, errors = [], disabled = false, id = 'form' } = props
  const extraErrors = useMemo(() => treeOfErrors(errors), [errors])
  const ui: UiSchema = { ...uiSchema, 'ui:submitButtonOptions': { norender: true } }
  return (
    <Form
      // No form of HTML: it may stand in one.
      tagName="div"
      idPrefix={id}
      schema={schema as RJSFSchema}
      uiSchema={ui}
      formData={value}
      validator={validator}
      templates={templates}
      widgets={widgets}
      extraErrors={extraErrors}
      showErrorList={false}
      noHtml5Validate
      disabled={disabled}
      // A draft may lack what is required: nothing is filled in that the user did not write.
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      onChange={({ formData }) => onChange(formData)}
    />
  )
}
