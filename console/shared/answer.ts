/** What a generated client's call resolves to. */
interface ClientResult<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

/**
 * The answer to a call of a generated client, with the response whose headers (`ETag`, `Link`) are wanted.
 *
 * @throws what the surface answered in place of it, a `Problem`; a TypeError where no answer came
 */
export async function answer<T>(
  call: Promise<ClientResult<T>>,
): Promise<{ readonly data: T; readonly response: Response }> {
  const { data, error, response } = await call
  // A refusal without a body is one nevertheless.
  if (!response.ok) {
    throw error ?? { title: `The server answered ${response.status}`, status: response.status, code: 'unexpected' }
  }
  return { data: data as T, response }
}
