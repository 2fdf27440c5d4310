import { equalInConstantTime } from '../secrets.ts'
import { type ProviderKind, SsoFailure, type SsoFlow } from './provider.ts'

/**
 * Whether an answer belongs to a flow that is still open: throws {@link SsoFailure} `state`, `flow_expired`.
 *
 * @param now UTC milliseconds
 */
export function checkAnswer(answer: URLSearchParams, flow: SsoFlow, kind: ProviderKind, now: number): void {
  // Settings may have changed while the person was away.
  if (flow.provider !== kind) throw new SsoFailure('state', `the sign-in began with ${flow.provider}`)
  if (!equalInConstantTime(onlyParameter(answer, 'state') ?? '', flow.state)) {
    throw new SsoFailure('state', 'the answer belongs to another sign-in')
  }
  if (now >= flow.expiresAt) throw new SsoFailure('flow_expired', 'the answer came too late')
}

/** A parameter that stands there once (RFC 6749, 3.1), else undefined. */
export function onlyParameter(answer: URLSearchParams, name: string): string | undefined {
  const values = answer.getAll(name)
  return values.length === 1 ? values[0] : undefined
}
