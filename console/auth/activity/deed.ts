import type { ActivityEntry } from '../kinds.ts'

/** An activity entry as a sentence: the words around the name of its target. */
export interface Deed {
  readonly before: string
  /** Null where the sentence is whole without it. */
  readonly target: string | null
  readonly after: string
}

const methods: Readonly<Record<string, string>> = {
  otp: 'with a code by email',
  oidc: 'with single sign-on',
  legacy: 'with single sign-on',
  passkey: 'with a passkey',
}

/** By action: the words before the target, and after it. */
const words: Readonly<Record<string, readonly [before: string, after?: string]>> = {
  'session.prove': ['confirmed that it was them'],
  'session.end': ['ended a session'],
  'member.invite': ['invited'],
  'member.provision': ['added', 'as a member through the identity provider'],
  'member.update': ['changed the name, email or role of'],
  'member.erase': ['erased a removed member from the activity'],
  'webhook.create': ['created the webhook to'],
  'webhook.update': ['changed the webhook to'],
  'webhook.rotate': ['rotated the secret of the webhook to'],
  'webhook.delete': ['deleted the webhook to'],
  'webhook.resend': ['sent messages again to'],
  'activity.accept': ['accepted the activity as it was found'],
  'member.unlock': ['reset the sign-in limits of'],
  'member.suspend': ['suspended'],
  'member.reinstate': ['reinstated'],
  'member.reset_second_factors': ['reset the second factors of'],
  'identity.link': ['linked a provider to', 'by a sign-in'],
  'identity.request': ['was asked to link another identity of the provider to'],
  'identity.approve': ['approved another identity of the provider for'],
  'identity.refuse': ['refused another identity of the provider for'],
  'session.fail': ['refused a sign-in of'],
  'member.remove': ['removed', 'from the workspace'],
  'agent.create': ['created the agent'],
  'agent.update': ['renamed an agent to'],
  'agent.delete': ['deleted the agent'],
  'passkey.add': ['added the passkey'],
  'passkey.update': ['renamed a passkey to'],
  'passkey.remove': ['removed the passkey'],
  'authenticator.add': ['added an authenticator app for'],
  'authenticator.remove': ['removed the authenticator app of'],
  'recovery_codes.create': ['generated new recovery codes for'],
  'recovery_codes.use': ['used a recovery code of'],
  'token.create': ['created the token'],
  'token.revoke': ['revoked the token'],
  'application.allow': ['authorized the application'],
  'application.revoke': ['revoked the application'],
  'application.request': ['requested approval of the application'],
  'application.approve': ['approved the application'],
  'application.block': ['blocked the application'],
  'application.dismiss': ['dismissed the request for approval of the application'],
  'application.reset': ['took back the decision about the application'],
}

/** Every action, by kind, as choices of a filter; a kind stands for all of its own. */
export const actionNames = ['session.start', ...Object.keys(words)].toSorted().flatMap((action, place, all) => {
  const [kind = ''] = action.split('.')
  return all[place - 1]?.startsWith(`${kind}.`) ? [action] : [kind, action]
})

/** Describes an activity entry. An action without words of its own is named as it is. */
export function deedOf({ action, target }: Pick<ActivityEntry, 'action' | 'target'>): Deed {
  if (action === 'session.start') {
    return { before: `signed in ${methods[target?.name ?? ''] ?? ''}`.trim(), target: null, after: '' }
  }
  const [before, after = ''] = words[action] ?? [action]
  const named = action === 'session.end' ? null : (target?.name ?? target?.id ?? null)
  return { before, target: named, after }
}

/** Why a line is there where no one asked for it. */
const reasons: Readonly<Record<string, string>> = {
  demoted: 'they are no longer an administrator',
  removed: 'they were removed',
  suspended: 'they were suspended',
  wrong_code: 'wrong code',
  wrong_proof: 'a wrong code or passkey to confirm that it was them',
  passkey_copied: 'the passkey has been copied',
  taken_back: 'a link in a mail took a change of email back',
  email_taken_back: 'a change of email was taken back',
  returned: 'the application gave it back',
  code_replayed: 'an authorization code was used twice',
  refresh_token_replayed: 'a replaced refresh token was used again',
}

/** What an entry says beside its sentence: what changed into what, why, and where the request came from. */
export function noteOf({ details }: Pick<ActivityEntry, 'details'>): string {
  if (!details) return ''
  const { before = {}, after = {}, reason, address } = details
  const shown = (value: string | null | undefined) => value ?? 'none'
  const changes = Object.keys(after).flatMap((name) =>
    name in before ? [`${name}: ${shown(before[name])} → ${shown(after[name])}`] : [],
  )
  return [
    ...changes,
    ...(reason === undefined ? [] : [reasons[reason] ?? reason]),
    ...(address === undefined ? [] : [`from ${address}`]),
  ].join(' · ')
}
