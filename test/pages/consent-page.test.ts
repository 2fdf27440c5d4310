import { describe, expect, it } from 'vitest'
import { connectorErrorPage } from '../../src/pages/connector-error-page.ts'
import { type ConsentView, consentPage, noConsentPage } from '../../src/pages/consent-page.ts'

const view: ConsentView = {
  action: '/oauth/consent/abc',
  proof: 'proof',
  clientName: 'Notes',
  place: { kind: 'web', host: 'notes.example' },
  scopes: ['workspace:read'],
  email: 'ada@example.com',
  redirectSource: 'https://notes.example',
}

describe('the consent page', () => {
  it('says who asks, for what, in whose name and where it goes on, and posts to its own address', () => {
    const { html, policy } = consentPage(view)
    for (const text of ['Notes', 'notes.example', 'ada@example.com', '<b>Read</b>', 'nobody has checked it']) {
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
    const nameless = consentPage({ ...view, clientName: null, place: local }).html
    expect(nameless).toContain('Let <bdi>127.0.0.1:5</bdi> in?')
    expect(nameless).toContain('a program on this computer')
    expect(nameless).not.toContain('nobody has checked')
    expect(consentPage({ ...view, place: { kind: 'scheme', host: 'notes:' } }).html).toContain('the program that opens')
  })

  it('lets nothing of the application’s become markup', () => {
    const name = '"><script>alert(1)</script>'
    const { html } = consentPage({ ...view, clientName: name, place: { kind: 'web', host: name } })
    expect(html).not.toContain('<script')
    expect(connectorErrorPage({ error: name, error_description: name }).html).not.toContain('<script')
  })

  it('has a word for when there is nothing to decide, and for a request that cannot be answered', () => {
    expect(noConsentPage().html).toContain('Nothing to decide')
    const { html, policy } = connectorErrorPage({ error: 'invalid_client' })
    expect(html).toContain('invalid_client')
    expect(policy).toContain("form-action 'self'")
  })
})
