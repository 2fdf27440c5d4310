import { describe, expect, it } from 'vitest'
import { Html, type HtmlValue, html } from '../../src/pages/html.ts'
import { hostile } from './states.ts'

describe('html', () => {
  it('escapes a text, between tags and in quoted attributes', () => {
    const { markup } = html`<p title="${hostile}">${hostile}</p>`
    expect(markup.match(/[<>]/g)).toHaveLength(4)
    expect(markup.match(/["']/g)).toHaveLength(2)
    expect(html`${`&<>"'`}`.markup).toBe('&#38;&#60;&#62;&#34;&#39;')
  })

  it('escapes once: markup within markup stays as it is', () => {
    expect(html`<b>${html`<i>${'&'}</i>`}</b>`.markup).toBe('<b><i>&#38;</i></b>')
  })

  it('takes lists item by item, numbers, and nothing for null and false', () => {
    const items: HtmlValue = ['<', html`<br>`, 7, null, false, ['>']]
    expect(html`[${items}]`.markup).toBe('[&#60;<br>7&#62;]')
    expect(html`[${0}${''}]`.markup).toBe('[0]')
  })

  it('does not take a text that looks like markup for it', () => {
    expect(html`${JSON.stringify({ markup: '<b>' })}`.markup).not.toContain('<')
    expect(html`${Html.trusted('<b>')}`.markup).toBe('<b>')
  })
})
