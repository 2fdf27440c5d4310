import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AccessTokens } from '../auth/access-tokens.ts'
import { ActivityLog } from '../auth/activity-log.ts'
import { Agents } from '../auth/agents.ts'
import { Applications } from '../auth/applications.ts'
import type { AuthAccess } from '../auth/commands.ts'
import { endCredentials } from '../auth/credentials.ts'
import { EmailChanges } from '../auth/email-changes.ts'
import { type MailOutbox, postMail } from '../auth/mail/outbox.ts'
import { exportMember } from '../auth/member-export.ts'
import { Members } from '../auth/members.ts'
import { authMigrations } from '../auth/migrations/index.ts'
import { Passkeys } from '../auth/passkeys/passkeys.ts'
import { eraseMember } from '../auth/record/erase.ts'
import { acceptActivity, verifyActivity } from '../auth/record/verify.ts'
import type { AuthTables } from '../auth/schema.ts'
import { SecondFactors } from '../auth/second-factor/second-factors.ts'
import { Keys } from '../auth/secrets.ts'
import { Sessions } from '../auth/sessions.ts'
import { IdentityRequests } from '../auth/sso/identity-requests.ts'
import { Webhooks } from '../auth/webhooks/webhooks.ts'
import type { BackupAccess } from '../backup/commands.ts'
import { BackupError } from '../backup/error.ts'
import type { ArchivedPlugin } from '../backup/manifest.ts'
import type { BridgeAccess } from '../bridge/commands.ts'
import { tokenSignInUrl } from '../bridge/credentials/first-token.ts'
import { bridgeMigrations } from '../bridge/migrations/index.ts'
import type { BridgeTables } from '../bridge/schema.ts'
import { type Config, obtainSecretKey } from '../config.ts'
import { contentMigrations } from '../content/migrations/index.ts'
import type { ContentTables } from '../content/schema.ts'
import { revokeAllPreviewTokens } from '../content/site-admin/sites.ts'
import { openDatabase } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { addressOfListener } from '../lib/addresses.ts'
import { Addresses, type SurfaceName, surfaceNames } from './addresses.ts'
import { makeFolder, openLocalStore, openStore } from './store.ts'
import { databaseOf, isThere } from './surface-data.ts'
import { webhookRules } from './webhook-worker.ts'

// What the commands `triptych auth …` and `triptych bridge …` work on, without a server; those of content take its
// store as it is.

/** What the commands of the auth surface work on. Mail is only posted: the running server sends it. */
export async function openAuthAccess(config: Config): Promise<AuthAccess> {
  const db = await openStore<AuthTables>(config, 'auth', authMigrations)
  const uncounted = { limitHit: () => undefined }
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const base = new Addresses(config).publicUrl('auth')
  try {
    const secretKey = (await obtainSecretKey(config.secretKey, config.dataDir)).reveal()
    const keys = new Keys(secretKey)
    const mail: Pick<MailOutbox, 'post' | 'kick'> = {
      post: (trx, letter, now) => postMail(trx, keys, letter, now),
      kick: () => undefined,
    }
    const members = new Members(db, mail, uncounted)
    const sessions = new Sessions(db, silent)
    const passkeys = new Passkeys({ db, keys, mail, log: silent, url: () => base, now: Date.now })
    const secondFactors = new SecondFactors({ db, keys, mail, url: () => base, now: Date.now })
    const tokens = new AccessTokens(db, () => undefined, Date.now, mail)
    const applications = new Applications(db)
    const activity = new ActivityLog(db)
    return {
      agents: new Agents(db),
      ...{ members, sessions, passkeys, secondFactors, tokens, applications, activity },
      exportMember: (memberId) =>
        exportMember(
          { db, members, sessions, passkeys, secondFactors, tokens, applications, activity },
          memberId,
          Date.now(),
        ),
      webhooks: new Webhooks(db, { secretKey, ...webhookRules(config) }),
      emailChanges: new EmailChanges({ db, keys, mail, now: Date.now }),
      identityRequests: new IdentityRequests(db, mail),
      verifyActivity: (known) => verifyActivity(db, keys, known),
      acceptActivity: (actor, report) => acceptActivity(db, actor, report, Date.now()),
      endCredentials: (actor, actorId) => endCredentials(db, actor, actorId, Date.now()),
      eraseMember: (actor, memberId) => eraseMember(db, actor, memberId, Date.now()),
      endPreviewTokens: () => endPreviewTokens(config),
      loginUrl: new URL('/login', base).href,
      close: () => db.close(),
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

async function endPreviewTokens(config: Config): Promise<boolean> {
  if (!(await isThere(databaseOf(config, 'content')))) return false
  const db = await openStore<ContentTables>(config, 'content', contentMigrations)
  try {
    await revokeAllPreviewTokens(db)
    return true
  } finally {
    await db.close()
  }
}

/** The data of the bridge that the settings name; nothing is opened or made yet. */
export function bridgeAccess(config: Config): BridgeAccess {
  return {
    dataDir: config.dataDir,
    environment: config.environment,
    makeFolder: () => makeFolder('SVC_DATA_DIR', config.dataDir),
    signsInByToken: config.bridge.auth === 'token',
    signInUrl: (token, port) => {
      const { url, port: set } = config.bridge
      return tokenSignInUrl(url ?? addressOfListener(config.host, set || port), { token })
    },
    readArchivedPlugins: (file) => readArchivedPlugins(config, file),
    openVersions: async () => {
      const file = join(config.dataDir, 'bridge.sqlite')
      return existsSync(file) ? openDatabase<BridgeTables>({ kind: 'sqlite', file }) : null
    },
    openStore: () => openLocalStore<BridgeTables>(config, 'bridge', bridgeMigrations),
  }
}

async function readArchivedPlugins({ backup }: Config, file: string): Promise<readonly ArchivedPlugin[]> {
  const { verifyArchive } = await import('../backup/archive.ts')
  const { openProgress } = await import('../backup/progress.ts')
  const progress = openProgress(process.stderr)
  progress.begin('verifying the archive', (await stat(file)).size)
  try {
    return (await verifyArchive(file, backup.passphrase?.reveal() ?? null, progress.advance)).plugins
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    throw new TriptychError('invalid_request', error.message, { cause: error })
  } finally {
    progress.end()
  }
}

/** What backups and restores work on; only what a command needs is loaded. */
export function backupAccess(config: Config): BackupAccess {
  return {
    backUp: async (options) => {
      const { backUp } = await import('./back-up.ts')
      return backUp(config, { ...options, surfaces: options.surfaces && new Set(options.surfaces.map(asSurface)) })
    },
    restore: async (options) => {
      const { restore } = await import('./restore.ts')
      return restore(config, options)
    },
    move: async (options) => {
      const { move } = await import('./move.ts')
      return move(config, options)
    },
  }
}

function asSurface(name: string): SurfaceName {
  const known = surfaceNames.find((surface) => surface === name)
  if (known !== undefined) return known
  throw new TriptychError('invalid_request', `${name} is not a surface; there is: ${surfaceNames.join(', ')}`)
}
