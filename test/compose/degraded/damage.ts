import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import type { RunningTriptych } from '../../support/process.ts'

/** Runs a shell script with a file as `$1`: what this process reads or writes of a database would drop its locks. */
export function outside(script: string, file: string): string {
  return execFileSync('sh', ['-c', script, 'sh', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Overwrites the head of a database that no process has open, so that it is none. */
export function overwrite(file: string): void {
  outside('cp "$1" "$1.good" && dd if=/dev/urandom of="$1" bs=4096 count=1 conv=notrunc', file)
}

/** Overwrites every page but the first of a database that may be in use, and its log. */
export function overwritePages(file: string): void {
  const pages = 'bs=4096 seek=1 count=$(($(stat -c %s "$1") / 4096 - 1))'
  outside(`cp "$1" "$1.good" && dd if=/dev/urandom of="$1" ${pages} conv=notrunc`, file)
}

/** Of a database's file and its log, where it has one. */
export function hashes(file: string): string {
  return outside(existsSync(`${file}-wal`) ? 'sha256sum "$1" "$1-wal"' : 'sha256sum "$1"', file)
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it, the test says.
  readonly body: any
}

/** What an address answers, as JSON where it is. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { Connection: 'close', ...(init.headers as Record<string, string> | undefined) }
  const response = await fetch(url, { redirect: 'manual', ...init, headers })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** What each surface says of its health: `ready`, or why not. */
export async function healthOf({ urls }: RunningTriptych): Promise<Record<string, unknown>> {
  const health: Record<string, unknown> = {}
  for (const [name, url] of Object.entries(urls)) {
    if (url === '') continue
    const { status, body } = await ask(`${url}/health`)
    health[name] = status === 200 ? body.status : [status, body.code, body.reason]
  }
  return health
}

/** Signs the administrator in by the code in the log. Their browser, and a token of theirs as headers. */
export async function signIn(server: RunningTriptych, email: string) {
  const browser = new CookieBrowser(originOf(server.urls.auth))
  await browser.post('/api/v1/auth/otp', { email })
  const line = `sign-in code for ${email}: `
  await server.waitFor(line)
  const code = server.stderr().split(line)[1]?.slice(0, 6) ?? ''
  await browser.post('/api/v1/auth/otp/verify', { email, code })
  const minted = await browser.post('/api/v1/me/tokens', { name: 'a token' })
  const { token } = (await minted.json()) as { token: string }
  return { browser, token: { Authorization: `Bearer ${token}` } }
}

/** Browsers know the auth surface as `localhost`. */
export function originOf(url: string): string {
  return url.replace('127.0.0.1', 'localhost')
}
