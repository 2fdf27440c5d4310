import type { Provisioning, ProvisioningFilter } from '../../../src/auth/provisioning.ts'
import { isObject } from '../../../src/lib/json.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** Most operations of one patch. */
const MOST_OPERATIONS = 100

/** The `scimType` of an error (RFC 7644, 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'invalidValue'
  | 'noTarget'
  | 'mutability'
  | 'uniqueness'

/** What a client asks for that it must not, in SCIM's words. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | null

  constructor(status: number, scimType: ScimType | null, message: string) {
    super(message)
    this.status = status
    this.scimType = scimType
  }
}

/** A user as a request has it: what is kept of one. */
export interface SaidUser extends Provisioning {
  readonly userName?: string
}

/**
 * The user of a create or a replace. Attributes that are not kept here are left alone, so that a client may send all
 * that it knows; a name is `displayName`, `name.formatted`, or given and family name.
 *
 * @throws ScimError
 */
export function readUser(body: unknown): SaidUser & { readonly userName: string } {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', 'the body is not an object')
  const said = collect(attributesOf(body))
  if (said.userName === undefined) throw new ScimError(400, 'invalidValue', 'userName is required')
  return { ...said, userName: said.userName }
}

/**
 * What a patch (RFC 7644, 3.5.2) changes.
 *
 * @throws ScimError
 */
export function readPatch(body: unknown): SaidUser {
  if (!isObject(body) || !Array.isArray(body.schemas) || !body.schemas.includes(PATCH_SCHEMA)) {
    throw new ScimError(400, 'invalidSyntax', `the body is not a ${PATCH_SCHEMA}`)
  }
  const { Operations: operations } = body
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MOST_OPERATIONS) {
    throw new ScimError(400, 'invalidSyntax', `Operations has 1 to ${MOST_OPERATIONS} operations`)
  }
  return collect(operations.flatMap(readOperation))
}

/** Only `userName eq "…"` and `externalId eq "…"`. Throws {@link ScimError}. */
export function readFilter(text: string | null): ProvisioningFilter | null {
  if (text === null) return null
  const [, name = '', value = ''] = /^\s*([\w:.]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(text) ?? []
  const by = filterable.get(nameOf(name))
  if (by === undefined)
    throw new ScimError(400, 'invalidFilter', 'a filter is `userName eq "…"` or `externalId eq "…"`')
  try {
    return { by, value: String(JSON.parse(value)) }
  } catch {
    throw new ScimError(400, 'invalidFilter', 'the value of the filter is not a JSON string')
  }
}

const filterable = new Map<string, ProvisioningFilter['by']>([
  ['username', 'email'],
  ['externalid', 'externalId'],
])

/** An attribute by its path in lower case (RFC 7643, 2.1); `undefined` takes it away. */
type Attribute = readonly [path: string, value: unknown]

/** Attributes of an object and of the complex ones in it, one level deep. */
function attributesOf(object: Readonly<Record<string, unknown>>, prefix = ''): Attribute[] {
  return Object.entries(object).flatMap(([name, value]): Attribute[] => {
    const path = `${prefix}${nameOf(name)}`
    return isObject(value) && prefix === '' ? attributesOf(value, `${path}.`) : [[path, value]]
  })
}

/** Without the schema before it, which is that of users. */
function nameOf(path: string): string {
  const schema = `${USER_SCHEMA}:`.toLowerCase()
  const lower = path.toLowerCase()
  return lower.startsWith(schema) ? lower.slice(schema.length) : lower
}

function readOperation(operation: unknown): Attribute[] {
  if (!isObject(operation)) throw new ScimError(400, 'invalidSyntax', 'an operation is not an object')
  const { op, path, value } = operation
  const kind = typeof op === 'string' ? op.toLowerCase() : ''
  if (!['add', 'replace', 'remove'].includes(kind)) {
    throw new ScimError(400, 'invalidSyntax', 'op is add, replace or remove')
  }
  if (path !== undefined && (typeof path !== 'string' || path.trim() === '')) {
    throw new ScimError(400, 'invalidPath', 'the path of an operation is not a text')
  }
  if (kind === 'remove') {
    if (path === undefined) throw new ScimError(400, 'noTarget', 'a remove names its path')
    return [[nameOf(path), undefined]]
  }
  if (value === undefined) throw new ScimError(400, 'invalidValue', `a ${kind} has a value`)
  if (path !== undefined) return attributesOf({ [path]: value })
  if (!isObject(value)) throw new ScimError(400, 'invalidValue', 'without a path the value is an object')
  return attributesOf(value)
}

/** What of the attributes is kept; of several for one, the last. */
function collect(attributes: readonly Attribute[]): SaidUser {
  const last = new Map(attributes)
  const parts = [textOf(last, 'name.givenname'), textOf(last, 'name.familyname')]
  const whole = parts.every((part) => part) ? parts.join(' ') : undefined
  const names = [textOf(last, 'displayname'), textOf(last, 'name.formatted'), whole]
  const name = names.find((text) => text) ?? names.find((text) => text !== undefined)
  const externalId = textOf(last, 'externalid')
  const userName = textOf(last, 'username')
  if (userName === null) throw new ScimError(400, 'mutability', 'userName cannot be taken away')
  return {
    ...(userName === undefined ? {} : { userName }),
    ...(name === undefined ? {} : { name }),
    ...(externalId === undefined ? {} : { externalId }),
    ...(last.has('active') ? { active: toActive(last.get('active')) } : {}),
  }
}

/** Absent: undefined; taken away: null. Throws {@link ScimError} for what is not a text. */
function textOf(attributes: ReadonlyMap<string, unknown>, path: string): string | null | undefined {
  if (!attributes.has(path)) return undefined
  const value = attributes.get(path)
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw new ScimError(400, 'invalidValue', `${path} is not a text`)
  return value
}

/** Some clients write it as a text. */
function toActive(value: unknown): boolean {
  const text = typeof value === 'string' ? value.toLowerCase() : value
  if (text === true || text === 'true') return true
  if (text === false || text === 'false') return false
  throw new ScimError(400, 'invalidValue', 'active is true or false')
}
