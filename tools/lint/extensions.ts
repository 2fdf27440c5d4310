import { followed, isNode, type Node, type Rule } from './context.ts'

/**
 * Who may call an operation, beyond its security requirements: a person who is signed in, an administrator who is, or
 * whoever operates the bridge (everybody who reaches an open one, else an administrator who is signed in).
 */
const RIGHTS = ['session', 'admin', 'operator']

interface Extension {
  /** The kind of node that it stands on. */
  readonly on: 'Operation' | 'Parameter'
  readonly takes: string
  readonly accepts: (value: unknown) => boolean
}

const isTrue = { takes: '`true`', accepts: (value: unknown) => value === true }

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  'x-mcp-tool': {
    on: 'Operation',
    takes: 'a name in snake_case',
    accepts: (value) => typeof value === 'string' && /^[a-z][a-z0-9_]*$/.test(value),
  },
  'x-rights': {
    on: 'Operation',
    takes: `one of ${RIGHTS.join(', ')}`,
    accepts: (value) => typeof value === 'string' && RIGHTS.includes(value),
  },
  'x-mounted': { on: 'Operation', ...isTrue },
  'x-answer-cache': { on: 'Operation', ...isTrue },
  'x-cors': { on: 'Operation', takes: '`public`', accepts: (value) => value === 'public' },
  'x-multi-segment': { on: 'Parameter', ...isTrue },
}

/** Only extensions that something reads, where it reads them, with a value that it understands. */
export const extensionsKnown: Rule = () => ({
  any(node, { report, location, type }) {
    if (!isNode(node) || Array.isArray(node) || namesThings(type.name)) return
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith('x-')) continue
      const at = location.child([key]).key()
      const extension = EXTENSIONS[key]
      if (extension === undefined) report({ message: `\`${key}\` is no extension of ours.`, location: at })
      else if (extension.on !== type.name) report({ message: `\`${key}\` belongs on ${extension.on}.`, location: at })
      else if (!extension.accepts(value)) report({ message: `\`${key}\` takes ${extension.takes}.`, location: at })
    }
  },
})

/** Keys of these are names that somebody chose, a header's say. */
function namesThings(type: string): boolean {
  return /Map$|^Named|^SchemaProperties$|^Responses$/.test(type)
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Only the end of a path can span segments: anywhere else a slash would be ambiguous. */
export const multiSegmentLast: Rule = () => ({
  PathItem(node, context) {
    const path = String(context.key)
    const operations = METHODS.map((method) => node[method]).filter(isNode)
    const parameters = [node, ...operations].flatMap(({ parameters = [] }: Node) => parameters as unknown[])
    for (const parameter of parameters.map((declared) => followed(declared, context))) {
      if (parameter['x-multi-segment'] !== true) continue
      if (parameter.in === 'path' && path.endsWith(`/{${parameter.name}}`)) continue
      const message = `\`${parameter.name}\` spans segments, so it must be the last segment of its path.`
      context.report({ message, location: context.location.key() })
    }
  },
})
