import { describe, expect, it } from 'vitest'
import { consolePage } from '../../src/pages/console-page.ts'
import { hostile } from './states.ts'

const view = {
  title: 'Content',
  about: 'It delivers documents.',
  name: 'Ada',
  email: 'ada@example.com',
  formOrigins: [],
}

describe('consolePage', () => {
  it('says where one is, who is signed in, and where the API is described', () => {
    const { html } = consolePage(view)
    expect(html).toContain('<title>Content · Triptych</title>')
    expect(html).toContain('<h1>Content</h1>')
    expect(html).toContain('It delivers documents. <a href="/docs">')
    expect(html).toContain('<dt>Name</dt><dd><bdi>Ada</bdi></dd>')
    expect(html).toContain('<dt>Email</dt><dd><bdi>ada@example.com</bdi></dd>')
    expect(html).not.toContain('<nav')
  })

  it('signs out, which may lead to another origin', () => {
    const { html, policy } = consolePage({ ...view, formOrigins: ['https://auth.example'] })
    expect(html).toMatch(/<form method="post" action="\/sign-out"><button [^>]+>Sign out<\/button><\/form>/)
    expect(policy).toMatch(/form-action 'self' https:\/\/auth\.example$/)
  })

  it('lets no text become markup', () => {
    const { html } = consolePage({ title: hostile, about: hostile, name: hostile, email: hostile, formOrigins: [] })
    expect(html).not.toMatch(/<script|<b title/)
    expect(html.match(/&#60;script&#62;/g)).toHaveLength(5)
  })
})
