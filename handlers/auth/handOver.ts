import type { HandOverReply, HandOverRequest } from '../../generated/auth/handlers.ts'
import { LONGEST_NEXT } from '../../src/auth/next-path.ts'
import type { AuthContext } from './context.ts'
import { loginPath, sentOn, toSignIn } from './sign-in.ts'

export async function handOver(request: HandOverRequest, context: AuthContext): Promise<HandOverReply> {
  const { surface, next = '/', code_challenge: challenge } = request.query
  const { principal } = context.call
  if (principal === null) {
    const here = pathHere(request.query)
    // What cannot be remembered over a sign-in is left out: the visitor still gets to the console.
    return toSignIn(context, here.length > LONGEST_NEXT ? pathHere({ ...request.query, next: '/' }) : here)
  }
  const url = context.consoles.urlOf(surface)
  if (url === null) return sentOn(loginPath({ error: 'handover' }))
  if (challenge === undefined) return sentOn(new URL(`/sign-in?${new URLSearchParams({ next })}`, url).href)
  const code = await context.handovers.create(principal.credentialId, surface, challenge)
  if (code === null) return toSignIn(context, pathHere(request.query))
  return sentOn(new URL(`/sign-in/callback?${new URLSearchParams({ code, next })}`, url).href)
}

function pathHere({ surface, next = '/', code_challenge: challenge }: HandOverRequest['query']): string {
  const tied = challenge === undefined ? {} : { code_challenge: challenge }
  return `/api/v1/auth/handover?${new URLSearchParams({ surface, next, ...tied })}`
}
