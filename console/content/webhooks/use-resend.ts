import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { resentInWords } from './delivery-words.ts'
import { resendDeliveries } from './webhook-calls.ts'
import { refreshDeliveries } from './webhook-data.ts'

type Resend = Parameters<typeof resendDeliveries>[2]

/** Sends again what a webhook was sent: one message, or all that failed. */
export function useResend(site: string, webhookId: string) {
  const queries = useQueryClient()
  const resend = useMutation({
    mutationFn: (what: Resend) => resendDeliveries(site, webhookId, what),
    onSuccess: (done) => notifyDone(resentInWords(done)),
    onError: (error) => notifyProblem('Nothing was sent again', error),
    onSettled: () => refreshDeliveries(queries, site, webhookId),
  })
  return { send: (what: Resend) => resend.mutate(what), busy: resend.isPending }
}
