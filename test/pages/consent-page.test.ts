import { describe, expect, it } from 'vitest'
import { connectorErrorPage, consentPage, noConsentPage } from '../../src/pages/consent-page.ts'
import { consent } from './states.ts'

describe('the consent page', () => {
  it('says who asks, for what, in whose name and where it goes on, and posts to its own address', () => {
    const { html, policy } = consentPage(consent)
    for (const text of [
      'Notes',
      'notes.example',
      'ada@example.com',
      '<b>Read</b>',
      'It is not verified.',
      'Your account',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('<b>Change</b>')
    expect(html).toContain('<form method="post" action="/oauth/consent/abc">')
    for (const decision of ['allow', 'deny']) expect(html).toContain(`name="decision" value="${decision}"`)
    expect(policy).toContain("form-action 'self' https://notes.example")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('calls an application without a name by its place, and tells the kinds of places apart', () => {
    const local = { kind: 'loopback', host: '127.0.0.1:5' } as const
    const nameless = consentPage({ ...consent, clientName: null, place: local }).html
    expect(nameless).toContain('Authorize <bdi>127.0.0.1:5</bdi>?')
    expect(nameless).toContain('a program on this computer')
    expect(nameless).not.toContain('not verified')
    expect(consentPage({ ...consent, place: { kind: 'scheme', host: 'notes:' } }).html).toContain(
      'the program that opens',
    )
  })

  it('lets nothing of the application’s become markup', () => {
    const name = '"><script>alert(1)</script>'
    const { html } = consentPage({ ...consent, clientName: name, place: { kind: 'web', host: name } })
    expect(html).not.toContain('<script')
    expect(connectorErrorPage({ error: name, error_description: name }).html).not.toContain('<script')
  })

  it('has a word for when there is nothing to decide, and for a request that cannot be answered', () => {
    expect(noConsentPage().html).toContain('Request expired')
    const { html, policy } = connectorErrorPage({ error: 'invalid_client' })
    expect(html).toContain('invalid_client')
    expect(policy).toContain("form-action 'self'")
  })
})
