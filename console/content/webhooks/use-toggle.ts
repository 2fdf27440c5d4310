import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateWebhook } from './webhook-calls.ts'
import { refreshWebhooks, type Webhook } from './webhook-data.ts'

/**
 * Turns a webhook on and off: `active` is what was chosen at once, and what it was where that is refused. While `busy`,
 * nothing else can be chosen.
 */
export function useToggle(site: string, webhook: Webhook) {
  const queries = useQueryClient()
  const toggle = useMutation({
    mutationFn: (active: boolean) => updateWebhook(site, webhook, { active }),
    onSettled: () => refreshWebhooks(queries, site),
  })
  return {
    active: toggle.isPending ? toggle.variables : webhook.active,
    set: (active: boolean) => {
      if (!toggle.isPending) toggle.mutate(active)
    },
    busy: toggle.isPending,
    error: toggle.error,
  }
}
