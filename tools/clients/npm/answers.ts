/** What a call of the client resolves to. */
export interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** A problem as it is on the wire (RFC 9457). */
export interface Problem {
  readonly title: string
  readonly status: number
  readonly code: string
}

/** An answer that is an error; `code` tells which. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  /** The code of the problem; null for an answer that is none, such as that of a proxy. */
  readonly code: string | null
  readonly status: number
  /** The problem with all of its members; null for an answer that is none. */
  readonly problem: Problem | null
  readonly response: Response

  constructor(problem: Problem | null, response: Response) {
    // A response that was made, and not fetched, has no address.
    const from = response.url === '' ? '' : ` from ${new URL(response.url).pathname}`
    super(`${response.status}${from}${problem === null ? '' : `: ${problem.code}: ${problem.title}`}`)
    this.problem = problem
    this.code = problem?.code ?? null
    this.status = response.status
    this.response = response
  }
}

/**
 * What a call answered, or its problem as an exception: `dataOf(await client.GET(…))`.
 *
 * @throws ProblemError when the answer is an error
 */
export function dataOf<A extends Answer>({ data, error, response }: A): Exclude<A['data'], undefined> {
  if (error !== undefined || !response.ok) throw new ProblemError(isProblem(error) ? error : null, response)
  return data as Exclude<A['data'], undefined>
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}

/**
 * Every page of a list, one after the other, until an answer has no `Link` with `rel="next"` (RFC 8288).
 *
 *     for await (const page of pages((next) => client.GET('/list', { params: { query: { ...next } } }))) …
 *
 * @param ask asks for one page: the first one without a cursor, each other one with that of the link before
 * @throws ProblemError when an answer is an error
 */
export async function* pages<A extends Answer>(
  ask: (next: { readonly cursor?: string }) => Promise<A>,
): AsyncGenerator<Exclude<A['data'], undefined>, void, undefined> {
  for (let next: { readonly cursor?: string } | null = {}; next !== null; ) {
    const answer: A = await ask(next)
    yield dataOf(answer)
    const cursor = nextCursor(answer.response)
    next = cursor === null ? null : { cursor }
  }
}

/** The cursor of the next page; null on the last one. */
export function nextCursor({ headers }: Response): string | null {
  for (const [, target = '', parameters = ''] of (headers.get('Link') ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    // Any base will do: a cursor stands in the query.
    if (/;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters))
      return new URL(target, 'http://localhost').searchParams.get('cursor')
  }
  return null
}
