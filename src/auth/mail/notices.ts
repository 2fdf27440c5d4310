import type { Notice, NoticeMail, OutgoingMail } from './mail.ts'
import { inOneLine, paragraphs, shorten } from './words.ts'

/** What a notice says: its subject, what happened, what to do, and all of that in a line of the log. */
interface NoticeText {
  readonly subject: string
  readonly happened: string
  readonly advice: string
}

/**
 * A notice in words.
 *
 * @param workspace public address of the workspace, without a slash at its end
 */
export function composeNotice({ to, about }: NoticeMail, workspace: string): OutgoingMail {
  const { subject, happened, advice } = textOf(about, workspace)
  return {
    to,
    subject,
    text: paragraphs('Hello,', happened, advice),
    summary: `notice for ${inOneLine(to)}: ${happened}`,
  }
}

function textOf(about: Notice, workspace: string): NoticeText {
  switch (about.event) {
    case 'token_ends':
      return tokenEnds(about, workspace)
    case 'passkey_added':
    case 'passkey_removed':
      return passkeyChanged(about, workspace)
  }
}

function tokenEnds({ token, agent, endsAt }: Extract<Notice, { event: 'token_ends' }>, workspace: string): NoticeText {
  const of = agent === null ? 'your token' : `a token of the agent ${quote(agent)},`
  return {
    subject: 'An access token ends soon',
    happened: `${of} ${quote(token)} at ${workspace} ends on ${moment(endsAt)}.`,
    advice:
      `What uses it stops working then. Create another one at ${workspace}/settings/` +
      `${agent === null ? 'account' : 'automation'} and put it in its place. If nothing uses it, you can ignore this mail.`,
  }
}

function passkeyChanged(
  { event, passkey }: Extract<Notice, { event: 'passkey_added' | 'passkey_removed' }>,
  workspace: string,
): NoticeText {
  const added = event === 'passkey_added'
  return {
    subject: added ? 'A passkey was added to your account' : 'A passkey was removed from your account',
    happened: `the passkey ${quote(passkey)} ${added ? 'signs in to' : 'no longer signs in to'} your account at ${workspace}.`,
    advice: `If that was not you, sign out everywhere at ${workspace}/settings/account, look at the passkeys there, and tell an administrator of the workspace.`,
  }
}

function quote(name: string): string {
  return `"${shorten(inOneLine(name))}"`
}

/** `24 November 2026, 09:10 UTC`. */
function moment(time: number): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return `${new Date(time).toLocaleString('en-GB', { ...format, timeZone: 'UTC' }).replace(' at ', ', ')} UTC`
}
