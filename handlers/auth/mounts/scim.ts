import type { MountedCall, MountedOperation } from '../../../src/access/principal.ts'
import { bearerToken } from '../../../src/access/session-verifier.ts'
import type { Actor } from '../../../src/auth/actor.ts'
import type { ProvisionedMembers } from '../../../src/auth/provisioning.ts'
import { TriptychError } from '../../../src/errors.ts'
import { equalInConstantTime, sha256 } from '../../../src/lib/digest.ts'
import { normalizeEmail } from '../../../src/lib/email.ts'
import {
  MOST_USERS,
  serviceProviderConfig,
  toError,
  toList,
  toUser,
  userResourceType,
  userSchema,
} from './scim-documents.ts'
import { readFilter, readPatch, readUser, type SaidUser, ScimError, USER_SCHEMA } from './scim-messages.ts'

/** The operations of the contract that this answers. */
export type ScimOperation =
  | 'listScimUsers'
  | 'createScimUser'
  | 'getScimUser'
  | 'replaceScimUser'
  | 'patchScimUser'
  | 'deleteScimUser'
  | 'getScimServiceProviderConfig'
  | 'listScimResourceTypes'
  | 'getScimResourceType'
  | 'listScimSchemas'
  | 'getScimSchema'

export interface ScimOptions {
  /** Null where the operator set none: then nothing is here. */
  readonly token: { reveal(): string } | null
  readonly members: ProvisionedMembers
  /** The public address of this surface. */
  readonly base: () => URL
}

/** Bytes of a body. */
const MAX_BODY = 64 * 1024

interface Answer {
  readonly status: number
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

type Endpoint = (call: MountedCall, members: ProvisionedMembers) => Promise<Answer> | Answer

/**
 * SCIM 2.0 (RFC 7643, RFC 7644) for an operator's provisioning client. Its token is good for nothing else, and no other
 * credential is looked at here. Refusals are in SCIM's own form.
 */
export function scimMounts({ token, members, base }: ScimOptions): Record<ScimOperation, MountedOperation> {
  const expected = token === null ? null : sha256(token.reveal())

  const guarded =
    (endpoint: Endpoint): MountedOperation =>
    async (call) => {
      try {
        if (expected === null) throw new ScimError(404, null, 'SCIM is not set up: SVC_SCIM_TOKEN is missing')
        const shown = bearerToken(call.req.headers.authorization)
        if (shown === null || !equalInConstantTime(sha256(shown), expected)) {
          call.res.setHeader('WWW-Authenticate', 'Bearer')
          throw new ScimError(401, null, 'the token of the provisioning client is required')
        }
        send(call, await endpoint(call, members))
      } catch (error) {
        const refusal = toScimError(error)
        send(call, { status: refusal.status, body: toError(refusal) })
      }
    }

  return {
    listScimUsers: guarded(async ({ target }) => {
      const { searchParams } = new URL(target ?? '/', 'http://scim')
      const startIndex = Math.max(1, integerOf(searchParams.get('startIndex'), 1))
      const limit = Math.min(MOST_USERS, Math.max(0, integerOf(searchParams.get('count'), 100)))
      const filter = readFilter(searchParams.get('filter'))
      const { members: found, total } = await members.list(filter, { offset: startIndex - 1, limit })
      const users = found.map((member) => toUser(member, base()))
      return { status: 200, body: toList(users, total, startIndex) }
    }),
    createScimUser: guarded(async (call) => {
      const { userName, ...said } = readUser(await readJson(call))
      const user = toUser(await members.create(actorOf(call), userName, said), base())
      return { status: 201, body: user, headers: { Location: user.meta.location } }
    }),
    getScimUser: guarded(async (call) => ({ status: 200, body: toUser(await members.get(lastOf(call)), base()) })),
    replaceScimUser: guarded(async (call) => {
      const said = readUser(await readJson(call))
      // What a replacement leaves out is taken away, but for `active`, which is never without a value.
      return { status: 200, body: await change(call, { name: null, externalId: null, ...said }) }
    }),
    patchScimUser: guarded(async (call) => ({
      status: 200,
      body: await change(call, readPatch(await readJson(call))),
    })),
    deleteScimUser: guarded(async (call) => {
      await members.remove(actorOf(call), lastOf(call))
      return { status: 204 }
    }),
    getScimServiceProviderConfig: guarded(() => ({ status: 200, body: serviceProviderConfig(base()) })),
    listScimResourceTypes: guarded(() => ({ status: 200, body: toList([userResourceType(base())]) })),
    getScimResourceType: guarded((call) => one(call, 'User', userResourceType(base()))),
    listScimSchemas: guarded(() => ({ status: 200, body: toList([userSchema(base())]) })),
    getScimSchema: guarded((call) => one(call, USER_SCHEMA, userSchema(base()))),
  }

  async function change(call: MountedCall, { userName, ...said }: SaidUser): Promise<object> {
    const id = lastOf(call)
    const { email } = await members.get(id)
    // Codes are sent to it: a client that could change it could sign in as any member.
    if (userName !== undefined && normalizeEmail(userName) !== email) {
      throw new ScimError(400, 'mutability', 'userName cannot be changed here')
    }
    return toUser(await members.change(actorOf(call), id, said), base())
  }
}

function one(call: MountedCall, name: string, body: object): Answer {
  if (lastOf(call) !== name) throw new ScimError(404, null, 'no such resource')
  return { status: 200, body }
}

/** Statuses of what the domain refuses; all else is no refusal. */
const refusals: Readonly<Record<string, readonly [number, ScimError['scimType']]>> = {
  invalid_request: [400, 'invalidValue'],
  not_found: [404, null],
  already_member: [409, 'uniqueness'],
  last_admin: [409, null],
  admin_required: [403, null],
}

/** Throws what is a fault of ours. */
function toScimError(error: unknown): ScimError {
  if (error instanceof ScimError) return error
  const known = error instanceof TriptychError ? refusals[error.code] : undefined
  if (known === undefined || !(error instanceof Error)) throw error
  return new ScimError(...known, error.message)
}

function actorOf({ requestId, clientAddress: address, userAgent }: MountedCall): Actor {
  return { principal: null, name: 'SCIM', requestId, address, userAgent }
}

/** The last segment of the path. */
function lastOf({ target }: MountedCall): string {
  const { pathname } = new URL(target ?? '/', 'http://scim')
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
}

function integerOf(text: string | null, fallback: number): number {
  if (text === null) return fallback
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, 'invalidValue', 'startIndex and count are whole numbers')
  return Number(text)
}

async function readJson({ req, res }: MountedCall): Promise<unknown> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/scim+json' && type !== 'application/json') {
    throw new ScimError(415, null, 'the body is application/scim+json')
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BODY) {
      // What the request still sends is not read.
      res.setHeader('Connection', 'close')
      throw new ScimError(413, null, `a body has ${MAX_BODY} bytes at most`)
    }
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new ScimError(400, 'invalidSyntax', 'the body is not JSON')
  }
}

function send({ res }: MountedCall, { status, body, headers = {} }: Answer): void {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const content = text === undefined ? {} : { 'Content-Type': 'application/scim+json' }
  const length = text === undefined ? {} : { 'Content-Length': Buffer.byteLength(text) }
  res.writeHead(status, { ...headers, ...content, ...length, 'Cache-Control': 'no-store' }).end(text)
}
