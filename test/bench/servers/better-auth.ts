import type { RequestListener } from 'node:http'
import { betterAuthHandler } from '../peers/better-auth.ts'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

let codes: Record<string, string> = {}

/** better-auth with email-otp, behind bare node:http as its manual has it. Codes are kept, not sent. */
export default {
  async start(options: { file: string }) {
    let listener: RequestListener = () => {}
    const url = await listenOnLoopback((req, res) => listener(req, res))
    listener = betterAuthHandler(options.file, url, async ({ email, otp }) => {
      codes[email] = otp
    })
    return url
  },
  takeCodes() {
    const taken = codes
    codes = {}
    return taken
  },
} satisfies BenchServer as BenchServer
