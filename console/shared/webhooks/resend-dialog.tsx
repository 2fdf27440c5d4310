import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notifyDone } from '../notify.ts'
import { ProblemAlert } from '../problem-alert.tsx'
import { fromField, toField, zoneName } from '../zone-time.ts'
import { resentInWords } from './delivery-words.ts'
import { type Resend, useSending } from './source.ts'

export interface ResendDialogProps {
  readonly webhookId: string
  readonly onClose: () => void
}

const DAY = 24 * 60 * 60 * 1000

/** Asks which messages of a period are sent again. */
export function ResendDialog({ webhookId, onClose }: ResendDialogProps) {
  const [from, setFrom] = useState(() => toField(new Date(Date.now() - DAY)))
  const [to, setTo] = useState('')
  const [onlyFailed, setOnlyFailed] = useState(true)
  const [missing, setMissing] = useState(false)
  const resend = useSending(webhookId, (source, what: Resend) => source.resend(webhookId, what), {
    onSuccess: (done) => {
      notifyDone(resentInWords(done))
      onClose()
    },
  })
  const [since, until] = [fromField(from), fromField(to)]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(since === null)
    if (since === null || resend.isPending) return
    resend.mutate({
      since: since.toISOString(),
      ...(until !== null && { until: until.toISOString() }),
      ...(onlyFailed && { state: 'failed' }),
    })
  }
  return (
    <Modal opened onClose={onClose} title="Resend a period">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            Messages keep their id, so a program that remembers ids skips those it has handled. Times are in your time
            zone, {zoneName()}.
          </Text>
          <TextInput
            type="datetime-local"
            label="Created from"
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            error={missing && since === null ? 'Enter a date and time' : null}
            required
            data-autofocus
          />
          <TextInput
            type="datetime-local"
            label="Created before"
            description="If empty, up to now"
            value={to}
            min={from}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <Checkbox
            label="Only failed deliveries"
            checked={onlyFailed}
            onChange={({ currentTarget }) => setOnlyFailed(currentTarget.checked)}
          />
          <ProblemAlert what="Nothing was sent again" error={resend.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={resend.isPending}>
              Resend
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
