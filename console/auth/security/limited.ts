import type { Middleware } from 'openapi-fetch'
import { codeOf } from '../../shared/step-up/proof.ts'

/** Called when a request shows that the session is limited until a second factor is shown in it. */
const limited = new Set<() => void>()

/** Calls back when the session turns out to be limited. @returns what ends that */
export function onLimited(listener: () => void): () => void {
  limited.add(listener)
  return () => void limited.delete(listener)
}

/** For the generated client: notices that the session is limited. */
export const watchLimit: Middleware = {
  onResponse: async ({ response, schemaPath }) => {
    // That one is what the listeners ask again.
    if (response.status !== 403 || schemaPath === '/api/v1/me') return
    if ((await codeOf(response)) === 'second_factor_required') for (const listener of limited) listener()
  },
}
