/** How often, and for how long at most, a request is sent again. */
export interface RetryOptions {
  /** How many times more an idempotent request is sent when it fails in passing, 2 unless given; 0 sends it once. */
  readonly retries?: number | undefined
  /** The longest wait between two tries in milliseconds, 30,000 unless given. */
  readonly maxWait?: number | undefined
  /** What sends a request; the global `fetch` unless given. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** Sending one of these twice means the same as sending it once (RFC 9110, 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/** What passes: too many requests, a gateway's troubles, unavailable. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])

const FIRST_WAIT = 500

/**
 * A `fetch` that sends idempotent requests again: after an answer with 429, 502, 503 or 504, and when there was no answer.
 * It waits for as long as `Retry-After` asks (RFC 9110, 10.2.3), else twice as long each time. An answer that asks for a
 * wait longer than `maxWait` is handed over as it is. A body of anything but JSON is sent once: it may be a stream.
 */
export function retryingFetch(options: RetryOptions = {}): (request: Request) => Promise<Response> {
  const { retries = 2, maxWait = 30_000, fetch = (request: Request) => globalThis.fetch(request) } = options
  return async (request) => {
    const tries = isRepeatable(request) ? retries : 0
    for (let tried = 0; ; tried++) {
      if (tried >= tries) return fetch(request)
      const wait = await attempt(request.clone(), tried)
      if (wait instanceof Response) return wait
      await sleep(wait, request.signal)
    }
  }

  /** The answer, or how long to wait before the next try. */
  async function attempt(request: Request, tried: number): Promise<Response | number> {
    const backoff = Math.min(maxWait, FIRST_WAIT * 2 ** tried * (0.5 + Math.random() / 2))
    let response: Response
    try {
      response = await fetch(request)
    } catch (error) {
      if (request.signal.aborted) throw error
      return backoff
    }
    const wait = PASSING.has(response.status) ? (retryAfter(response) ?? backoff) : Number.POSITIVE_INFINITY
    if (wait > maxWait) return response
    await response.body?.cancel()
    return wait
  }
}

function isRepeatable({ method, body, headers }: Request): boolean {
  if (!IDEMPOTENT.has(method)) return false
  return !body || /^application\/([\w.-]+\+)?json\b/.test(headers.get('Content-Type') ?? '')
}

/**
 * What an answer asks for in milliseconds: seconds or a date; null where it says nothing that can be read. Dates begin
 * with their weekday (RFC 9110, 5.6.7): alone, `Date.parse` would take `-5` for one.
 */
function retryAfter({ headers }: Response): number | null {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const at = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) return reject(signal.reason)
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abort, { once: true })
  })
}
