import { Button, Checkbox, Fieldset, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notifyDone } from '../notify.ts'
import { errorOf } from '../problem.ts'
import { isStale, Refusal } from '../refusal.tsx'
import { askingToClose } from '../unsaved.tsx'
import { chosenOf, useWebhookChange, useWebhookSource, type Webhook, type WebhookSecret } from './source.ts'

export interface NewWebhookProps {
  readonly onMade: (made: WebhookSecret) => void
  readonly onClose: () => void
}

/** Makes a webhook. */
export function NewWebhook({ onMade, onClose }: NewWebhookProps) {
  const create = useWebhookChange(({ create }, values: WebhookValues) => create(values), { onSuccess: onMade })
  return (
    <WebhookForm
      title="New webhook"
      values={{ url: '', events: [] }}
      action="Create"
      refused="The webhook was not created"
      error={create.error}
      busy={create.isPending}
      onValues={(values) => create.mutate(values)}
      onClose={onClose}
    />
  )
}

/** Changes a webhook's address and events. After a conflict it overwrites the current state. */
export function EditWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const [seen, setSeen] = useState<Webhook | null>(webhook)
  const update = useWebhookChange(({ update }, values: WebhookValues) => update(seen ?? webhook, values), {
    onSuccess: () => {
      notifyDone('The webhook was updated')
      onClose()
    },
    onError: (error) => isStale(error) && setSeen(null),
  })
  return (
    <WebhookForm
      title="Edit webhook"
      values={webhook}
      action="Save"
      refused="The webhook was not updated"
      error={update.error}
      busy={update.isPending}
      onValues={(values) => update.mutate(values)}
      onClose={onClose}
    />
  )
}

/** What the form asks for. */
interface WebhookValues {
  readonly url: string
  readonly events: readonly string[]
}

interface WebhookFormProps {
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
function WebhookForm({ title, values, action, refused, error, busy, onValues, onClose }: WebhookFormProps) {
  const { events: groups, exampleUrl } = useWebhookSource()
  const [url, setUrl] = useState(values.url)
  const [chosen, setChosen] = useState<string[]>([...values.events])
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = url.trim()
    setMissing(wanted === '')
    if (wanted === '' || busy) return
    onValues({ url: wanted, events: chosenOf(groups, chosen) })
  }
  const same = url === values.url && chosen.toSorted().join() === values.events.toSorted().join()
  const close = askingToClose(!same, onClose)
  const wrong = errorOf(error, 'url')
  const field = useRef<HTMLInputElement>(null)
  // It may be far above the button.
  useEffect(() => {
    if (wrong !== null) field.current?.focus()
  }, [wrong])
  const isGrouped = groups.length > 1
  return (
    <Modal opened onClose={close} title={title} size={isGrouped ? 'lg' : 'md'}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            ref={field}
            type="url"
            label="Address"
            description="The URL of your program. It begins with https."
            placeholder={exampleUrl}
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
            <Stack gap="lg" mt="xs">
              {groups.map(({ title = null, events }) => (
                <Fieldset
                  key={title}
                  variant="unstyled"
                  legend={
                    <Text size="sm" fw={600}>
                      {title}
                    </Text>
                  }
                >
                  <SimpleGrid cols={isGrouped ? { base: 1, sm: 2 } : 1} spacing="md" verticalSpacing="sm">
                    {events.map(({ value, label, about }) => (
                      <Checkbox key={value} value={value} label={label} description={about} />
                    ))}
                  </SimpleGrid>
                </Fieldset>
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
