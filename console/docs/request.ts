import { follow, type Node, type Operation, type Parameter } from './contract.ts'

/** What the form of an operation holds. */
export interface Draft {
  /** By `keyOf` of the parameter; what is empty is not sent. */
  readonly values: Readonly<Record<string, string>>
  readonly mediaType: string
  readonly text: string
  readonly file: File | null
  readonly token: string
}

/** A request that is ready to be sent. */
export interface PreparedRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | File | null
}

export function keyOf({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${place} ${name}`
}

/** The parameters that a script can send: a browser sends cookies by itself. */
export function fieldsOf({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in !== 'cookie')
}

/** Names of required parameters without a value. */
export function missingIn(operation: Operation, { values }: Draft): string[] {
  return fieldsOf(operation)
    .filter((parameter) => parameter.required && (values[keyOf(parameter)] ?? '') === '')
    .map(({ name }) => name)
}

/** Puts what a form holds together as the contract says that it travels. */
export function prepare(document: Node, operation: Operation, draft: Draft): PreparedRequest {
  const { method, body } = operation
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let { path } = operation
  for (const parameter of fieldsOf(operation)) {
    const value = draft.values[keyOf(parameter)] ?? ''
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, () => pathValue(parameter, value))
    else if (value === '') continue
    else if (parameter.in === 'header') headers[parameter.name] = value
    else if (isList(document, parameter)) for (const one of value.split(',')) query.append(parameter.name, one.trim())
    else query.append(parameter.name, value)
  }
  if (draft.token !== '') headers.Authorization = `Bearer ${draft.token}`
  const search = query.size > 0 ? `?${query}` : ''
  if (body === null) return { method, url: path + search, headers, body: null }
  const content = isBytes(draft.mediaType) ? draft.file : draft.text
  if (content === null || content === '') return { method, url: path + search, headers, body: null }
  return { method, url: path + search, headers: { ...headers, 'Content-Type': draft.mediaType }, body: content }
}

/** The same request for a shell. */
export function asCurl({ method, url, headers, body }: PreparedRequest, origin: string): string {
  const parts = [`curl -X ${method} ${quote(origin + url)}`]
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quote(`${name}: ${value}`)}`)
  if (typeof body === 'string') parts.push(`--data-raw ${quote(body)}`)
  else if (body !== null) parts.push(`--data-binary ${quote(`@${body.name}`)}`)
  return parts.join(' \\\n  ')
}

/** Whether a body of this type is a file rather than text. */
export function isBytes(mediaType: string): boolean {
  return !/json|^text\/|urlencoded|xml|yaml/.test(mediaType)
}

function isList(document: Node, { schema }: Parameter): boolean {
  return follow(document, schema).type === 'array'
}

/** A value that may span segments keeps its slashes. */
function pathValue({ multiSegment }: Parameter, value: string): string {
  const segments = multiSegment ? value.split('/') : [value]
  return segments.map(encodeURIComponent).join('/')
}

/** POSIX shells take everything between single quotes as it is. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
