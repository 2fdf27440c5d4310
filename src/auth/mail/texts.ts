import type { Mail, OutgoingMail } from './mail.ts'
import { composeNotice, inOneLine, paragraphs, shorten } from './notices.ts'

/**
 * A mail in words.
 *
 * @param baseUrl public address of the workspace, with or without a slash at its end
 */
export function composeMail(mail: Mail, baseUrl: string): OutgoingMail {
  const workspace = baseUrl.replace(/\/+$/, '')
  switch (mail.kind) {
    case 'code':
      return composeCode(mail, workspace)
    case 'invitation':
      return composeInvitation(mail, workspace)
    case 'linked':
      return composeLinked(mail, workspace)
    case 'email_code':
      return composeEmailCode(mail, workspace)
    case 'proof_code':
      return composeProofCode(mail, workspace)
    case 'email_changed':
      return composeEmailChanged(mail, workspace)
    case 'notice':
      return composeNotice(mail, workspace)
  }
}

/** The subject shows on locked screens, so the code is not in it. */
function composeCode({ to, code }: Extract<Mail, { kind: 'code' }>, workspace: string): OutgoingMail {
  return {
    to,
    subject: 'Your sign-in code',
    text: paragraphs(
      'Hello,',
      `this is your code to sign in to ${workspace}:`,
      code,
      'It works once, in the browser where you requested it, and for 10 minutes.',
      'If you did not request a code, ignore this mail: no one can sign in without it. Do not share it with anyone.',
    ),
    summary: `sign-in code for ${inOneLine(to)}: ${code}`,
  }
}

function composeEmailCode({ to, code }: Extract<Mail, { kind: 'email_code' }>, workspace: string): OutgoingMail {
  return {
    to,
    subject: 'Your code for a new email',
    text: paragraphs(
      'Hello,',
      `this is the code with which this address becomes the email of your account at ${workspace}:`,
      code,
      'Enter it on the page where you asked for it. It works once, and for 10 minutes.',
      'If you did not ask for it, ignore this mail. Do not share it with anyone.',
    ),
    summary: `code for the new email ${inOneLine(to)}: ${code}`,
  }
}

function composeProofCode({ to, code }: Extract<Mail, { kind: 'proof_code' }>, workspace: string): OutgoingMail {
  return {
    to,
    subject: 'Your code to confirm a change',
    text: paragraphs(
      'Hello,',
      `this is the code with which you confirm at ${workspace} that it is you:`,
      code,
      'Enter it on the page that asks for it. It works once, and for 10 minutes.',
      `If you did not ask for it, someone else may be using your session: sign out everywhere at ${workspace}/settings/account. Do not share the code with anyone.`,
    ),
    summary: `code to confirm a change, for ${inOneLine(to)}: ${code}`,
  }
}

function composeEmailChanged(mail: Extract<Mail, { kind: 'email_changed' }>, workspace: string): OutgoingMail {
  const { to, email, secret } = mail
  const link = secret === null ? null : `${workspace}/email-change?token=${secret}`
  return {
    to,
    subject: 'The email of your account has changed',
    text: paragraphs(
      'Hello,',
      `the email of your account at ${workspace} is ${email} now. You sign in with it from now on.`,
      link === null
        ? 'If that is wrong, tell an administrator of the workspace at once.'
        : `If that was not you, take it back within 72 hours:\n${link}`,
    ),
    summary: `notice for ${inOneLine(to)}: their email is ${inOneLine(email)} now${link === null ? '' : `; to take it back: ${link}`}`,
  }
}

function composeInvitation(mail: Extract<Mail, { kind: 'invitation' }>, workspace: string): OutgoingMail {
  const { to, invitedBy, secret } = mail
  const link = `${workspace}/login${secret === undefined ? '' : `?invitation=${secret}`}`
  const welcome = `welcome to the workspace at ${workspace}`
  return {
    to,
    subject: 'You are invited to a workspace',
    text: paragraphs(
      'Hello,',
      invitedBy === null
        ? `${welcome}: you are invited to join.`
        : `${welcome}: ${shorten(inOneLine(invitedBy))} invites you to join.`,
      `Sign in as ${to}:`,
      link,
      'If you do not know what this is about, ignore this mail.',
    ),
    summary: `invitation for ${inOneLine(to)}: ${link}`,
  }
}

function composeLinked({ to, issuer }: Extract<Mail, { kind: 'linked' }>, workspace: string): OutgoingMail {
  const provider = shorten(inOneLine(issuer))
  return {
    to,
    subject: 'A new way to sign in to your account',
    text: paragraphs(
      'Hello,',
      `your account at ${workspace} can now be signed in to with ${provider} as well.`,
      'If that was not you, tell an administrator of the workspace at once.',
    ),
    summary: `notice for ${inOneLine(to)}: their account can be signed in to with ${provider}`,
  }
}
