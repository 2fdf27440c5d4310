import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { isStale } from '../refusal.tsx'
import { updateWebhook } from './webhook-calls.ts'
import { refreshWebhooks, type Webhook } from './webhook-data.ts'
import { WebhookForm, type WebhookValues } from './webhook-form.tsx'

export interface EditWebhookProps {
  readonly site: string
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** Changes where a webhook is and what it is told of. Who was told that somebody else did writes over what is there then. */
export function EditWebhook({ site, webhook, onClose }: EditWebhookProps) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState<Webhook | null>(webhook)
  const update = useMutation({
    mutationFn: (values: WebhookValues) => updateWebhook(site, seen ?? webhook, values),
    onSuccess: () => {
      notifyDone('The webhook is changed')
      onClose()
    },
    onError: (error) => isStale(error) && setSeen(null),
    onSettled: () => refreshWebhooks(queries, site),
  })
  return (
    <WebhookForm
      title="Change the webhook"
      values={{ url: webhook.url, events: [...webhook.events] }}
      action="Save"
      refused="The webhook is not changed"
      error={update.error}
      busy={update.isPending}
      onValues={(values) => update.mutate(values)}
      onClose={onClose}
    />
  )
}
