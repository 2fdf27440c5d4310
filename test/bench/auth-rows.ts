import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type OneAnswer, type OneRequest, postEach } from './each-once.ts'
import type { Batches, Exchange, MeasuredServer } from './measured-server.ts'
import type { Contender, Row } from './row.ts'
import type { Workspace } from './workspace.ts'

/** Codes that are asked for, or answered, in one round. */
const BATCH = 200

const CONNECTIONS = 16

/** As a browser says it; sessions are described by it. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** One of the two servers, and how one signs in there. */
interface Side {
  readonly server: Contender['server']
  readonly paths: { readonly send: string; readonly verify: string; readonly session: string }
  sendBody(email: string): object
  verifyBody(email: string, code: string): object
  takePeople(count: number): readonly string[]
  settle(): Promise<void>
}

function oursIn(workspace: Workspace): Side {
  return {
    server: ['auth', { dataDir: workspace.dataDir }],
    paths: { send: '/api/v1/auth/otp', verify: '/api/v1/auth/otp/verify', session: '/api/v1/auth/session' },
    sendBody: (email) => ({ email }),
    verifyBody: (email, code) => ({ email, code }),
    takePeople: (count) => workspace.takePeople('ours', count),
    settle: () => workspace.mailIsOut(),
  }
}

function theirsIn(workspace: Workspace): Side {
  return {
    server: ['better-auth', { file: workspace.betterAuthFile }],
    paths: {
      send: '/api/auth/email-otp/send-verification-otp',
      verify: '/api/auth/sign-in/email-otp',
      session: '/api/auth/get-session',
    },
    sendBody: (email) => ({ email, type: 'sign-in' }),
    verifyBody: (email, otp) => ({ email, otp }),
    takePeople: (count) => workspace.takePeople('theirs', count),
    settle: async () => {},
  }
}

const against = 'better-auth 1.7.1'
const terms = 'better-sqlite3, WAL and synchronous FULL on both sides'

export const authRows: readonly Row[] = [
  sideBySide('session check', `${against} get-session, no cookie cache; ${terms}`, 0.1, checkSession),
  sideBySide('sign-in code, sent', `${against} email-otp, sent nowhere; ${terms}`, 0.5, sendCodes),
  sideBySide('sign-in code, verified', `${against} email-otp; ${terms}`, 1 / 3, verifyCodes),
  {
    what: 'sign-in code for a member, time to the answer',
    against: 'ours, for an email that no member has; one request at a time, each once the mail before is out',
    by: 'medianMillis',
    aim: [0.95, 1.05],
    // A few in a hundred are told apart only where both are measured within the same tenth of a second.
    rounds: 75,
    async contenders(stage) {
      const workspace = await stage.workspace()
      const side = oursIn(workspace)
      return {
        subject: { server: side.server, work: async () => oneByOne(side, side.takePeople) },
        peer: { server: side.server, work: async () => oneByOne(side, workspace.takeStrangers) },
      }
    },
  },
  {
    what: 'sign-in code, verified while 200 connections guess',
    against: 'the same without them; one sign-in at a time',
    by: 'p99Millis',
    aim: 3,
    rounds: 5,
    warmUps: 1,
    async contenders(stage) {
      const side = oursIn(await stage.workspace())
      return {
        subject: { server: side.server, work: async (server) => signIns(side, server, 200) },
        peer: { server: side.server, work: async (server) => signIns(side, server, 0) },
      }
    },
  },
]

function sideBySide(
  what: string,
  against: string,
  aim: number,
  work: (side: Side, server: MeasuredServer) => ReturnType<Contender['work']>,
): Row {
  const contender = (side: Side): Contender => ({ server: side.server, work: (server) => work(side, server) })
  return {
    what,
    against,
    by: 'cpuMicros',
    aim,
    async contenders(stage) {
      const workspace = await stage.workspace()
      return { subject: contender(oursIn(workspace)), peer: contender(theirsIn(workspace)) }
    },
  }
}

/** The session of a signed-in member, over and over. */
async function checkSession(side: Side, server: MeasuredServer) {
  const { answers } = await postEach(server.url, await answersToCodes(side, server, 1), 1)
  return { path: side.paths.session, headers: { Cookie: answers[0]?.cookies ?? '' } }
}

async function sendCodes(side: Side): Promise<Batches> {
  return sending(side, side.takePeople)
}

async function verifyCodes(side: Side): Promise<Batches> {
  return { connections: CONNECTIONS, next: (server) => answersToCodes(side, server, BATCH) }
}

/** Sign-ins one after the other, while so many connections send codes in the name of browsers that asked for none. */
function signIns(side: Side, server: MeasuredServer, guessing: number): Exchange {
  let answers: readonly OneRequest[] = []
  return {
    ready: async () => {
      answers = await answersToCodes(side, server, BATCH)
    },
    async round() {
      if (guessing === 0) return postEach(server.url, answers, 1)
      const guess = JSON.stringify(side.verifyBody('stranger@example.com', '000000'))
      const flood = fork(new URL('./flood.ts', import.meta.url), [
        `${server.url}${side.paths.verify}`,
        `${guessing}`,
        guess,
      ])
      try {
        await once(flood, 'message')
        return await postEach(server.url, answers, 1)
      } finally {
        flood.kill()
        await once(flood, 'exit')
      }
    },
  }
}

function sending(side: Side, take: (count: number) => readonly string[], batch = BATCH): Batches {
  return {
    connections: CONNECTIONS,
    next: async () => take(batch).map((email) => asking(side, email)),
    settle: side.settle,
  }
}

function oneByOne(side: Side, take: (count: number) => readonly string[]): Batches {
  return { ...sending(side, take, 50), connections: 1, oneByOne: true }
}

/** Asks for codes in as many browsers, and makes what each of them would answer. */
async function answersToCodes(side: Side, server: MeasuredServer, count: number): Promise<OneRequest[]> {
  const emails = side.takePeople(count)
  const asked = emails.map((email) => asking(side, email))
  const { answers } = await postEach(server.url, asked, CONNECTIONS)
  await side.settle()
  const codes = await server.takeCodes()
  return emails.map((email, i) => ({
    path: side.paths.verify,
    headers: { ...fromBrowser(answers[i]), Origin: server.url },
    body: side.verifyBody(email, codes[email] ?? ''),
  }))
}

function asking(side: Side, email: string): OneRequest {
  return { path: side.paths.send, headers: fromBrowser(), body: side.sendBody(email) }
}

let browsers = 0

/** Each from an address of its own, as a proxy tells it. */
function fromBrowser(before?: OneAnswer): Record<string, string> {
  const n = browsers++
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const cookie = before === undefined || before.cookies === '' ? {} : { Cookie: before.cookies }
  return { 'User-Agent': userAgent, 'X-Forwarded-For': address, ...cookie }
}
