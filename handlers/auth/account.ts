import Bowser from 'bowser'
import { LRUCache } from 'lru-cache'
import type { AccountHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import type { components } from '../../generated/auth/types.ts'
import type { Proof } from '../../src/auth/proofs.ts'
import { methodOf, type SessionRow } from '../../src/auth/sessions.ts'
import { TriptychError } from '../../src/errors.ts'
import { nextLink } from '../common/next-link.ts'
import { type AuthContext, actorOf, callerOf, holderOf, proverOf } from './context.ts'
import {
  authenticatorCookie,
  newPasskeyCookie,
  passkeyCookie,
  readAuthenticator,
  readNewPasskey,
  readPasskey,
  signOutCookie,
} from './cookies.ts'
import { requirePasskeys } from './sign-in-flow.ts'

/** Passkeys are of use where they sign in or prove something, and to a member who has an app that one can stand in for. */
async function requireUsefulPasskeys(context: AuthContext): Promise<void> {
  if (context.passkeysProve) return
  const { authenticator } = await context.secondFactors.read(callerOf(context).id)
  if (authenticator === null) requirePasskeys(context)
}

export const account = {
  async getSession(_request, context) {
    const { id, credentialId } = callerOf(context)
    const reading = Promise.all([context.members.get(id), context.sessions.get(credentialId)])
    const [member, session] = await endedMeanwhile(reading)
    return reply.getSession.ok({ member, session: toSession(session, credentialId) })
  },

  async endSession(_request, context) {
    const { id, credentialId } = callerOf(context)
    await endedMeanwhile(context.sessions.end(actorOf(context), id, credentialId))
    return reply.endSession.noContent({ 'Set-Cookie': [signOutCookie(context)] })
  },

  async getMe(_request, context) {
    return reply.getMe.ok(await context.callers.describe(callerOf(context)))
  },

  async updateMe(request, context) {
    const { name } = request.body
    const updating = context.members.update(actorOf(context), callerOf(context).id, { name })
    return reply.updateMe.ok(await endedMeanwhile(updating))
  },

  async exportMe(_request, context) {
    return reply.exportMe.ok(await endedMeanwhile(context.exportMember(callerOf(context).id)))
  },

  async requestEmailChange(request, context) {
    await endedMeanwhile(context.emailChanges.request(actorOf(context), callerOf(context).id, request.body.email))
    return reply.requestEmailChange.accepted({ expires_in: 600 })
  },

  async confirmEmailChange(request, context) {
    const confirming = context.emailChanges.confirm(actorOf(context), callerOf(context).id, request.body.code)
    return reply.confirmEmailChange.ok(await endedMeanwhile(confirming))
  },

  async getMyProof(_request, context) {
    return reply.getMyProof.ok(await context.proofs.read(proverOf(context)))
  },

  async requestMyProofCode(_request, context) {
    await endedMeanwhile(context.proofs.requestCode(proverOf(context)))
    return reply.requestMyProofCode.accepted({ expires_in: 600 })
  },

  async beginMyProof(_request, context) {
    const { options, sealed } = context.proofs.beginPasskey(proverOf(context))
    return reply.beginMyProof.ok(options, { 'Set-Cookie': [passkeyCookie(context, sealed)] })
  },

  async proveMyself({ body }, context) {
    return reply.proveMyself.ok(await prove(context, body))
  },

  async listMySessions(_request, context) {
    const { id, credentialId } = callerOf(context)
    const rows = await context.sessions.list(id)
    const body = { sessions: rows.map((row) => toSession(row, credentialId)) }
    return reply.listMySessions.ok(body)
  },

  async endMyOtherSessions(_request, context) {
    const { id, credentialId } = callerOf(context)
    await context.sessions.endOthers(actorOf(context), id, credentialId)
    return reply.endMyOtherSessions.noContent()
  },

  async endMySession(request, context) {
    await context.sessions.end(actorOf(context), callerOf(context).id, request.path.sessionId)
    return reply.endMySession.noContent()
  },

  async listMyPasskeys(_request, context) {
    return reply.listMyPasskeys.ok({ passkeys: await context.passkeys.list(callerOf(context).id) })
  },

  async beginPasskey(_request, context) {
    await requireUsefulPasskeys(context)
    const begun = await endedMeanwhile(context.passkeys.beginAdding(actorOf(context), callerOf(context).id))
    return reply.beginPasskey.ok(begun.options, { 'Set-Cookie': [newPasskeyCookie(context, begun.sealed)] })
  },

  async addMyPasskey({ body: { name, credential } }, context) {
    await requireUsefulPasskeys(context)
    const asked = { name, credential, sealed: readNewPasskey(context) }
    const adding = context.passkeys.add(actorOf(context), callerOf(context).id, asked)
    return reply.addMyPasskey.created(await endedMeanwhile(adding))
  },

  async renameMyPasskey({ path, body }, context) {
    const passkey = await context.passkeys.rename(actorOf(context), callerOf(context).id, path.passkeyId, body.name)
    return reply.renameMyPasskey.ok(passkey)
  },

  async removeMyPasskey({ path }, context) {
    await context.passkeys.remove(actorOf(context), callerOf(context).id, path.passkeyId)
    return reply.removeMyPasskey.noContent()
  },

  async getMySecondFactors(_request, context) {
    return reply.getMySecondFactors.ok(await context.secondFactors.read(callerOf(context).id))
  },

  async beginAuthenticator(_request, context) {
    const beginning = context.secondFactors.begin(actorOf(context), callerOf(context).id)
    const { secret, uri, sealed } = await endedMeanwhile(beginning)
    return reply.beginAuthenticator.ok({ secret, uri }, { 'Set-Cookie': [authenticatorCookie(context, sealed)] })
  },

  async addMyAuthenticator({ body: { code } }, context) {
    const asked = { code, sealed: readAuthenticator(context) }
    const adding = context.secondFactors.add(actorOf(context), callerOf(context).id, asked)
    return reply.addMyAuthenticator.created(await endedMeanwhile(adding))
  },

  async removeMyAuthenticator(_request, context) {
    await context.secondFactors.remove(actorOf(context), callerOf(context).id)
    return reply.removeMyAuthenticator.noContent()
  },

  async createMyRecoveryCodes(_request, context) {
    const making = context.secondFactors.renewRecoveryCodes(actorOf(context), callerOf(context).id)
    return reply.createMyRecoveryCodes.created({ recovery_codes: await endedMeanwhile(making) })
  },

  async listMyTokens(_request, context) {
    const tokens = await endedMeanwhile(context.tokens.list(holderOf(context)))
    return reply.listMyTokens.ok({ tokens })
  },

  async createMyToken(request, context) {
    const creating = context.tokens.create(actorOf(context), holderOf(context), request.body)
    return reply.createMyToken.created(await endedMeanwhile(creating))
  },

  async revokeMyToken(request, context) {
    await context.tokens.revoke(actorOf(context), holderOf(context), request.path.tokenId)
    return reply.revokeMyToken.noContent()
  },

  async listMyApplications(_request, context) {
    const applications = await context.applications.list(callerOf(context).id)
    return reply.listMyApplications.ok({ applications })
  },

  async revokeMyApplication(request, context) {
    await context.applications.revoke(actorOf(context), callerOf(context).id, request.path.clientId)
    return reply.revokeMyApplication.noContent()
  },

  async listMyActivity(request, context) {
    const { entries, next } = await context.activity.list({ ...request.query, actorId: callerOf(context).id })
    return reply.listMyActivity.ok(
      { activity: entries },
      { Link: nextLink(next, request.query, '/api/v1/me/activity') },
    )
  },
} satisfies AccountHandlers<AuthContext>

function prove(context: AuthContext, given: components['schemas']['ProofGiven']): Promise<Proof> {
  const { proofs } = context
  const prover = proverOf(context)
  if ('code' in given) return proofs.proveByCode(prover, given.code)
  if ('authenticator_code' in given) return proofs.proveByAuthenticator(prover, given.authenticator_code)
  if ('recovery_code' in given) return proofs.proveByRecoveryCode(prover, given.recovery_code)
  return proofs.proveByPasskey(prover, given.credential, readPasskey(context))
}

/** Reads the caller's own member or session: where it is not found, it ended while the request was under way. */
async function endedMeanwhile<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof TriptychError && error.code === 'not_found') throw new TriptychError('unauthenticated')
    throw error
  })
}

/** A sign-in as its owner sees it. */
export function toSession(row: SessionRow, currentId: string): components['schemas']['Session'] {
  return {
    id: row.id,
    ...methodOf(row.method),
    device: deviceOf(row.user_agent),
    address: row.address,
    created_at: new Date(row.created_at).toISOString(),
    last_seen_at: new Date(row.seen_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
    current: row.id === currentId,
  }
}

/** Working one out takes longer than looking up the session does; 1 MB at most, as they are 1,000 characters long. */
const devices = new LRUCache<string, string>({ max: 500 })

function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const known = devices.get(userAgent)
  if (known !== undefined) return known
  const device = describeDevice(userAgent)
  if (device !== null) devices.set(userAgent, device)
  return device
}

/** `Firefox on Linux`; for what is not a browser, its own first word. */
function describeDevice(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length > 0 ? names.join(' on ') : (userAgent.split(/[\s/]/)[0]?.slice(0, 60) ?? null)
}
