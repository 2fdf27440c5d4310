import type { CallerKind } from './desk.ts'

/** What `make contract` makes its cases from, so that the same commit gives the same run. */
export const fixedSeed = 20261121

/** A phase of Schemathesis, as its reports call it. */
export type Phase = 'examples' | 'coverage' | 'fuzzing' | 'stateful'

export const everyPhase: readonly Phase[] = ['examples', 'coverage', 'fuzzing', 'stateful']

/** One run of Schemathesis on a contract. */
export interface Run {
  /** Whom it calls as; null for no one. */
  readonly caller: CallerKind | null
  /** Cases at most for each operation and phase, but for what `schemathesis.toml` has fewer of. */
  readonly maxExamples: number
  /** The phases of a brief run; every phase where there are none. */
  readonly phases?: readonly Phase[]
  /** The one path that it is about; every path where there is none. */
  readonly path?: string
  /** Settings of the server. */
  readonly env: Readonly<Record<string, string>>
  /** The operations that such a run tests without ever getting through, though the caller may. */
  readonly neverDone: readonly string[]
}

/** Requests may say where they come from (`hooks.py`), the person of the contract's examples is a member, and no run is a directory. */
const behindProxy = {
  // Nothing goes to the addresses that a run makes up.
  SVC_WEBHOOKS: 'false',
  SVC_TRUSTED_PROXIES: '127.0.0.1',
  SVC_ADMIN_EMAIL: 'ada@example.com',
  SVC_SCIM_TOKEN: 'of-a-directory-0123456789abcdefghij',
}

/** Beside a provider. No server listens there: a run is redirected there, and does not follow. */
const withProvider = {
  ...behindProxy,
  SVC_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize',
  SVC_SSO_APP_ID: 'triptych',
  SVC_SSO_ISSUER: 'http://127.0.0.1:9',
  SVC_OTP_FALLBACK: 'true',
}

/**
 * They take a secret that a mail, an address, a provider, an authenticator or an application has, or what one of these
 * made: the tests of sign-in, of passkeys and of connectors have those.
 */
const needSecrets = [
  ...['verifyCode', 'confirmEmailChange', 'createConsoleSession', 'endProviderSessions'],
  ...['proveMyself', 'signInWithPasskey', 'addMyPasskey', 'renameMyPasskey', 'removeMyPasskey', 'removeMemberPasskey'],
  ...['addMyAuthenticator', 'removeMyAuthenticator', 'createMyRecoveryCodes'],
  ...['authorize', 'resumeAuthorization', 'issueToken', 'revokeToken'],
]

/**
 * One run for each surface is thorough: for auth and content an administrator's, who gets furthest; for the bridge the
 * one where no sign-in is required. The others meet the same checks of what is sent, which comes before who sends it; what
 * is theirs is who may do what, and that shows in a few cases of each operation, without the long phase of all bounds.
 */
const fewest = 4

/** So that a thorough run gets through to everything; the soak has more, with many seeds. */
const enough = 20

/** Without links, which lead to what is there: what such a run can be refused for, it need not get past. */
const brief = ['examples', 'fuzzing'] as const

/** With them, a run gets through to everything that its caller may do. */
const linked = [...brief, 'stateful'] as const

/**
 * Accessories on their own are a camera's or the like, which no plugin of these runs has, and nothing pairs. No link leads
 * to the removal of an accessory: the others need those that are there.
 */
const needDevices = ['resetExternalPairings', 'removePairing', 'removeBridgePairing', 'removeAccessory']

/**
 * The config is everybody's: whether the lamp's plugin still has its platform when a run of few requests comes to write to
 * the lamp is chance. The administrator's run has enough of them.
 */
const needLamp = ['writeCharacteristic']

/** A plugin that was updated, which no run has: the tests of the marketplace have one. */
const needUpdate = ['rollBackPlugin']

/** For a bridge that asks for its own token, which no run has: there are tests of that. */
const needFirstToken = ['getTokenSignIn', 'submitTokenSignIn']

/** So that one of them writes a characteristic that is there. */
const enoughToWrite = 8

/** So that each operation of the console meets something that it can be done to (`learned.py`). */
const enoughToWork = 16

/** Nothing of theirs is there until a person makes it. */
const needPeople = ['getBlockType', 'getPageType', 'getEnvironmentBlockType', 'getEnvironmentPageType']

/** Only a list of pages by a filter leads to it, which a run seldom finds. The test of the generated client has one. */
const needLists = ['getPage']

/** It takes a site that allows it, which its administrator's run chooses by chance. Its own tests have one. */
const needAllowed = ['searchPages']

/** Two environments of one site with something in them, and what a comparison of them said: the tests of promotions have that. */
const needEnvironments = ['comparePromotion', 'promoteEnvironment']

/**
 * They take an open release with items, which the scheduler may be ahead of: how often a run finds one, its clock says.
 * The test of the generated client does both.
 */
const needMoment = ['publishRelease', 'deleteReleaseItem']

/** They take a site with languages, which a run seldom chooses. The test of the generated client and those of languages have one. */
const needTranslations = ['createTranslation', 'putTranslation', 'publishTranslations']

/** A document that was deleted is not in any list that a run learns from. The tests of erasure have one. */
const needDeleted = ['getDeletedDocument', 'eraseDocument']

