import { Button, Modal, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { fieldProps, nameOf } from './field-props.ts'

/** Milliseconds without a key before what was typed is looked for. */
export const TYPING = 250

interface PickerFieldProps {
  readonly widget: WidgetProps
  readonly placeholder: string
  /** Of the dialog. */
  readonly title: string
  readonly size: 'lg' | 'xl'
  /** Whether there is anything to choose from here. */
  readonly choosable?: boolean
  /** What the dialog shows; `choose` takes a value and closes it. */
  readonly children: (choose: (value: string) => void) => ReactNode
}

/** A text that is typed, or chosen in a dialog. */
export function PickerField({ widget, placeholder, title, size, choosable = true, children }: PickerFieldProps) {
  const { value, onChange } = widget
  const field = fieldProps(widget)
  const [opened, { open, close }] = useDisclosure(false)
  const choose = (chosen: string) => {
    onChange(chosen)
    close()
  }
  return (
    <>
      <TextInput
        {...field}
        dir="auto"
        placeholder={placeholder}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        rightSectionWidth={86}
        rightSection={
          choosable && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={field.disabled}
              onClick={open}
              aria-label={`Choose ${nameOf(widget)}`}
            >
              Choose
            </Button>
          )
        }
      />
      <Modal opened={opened} onClose={close} title={title} size={size}>
        {opened && children(choose)}
      </Modal>
    </>
  )
}
