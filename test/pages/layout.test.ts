import { describe, expect, it } from 'vitest'
import { html } from '../../src/pages/html.ts'
import { layout } from '../../src/pages/layout.ts'
import { passkeyScript } from '../../src/pages/login-page.ts'
import { hashSource } from '../../src/pages/policy.ts'
import { hostile, states } from './states.ts'

describe('layout', () => {
  it('writes a whole document, its title escaped', () => {
    const page = layout({
      title: hostile,
      look: 'console',
      body: html`<main></main>`,
      formOrigins: ['https://b.example'],
    })
    expect(page.html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(page.html).toMatch(/<title>[^<]+ · Triptych<\/title>/)
    expect(page.html).toContain('<body class="console">\n<main></main>')
    expect(page.html).not.toContain('<script')
    expect(page.policy).toMatch(/form-action 'self' https:\/\/b\.example$/)
  })
})

describe.each(Object.entries(states))('%s', (_, page) => {
  it('has the one style that its policy allows', () => {
    const styles = [...page.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    expect(styles).toHaveLength(1)
    expect(page.policy).toContain(`style-src ${hashSource(styles[0]?.[1] ?? '')};`)
    expect(page.html).not.toMatch(/\sstyle=/)
  })

  it('runs nothing but the script that its policy allows, and makes no request to another origin', () => {
    const scripts = [...page.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(scripts.every((script) => script === passkeyScript)).toBe(true)
    const allowed = scripts.map((script) => `script-src ${hashSource(script)}`)
    expect(page.policy.match(/script-src [^;]+/g) ?? []).toEqual(allowed)
    expect(page.html.replace(`<script>${passkeyScript}</script>`, '')).not.toMatch(/<script|\son\w+=|javascript:/i)
    const addresses = [...page.html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !/^(\/(?!\/)|data:image\/svg)/.test(address ?? ''))).toEqual([])
  })

  it('says what it is, in one heading and a title', () => {
    expect(page.html.match(/<h1>[^<]+(?:<bdi>[^<]+<\/bdi>[^<]+)?<\/h1>/g)).toHaveLength(1)
    expect(page.html.match(/<main/g)).toHaveLength(1)
    expect(page.html).toMatch(/<title>[^<]+ · Triptych<\/title>/)
  })
})
