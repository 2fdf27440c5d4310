import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createWebhook, type WebhookSecret } from './webhook-calls.ts'
import { refreshWebhooks } from './webhook-data.ts'
import { WebhookForm, type WebhookValues } from './webhook-form.tsx'

export interface NewWebhookProps {
  readonly site: string
  readonly onMade: (made: WebhookSecret) => void
  readonly onClose: () => void
}

/** Makes a webhook. */
export function NewWebhook({ site, onMade, onClose }: NewWebhookProps) {
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: (values: WebhookValues) => createWebhook(site, values),
    onSuccess: async (made) => {
      await refreshWebhooks(queries, site)
      onMade(made)
    },
  })
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
