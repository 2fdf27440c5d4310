import type { Notice, NoticeMail, OutgoingMail } from './mail.ts'

/** What could end a line of text, a header or a log, or turn what follows around. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

const LONGEST_NAME = 100

/** The text of a mail, of its paragraphs. */
export function paragraphs(...texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`
}

/** A text that others wrote, without what could break or turn a line. */
export function inOneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim()
}

/** A name that others chose, of a length that leaves the mail legible. */
export function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
}

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
    case 'authenticator_added':
    case 'authenticator_removed':
    case 'recovery_codes_created':
    case 'recovery_code_used':
    case 'second_factors_reset':
      return secondFactorChanged(about, workspace)
    case 'signed_in':
      return signedIn(about, workspace)
    case 'token_made':
      return tokenMade(about, workspace)
    case 'application_allowed':
      return applicationAllowed(about, workspace)
    case 'approval_requested':
      return approvalRequested(about, workspace)
    case 'promoted':
      return promoted(about, workspace)
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

type SecondFactorNotice = Extract<
  Notice,
  { event: `authenticator_${string}` | `recovery_code${string}` | 'second_factors_reset' }
>

function secondFactorChanged(about: SecondFactorNotice, workspace: string): NoticeText {
  const { subject, happened } = secondFactorNews(about, workspace)
  return {
    subject,
    happened,
    advice: `If that was not you, sign out everywhere at ${workspace}/settings/account, look at ${workspace}/settings/security, and tell an administrator of the workspace.`,
  }
}

function secondFactorNews(about: SecondFactorNotice, workspace: string): Omit<NoticeText, 'advice'> {
  switch (about.event) {
    case 'authenticator_added':
      return {
        subject: 'An authenticator app was added to your account',
        happened: `an authenticator app was added to your account at ${workspace}, which now asks for a second factor after each sign-in.`,
      }
    case 'authenticator_removed':
      return {
        subject: 'The authenticator app was removed from your account',
        happened: `the authenticator app was removed from your account at ${workspace}, and its codes no longer work.`,
      }
    case 'recovery_codes_created':
      return {
        subject: 'New recovery codes',
        happened: `your account at ${workspace} has new recovery codes, and earlier ones no longer work.`,
      }
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used',
        happened: `a recovery code of your account at ${workspace} was used, and ${about.left === 1 ? 'one is' : `${about.left} are`} left.`,
      }
    case 'second_factors_reset':
      return {
        subject: 'Your second factors were reset',
        happened: `the authenticator app, recovery codes and passkeys of your account at ${workspace} were removed by an administrator.`,
      }
  }
}

function signedIn({ browser, address, at }: Extract<Notice, { event: 'signed_in' }>, workspace: string): NoticeText {
  const from = [
    ...(address === null ? [] : [` from ${inOneLine(address)}`]),
    ...(browser === null ? [] : [`, with ${quote(browser)}`]),
  ]
  return {
    subject: 'A sign-in from a new browser',
    happened: `your account at ${workspace} was signed in to on ${moment(at)} in a browser that it had not been used in before${from.join('')}.`,
    advice:
      `If that was you, you can ignore this mail. If not, sign out all other browsers at ${workspace}/settings/account, ` +
      'and tell an administrator of the workspace.',
  }
}

function tokenMade({ token, agent, endsAt }: Extract<Notice, { event: 'token_made' }>, workspace: string): NoticeText {
  const whose = agent === null ? 'your account' : `the agent ${quote(agent)}`
  return {
    subject: 'A new access token',
    happened: `${whose} at ${workspace} has a new token, ${quote(token)}. It works until ${moment(endsAt)}.`,
    advice:
      `If you do not know about it, revoke it at ${workspace}/settings/${agent === null ? 'account' : 'automation'}, ` +
      'sign out all other browsers there, and tell an administrator of the workspace.',
  }
}

function applicationAllowed(
  { application, writes }: Extract<Notice, { event: 'application_allowed' }>,
  workspace: string,
): NoticeText {
  return {
    subject: 'A new application has access to your account',
    happened: `${quote(application)} may ${writes ? 'read and change' : 'read'} what you can at ${workspace}.`,
    advice:
      `If you did not allow that, revoke its access at ${workspace}/settings/account, sign out all other browsers there, ` +
      'and tell an administrator of the workspace.',
  }
}

function approvalRequested(
  { application, host, others }: Extract<Notice, { event: 'approval_requested' }>,
  workspace: string,
): NoticeText {
  const more = others === 0 ? '' : ` and ${others === 1 ? 'one more request waits' : `${others} more requests wait`},`
  return {
    subject: others === 0 ? 'An application waits for approval' : 'Applications wait for approval',
    happened: `a member asks administrators to approve the application ${quote(application)} at ${inOneLine(host)},${more} at ${workspace}.`,
    advice:
      `An application chooses its name itself: look at where it leads members, and approve or dismiss it at ${workspace}/settings/automation. ` +
      'There is no more than one such mail an hour.',
  }
}

function promoted({ by }: Extract<Notice, { event: 'promoted' }>, workspace: string): NoticeText {
  const promoter = by === null ? 'the command line of the server' : quote(by)
  return {
    subject: 'You are an administrator now',
    happened: `you are an administrator of the workspace at ${workspace} now, made one by ${promoter}.`,
    advice: 'If you did not expect that, tell another administrator: they can look it up in the activity and undo it.',
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
