import { describe, expect, it } from 'vitest'
import { formPagePolicy, hashSource } from '../../src/pages/policy.ts'

/** The sources of one directive. */
const sources = (policy: string, directive: string): string | undefined =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.slice(directive.length + 1)

describe('hashSource', () => {
  it('is the hash of the text in UTF-8', () => {
    // printf 'ä' | openssl dgst -sha256 -binary | base64
    expect(hashSource('ä')).toBe("'sha256-M+bXP+6CkEyNevt43hFU0ejcKg7bCBIOY99bk4XC2cw='")
  })
})

describe('formPagePolicy', () => {
  it('lets in one style and pictures within the page, and leads nowhere else', () => {
    expect(formPagePolicy('a{}', [])).toBe(
      "default-src 'none'; " +
        `style-src ${hashSource('a{}')}; ` +
        "img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    )
  })

  it('names each origin that a form may lead on to, once', () => {
    const policy = formPagePolicy('', ['https://content.example', 'http://127.0.0.1:4583', 'https://content.example'])
    expect(sources(policy, 'form-action')).toBe("'self' https://content.example http://127.0.0.1:4583")
  })

  it.each([
    '',
    'https://a.example https://b.example',
    "https://a.example; script-src 'unsafe-inline'",
    'a,b',
    "'none'",
  ])('refuses %j, which is not one origin', (origin) => {
    expect(() => formPagePolicy('', [origin])).toThrow(TypeError)
  })
})
