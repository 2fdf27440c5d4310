import { useMutation, useQueryClient } from '@tanstack/react-query'
import { testWebhook } from './webhook-calls.ts'
import { refreshDeliveries } from './webhook-data.ts'

/** Sends a webhook a message. `sent` is the id of the last delivery. */
export function useTest(site: string, webhookId: string) {
  const queries = useQueryClient()
  const test = useMutation({
    mutationFn: () => testWebhook(site, webhookId),
    onSuccess: () => refreshDeliveries(queries, site, webhookId),
  })
  return { send: () => test.mutate(), busy: test.isPending, error: test.error, sent: test.data?.id ?? null }
}
