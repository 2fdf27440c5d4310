import type { Delivery, Resent } from './source.ts'

/** How a delivery stands. */
export function stateInWords({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>) {
  if (state === 'delivered') return { label: 'Delivered', color: 'brand' }
  if (state === 'failed') return { label: 'Failed', color: 'red' }
  return attempts === 0 ? { label: 'Pending', color: 'blue' } : { label: 'Will be retried', color: 'orange' }
}

/** What the receiver answered last, or why it did not; empty where nothing was tried. */
export function answerInWords({ lastStatus, lastError }: Pick<Delivery, 'lastStatus' | 'lastError'>): string {
  // With a status, the error says no more than that.
  if (lastStatus !== null) return `Status ${lastStatus}`
  return lastError === null ? '' : lastError.charAt(0).toUpperCase() + lastError.slice(1)
}

/** What came of a wish to send messages again, in a sentence. */
export function resentInWords({ resent, withoutPayload }: Resent): string {
  const sent = resent === 1 ? '1 message is being sent again.' : `${resent} messages are being sent again.`
  return withoutPayload === 0 ? sent : `${sent} ${withoutPayload} cannot be: their content is no longer stored.`
}

/** What came of a test, in a sentence. */
export function resultInWords({ state, attempts, ...last }: Delivery): string {
  const said = answerInWords(last)
  if (state === 'delivered') return `The test was delivered. ${said}`
  if (state === 'failed') return `The test was not delivered and will not be retried. ${said}`
  return attempts === 0 ? 'The test is being delivered…' : `The test was not delivered yet and will be retried. ${said}`
}
