import type { CallerKind } from './desk.ts'
import type { TestedOperation } from './report.ts'
import { everyPhase, leftOut, type Run } from './runs.ts'

/** What of an OpenAPI document is read here. */
export interface ContractDocument {
  readonly components?: {
    readonly securitySchemes?: { readonly [name: string]: { readonly 'x-required-by'?: string } }
  }
  readonly paths: { readonly [path: string]: { readonly [key: string]: unknown } }
}

type SecurityRequirement = Readonly<Record<string, readonly string[]>>

interface Operation {
  readonly operationId: string
  readonly security: readonly SecurityRequirement[]
  readonly 'x-rights'?: 'session' | 'admin-or-token' | 'admin'
  readonly 'x-scope'?: string
  readonly responses: Readonly<Record<string, unknown>>
}

/** A person with a browser, and nothing that acts for one. */
const signedIn: ReadonlySet<CallerKind> = new Set([
  'administrator',
  'member',
  'content administrator',
  'content member',
  'bridge administrator',
  'bridge member',
])

const administrators: ReadonlySet<CallerKind> = new Set([
  'administrator',
  'bridge administrator',
  'content administrator',
])

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The operations of a contract that a run calls, with what it has to see of each. */
export function operationsOf(document: ContractDocument, run: Omit<Run, 'maxExamples'>): TestedOperation[] {
  const followsLinks = (run.phases ?? everyPhase).includes('stateful')
  const tested = Object.entries(document.paths).filter(([path]) => run.path === undefined || path === run.path)
  return tested.flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => methods.includes(key))
      .map(([method, value]) => ({ method, operation: value as Operation }))
      .filter(({ operation }) => !leftOut.includes(operation.operationId))
      .map(({ method, operation }) => {
        const allowed = isAllowed(operation, requirements(document, operation, run), run)
        const missing = run.neverDone.includes(operation.operationId) || (!followsLinks && needsState(operation))
        return { label: `${method.toUpperCase()} ${path}`, done: allowed && missing ? null : allowed }
      }),
  )
}

/** Whether it comes up against what is there: such a state, or the tag of one, a run without links need not have. */
function needsState({ responses }: Operation): boolean {
  return '409' in responses || '428' in responses
}

/** What an operation requires with the settings of a run, which may take the empty requirement away. */
function requirements(
  { components }: ContractDocument,
  { security }: Operation,
  { env }: Pick<Run, 'env'>,
): readonly SecurityRequirement[] {
  const isRequired = (scheme: string) => {
    const [name = '', value] = components?.securitySchemes?.[scheme]?.['x-required-by']?.split('=') ?? []
    return value !== undefined && env[name] === value
  }
  const isEmpty = (schemes: SecurityRequirement) => Object.keys(schemes).length === 0
  return security.flatMap(Object.keys).some(isRequired) ? security.filter((schemes) => !isEmpty(schemes)) : security
}

/** As the contract says it, in words of its own: this is not the code under test. */
function isAllowed(
  { 'x-rights': rights, 'x-scope': scope, responses }: Operation,
  security: readonly SecurityRequirement[],
  { caller }: Pick<Run, 'caller'>,
): boolean {
  // Some exist to say no in words of their own.
  if (Object.keys(responses).every((status) => Number(status) >= 400)) return false
  if (security.length === 0 || security.some((schemes) => Object.keys(schemes).length === 0)) return true
  if (caller === null) return false
  if (rights === 'admin') return administrators.has(caller)
  if (rights === 'admin-or-token' && signedIn.has(caller)) return administrators.has(caller)
  if (rights === 'session') return signedIn.has(caller)
  // What has no scope weighs it by itself, as the MCP endpoint does for each tool.
  if (caller === 'read-only token' && scope !== undefined && !scope.endsWith(':read')) return false
  // No run is a directory: the tests of provisioning are.
  const shown = (scheme: string) => scheme !== 'scimToken' && (scheme === 'accessToken') !== signedIn.has(caller)
  return security.some((schemes) => Object.keys(schemes).some(shown))
}
