import { parseMailFrom, parseSmtpUrl } from './mail-values.ts'
import type { Secret } from './secret.ts'
import type { SettingReader } from './setting-reader.ts'

/** How mail leaves; without `smtp` codes go to the log (seed, Email one-time codes). */
export type MailSettings =
  /** `from` is an address or `Name <address>`. */
  { readonly smtp: Secret; readonly from: string } | { readonly smtp: null; readonly from: null }

/** @throws ConfigError when one of the two settings stands alone */
export function readMail(reader: SettingReader): MailSettings {
  const smtp = reader.readSecret('SVC_SMTP_URL', parseSmtpUrl)
  if (smtp !== null) return { smtp, from: reader.demand('SVC_MAIL_FROM', parseMailFrom, 'SVC_SMTP_URL') }
  // Whoever names a sender believes that mail leaves; codes in the log would surprise them.
  if (reader.read('SVC_MAIL_FROM', parseMailFrom, null) !== null) {
    reader.demand('SVC_SMTP_URL', parseSmtpUrl, 'SVC_MAIL_FROM')
  }
  return { smtp: null, from: null }
}
