/** What became of a sign-in, said to the person. */
export interface LoginMessage {
  readonly text: string
  /** Whether something went wrong. */
  readonly failed: boolean
  /** The field that the text is about, if it is about one. */
  readonly field: 'email' | 'code' | null
}

const failure = (text: string, field: LoginMessage['field'] = null): LoginMessage => ({ text, failed: true, field })

const messages: ReadonlyMap<string, LoginMessage> = new Map([
  ['sso_token', failure('Your sign-in could not be confirmed. Please try again.')],
  ['not_a_member', failure('You are not a member here. Ask an administrator to invite you, then sign in again.')],
  ['otp_invalid', failure('This code is wrong or no longer works. Check it, or send a new one.', 'code')],
  ['otp_disabled', failure('Codes by email are turned off here.')],
  ['invalid_email', failure('Enter a whole email address, like name@example.com.', 'email')],
  ['too_many_requests', failure('That was too often. Wait a while, then try again.')],
  ['unavailable', failure('The service is not ready right now. Please try again in a moment.')],
  ['handover', failure('You could not be taken to the page that you came from. Please try again.')],
  ['signed_out', { text: 'You are signed out.', failed: false, field: null }],
])

const unknown = failure('Something went wrong with your sign-in. Please try again.')

/** The sentence for the `error` of a query. The code can be anything that somebody put in a link: it is never shown. */
export function loginMessage(code: string): LoginMessage {
  return messages.get(code) ?? unknown
}
