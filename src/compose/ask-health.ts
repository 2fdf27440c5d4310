import { hasCode } from '../lib/error-text.ts'
import { isObject } from '../lib/json.ts'
import { request } from '../lib/node-http.ts'

/** `foreign`: another program, or none. `silent`: something that takes its time. */
export type Health = 'ready' | 'degraded' | 'silent' | 'foreign'

/**
 * Asks what listens on a port of this machine how it is: every surface has the same probe, whose answer only it gives.
 *
 * @param host that servers listen on (`SVC_HOST`)
 * @param patience milliseconds
 */
export function askHealth(host: string, port: number, patience: number): Promise<Health> {
  const hostname = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return new Promise((resolve) => {
    // A surface is known as localhost on every address; others it may refuse.
    const headers = { Host: `localhost:${port}`, Connection: 'close' }
    const signal = AbortSignal.timeout(patience)
    const asked = request({ hostname, port, path: '/health', headers, signal }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        if (text.length <= LONGEST) return
        resolve('foreign')
        asked.destroy()
      })
      response.once('end', () =>
        resolve(!isHealth(text) ? 'foreign' : response.statusCode === 200 ? 'ready' : 'degraded'),
      )
      response.once('error', fail)
    })
    const fail = (error: Error): void => resolve(hasCode(error, 'ABORT_ERR') ? 'silent' : 'foreign')
    asked.once('error', fail).end()
  })
}

/** Characters of an answer. */
const LONGEST = 10_000

function isHealth(text: string): boolean {
  try {
    const health: unknown = JSON.parse(text)
    return isObject(health) && 'status' in health
  } catch {
    return false
  }
}
