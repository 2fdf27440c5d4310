import { CloseButton, TextInput } from '@mantine/core'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { fromField, inUtc, toField, zoneName } from '../../shared/zone-time.ts'
import { fieldProps, nameOf } from './field-props.ts'

/** A day. A text that is none is shown as it is, to be mended. */
export function DateWidget(props: WidgetProps) {
  const text = textOf(props.value)
  const isDay = text === '' || /^\d{4}-\d\d-\d\d$/.test(text)
  return <DateField {...props} type={isDay ? 'date' : 'text'} text={text} onText={(typed) => typed || undefined} />
}

/** A moment, in the reader's zone; it is kept in UTC. A text that is none, or a day alone, is shown as it is. */
export function DateTimeWidget(props: WidgetProps) {
  const text = textOf(props.value)
  const moment = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/i.test(text) ? new Date(text) : null
  const isMoment = moment !== null && !Number.isNaN(moment.getTime())
  const zone = `In your time zone, ${zoneName()}.`
  if (text !== '' && !isMoment)
    return <PlainField {...props} about="With its offset from UTC, such as 2026-11-20T09:30:00Z." />
  return (
    <DateField
      {...props}
      type="datetime-local"
      text={isMoment ? toField(moment) : ''}
      about={isMoment ? `${zone} ${inUtc(moment)}.` : zone}
      onText={(typed) => fromField(typed)?.toISOString()}
    />
  )
}

/** A time of the day, which JSON Schema wants with its offset: no field of browsers has one. */
export function TimeWidget(props: WidgetProps) {
  return <PlainField {...props} about="With its offset from UTC, such as 09:30:00Z." />
}

function PlainField(props: WidgetProps & { readonly about: string }) {
  return <DateField {...props} type="text" text={textOf(props.value)} onText={(typed) => typed || undefined} />
}

interface DateFieldProps extends WidgetProps {
  readonly type: 'date' | 'datetime-local' | 'text'
  readonly text: string
  /** Beside what the schema says. */
  readonly about?: string | undefined
  /** What is kept for what was typed; undefined for nothing. */
  readonly onText: (typed: string) => string | undefined
}

function DateField({ type, text, about, onText, ...props }: DateFieldProps) {
  const { onChange } = props
  const field = fieldProps(props)
  // A field for dates that is half filled in has no value: it is emptied by exchanging it.
  const [cleared, setCleared] = useState(0)
  return (
    <TextInput
      key={cleared}
      {...field}
      description={[field.description, about].filter(Boolean).join(' ') || undefined}
      type={type}
      maw={400}
      value={text}
      onChange={({ currentTarget }) => onChange(onText(currentTarget.value))}
      rightSection={
        text !== '' && (
          <CloseButton
            size="sm"
            aria-label={`Clear ${nameOf(props)}`}
            disabled={field.disabled}
            onClick={() => {
              setCleared(cleared + 1)
              onChange(undefined)
            }}
          />
        )
      }
    />
  )
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
