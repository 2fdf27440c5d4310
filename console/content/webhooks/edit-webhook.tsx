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

/** Changes a webhook's address and events. After a conflict it overwrites the current state. */
export function EditWebhook({ site, webhook, onClose }: EditWebhookProps) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState<Webhook | null>(webhook)
  const update = useMutation({
    mutationFn: (values: WebhookValues) => updateWebhook(site, seen ?? webhook, values),
    onSuccess: () => {
      notifyDone('The webhook was updated')
      onClose()
    },
    onError: (error) => isStale(error) && setSeen(null),
    onSettled: () => refreshWebhooks(queries, site),
  })
  return (
    <WebhookForm
      title="Edit webhook"
      values={{ url: webhook.url, events: [...webhook.events] }}
      action="Save"
      refused="The webhook was not updated"
      error={update.error}
      busy={update.isPending}
      onValues={(values) => update.mutate(values)}
      onClose={onClose}
    />
  )
}
