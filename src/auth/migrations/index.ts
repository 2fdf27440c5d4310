import type { Migration } from 'kysely/migration'
import * as initial from './0001-initial.ts'
import * as oauth from './0002-oauth.ts'
import * as presence from './0004-presence.ts'
import * as control from './0005-control.ts'
import * as suspension from './0006-suspension.ts'
import * as scopes from './0007-scopes.ts'
import * as emailChanges from './0008-email-changes.ts'
import * as record from './0008-record.ts'
import * as recordLinks from './0008-record-links.ts'
import * as leaving from './0009-leaving.ts'
import * as passkeys from './0010-passkeys.ts'
import * as applicationRequests from './0011-application-requests.ts'
import * as stepUp from './0012-step-up.ts'
import * as provenBy from './0013-proven-by.ts'
import * as webhooks from './0014-webhooks.ts'
import * as secondFactor from './0015-second-factor.ts'
import * as approvalNotices from './0016-approval-notices.ts'

/** Every migration of the auth surface by its name, in order; a name once released never changes. */
export const authMigrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-oauth': oauth,
  '0004-presence': presence,
  '0005-control': control,
  '0006-suspension': suspension,
  '0007-scopes': scopes,
  '0008-email-changes': emailChanges,
  '0008-record': record,
  '0008-record-links': recordLinks,
  '0009-leaving': leaving,
  '0010-passkeys': passkeys,
  '0011-application-requests': applicationRequests,
  '0012-step-up': stepUp,
  '0013-proven-by': provenBy,
  '0014-webhooks': webhooks,
  '0015-second-factor': secondFactor,
  '0016-approval-notices': approvalNotices,
}
