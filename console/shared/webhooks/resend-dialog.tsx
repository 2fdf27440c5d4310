import { Checkbox, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../form-dialog.tsx'
import { notifyDone } from '../notify.ts'
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
  const [tried, setTried] = useState(false)
  const resend = useSending(webhookId, (source, what: Resend) => source.resend(webhookId, what), {
    onSuccess: (done) => {
      notifyDone(resentInWords(done))
      onClose()
    },
  })
  const [since, until] = [fromField(from), fromField(to)]
  const isBackwards = since !== null && until !== null && until <= since
  const submit = () => {
    setTried(true)
    if (since === null || isBackwards) return
    resend.mutate({
      since: since.toISOString(),
      ...(until !== null && { until: until.toISOString() }),
      ...(onlyFailed && { state: 'failed' }),
    })
  }
  return (
    <FormDialog
      title="Resend a period"
      onClose={onClose}
      onSubmit={submit}
      onMend={resend.reset}
      action="Resend"
      busy={resend.isPending}
      error={resend.error}
      failed="Nothing was sent again"
    >
      <Text size="sm" c="dimmed">
        Messages keep their id, so a program that remembers ids skips those it has handled. Times are in your time zone,{' '}
        {zoneName()}.
      </Text>
      <TextInput
        type="datetime-local"
        label="Created from"
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        error={tried && since === null ? 'Enter a date and time' : null}
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
        error={tried && isBackwards ? 'Enter a time after the one above' : null}
      />
      <Checkbox
        label="Only failed deliveries"
        checked={onlyFailed}
        onChange={({ currentTarget }) => setOnlyFailed(currentTarget.checked)}
      />
    </FormDialog>
  )
}
