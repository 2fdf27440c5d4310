import { isNode, type Node, type Rule, resolveNode } from './context.ts'

/** Whom an operation is for, of the callers that its requirement identifies: people who are signed in, administrators. */
const RIGHTS = ['session', 'admin-or-token', 'admin']

interface Extension {
  /** The kinds of node that it stands on. */
  readonly on: readonly ('Operation' | 'Parameter' | 'Response' | 'SecurityScheme')[]
  readonly takes: string
  readonly accepts: (value: unknown) => boolean
}

const isTrue = { takes: '`true`', accepts: (value: unknown) => value === true }

const isDate = {
  takes: 'a date, as 2027-03-31',
  accepts: (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
}

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  'x-codes': {
    on: ['Operation', 'Response'],
    takes: 'a list of codes; on an operation, one for each status',
    accepts: (value) => isCodes(value) || (isNode(value) && Object.values(value).every(isCodes)),
  },
  'x-mcp-tool': {
    on: ['Operation'],
    takes: 'a name in snake_case',
    accepts: (value) => typeof value === 'string' && /^[a-z][a-z0-9_]*$/.test(value),
  },
  'x-rights': {
    on: ['Operation'],
    takes: `one of ${RIGHTS.join(', ')}`,
    accepts: (value) => typeof value === 'string' && RIGHTS.includes(value),
  },
  'x-step-up': { on: ['Operation'], takes: '`true` or `any`', accepts: (value) => value === true || value === 'any' },
  'x-second-factor': {
    on: ['Operation', 'SecurityScheme'],
    takes: '`prove` or `enroll` on an operation, `true` on a security scheme',
    accepts: (value) => value === true || value === 'prove' || value === 'enroll',
  },
  'x-scope': {
    on: ['Operation'],
    takes: '`read` or `write`',
    accepts: (value) => value === 'read' || value === 'write',
  },
  'x-session-for': {
    on: ['Operation'],
    takes: 'what of it only people who are signed in may do, in words',
    accepts: (value) => typeof value === 'string' && value.length > 0,
  },
  'x-required-by': {
    on: ['SecurityScheme'],
    takes: 'a setting, as `NAME=value`',
    accepts: (value) => typeof value === 'string' && /^[A-Z_]+=\w+$/.test(value),
  },
  'x-mounted': { on: ['Operation'], ...isTrue },
  'x-answer-cache': { on: ['Operation'], ...isTrue },
  'x-cors': { on: ['Operation'], takes: '`public`', accepts: (value) => value === 'public' },
  'x-deprecated-at': { on: ['Operation'], ...isDate },
  'x-sunset': { on: ['Operation'], ...isDate },
  'x-multi-segment': { on: ['Parameter'], ...isTrue },
}

function isCodes(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((code) => typeof code === 'string')
}

/** Only extensions that something reads, where it reads them, with a value that it understands. */
export const extensionsKnown: Rule = () => ({
  any(node, { report, location, type }) {
    if (!isNode(node) || Array.isArray(node) || namesThings(type.name)) return
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith('x-')) continue
      const at = location.child([key]).key()
      const extension = EXTENSIONS[key]
      if (extension === undefined) report({ message: `\`${key}\` is not an extension of ours.`, location: at })
      else if (!extension.on.some((kind) => kind === type.name))
        report({ message: `\`${key}\` belongs on ${extension.on.join(' or ')}.`, location: at })
      else if (!extension.accepts(value)) report({ message: `\`${key}\` takes ${extension.takes}.`, location: at })
    }
  },
})

/** Keys of these are names that an author chose, of a header for one. */
function namesThings(type: string): boolean {
  return /Map$|^Named|^SchemaProperties$|^Responses$/.test(type)
}

/** An operation is deprecated since a day and until a day, or not at all. */
export const deprecationDated: Rule = () => ({
  Operation({ deprecated, 'x-deprecated-at': since, 'x-sunset': sunset }, { report, location }) {
    if (deprecated !== true && since === undefined && sunset === undefined) return
    if (deprecated !== true || since === undefined || sunset === undefined)
      report({ message: '`deprecated: true`, `x-deprecated-at` and `x-sunset` go together.', location: location.key() })
    else if (String(sunset) <= String(since))
      report({ message: '`x-sunset` comes after `x-deprecated-at`.', location: location.child(['x-sunset']).key() })
  },
})

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Only the end of a path can span segments: anywhere else a slash would be ambiguous. */
export const multiSegmentLast: Rule = () => ({
  PathItem(node, context) {
    const path = String(context.key)
    const operations = METHODS.map((method) => node[method]).filter(isNode)
    const parameters = [node, ...operations].flatMap(({ parameters = [] }: Node) => parameters as unknown[])
    for (const parameter of parameters.map((declared) => resolveNode(declared, context))) {
      if (parameter['x-multi-segment'] !== true) continue
      if (parameter.in === 'path' && path.endsWith(`/{${parameter.name}}`)) continue
      const message = `\`${parameter.name}\` spans segments, so it must be the last segment of its path.`
      context.report({ message, location: context.location.key() })
    }
  },
})
