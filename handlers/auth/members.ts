import type { MembersHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { nextLink } from '../common/next-link.ts'
import { toSession } from './account.ts'
import { type AuthContext, actorOf, callerOf } from './context.ts'

export const members = {
  async listMembers(request, context) {
    const { members, next } = await context.members.list(request.query)
    return reply.listMembers.ok({ members }, { Link: nextLink(next, request.query, '/api/v1/members') })
  },

  async inviteMember(request, context) {
    const member = await context.members.invite(actorOf(context), request.body)
    const link = new URL('/login', context.publicUrl()).href
    return reply.inviteMember.created({ ...member, invitation: { delivery: context.delivery, link } })
  },

  async getMember(request, context) {
    const body = await context.members.get(request.path.memberId)
    return reply.getMember.ok(body)
  },

  async updateMember(request, context) {
    const body = await context.members.update(actorOf(context), request.path.memberId, request.body)
    return reply.updateMember.ok(body)
  },

  async exportMember(request, context) {
    const body = await context.exportMember(request.path.memberId)
    return reply.exportMember.ok(body)
  },

  async changeMemberEmail(request, context) {
    const body = await context.emailChanges.set(actorOf(context), request.path.memberId, request.body.email)
    return reply.changeMemberEmail.ok(body)
  },

  async removeMember(request, context) {
    await context.members.remove(actorOf(context), request.path.memberId)
    return reply.removeMember.noContent()
  },

  async eraseMember(request, context) {
    await context.eraseMember(actorOf(context), request.path.memberId)
    return reply.eraseMember.noContent()
  },

  async listMemberCredentials(request, context) {
    const { id } = await context.members.get(request.path.memberId)
    const [sessions, passkeys, second_factors, tokens, agent_tokens, applications] = await Promise.all([
      context.sessions.list(id),
      context.passkeys.list(id),
      context.secondFactors.read(id),
      context.tokens.list({ id, kind: 'person' }),
      context.tokens.listMadeBy(id),
      context.applications.list(id),
    ])
    const { credentialId } = callerOf(context)
    return reply.listMemberCredentials.ok({
      sessions: sessions.map((row) => toSession(row, credentialId)),
      ...{ passkeys, second_factors, tokens, agent_tokens, applications },
    })
  },

  async endMemberCredentials(request, context) {
    const { id } = await context.members.get(request.path.memberId)
    await context.endCredentials(actorOf(context), id)
    return reply.endMemberCredentials.noContent()
  },

  async removeMemberPasskey(request, context) {
    await context.passkeys.remove(actorOf(context), request.path.memberId, request.path.passkeyId)
    return reply.removeMemberPasskey.noContent()
  },

  async resetMemberSecondFactors(request, context) {
    await context.secondFactors.reset(actorOf(context), request.path.memberId)
    return reply.resetMemberSecondFactors.noContent()
  },

  async endMemberSession(request, context) {
    await context.sessions.end(actorOf(context), request.path.memberId, request.path.sessionId)
    return reply.endMemberSession.noContent()
  },

  async revokeMemberToken(request, context) {
    const { memberId, tokenId } = request.path
    await context.tokens.revoke(actorOf(context), { id: memberId, kind: 'person' }, tokenId)
    return reply.revokeMemberToken.noContent()
  },

  async revokeMemberApplication(request, context) {
    await context.applications.revoke(actorOf(context), request.path.memberId, request.path.clientId)
    return reply.revokeMemberApplication.noContent()
  },

  async listIdentityRequests(request, context) {
    const requests = await context.identityRequests.list(request.path.memberId)
    return reply.listIdentityRequests.ok({ requests })
  },

  async approveIdentity(request, context) {
    const { memberId, requestId } = request.path
    await context.identityRequests.approve(actorOf(context), memberId, requestId)
    return reply.approveIdentity.noContent()
  },

  async refuseIdentity(request, context) {
    const { memberId, requestId } = request.path
    await context.identityRequests.refuse(actorOf(context), memberId, requestId)
    return reply.refuseIdentity.noContent()
  },

  async revokeApplication(request, context) {
    await context.applications.revokeForAll(actorOf(context), request.path.clientId)
    return reply.revokeApplication.noContent()
  },

  async listApplications(_request, context) {
    const applications = await context.applications.listAll()
    return reply.listApplications.ok({ approval_required: context.approveApplications, applications })
  },

  async decideApplication(request, context) {
    const { clientId } = request.path
    const { body } = request
    if (body.state === 'blocked') await context.applications.block(actorOf(context), clientId)
    else await context.applications.approve(actorOf(context), clientId, body.redirect_hosts ?? null)
    return reply.decideApplication.noContent()
  },

  async resetApplication(request, context) {
    await context.applications.reset(actorOf(context), request.path.clientId)
    return reply.resetApplication.noContent()
  },

  async dismissApplication(request, context) {
    await context.applications.dismiss(actorOf(context), request.path.clientId)
    return reply.dismissApplication.noContent()
  },

  async unlockMember(request, context) {
    await context.members.unlock(actorOf(context), request.path.memberId)
    return reply.unlockMember.noContent()
  },

  async resendInvitation(request, context) {
    await context.members.resend(actorOf(context), request.path.memberId)
    return reply.resendInvitation.accepted()
  },
} satisfies MembersHandlers<AuthContext>
