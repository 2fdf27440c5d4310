import { Button, Group, Modal, type ModalProps, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Refusal } from './refusal.tsx'
import { guardClose } from './unsaved.tsx'

export interface FormDialogProps {
  /** It is open when absent: for dialogs that are mounted while they are. */
  readonly opened?: boolean
  readonly title: string
  readonly size?: ModalProps['size']
  readonly onClose: () => void
  readonly onSubmit: () => void
  /** Called when a field is changed after a refusal, which then holds no longer. */
  readonly onMend?: () => void
  /** What the button does: `Invite`. */
  readonly action: string
  readonly destructive?: boolean
  /** Whether the button has the focus at first: no field has to be filled in. */
  readonly ready?: boolean
  /** Whether there is nothing to submit yet. */
  readonly disabled?: boolean
  /** Whether something was entered that closing would lose; absent where it is kept for the next time. */
  readonly unsaved?: boolean
  readonly busy: boolean
  /** Why the last try was refused, or null. */
  readonly error: unknown
  /** The refusal where no field shows it, else null; `error` when absent. */
  readonly beside?: unknown
  /** The heading of a failure: `The invitation was not sent`. */
  readonly failed: string
  readonly children: ReactNode
}

/** A few fields and a button over the page. It stays open, with what was typed, until the change is made. */
export function FormDialog(props: FormDialogProps) {
  const {
    opened = true,
    title,
    size = 'md',
    onClose,
    onSubmit,
    onMend,
    action,
    destructive = false,
    ready = false,
  } = props
  const { disabled = false, unsaved = false, busy, error, beside = error, failed, children } = props
  const ask = guardClose(unsaved, onClose)
  const form = useRef<HTMLFormElement>(null)
  // A user who was refused goes on at the field that has to change.
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  const edited = () => {
    if (error !== null && !busy) onMend?.()
  }
  // A user who closes it meanwhile would not learn what came of it.
  const close = () => {
    if (!busy) ask()
  }
  return (
    <Modal opened={opened} onClose={close} title={<span className="name">{title}</span>} size={size}>
      <form ref={form} onSubmit={submit} onInput={edited} noValidate>
        <Stack>
          {children}
          <Refusal error={beside} what={failed} />
          <FormButtons {...{ action, destructive, ready, disabled, busy }} onCancel={close} />
        </Stack>
      </form>
    </Modal>
  )
}

interface FormButtonsProps extends Pick<FormDialogProps, 'action' | 'destructive' | 'ready' | 'disabled' | 'busy'> {
  readonly onCancel: () => void
}

/** What ends the form of a dialog: leaving it, and what it is for. */
export function FormButtons(props: FormButtonsProps) {
  const { action, destructive = false, ready = false, disabled = false, busy, onCancel } = props
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button
        type="submit"
        loading={busy}
        color={destructive ? 'red' : 'brand'}
        disabled={disabled}
        data-autofocus={ready || undefined}
      >
        {action}
      </Button>
    </Group>
  )
}
