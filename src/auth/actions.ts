// What an entry of the activity is made of.

/** What was done. */
export type Action =
  | 'session.start'
  | 'session.end'
  | 'session.fail'
  | 'session.prove'
  | 'member.invite'
  | 'member.provision'
  | 'member.update'
  | 'member.remove'
  | 'member.erase'
  | 'member.unlock'
  | 'member.suspend'
  | 'member.reinstate'
  | 'member.reset_second_factors'
  | 'identity.link'
  | 'identity.request'
  | 'identity.approve'
  | 'identity.refuse'
  | 'agent.create'
  | 'agent.update'
  | 'agent.delete'
  | 'passkey.add'
  | 'passkey.update'
  | 'passkey.remove'
  | 'authenticator.add'
  | 'authenticator.remove'
  | 'recovery_codes.create'
  | 'recovery_codes.use'
  | 'token.create'
  | 'token.revoke'
  | 'application.allow'
  | 'application.revoke'
  | 'application.request'
  | 'application.approve'
  | 'application.block'
  | 'application.dismiss'
  | 'application.reset'
  | 'activity.accept'
  | 'webhook.create'
  | 'webhook.update'
  | 'webhook.rotate'
  | 'webhook.delete'
  | 'webhook.resend'

export interface ActivityTarget {
  readonly kind: 'member' | 'agent' | 'session' | 'token' | 'passkey' | 'application' | 'webhook'
  readonly id: string
  readonly name: string | null
  /** The member or agent whose session, token or grant it is. */
  readonly owner?: string
}

/** Values of what a change was about, by their names. */
export type ActivityValues = Readonly<Record<string, string | null>>

/** What a line says beside who did what. */
export interface ActivityDetails {
  /** What was there before the change, and what is there after it; only what differs. */
  readonly before?: ActivityValues
  readonly after?: ActivityValues
  /** Why it happened, where no one asked for it. */
  readonly reason?: string
  /** Where the request came from. */
  readonly address?: string
  /** What its browser or program says it is. */
  readonly browser?: string
}

/** An action to record. */
export interface NewActivity {
  readonly action: Action
  readonly target?: ActivityTarget
  readonly details?: ActivityDetails
  /** Of a sign-in: whether the member had not used this browser before. Only such a sign-in is an event for webhooks. */
  readonly newBrowser?: boolean
}
