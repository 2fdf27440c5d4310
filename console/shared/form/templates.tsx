import { Button, Checkbox, Fieldset, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  canExpand,
  type DescriptionFieldProps,
  descriptionId,
  errorId,
  type FieldErrorProps,
  getTemplate,
  getUiOptions,
  type IconButtonProps,
  type ObjectFieldTemplateProps,
  type TemplatesType,
  type TitleFieldProps,
  titleId,
  type WidgetProps,
} from '@rjsf/utils'
import { IconPlus } from '@tabler/icons-react'

/** `Rooms-1`, as rjsf calls the entries of a list, as people write it. */
function nameOf(title: string): string {
  return title.replace(/-(\d+)$/, ' $1')
}

function TitleField({ id, title }: TitleFieldProps) {
  return (
    <Title id={id} order={3} size="h6" className="name" dir="auto">
      {nameOf(title)}
    </Title>
  )
}

function Description({ id, description }: DescriptionFieldProps) {
  if (!description) return null
  return (
    <Text id={id} size="xs" c="dimmed" component="div" className="name" dir="auto">
      {description}
    </Text>
  )
}

/** Of lists and objects: a field of its own shows its errors itself. */
function FieldErrors({ errors = [], fieldPathId, schema }: FieldErrorProps) {
  if (errors.length === 0 || !['array', 'object'].includes(String(schema.type))) return null
  return (
    <List id={errorId(fieldPathId)} size="sm" c="var(--mantine-color-error)" listStyleType="none">
      {errors.map((error) => (
        <List.Item key={String(error)}>{error}</List.Item>
      ))}
    </List>
  )
}

function ObjectField(props: ObjectFieldTemplateProps) {
  const { title, description, properties, schema, uiSchema, formData, fieldPathId, registry, required } = props
  const options = getUiOptions(uiSchema)
  const TitleTemplate = getTemplate('TitleFieldTemplate', registry, options)
  const DescriptionTemplate = getTemplate('DescriptionFieldTemplate', registry, options)
  const { AddButton } = registry.templates.ButtonTemplates
  const shared = { schema, registry, ...(uiSchema && { uiSchema }) }
  return (
    <Stack gap="sm" id={fieldPathId.$id} miw={0}>
      {title && <TitleTemplate id={titleId(fieldPathId)} title={title} required={required ?? false} {...shared} />}
      {description && <DescriptionTemplate id={descriptionId(fieldPathId)} description={description} {...shared} />}
      {properties
        .filter(({ hidden }) => !hidden)
        .map(({ name, content }) => (
          <div key={name}>{content}</div>
        ))}
      {canExpand(schema, uiSchema, formData) && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          disabled={props.disabled || props.readonly || false}
          onClick={props.onAddProperty}
          {...shared}
        />
      )}
    </Stack>
  )
}

function ArrayField(props: ArrayFieldTemplateProps) {
  const { canAdd, items, fieldPathId, schema, uiSchema, registry, required } = props
  const options = getUiOptions(uiSchema)
  const DescriptionTemplate = getTemplate('ArrayFieldDescriptionTemplate', registry, options)
  const { AddButton } = registry.templates.ButtonTemplates
  const title = options.title || props.title
  const shared = { registry, ...(uiSchema && { uiSchema }) }
  return (
    <Fieldset
      id={fieldPathId.$id}
      legend={title ? `${nameOf(title)}${required ? ' *' : ''}` : undefined}
      miw={0}
      px={{ base: 'sm', sm: 'md' }}
    >
      <Stack gap="sm">
        <DescriptionTemplate
          description={options.description || schema.description || ''}
          fieldPathId={fieldPathId}
          schema={schema}
          {...shared}
        />
        {items}
        {canAdd && (
          <AddButton
            id={buttonId(fieldPathId, 'add')}
            disabled={props.disabled || props.readonly || false}
            onClick={props.onAddClick}
            {...shared}
          />
        )}
      </Stack>
    </Fieldset>
  )
}

/** An entry of a list: objects as cards with their buttons on top, values in a row with them. */
function ArrayItem(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, uiSchema, registry, schema } = props
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema))
  const toolbar = hasToolbar && (
    <Group gap={2} wrap="nowrap" justify="flex-end" role="group" aria-label={`Entry ${index + 1}`}>
      <Buttons {...buttonsProps} />
    </Group>
  )
  if (schema.type !== 'object') {
    return (
      <Group gap="xs" wrap="nowrap" align="end">
        <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
        <div style={{ paddingBottom: 6 }}>{toolbar}</div>
      </Group>
    )
  }
  return (
    <Paper withBorder radius="md" p={{ base: 'sm', sm: 'md' }} pos="relative">
      <div style={{ position: 'absolute', insetInlineEnd: 8, top: 8 }}>{toolbar}</div>
      {children}
    </Paper>
  )
}

function AddButton({ id, disabled, onClick }: IconButtonProps) {
  return (
    <Button
      id={id}
      size="xs"
      variant="default"
      disabled={disabled ?? false}
      onClick={onClick}
      leftSection={<IconPlus size={14} />}
      style={{ alignSelf: 'flex-start' }}
    >
      Add
    </Button>
  )
}

/** What a checkbox is for stands below its name, not above the box. */
function CheckboxWidget(props: WidgetProps) {
  const { id, value, label, hideLabel, schema, options, disabled, readonly, rawErrors = [], onChange } = props
  return (
    <Checkbox
      id={id}
      label={hideLabel ? undefined : label}
      description={hideLabel ? undefined : options.description || schema.description}
      checked={value === true || value === 'true'}
      disabled={disabled || readonly}
      error={rawErrors.length > 0 && rawErrors.join('\n')}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

/** Fields that rjsf's theme for the component library shows less well. */
export const widgets = { CheckboxWidget }

/** How forms made from schemas look, beyond what rjsf's theme for the component library does. */
export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>
} = {
  TitleFieldTemplate: TitleField,
  DescriptionFieldTemplate: Description,
  FieldErrorTemplate: FieldErrors,
  ObjectFieldTemplate: ObjectField,
  ArrayFieldTemplate: ArrayField,
  ArrayFieldItemTemplate: ArrayItem,
  ButtonTemplates: { AddButton },
}
