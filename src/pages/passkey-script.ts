/**
 * Offers passkeys among the suggestions of the email field (conditional mediation, WebAuthn 3, 5.1.4), where the browser
 * can. Without it, or without a passkey, the form is what it is without scripts. The challenge lasts for ten minutes, so
 * another one is asked for before it is over.
 */
export const passkeyScript = `(async () => {
  const has = globalThis.PublicKeyCredential
  if (!has?.parseRequestOptionsFromJSON || !(await has.isConditionalMediationAvailable?.())) return
  const send = (path, body) => fetch('/api/v1/auth/passkey/' + path, {
    method: 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const next = document.querySelector('input[name=next]')?.value ?? '/'
  let waiting
  addEventListener('submit', () => waiting?.abort())
  for (;;) {
    const asked = await send('options')
    if (!asked.ok) return
    const publicKey = has.parseRequestOptionsFromJSON(await asked.json())
    waiting = new AbortController()
    const { signal } = waiting
    let late = false
    const timer = setTimeout(() => { late = true; waiting.abort() }, 540000)
    let credential
    try {
      credential = await navigator.credentials.get({ publicKey, signal, mediation: 'conditional' })
    } catch {
      if (late) continue
      return
    } finally {
      clearTimeout(timer)
    }
    if (credential === null) return
    const answer = await send('verify', credential.toJSON())
    if (answer.ok) return location.assign(next)
    const { code } = await answer.json()
    const query = new URLSearchParams({ error: code, code: '1' })
    if (next !== '/') query.set('next', next)
    return location.assign('/login?' + query)
  }
})().catch(() => undefined)
`
