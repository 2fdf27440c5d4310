import { describe, expect, it } from 'vitest'
import { consolePagePolicy, formPagePolicy, hashSource } from '../../src/pages/policy.ts'

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
  it('allows one style and pictures within the page, and leads nowhere else', () => {
    expect(formPagePolicy('a{}', [])).toBe(
      "default-src 'none'; " +
        `style-src ${hashSource('a{}')}; ` +
        "img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    )
  })

  it('allows the one script that a page has, which may ask this origin', () => {
    const policy = formPagePolicy('', [], 'go()')
    expect([sources(policy, 'script-src'), sources(policy, 'connect-src')]).toEqual([hashSource('go()'), "'self'"])
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

describe('consolePagePolicy', () => {
  const page = { hosts: ['localhost:8583'], formOrigins: [], streams: false }

  it('runs the scripts of the build and no others, evaluates nothing, and is framed by no page', () => {
    const policy = consolePagePolicy(page)
    expect(sources(policy, 'default-src')).toBe("'none'")
    expect(sources(policy, 'script-src')).toBe('localhost:8583/assets/')
    expect(sources(policy, 'frame-ancestors')).toBe("'none'")
    expect(sources(policy, 'object-src')).toBe("'none'")
    expect(sources(policy, 'base-uri')).toBe("'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1)
    expect(sources(policy, 'style-src')).toContain("'unsafe-inline'")
  })

  it('names each name of the origin once', () => {
    const policy = consolePagePolicy({ ...page, hosts: ['cms.example', '127.0.0.1:8583', 'cms.example'] })
    expect(sources(policy, 'script-src')).toBe('cms.example/assets/ 127.0.0.1:8583/assets/')
  })

  it.each([
    '[::1]:8583',
    'localhost.:8583',
    "a;script-src 'unsafe-inline'",
    'a b',
    '',
  ])('takes all of this origin where it is called %j, which no source can spell', (host) => {
    const policy = consolePagePolicy({ ...page, hosts: [host], streams: true })
    expect(sources(policy, 'script-src')).toBe("'self'")
    expect(sources(policy, 'connect-src')).toBe("'self'")
  })

  it('opens sockets to its own origin, where there are any', () => {
    expect(sources(consolePagePolicy(page), 'connect-src')).toBe("'self'")
    expect(sources(consolePagePolicy({ ...page, streams: true }), 'connect-src')).toBe(
      "'self' ws://localhost:8583 wss://localhost:8583",
    )
  })

  it('lets forms lead on to the origins that it is told, and to nothing that is not an origin', () => {
    const policy = consolePagePolicy({ ...page, formOrigins: ['https://auth.example'] })
    expect(sources(policy, 'form-action')).toBe("'self' https://auth.example")
    expect(() => consolePagePolicy({ ...page, formOrigins: ['https://a.example; x'] })).toThrow(TypeError)
  })
})