/** One who only reads makes nothing that its run could learn from: what it comes upon in a few cases is chance. */
const needWriters = [
  ...[
    'getSite',
    'getLinkPolicy',
    'getPublicSearch',
    'getLanguages',
    'listEnvironments',
    'getEnvironment',
    'listDocuments',
    'getConsoleDocument',
  ],
  ...['listDocumentLinks', 'listDocumentUses', 'listRevisions', 'getRevision', 'diffRevisions', 'listRedirectRules'],
  ...['listMedia', 'getMediaFile', 'listMediaUses', 'listMediaChanges', 'listBlockTypes', 'listPageTypes'],
  ...['listEnvironmentBlockTypes', 'listEnvironmentPageTypes'],
  ...['listReleases', 'getRelease', 'listReleaseItems', 'listTranslations', 'getTranslations'],
]

/** Nothing goes to the addresses that a run makes up. */
const onItsOwn = { SVC_WEBHOOKS: 'false' }

/** An application that a member has authorized, in a browser. */
const needGrant = ['revokeApplication', 'revokeMemberApplication']

/** What is decided or asked about an application is in no list that a link leads from: whether a run takes one back is chance. */
const needDecision = ['resetApplication', 'dismissApplication']

/** What other members act with: a run is one person, and meets its own sessions and tokens by chance. */
const needOthers = ['endMemberSession', 'revokeMemberToken']

/** A provider's second subject, which no run signs in with. The tests of single sign-on have one. */
const needSubject = ['approveIdentity', 'refuseIdentity']

/** A member who was removed is in no list that a link leads from. The tests of the record have one. */
const needRemoved = ['eraseMember']

/** Once a minute for each member: whether a run comes upon one who was invited earlier is chance. */
const needTime = ['resendInvitation']

/** A bridge that asks who calls. */
const withSessions = { SVC_BRIDGE_AUTH: 'session' }

/** Of the callers of auth but its administrator. */
const ofAuth = { maxExamples: fewest, env: behindProxy, neverDone: [...needSecrets, 'startSso'] }

const runs = {
  auth: [
    {
      caller: 'administrator',
      maxExamples: enough,
      env: withProvider,
      neverDone: [
        ...needSecrets,
        ...needTime,
        ...needSubject,
        ...needGrant,
        ...needDecision,
        ...needOthers,
        ...needRemoved,
      ],
    },
    { ...ofAuth, caller: 'member', phases: linked },
    { ...ofAuth, caller: 'personal token', phases: linked },
    // The endpoint of MCP takes tokens alone: its bounds no run with a session gets to.
    { ...ofAuth, caller: 'personal token', phases: ['examples', 'coverage'], path: '/mcp' },
    { ...ofAuth, caller: 'agent token', phases: linked },
    { ...ofAuth, caller: 'read-only token', phases: linked },
    { ...ofAuth, caller: null, phases: linked },
  ],
  bridge: [
    {
      caller: null,
      maxExamples: enough,
      env: {},
      neverDone: [...needDevices, ...needLamp, ...needUpdate, ...needFirstToken],
    },
    {
      caller: 'bridge administrator',
      maxExamples: enoughToWrite,
      phases: linked,
      env: withSessions,
      neverDone: [...needDevices, ...needUpdate, ...needFirstToken],
    },
    { caller: 'bridge member', maxExamples: fewest, phases: linked, env: withSessions, neverDone: needFirstToken },
    { caller: null, maxExamples: fewest, phases: linked, env: withSessions, neverDone: needFirstToken },
  ],
  content: [
    {
      caller: 'content administrator',
      maxExamples: enoughToWork,
      env: onItsOwn,
      neverDone: [
        ...needMoment,
        ...needDeleted,
        ...needLists,
        ...needAllowed,
        ...needEnvironments,
        ...needTranslations,
      ],
    },
    {
      caller: 'content member',
      maxExamples: fewest,
      phases: brief,
      env: onItsOwn,
      neverDone: [...needLists, ...needAllowed, ...needEnvironments, ...needTranslations],
    },
    {
      caller: 'agent token',
      maxExamples: fewest,
      phases: brief,
      env: onItsOwn,
      neverDone: [...needPeople, ...needLists, ...needAllowed, ...needEnvironments, ...needTranslations],
    },
    {
      caller: 'read-only token',
      maxExamples: fewest,
      phases: brief,
      env: onItsOwn,
      neverDone: [
        ...needPeople,
        ...needLists,
        ...needAllowed,
        ...needEnvironments,
        ...needTranslations,
        ...needWriters,
      ],
    },
    {
      caller: null,
      maxExamples: fewest,
      phases: brief,
      env: onItsOwn,
      neverDone: [...needLists, ...needAllowed, ...needEnvironments, ...needTranslations],
    },
  ],
} satisfies Readonly<Record<string, readonly Run[]>>

/** The operations that `schemathesis.toml` leaves out, with the reason. */
export const leftOut: readonly string[] = ['restartDaemon']

export type TestedSurface = keyof typeof runs

/** The files of a console have names that only its build knows. */
const needBuild = ['getAsset']

const knowingNoBuild = (some: readonly Run[]): readonly Run[] =>
  some.map((run) => ({ ...run, neverDone: [...run.neverDone, ...needBuild] }))

/** How each contract is tested: one run for each kind of caller that the surface tells apart. */
export const runsOf: Readonly<Record<TestedSurface, readonly Run[]>> = {
  auth: knowingNoBuild(runs.auth),
  bridge: knowingNoBuild(runs.bridge),
  content: knowingNoBuild(runs.content),
}
