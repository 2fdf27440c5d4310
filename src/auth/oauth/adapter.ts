import { setTimeout as pause } from 'node:timers/promises'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { readToken, type TokenPrefix } from '../access-token-format.ts'
import type { ArtifactModel, Artifacts } from './artifacts.ts'
import type { ClientRecord, RegisteredClients } from './clients.ts'
import type { Grants } from './grants.ts'
import { GRANT, REPLACED_GRACE } from './lifetimes.ts'

/** How the library's request that is under way replaces a refresh token. */
export interface Rotation {
  /** The refresh token that the next one takes the place of; null where none does. */
  predecessor(): string | null
  /** Another request was first: the next one does not exist, and must not be handed out. */
  lost(): void
}

export interface AdapterParts {
  readonly artifacts: Artifacts
  readonly clients: RegisteredClients
  readonly grants: Grants
  readonly rotation: Rotation
  /** Why a grant ends that the library ends now; it stands in the activity. */
  endReason(): string
  /** What a grant is good for. */
  readonly resources: readonly string[]
  /** An `invalid_grant` (RFC 6749, 5.2) of the library's own making. */
  invalidGrant(reason: string): Error
  /** UTC milliseconds. */
  readonly now: () => number
}

/** Where oidc-provider keeps things, by the name of its model. A model that is not among them is kept nowhere. */
export function createAdapter(parts: AdapterParts): AdapterFactory {
  const adapters: Readonly<Record<string, Adapter>> = {
    Client: clientAdapter(parts),
    Grant: grantAdapter(parts),
    Interaction: artifactAdapter(parts, 'Interaction', null),
    AuthorizationCode: artifactAdapter(parts, 'AuthorizationCode', null),
    AccessToken: artifactAdapter(parts, 'AccessToken', 'wso_'),
    RefreshToken: artifactAdapter(parts, 'RefreshToken', 'wsr_'),
  }
  return (name) => adapters[name] ?? nowhere
}

async function nothing(): Promise<undefined> {
  return undefined
}

/** The library's sessions for one: our own session alone says who is signed in, at every request. */
const nowhere: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
}

function clientAdapter({ clients }: AdapterParts): Adapter {
  return {
    ...nowhere,
    upsert: (id, record) => clients.add(id, record as ClientRecord),
    find: async (id) => ((await clients.find(id)) as AdapterPayload | null) ?? undefined,
    destroy: (id) => clients.remove(id),
  }
}

/** Consent makes grants (`Consents`), so the library only reads and ends them. */
function grantAdapter({ grants, resources, endReason }: AdapterParts): Adapter {
  return {
    ...nowhere,
    find: async (id) => {
      const grant = await grants.find(id)
      if (grant === null) return undefined
      const { actorId, clientId, scope, createdAt } = grant
      return {
        jti: id,
        kind: 'Grant',
        iat: seconds(createdAt),
        exp: seconds(createdAt + GRANT),
        accountId: actorId,
        clientId,
        resources: Object.fromEntries(resources.map((resource) => [resource, scope])),
      }
    },
    destroy: (id) => grants.end(id, endReason()),
  }
}

/**
 * A client that refreshes twice at once keeps what it is answered last. The refresh that came too late gets no refresh
 * token, so its answer waits until the other one has arrived; milliseconds.
 */
const AFTER_WINNER = 100

/** @param prefix of ids, so that a malformed one is refused without a look-up */
function artifactAdapter(parts: AdapterParts, model: ArtifactModel, prefix: TokenPrefix | null): Adapter {
  const { artifacts, grants, rotation, now } = parts
  return {
    ...nowhere,
    upsert: async (id, payload, expiresIn = 0) => {
      const predecessor = model === 'RefreshToken' ? rotation.predecessor() : null
      const outcome = await artifacts.put(model, id, payload, expiresIn * 1000, predecessor)
      if (outcome === 'ended') throw parts.invalidGrant('the grant has ended')
      if (outcome !== 'replaced') return
      rotation.lost()
      await pause(AFTER_WINNER)
    },
    find: async (id) => {
      if (prefix !== null && readToken(id)?.prefix !== prefix) return undefined
      const artifact = await artifacts.find(model, id)
      if (artifact === null) return undefined
      const { payload, expiresAt, consumedAt } = artifact
      const tolerated = model === 'RefreshToken' ? REPLACED_GRACE : 0
      const spent = consumedAt !== null && consumedAt + tolerated <= now()
      return { ...payload, exp: seconds(expiresAt), ...(spent ? { consumed: seconds(consumedAt) } : {}) }
    },
    consume: async (id) => {
      // A refresh token is replaced when its successor is kept.
      if (model === 'RefreshToken' || (await artifacts.consume(id))) return
      const grantId = (await artifacts.find(model, id))?.payload.grantId
      if (grantId !== undefined) await grants.end(grantId, 'code_replayed')
      throw parts.invalidGrant('used by two requests at once')
    },
    destroy: (id) => artifacts.destroy(id),
    revokeByGrantId: (grantId) => grants.end(grantId, parts.endReason()),
  }
}

function seconds(time: number): number {
  return Math.floor(time / 1000)
}
