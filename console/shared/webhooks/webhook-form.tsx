import { Checkbox, Fieldset, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../form-dialog.tsx'
import { notifyDone } from '../notify.ts'
import { errorOf } from '../problem.ts'
import { isStale } from '../refusal.tsx'
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
  readonly moreEvents?: readonly string[]
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
  const { events: groups, moreEvents: more, exampleUrl } = useWebhookSource()
  const [url, setUrl] = useState(values.url)
  const [chosen, setChosen] = useState<string[]>([...values.events])
  const before = values.moreEvents ?? []
  const [also, setAlso] = useState<string[]>([...before])
  const [missing, setMissing] = useState(false)
  const submit = () => {
    const wanted = url.trim()
    setMissing(wanted === '')
    if (wanted === '') return
    onValues({ url: wanted, events: chosenOf(groups, chosen), ...(more && { moreEvents: chosenOf([more], also) }) })
  }
  const isSame = (now: string[], then: readonly string[]) => now.toSorted().join() === then.toSorted().join()
  const same = url === values.url && isSame(chosen, values.events) && isSame(also, before)
  const wrong = errorOf(error, 'url')
  const isGrouped = groups.length > 1
  return (
    <FormDialog
      title={title}
      size={isGrouped ? 'lg' : 'md'}
      onClose={onClose}
      onSubmit={submit}
      action={action}
      unsaved={!same}
      busy={busy}
      error={error}
      beside={wrong === null ? error : null}
      failed={refused}
    >
      <TextInput
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
      {more !== undefined && (
        <Checkbox.Group label="Also" description="Sent only where it is chosen." value={also} onChange={setAlso}>
          <Stack gap="sm" mt="xs">
            {more.events.map(({ value, label, about }) => (
              <Checkbox key={value} value={value} label={label} description={about} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </FormDialog>
  )
}
