import type { Middleware } from 'openapi-fetch'

/** Asks the user to prove that it is them; false where they do not. */
type Ask = () => Promise<boolean>

/** Opens the page's dialog; null where the page has none. */
let asks: Ask | null = null
/** The dialog that is open: requests that are refused at the same time share one proof. */
let asked: Promise<boolean> | null = null
/** Requests under way, to be sent again. */
const sent = new Map<string, Request>()

/** Says who asks the user from now on. @returns what ends that */
export function askForProofsWith(ask: Ask): () => void {
  asks = ask
  return () => {
    if (asks === ask) asks = null
  }
}

/** For the generated client: where the surface asks for a fresh proof, the user gives it, and the request is sent again. */
export const repeatOnceProven: Middleware = {
  onRequest: ({ id, request }) => {
    if (request.method !== 'GET') sent.set(id, request.clone())
  },
  onResponse: async ({ id, response }) => {
    const again = sent.get(id)
    sent.delete(id)
    if (again === undefined || response.status !== 403 || asks === null) return
    const problem: { readonly code?: string } | null = await response
      .clone()
      .json()
      .catch(() => null)
    if (problem?.code !== 'step_up_required') return
    asked ??= asks().finally(() => {
      asked = null
    })
    return (await asked) ? fetch(again) : undefined
  },
  onError: ({ id }) => {
    sent.delete(id)
  },
}
