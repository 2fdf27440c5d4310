/**
 * Response headers that the contract runtime writes by itself. Contracts declare them, for clients to read; handlers
 * neither give them nor are held to them. `Link` is not among them: only a handler knows where the next page is.
 */
const WRITER_HEADERS = new Set([
  'vary',
  'x-request-id',
  'content-length',
  'content-range',
  'accept-ranges',
  'allow',
  'content-encoding',
  'date',
  'retry-after',
  'www-authenticate',
  'deprecation',
  'sunset',
])

/** Whether a response header, in any case, belongs to the writer. */
export function isWriterHeader(name: string): boolean {
  const lower = name.toLowerCase()
  return WRITER_HEADERS.has(lower) || lower.startsWith('access-control-')
}
