import { expect } from 'vitest'
import { type AuthServer, startAuthServer } from '../../support/auth-server.ts'
import type { DialectName } from '../../support/databases.ts'

export const scimToken = 'scim-token-of-the-operator-0123456789'
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

/** What the tests read of answers. */
export interface ScimBody {
  readonly id: string
  readonly userName: string
  readonly externalId?: string
  readonly displayName?: string
  readonly active: boolean
  readonly meta: { readonly location: string }
  readonly totalResults: number
  readonly itemsPerPage: number
  readonly startIndex: number
  readonly Resources: readonly ScimBody[]
  readonly scimType?: string
  readonly status: string
  readonly detail: string
}

export interface ScimAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: ScimBody
}

export type ScimSend = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ScimAnswer>

/** An auth surface with a provisioning client; every answer of SCIM is held to its media type. */
export async function startScim(
  dialect: DialectName = 'sqlite',
  env: Record<string, string> = {},
): Promise<{ readonly server: AuthServer; readonly send: ScimSend }> {
  const server = await startAuthServer(dialect, { SVC_SCIM_TOKEN: scimToken, ...env })
  return { server, send: scimClient(server) }
}

export function scimClient({ url }: Pick<AuthServer, 'url'>): ScimSend {
  return async (method, path, body, headers = {}) => {
    const content = { 'Content-Type': 'application/scim+json' }
    const response = await fetch(`${url}/scim/v2${path}`, {
      method,
      headers: { Authorization: `Bearer ${scimToken}`, ...(body === undefined ? {} : content), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const type = response.headers.get('Content-Type')
    if (text !== '') expect(['application/scim+json', 'application/problem+json']).toContain(type)
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
}

export function patchOf(...operations: readonly object[]): object {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: operations }
}

export const leave = patchOf({ op: 'replace', path: 'active', value: false })
