import { describe, expect, it } from 'vitest'
import { openConsolePage } from '../../src/pages/open-console-page.ts'
import { hostile } from './states.ts'

const view = { title: 'Bridge', about: 'It runs plugins.', operators: 'Everybody', setting: 'AUTH=session' }

describe('openConsolePage', () => {
  it('says where one is, to whom it is open, what closes it, and where the API is described', () => {
    const { html } = openConsolePage(view)
    expect(html).toContain('<title>Bridge · Triptych</title>')
    expect(html).toContain('It runs plugins. <a href="/docs">')
    expect(html).toContain('<dt>Operated by</dt><dd>Everybody</dd>')
    expect(html).toContain('<code>AUTH=session</code>')
  })

  it('has nothing to sign out of', () => {
    const { html, policy } = openConsolePage(view)
    expect(html).not.toContain('<form')
    expect(policy).not.toContain('http')
  })

  it('lets no text become markup', () => {
    const { html } = openConsolePage({ title: hostile, about: hostile, operators: hostile, setting: hostile })
    expect(html).not.toMatch(/<script|<b title/)
  })
})
