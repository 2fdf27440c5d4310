import { expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { describeStart } from '../../src/server/run.ts'

it('a terminal gets what to open, what to do first, and where the data are', () => {
  const config = loadConfig({ SVC_DATA_DIR: '/srv/triptych', SVC_CONTENT_URL: 'https://content.example.org' })
  const text = describeStart(
    [
      { name: 'auth', url: 'http://127.0.0.1:8581', signIn: 'to sign in: open http://localhost:8581/login' },
      { name: 'content', url: 'http://127.0.0.1:8583' },
    ],
    config,
  )
  expect(text).toBe(`
Open in a browser
  http://localhost:8581        auth: sign-in and members
  https://content.example.org  content: pages and media
First
  to sign in: open http://localhost:8581/login
Data
  /srv/triptych
More
  triptych doctor  looks for faults
  triptych --help  lists the commands
  Ctrl-C           ends it

`)
})

it('names the one address that a server listens on, where localhost does not lead to it', () => {
  const config = loadConfig({ SVC_HOST: '192.168.1.5' })
  const text = describeStart([{ name: 'content', url: 'http://192.168.1.5:8583' }], config)
  expect(text).toContain('\n  http://192.168.1.5:8583  content: pages and media\n')
})
