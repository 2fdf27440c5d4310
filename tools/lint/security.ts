import { type Context, isNode, members, type Node, type Rule, resolveNode } from './context.ts'

/** Every operation states what it requires: from a root default, one that forgot would inherit in silence. */
export const securityStated: Rule = () => ({
  Root(root, { report, location }) {
    if (root.security === undefined) return
    const message = 'State `security` on each operation, not here: what is forgotten must not be open.'
    report({ message, location: location.child(['security']).key() })
  },
  Operation(operation, { report, location }) {
    if (Array.isArray(operation.security)) return
    report({ message: 'An operation needs `security`; `[]` states that it is open.', location: location.key() })
  },
})

/** A kept answer is sent by its path alone, before any credential is looked at. */
export const keptAnswerOpen: Rule = () => ({
  Operation({ 'x-answer-cache': kept, security }, { report, location, key }) {
    if (kept !== true || (key === 'get' && Array.isArray(security) && security.length === 0)) return
    const message = '`x-answer-cache` is for a `get` with `security: []`: a kept answer is sent to everyone.'
    report({ message, location: location.child(['x-answer-cache']).key() })
  },
})

/** A refusal that a rule leads to, with its status and the code of its problem. */
interface Refusal {
  readonly status: string
  readonly code: string
  /** What in the operation leads to it. */
  readonly because: string
}

const REFUSALS: readonly Refusal[] = [
  { status: '401', code: 'unauthenticated', because: 'a requirement in `security`' },
  { status: '403', code: 'session_required', because: '`x-rights` or `x-session-for`' },
  { status: '403', code: 'admin_required', because: '`x-rights: admin` or `admin-or-token`' },
  {
    status: '403',
    code: 'insufficient_scope',
    because: 'a token among its requirements, and no `x-rights` but `admin-or-token`',
  },
]

/**
 * What `security` and `x-rights` refuse is declared in `x-codes`, and nothing is declared that they never refuse. What a
 * library answers (`x-mounted`) it refuses itself.
 */
export const refusalsDeclared: Rule = () => {
  let schemes: Node = {}
  return {
    Root(root, context) {
      schemes = resolveNode(resolveNode(root.components, context).securitySchemes, context)
    },
    Operation(operation, context) {
      if (operation['x-mounted'] === true) return
      const requirements = Array.isArray(operation.security) ? operation.security.filter(isNode) : []
      const rights = operation['x-rights']
      const { report, location, key } = context
      const required = isRequired(requirements, schemes)
      const tokensToo = rights === undefined || rights === 'admin-or-token'
      const byToken = requirements.some((each) => Object.keys(each).length > 0 && acceptsToken(each, schemes))
      if (rights !== undefined && !required) {
        const message = '`x-rights` needs a requirement in `security` that is not optional.'
        report({ message, location: location.child(['x-rights']).key() })
      }
      if (operation['x-step-up'] !== undefined && rights !== 'session' && rights !== 'admin') {
        const message = '`x-step-up` is for people who are signed in: it needs `x-rights: session` or `admin`.'
        report({ message, location: location.child(['x-step-up']).key() })
      }
      if (operation['x-step-up'] === undefined && rights === 'admin' && key !== 'get') {
        const message = 'What only administrators change asks for a fresh proof: it needs `x-step-up`.'
        report({ message, location: location.child(['x-rights']).key() })
      }
      const refused: Readonly<Record<string, boolean>> = {
        unauthenticated: required,
        session_required: !tokensToo || operation['x-session-for'] !== undefined,
        admin_required: rights === 'admin' || rights === 'admin-or-token',
        insufficient_scope: required && tokensToo && byToken,
      }
      for (const { status, code, because } of REFUSALS) {
        const declared = declaredCodes(operation, status, context).has(code)
        if (declared === refused[code]) continue
        const message = declared
          ? `${status} \`${code}\` is declared, which takes ${because}.`
          : `${status} \`${code}\` has to be declared: there is ${because}.`
        report({ message, location: location.key() })
      }
    },
  }
}

/** A 401 that a credential mends says how to show one (RFC 9110, 11.6.1); the runtime sends what is declared. */
export const challengeDeclared: Rule = () => ({
  Operation(operation, context) {
    const { responses, 'x-mounted': mounted } = operation
    const response = resolveNode(isNode(responses) ? responses['401'] : undefined, context)
    const isRefusal = declaredCodes(operation, '401', context).has('unauthenticated')
    if (!isRefusal && (mounted !== true || !isNode(responses) || responses['401'] === undefined)) return
    if (members(response.headers).some(([name]) => name.toLowerCase() === 'www-authenticate')) return
    const location = context.location.child(['responses', '401']).key()
    context.report({ message: '401 needs the header `WWW-Authenticate`.', location })
  },
})

/**
 * What a token needs for an operation follows from its method, and all but a read needs to write. `x-scope` states what
 * does not follow: a `POST` that reads only, a `GET` that takes more than to read.
 */
export const scopeFollows: Rule = () => {
  let schemes: Node = {}
  return {
    Root(root, context) {
      schemes = resolveNode(resolveNode(root.components, context).securitySchemes, context)
    },
    Operation(operation, { report, location, key }) {
      const stated = operation['x-scope']
      if (stated === undefined) return
      const at = location.child(['x-scope']).key()
      const requirements = Array.isArray(operation.security) ? operation.security.filter(isNode) : []
      const byToken = requirements.some((each) => Object.keys(each).length > 0 && acceptsToken(each, schemes))
      if (!byToken || operation['x-rights'] !== undefined)
        report({ message: '`x-scope` is for what a token may call.', location: at })
      else if (stated === (key === 'get' ? 'read' : 'write'))
        report({ message: `\`x-scope: ${stated}\` follows from the method already.`, location: at })
      else if (key !== 'get' && key !== 'post')
        report({
          message: `A ${String(key).toUpperCase()} writes, so a token that only reads may not call it.`,
          location: at,
        })
    },
  }
}

/** Whether a credential is required: always, or by a setting that a scheme names (`x-required-by`). */
function isRequired(requirements: readonly Node[], schemes: Node): boolean {
  if (requirements.length === 0) return false
  if (requirements.every((each) => Object.keys(each).length > 0)) return true
  return requirements.flatMap(Object.keys).some((name) => {
    const scheme = schemes[name]
    return isNode(scheme) && scheme['x-required-by'] !== undefined
  })
}

/** Whether a token satisfies a requirement; an empty one is satisfied by everything. */
export function acceptsToken(requirement: Node, schemes: Node): boolean {
  return Object.keys(requirement).every((name) => {
    const scheme = schemes[name]
    return isNode(scheme) && scheme.type === 'http' && scheme.scheme === 'bearer'
  })
}

/** The codes of the problems of a status. */
function declaredCodes(operation: Node, status: string, context: Context): ReadonlySet<unknown> {
  const { responses, 'x-codes': own } = operation
  const response = resolveNode(isNode(responses) ? responses[status] : undefined, context)
  const codes = (isNode(own) ? own[status] : undefined) ?? response['x-codes']
  return new Set(Array.isArray(codes) ? codes : [])
}
