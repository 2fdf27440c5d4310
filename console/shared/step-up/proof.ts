import type { Middleware } from 'openapi-fetch'

/** Asks the user to prove that it is them; false where they do not. */
type Ask = () => Promise<boolean>

/** Opens the page's dialog; null where the page has none. */
let asks: Ask | null = null
/** The dialog that is open: requests that are refused at the same time share one proof. */
let asked: Promise<boolean> | null = null
/** Requests under way, to be sent again. */
const sent = new Map<string, Request>()

/** Says who asks the user from now on. @returns what ends that: a question that is still open has no proof */
export function askForProofsWith(ask: Ask): () => void {
  let leave = () => {}
  const gone = new Promise<boolean>((resolve) => {
    leave = () => resolve(false)
  })
  const asksUntilGone = () => Promise.race([ask(), gone])
  asks = asksUntilGone
  return () => {
    if (asks === asksUntilGone) asks = null
    leave()
  }
}

/** Has the user prove that it is them; false where they do not. */
export function askForProof(): Promise<boolean> {
  if (asks === null) return Promise.resolve(false)
  asked ??= asks().finally(() => {
    asked = null
  })
  return asked
}

/** For the generated clients: where the surface asks for a fresh proof, the user gives it, and the request is sent again. */
export const repeatOnceProven: Middleware = {
  onRequest: ({ id, request }) => {
    if (request.method !== 'GET') sent.set(id, request.clone())
  },
  onResponse: async ({ id, response }) => {
    const again = sent.get(id)
    sent.delete(id)
    if (again === undefined || response.status !== 403 || asks === null) return
    if ((await codeOf(response)) !== 'step_up_required') return
    return (await askForProof()) ? fetch(again) : undefined
  },
  onError: ({ id }) => {
    sent.delete(id)
  },
}

/** The code of a problem; undefined for what is none. */
export async function codeOf(response: Response): Promise<string | undefined> {
  const body = response.clone().json()
  const problem = (await body.catch(() => null)) as { readonly code?: string } | null
  return problem?.code
}
