import '@mantine/dates/styles.css'
import Form from '@rjsf/mantine'
import type { ErrorSchema, RegistryWidgetsType, RJSFSchema, UiSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import { unescapeToken } from '../../../src/lib/json-pointer.ts'
import type { FieldError } from '../problem.ts'
import { templates, widgets } from './templates.tsx'
import { validator } from './validator.ts'

export interface SchemaFieldsProps {
  readonly schema: object
  readonly uiSchema?: object
  /** Further fields, by the format of a text or by the name that `uiSchema` has. */
  readonly widgets?: RegistryWidgetsType
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
  const known = useMemo(() => ({ ...widgets, ...props.widgets }), [props.widgets])
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
      widgets={known}
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

interface Tree {
  __errors?: string[]
  [part: string]: Tree | string[] | undefined
}

/** Errors by JSON Pointer (RFC 6901; the first slash may be missing) as rjsf takes them: a tree of field names. */
function treeOfErrors(errors: readonly Pick<FieldError, 'name' | 'message'>[]): ErrorSchema {
  const root: Tree = {}
  for (const { name, message } of errors) {
    let node = root
    for (const part of name.replace(/^\//, '').split('/')) {
      if (part === '') continue
      const key = unescapeToken(part)
      if (!Object.hasOwn(node, key)) Object.defineProperty(node, key, { value: {}, enumerable: true, writable: true })
      node = node[key] as Tree
    }
    node.__errors = [...(node.__errors ?? []), message]
  }
  return root as ErrorSchema
}
