import type { WidgetProps } from '@rjsf/utils'

/** What a field of the component library takes of a widget: its name, its explanation and what is wrong with it. */
export function fieldProps(props: WidgetProps) {
  const { id, hideLabel, required, disabled, readonly, schema, options, rawErrors = [] } = props
  const label = nameOf(props)
  return {
    id,
    label: hideLabel ? undefined : label,
    'aria-label': hideLabel ? label : undefined,
    description: hideLabel ? undefined : options.description || schema.description,
    required: required ?? false,
    disabled: disabled === true || readonly === true,
    error: rawErrors.length > 0 ? rawErrors.join('\n') : null,
  }
}

/** What a field is called: an entry of a list `Related 1`, which rjsf calls `Related-1`. */
export function nameOf({ label }: Pick<WidgetProps, 'label'>): string {
  return label.replace(/-(\d+)$/, ' $1')
}
