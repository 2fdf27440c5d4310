import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProblemAlert } from '../../shared/problem-alert.tsx'

export interface TypedConfirmationProps {
  readonly title: string
  /** What it does. */
  readonly body: ReactNode
  /** What has to be typed. */
  readonly name: string
  readonly action: string
  /** What is said when it does not work. */
  readonly failed: string
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Asks the user to type the name of what is about to be gone for good. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { title, body, name, action, failed, onConfirm, onClose } = props
  const [typed, setTyped] = useState('')
  const run = useMutation({ mutationFn: onConfirm })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === name) run.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack component="form" onSubmit={submit}>
        <Text size="sm" className="name" component="div">
          {body}
        </Text>
        <ProblemAlert what={failed} error={run.error} />
        <TextInput
          label={`Type ${name} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={typed !== name} loading={run.isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
