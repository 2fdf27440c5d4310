import { afterEach, beforeEach, vi } from 'vitest'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { ActivityLog } from '../../src/auth/activity-log.ts'
import type { Actor } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { Applications } from '../../src/auth/applications.ts'
import { authCommands } from '../../src/auth/commands.ts'
import { endCredentials } from '../../src/auth/credentials.ts'
import { EmailChanges } from '../../src/auth/email-changes.ts'
import { exportMember } from '../../src/auth/member-export.ts'
import { Members } from '../../src/auth/members.ts'
import { Passkeys } from '../../src/auth/passkeys/passkeys.ts'
import { eraseMember } from '../../src/auth/record/erase.ts'
import { type ActivityHead, type ActivityReport, acceptActivity, verifyActivity } from '../../src/auth/record/verify.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { SecondFactors } from '../../src/auth/second-factor/second-factors.ts'
import { Keys } from '../../src/auth/secrets.ts'
import { Sessions } from '../../src/auth/sessions.ts'
import { IdentityRequests } from '../../src/auth/sso/identity-requests.ts'
import { Webhooks } from '../../src/auth/webhooks/webhooks.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { TestDatabase } from '../support/databases.ts'
import { openAuthDatabase } from '../support/databases.ts'
import { noObserver, noPost } from './actors.ts'

const keys = new Keys('key')

/** What a command printed, and how it ended. */
interface Ran {
  readonly output: string
  readonly errors: string
  readonly exitCode: typeof process.exitCode
  /** Why commander refused it; undefined where it did not. */
  readonly refused: string | undefined
}

/** Runs the commands of auth within the process, for each test on a database of its own. */
export function openCommandDesk() {
  let test: TestDatabase<AuthTables>
  let members: Members
  let closed: number
  let output: string
  let errors: string

  beforeEach(async () => {
    test = await openAuthDatabase('sqlite')
    members = new Members(test.database, noPost, noObserver, () => Date.UTC(2026, 0, 1))
    closed = 0
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      output += String(chunk)
      return true
    })
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      errors += String(chunk)
      return true
    })
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    process.exitCode = undefined
    await test.close()
  })

  async function open() {
    const db = openDatabase<AuthTables>(test.settings)
    const close = async () => {
      closed += 1
      await db.close()
    }
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const parts = { members: new Members(db, noPost, noObserver), sessions: new Sessions(db, log) }
    const ending = { endCredentials: (actor: Actor, id: string | null) => endCredentials(db, actor, id, 0) }
    const erasing = { eraseMember: (actor: Actor, id: string) => eraseMember(db, actor, id, 0) }
    const previews = { endPreviewTokens: async () => false }
    const access = {
      passkeys: new Passkeys({ db, keys, mail: noPost, log, url: () => new URL('http://localhost'), now: () => 0 }),
      secondFactors: new SecondFactors({
        ...{ db, keys, mail: noPost, url: () => new URL('http://localhost'), now: () => 0 },
      }),
      tokens: new AccessTokens(db, () => {}),
      agents: new Agents(db),
      applications: new Applications(db),
      emailChanges: new EmailChanges({ db, keys, mail: noPost, now: () => 0 }),
      identityRequests: new IdentityRequests(db, noPost),
      webhooks: new Webhooks(db, { secretKey: 'key', trusts: () => false, isPublic: () => true }),
      activity: new ActivityLog(db),
      verifyActivity: (known: ActivityHead | null) => verifyActivity(db, keys, known),
      acceptActivity: (actor: Actor, report: ActivityReport) => acceptActivity(db, actor, report, 0),
    }
    const exporting = {
      exportMember: (id: string) => exportMember({ db, ...parts, ...access }, id, 0),
    }
    return {
      ...parts,
      ...access,
      ...exporting,
      ...ending,
      ...erasing,
      ...previews,
      loginUrl: 'http://localhost:8581/login',
      close,
    }
  }

  async function run(words: readonly string[], opening = open): Promise<Ran> {
    output = ''
    errors = ''
    process.exitCode = undefined
    let refused: string | undefined
    try {
      await authCommands(opening).parseAsync(words, { from: 'user' })
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error
      refused = String(error.code)
    }
    const exitCode = process.exitCode
    process.exitCode = undefined
    return { output, errors, exitCode, refused }
  }

  return {
    run,
    keys,
    get database() {
      return test.database
    },
    get members() {
      return members
    },
    /** How many commands have closed what they opened. */
    get closed() {
      return closed
    },
  }
}
