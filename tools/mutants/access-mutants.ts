import type { TestMutant } from './mutants.ts'
import { testMutant } from './runtime-mutants.ts'

/** Callers that may do what is not theirs; each is caught by a test that names who is refused. */
export const accessMutants: readonly TestMutant[] = [
  testMutant(
    'contract tests',
    'a change that needs a fresh proof asks for none',
    ['src/contract/authorize.ts', 'if (lacksProof) throw', 'if (lacksProof && byToken) throw'],
    ['test/auth/step-up.integration.test.ts', 'asks every session for it whose last proof is older than ten minutes'],
  ),
  testMutant(
    'contract tests',
    'a session without its second factor does everything',
    [
      'src/contract/authorize.ts',
      'if (principal.limited !== undefined && !isOpen) throw',
      'if (principal.limited !== undefined && byToken) throw',
    ],
    [
      'test/auth/second-factor/second-factor.integration.test.ts',
      'is refused by every operation but those that show one',
    ],
  ),
  testMutant(
    'unit tests',
    'a session without its second factor counts where none is needed',
    [
      'src/contract/authorize.ts',
      'identified?.limited !== undefined && access.secondFactor === undefined ? null : identified',
      'identified',
    ],
    ['test/contract/authorize.test.ts', 'by an optional credential that is limited'],
  ),
  testMutant(
    'unit tests',
    'one of two credentials is enough',
    ['src/contract/authorize.ts', 'if (principal === null) return null', 'if (principal === null) continue'],
    ['test/contract/authorize.test.ts', ''],
  ),
  testMutant(
    'unit tests',
    'a credential stays optional where it is asked for',
    ['src/contract/authorize.ts', 'filter((schemes) => schemes.length > 0)', 'filter(() => true)'],
    ['test/contract/authorize.test.ts', 'takes the empty requirement away'],
  ),
  testMutant(
    'contract tests',
    'a token replaces a file',
    ['handlers/content/media.ts', "if (expect !== 'none') demandSession(context, 'to replace a file')\n", ''],
    ['test/content/media/tokens.integration.test.ts', 'neither replaces nor deletes'],
  ),
  testMutant(
    'contract tests',
    'a token deletes a file',
    ['handlers/content/media.ts', "demandSession(context, 'to delete a file')\n", ''],
    ['test/content/media/tokens.integration.test.ts', 'neither replaces nor deletes'],
  ),
  testMutant(
    'contract tests',
    'a token publishes many documents',
    ['handlers/content/documents.ts', 'if (isPublic) demandSession', 'if (action === null) demandSession'],
    ['test/content/bulk/rights.integration.test.ts', 'let tokens write drafts, and people publish'],
  ),
  testMutant(
    'contract tests',
    'a token changes the language of what is public',
    [
      'handlers/content/languages.ts',
      "() => demandSession(context, 'to change the language of what is public'),",
      '() => {},',
    ],
    ['test/content/languages/rights.integration.test.ts', ''],
  ),
  testMutant(
    'contract tests',
    'a token brings types along with a promotion',
    ['handlers/content/releases.ts', "if (wanted.types) demandSession(context, 'to bring types along')\n", ''],
    [
      'test/content/block-types/environment-types-over-http.integration.test.ts',
      'come along with a promotion that a person makes',
    ],
  ),
  testMutant(
    'contract tests',
    'what counts once counts twice',
    ['src/auth/challenges.ts', 'return noted !== undefined', 'return noted !== null'],
    ['test/auth/sso/sign-in.integration.test.ts', 'replay: counts once'],
  ),
  testMutant(
    'contract tests',
    'members who came meanwhile are not locked',
    ['src/auth/locks.ts', 'isDeepStrictEqual(await find(trx), found)', '(await find(trx)) !== null'],
    ['test/auth/locks.integration.test.ts', 'are found again, and locked'],
  ),
  testMutant(
    'contract tests',
    'a webhook reaches the network of the server',
    [
      'src/server/safe-fetch.ts',
      '!isPublicAddress(address) && !allow?.(address)',
      "!isPublicAddress(address) && address === ''",
    ],
    ['test/server/safe-fetch.integration.test.ts', ''],
  ),
  testMutant(
    'unit tests',
    'scripts read the cookie of a session',
    ['handlers/common/cookies.ts', 'httpOnly: true', 'httpOnly: false'],
    ['test/handlers/common/cookies.test.ts', 'HttpOnly'],
  ),
  testMutant(
    'contract tests',
    'an undeclared property goes out where replies are stripped',
    ['src/contract/strip-reply.ts', 'if (extras.length === 0) return reply', 'if (extras.length >= 0) return reply'],
    ['test/contract/strip-reply.integration.test.ts', 'sends what is declared'],
  ),
  testMutant(
    'contract tests',
    'a deprecated operation does not say so',
    ['src/contract/writer.ts', 'if (deprecation === undefined) return []', 'if (deprecation !== null) return []'],
    ['test/contract/deprecation.integration.test.ts', ''],
  ),
]
