import type { components } from '../../generated/auth/types.ts'

type Schemas = components['schemas']

export type Member = Schemas['Member']
export type InvitedMember = Schemas['InvitedMember']
export type Role = Schemas['Role']
export type MemberCredentials = Schemas['MemberCredentials']
export type IdentityRequest = Schemas['IdentityRequest']
export type Me = Schemas['Me']
export type Session = Schemas['Session']
export type SecondFactors = Schemas['SecondFactors']
export type Passkey = Schemas['Passkey']
export type AccessToken = Schemas['AccessToken']
/** A token as it is once, with its secret. */
export type NewAccessToken = Pick<Schemas['NewAccessToken'], 'id' | 'name' | 'prefix' | 'token'>
export type TokenRequest = Schemas['TokenRequest']
export type Application = Schemas['Application']
export type WorkspaceApplication = Schemas['WorkspaceApplication']
export type ApplicationDecision = Schemas['ApplicationDecision']
export type Agent = Schemas['Agent']
export type ActivityEntry = Schemas['ActivityEntry']
