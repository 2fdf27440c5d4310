import { describe, expect, it } from 'vitest'
import { redirectKind, redirectPlace, redirectSource } from '../../../src/auth/oauth/redirect-uri.ts'

describe('redirectKind', () => {
  it.each([
    ['https://notes.example/callback', 'web'],
    ['https://notes.example:8443/callback?tenant=1', 'web'],
    ['https://93.184.215.14/', 'web'],
    ['https://[2606:4700::1111]/', 'web'],
    ['http://127.0.0.1/', 'loopback'],
    ['http://127.0.0.1:33418/callback', 'loopback'],
    ['http://localhost:1/', 'loopback'],
    ['http://[::1]:8080/', 'loopback'],
    ['cursor://anysphere.cursor-retrieval/oauth/callback', 'scheme'],
    ['com.example.notes:/callback', 'scheme'],
    ['vscode://publisher.extension', 'scheme'],
  ])('%s is %s', (uri, kind) => {
    expect(redirectKind(uri)).toBe(kind)
  })

  it.each([
    ...['', '/callback', 'callback', '//notes.example/', 'https://', 'http://notes.example/', 'http://10.0.0.1/'],
    ...['http://127.0.0.2/', 'http://127.0.0.1.evil.example/', 'http://localhost.evil.example/', 'http://0.0.0.0/'],
    ...[
      'https://localhost/',
      'https://a.localhost/',
      'https://127.0.0.1/',
      'https://10.0.0.1/',
      'https://192.168.1.1/',
    ],
    ...['https://0x7f000001/', 'https://169.254.169.254/', 'https://[::1]/', 'https://[fd00::1]/'],
    ...['https://user@notes.example/', 'https://user:secret@notes.example/', 'https://notes.example/#', 'a://b#c'],
    ...[
      'https://notes.example/\\evil',
      'https://notes.example/ x',
      'https://notes.example/\n',
      'https://nötes.example/',
    ],
    ...['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'blob:https://a/b'],
    ...['view-source:https://notes.example/', 'about:blank', 'vbscript:x', 'ws://notes.example/', 'mailto:a@b.example'],
    // A final dot names the same host.
    ...['https://localhost./cb', 'https://a.localhost./', 'https://localhost.localdomain/', 'https://127.0.0.1./'],
    // What the operating system acts on.
    ...['ms-msdt:/id', 'search-ms:query=x', 'search:x', 'ms-officecmd:x', 'MS-WORD:ofe|u|x', 'shell:startup'],
    ...['hcp://x', 'x-apple.systempreferences:x', 'itms-services://?x', 'applescript://x', 'smb://host/x', 'callto:x'],
  ])('redirects to the inside, or to what a browser or an operating system runs: %s is none', (uri) => {
    expect(redirectKind(uri)).toBeNull()
  })
})

describe('where a redirect leads', () => {
  it.each([
    ['https://notes.example:8443/a?b', 'https://notes.example:8443', { kind: 'web', host: 'notes.example:8443' }],
    ['http://127.0.0.1:5/a', 'http://127.0.0.1:5', { kind: 'loopback', host: '127.0.0.1:5' }],
    ['http://[::1]:5/a', 'http:', { kind: 'loopback', host: '[::1]:5' }],
    ['notes://a/b', 'notes:', { kind: 'scheme', host: 'notes:' }],
  ])('%s is %s to a policy', (uri, source, place) => {
    expect(redirectSource(uri)).toBe(source)
    expect(redirectPlace(uri)).toEqual(place)
  })
})
