import type { Handlers } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { createAgent } from './createAgent.ts'
import { createAgentToken } from './createAgentToken.ts'
import { createConsoleSession } from './createConsoleSession.ts'
import { createMyToken } from './createMyToken.ts'
import { decideConsent } from './decideConsent.ts'
import { deleteAgent } from './deleteAgent.ts'
import { endConsoleSession } from './endConsoleSession.ts'
import { endMyOtherSessions } from './endMyOtherSessions.ts'
import { endMySession } from './endMySession.ts'
import { endSession } from './endSession.ts'
import { finishSso } from './finishSso.ts'
import { getAccountSettings } from './getAccountSettings.ts'
import { getActivitySettings } from './getActivitySettings.ts'
import { getAsset } from './getAsset.ts'
import { getAuthConfig } from './getAuthConfig.ts'
import { getAutomationSettings } from './getAutomationSettings.ts'
import { getConsent } from './getConsent.ts'
import { getDocs } from './getDocs.ts'
import { getHealth } from './getHealth.ts'
import { getHome } from './getHome.ts'
import { getLogin } from './getLogin.ts'
import { getMe } from './getMe.ts'
import { getMember } from './getMember.ts'
import { getMembership } from './getMembership.ts'
import { getMetrics } from './getMetrics.ts'
import { getPeopleSettings } from './getPeopleSettings.ts'
import { getSession } from './getSession.ts'
import { getSettings } from './getSettings.ts'
import { handOver } from './handOver.ts'
import { introspectConsoleSession } from './introspectConsoleSession.ts'
import { introspectToken } from './introspectToken.ts'
import { inviteMember } from './inviteMember.ts'
import { listActivity } from './listActivity.ts'
import { listAgents } from './listAgents.ts'
import { listAgentTokens } from './listAgentTokens.ts'
import { listMembers } from './listMembers.ts'
import { listMyActivity } from './listMyActivity.ts'
import { listMyApplications } from './listMyApplications.ts'
import { listMySessions } from './listMySessions.ts'
import { listMyTokens } from './listMyTokens.ts'
import { removeMember } from './removeMember.ts'
import { requestCode } from './requestCode.ts'
import { resendInvitation } from './resendInvitation.ts'
import { revokeAgentToken } from './revokeAgentToken.ts'
import { revokeMyApplication } from './revokeMyApplication.ts'
import { revokeMyToken } from './revokeMyToken.ts'
import { signOut } from './signOut.ts'
import { startSso } from './startSso.ts'
import { submitLogin } from './submitLogin.ts'
import { updateAgent } from './updateAgent.ts'
import { updateMember } from './updateMember.ts'
import { verifyCode } from './verifyCode.ts'

/** Every operation of the auth contract; one that is missing does not compile. */
export const authHandlers: Handlers<AuthContext> = {
  getAuthConfig,
  requestCode,
  verifyCode,
  startSso,
  finishSso,
  handOver,
  getSession,
  endSession,
  createConsoleSession,
  introspectConsoleSession,
  endConsoleSession,
  introspectToken,
  getMembership,
  getMe,
  listMySessions,
  endMyOtherSessions,
  endMySession,
  listMyTokens,
  createMyToken,
  revokeMyToken,
  listMyApplications,
  revokeMyApplication,
  listMyActivity,
  listMembers,
  inviteMember,
  getMember,
  updateMember,
  removeMember,
  resendInvitation,
  listAgents,
  createAgent,
  updateAgent,
  deleteAgent,
  listAgentTokens,
  createAgentToken,
  revokeAgentToken,
  listActivity,
  getConsent,
  decideConsent,
  getHome,
  getLogin,
  submitLogin,
  signOut,
  getSettings,
  getPeopleSettings,
  getAutomationSettings,
  getAccountSettings,
  getActivitySettings,
  getHealth,
  getMetrics,
  getDocs,
  getAsset,
}
