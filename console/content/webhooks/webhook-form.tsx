import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { errorOf } from '../../shared/problem.ts'
import { askingToClose } from '../../shared/unsaved.tsx'
import { Refusal } from '../refusal.tsx'
import { events } from './events.ts'
import type { WebhookEvent } from './webhook-data.ts'

/** What the form asks for. */
export interface WebhookValues {
  readonly url: string
  readonly events: WebhookEvent[]
}

export interface WebhookFormProps {
  readonly title: string
  readonly values: WebhookValues
  readonly action: string
  readonly refused: string
  readonly error: unknown
  readonly busy: boolean
  readonly onValues: (values: WebhookValues) => void
  readonly onClose: () => void
}

/** Asks for a webhook's address and events; what was typed stays where it is refused. */
export function WebhookForm({ title, values, action, refused, error, busy, onValues, onClose }: WebhookFormProps) {
  const [url, setUrl] = useState(values.url)
  const [chosen, setChosen] = useState<string[]>([...values.events])
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = url.trim()
    setMissing(wanted === '')
    if (wanted === '' || busy) return
    const known = events.map(({ value }) => value)
    onValues({ url: wanted, events: known.filter((value) => chosen.includes(value)) })
  }
  const same = url === values.url && chosen.toSorted().join() === values.events.toSorted().join()
  const close = askingToClose(!same, onClose)
  const wrong = errorOf(error, 'url')
  return (
    <Modal opened onClose={close} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            type="url"
            label="Address"
            description="The URL of your program. It begins with https."
            placeholder="https://www.example.com/hooks/content"
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
            error={missing && url.trim() === '' ? 'Enter a URL' : wrong && `This URL ${wrong}`}
            maxLength={2000}
            required
            data-autofocus
          />
          <Checkbox.Group
            label="Events"
            description="If none is chosen, all events are sent."
            value={chosen}
            onChange={setChosen}
          >
            <Stack gap="sm" mt="xs">
              {events.map(({ value, label, about }) => (
                <Checkbox key={value} value={value} label={label} description={about} />
              ))}
            </Stack>
          </Checkbox.Group>
          {wrong === null && <Refusal what={refused} error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
