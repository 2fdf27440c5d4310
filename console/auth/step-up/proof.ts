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
    if ((await codeOf(response)) !== 'step_up_required') return
    asked ??= asks().finally(() => {
      asked = null
    })
    return (await asked) ? fetch(again) : undefined
  },
  onError: ({ id }) => {
    sent.delete(id)
  },
}

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

/** The code of a problem; undefined for what is none. */
async function codeOf(response: Response): Promise<string | undefined> {
  const problem: { readonly code?: string } | null = await response
    .clone()
    .json()
    .catch(() => null)
  return problem?.code
}
