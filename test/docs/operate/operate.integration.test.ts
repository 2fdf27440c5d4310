import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openPty, typeInto } from '../../../src/bridge/shell/pty.ts'
import { ask, healthOf, outside, overwrite } from '../../compose/degraded/damage.ts'
import { debianProgram } from '../../support/debian.ts'
import { freePort } from '../../support/loopback.ts'
import { startNginx } from '../../support/nginx.ts'
import { asAdmin } from '../../support/postgres.ts'
import { bareEnvironment } from '../../support/process.ts'
import { blockOf, Ledger } from './commands.ts'
import { Machine } from './machine.ts'

/** What cannot be run beside other tests, and where it is. */
const elsewhere = {
  'index.md': ['make setup', 'make setup'],
  // Only systemd runs these, and no test starts one; test/service/ has what they are made of.
  'one-machine.md': [
    'triptych service run auth members',
    'triptych service run doctor auth content',
    'triptych service run backup /var/lib/triptych/before.tar.gz',
    'make setup',
    'triptych service status',
    'triptych service uninstall',
    'triptych service run',
    'make setup',
    'triptych service install',
  ],
}

const ledger = new Ledger()

const inOrder = { code: 0, signal: null }

// Each starts servers one after the other.
describe('every command of the pages about operating', { timeout: 600_000 }, () => {
  it('index.md, settings.md: serves all surfaces, or those that are named', async () => {
    const machine = await Machine.make()
    const all = await machine.serve(ledger.take('index.md', 'triptych serve'))
    expect(await healthOf(all)).toEqual({ auth: 'ready', bridge: 'ready', content: 'ready' })
    const listed = blockOf('one-machine.md', '').matchAll(/[\w.-]+\.(?:sqlite|key|json)(?:-\w+)?|^[a-z]+(?=\/)/gm)
    const there = await readdir(all.dataDir)
    expect(there).toEqual(expect.arrayContaining([...listed].map(([name]) => name)))
    expect(await all.stop()).toEqual(inOrder)
    const one = await machine.serve(ledger.take('index.md', 'triptych serve content'))
    expect(one.stdout()).toBe(`listening content ${one.urls.content}\nready\n`)
    expect(await one.stop()).toEqual(inOrder)
    expect(await machine.run(ledger.take('settings.md', 'triptych serve --help'))).toContain('SVC_DATA_DIR')
  })
  it('one-machine.md: the unit serves, and nginx passes on what was sent', async () => {
    const machine = await Machine.make()
    const smtp = join(machine.folder, 'smtp-url')
    await writeFile(smtp, 'smtp://127.0.0.1:1\n')
    machine.names.set('/etc/triptych/smtp-url', smtp)
    expect(await machine.run(ledger.take('one-machine.md', 'triptych doctor'))).toContain('ok       Node')
    expect(await machine.run(ledger.take('one-machine.md', 'triptych upgrade'))).toContain('ok       contract of auth')
    const unit = await machine.run(`${ledger.take('one-machine.md', 'triptych service install auth')} --print`)
    const bridge = await machine.run(`${ledger.take('one-machine.md', 'triptych service install --name')} --print`)
    expect(bridge).toContain('User=triptych-bridge\n')
    const settings = [...unit.matchAll(/^Environment="(\w+)=(.*)"$/gm)].map(([, name, value = '']) => [
      name,
      value.startsWith('%d/') ? smtp : value.replace('/var/cache', machine.folder),
    ])
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
    const { SVC_DATA_DIR = '' } = machine.env
    const env = { ...Object.fromEntries(settings), SVC_DATA_DIR, SVC_LOG_LEVEL: 'debug' }
    const server = await machine.serve(command, env)
    const { port: own } = new URL(server.urls.content)
    const port = await freePort()
    const block = blockOf('one-machine.md', 'nginx')
    expect(block).toContain(':8583;')
    const proxied = block.replace(':8583;', `:${own};`).replace('server {', `server {\n  listen 127.0.0.1:${port};`)
    await startNginx(machine.folder, proxied)
    const host = 'content.example.org'
    expect(await statusOf(port, '/health', host)).toBe(200)
    expect(await statusOf(port, '/health', `other.${host}`)).toBe(421)
    expect(await statusOf(port, '/api/v1/docs/production/a%2Fb', host)).toBe(404)
    await server.waitFor('"url":"/api/v1/docs/production/a%2Fb"')
    expect(await server.stop()).toEqual(inOrder)
  })

  it('several-machines.md: serves from PostgreSQL, as a user who has a database and nothing else', async () => {
    const machine = await Machine.make()
    const { user, url } = await machine.postgres()
    await asAdmin(machine.here(ledger.take('several-machines.md', 'alter role triptych')))
    const role = await asAdmin(`select rolconfig from pg_roles where rolname = '${user}'`)
    expect(role.rows).toEqual([{ rolconfig: ['statement_timeout=60s'] }])
    const first = await machine.serve('bin/triptych serve auth content')
    expect(await first.stop()).toEqual(inOrder)
    await machine.run(`${ledger.take('several-machines.md', 'triptych move')} --to ${url}`)
    const server = await machine.serve(ledger.take('several-machines.md', 'triptych serve'))
    expect(await healthOf(server)).toEqual({ auth: 'ready', bridge: 'ready', content: 'ready' })
    expect(await server.stop()).toEqual(inOrder)
    const bridge = await machine.serve(ledger.take('several-machines.md', 'triptych serve bridge'))
    expect(await healthOf(bridge)).toEqual({ bridge: 'ready' })
    expect(await bridge.stop()).toEqual(inOrder)
  })

  it('backups.md: backs up, by hand and by itself, restores, ends credentials, moves there and back', async () => {
    const machine = await Machine.make()
    const { env } = machine
    const passphrase = 'correct horse battery'
    let server = await machine.serve('bin/triptych serve')
    const backup = ledger.take('backups.md', 'triptych backup')
    expect(await machine.run(backup)).toContain('It holds auth, bridge, content')
    expect(await machine.run(ledger.take('backups.md', 'triptych auth end-all --member'))).toContain('ann@example.com')
    expect(await machine.run(ledger.take('backups.md', 'triptych auth end-all'))).not.toBe('')
    expect(await server.stop()).toEqual(inOrder)
    expect(await machine.run(ledger.take('backups.md', 'triptych restore'))).toContain('Restored auth, bridge, content')
    expect(await machine.run(ledger.take('backups.md', 'triptych auth members'))).toContain('ann@example.com')
    const install = ledger.take('backups.md', 'triptych bridge plugins install')
    expect(await machine.run(install)).toBe('The archive lists no plugins.\n')

    server = await machine.serve(ledger.take('backups.md', 'triptych serve'), { SVC_BACKUP_PASSPHRASE: passphrase })
    await server.waitFor('a backup was written')
    expect(await server.stop()).toEqual(inOrder)
    const folder = join(machine.folder, 'backup')
    const encrypted = (await readdir(folder)).filter((name) => name.endsWith('.age'))
    expect(encrypted).toHaveLength(1)
    const open = join(machine.folder, 'open.tar.gz')
    await decrypt(ledger.take('backups.md', 'age -d'), join(folder, encrypted[0] ?? ''), open, passphrase)
    expect(outside('tar -tzf "$1"', open)).toContain('manifest.json')

    await machine.postgres()
    expect(await machine.run(ledger.take('backups.md', 'triptych move --to postgres'))).toContain('to PostgreSQL at')
    expect(await machine.run(ledger.take('backups.md', 'triptych move --to sqlite'))).toContain('to SQLite in')
    expect(await machine.run('bin/triptych auth members')).toContain('ann@example.com')
    expect(env.SVC_DATABASE_URL).toBeUndefined()
  })

  it('retention.md: unpublishes, deletes and erases a document, which says first what would go', async () => {
    const machine = await Machine.make()
    const site = join(machine.folder, 'site')
    await mkdir(join(site, 'pages'), { recursive: true })
    await writeFile(join(site, 'pages/secret.md'), '---\ntitle: Secret\n---\n\nText\n')
    await machine.run(`bin/triptych content import '${site}' --site mine --env production --publish`)
    await machine.run(ledger.take('retention.md', 'triptych content unpublish'))
    await machine.run(ledger.take('retention.md', 'triptych content delete /'))
    const deleted = `${ledger.take('retention.md', 'triptych content deleted')} --site mine --env production`
    expect(await machine.run(deleted)).toContain('/secret')
    const erase = ledger.take('retention.md', 'triptych content erase')
    const [would = '', nothing = ''] = blockOf('retention.md', '').split('\n')
    expect(would).toMatch(/^Would erase the page \/secret \(/)
    const said = await machine.run(erase)
    expect(said).toMatch(/^Would erase the page \/secret \(.*\), deleted .*: 1 revision/)
    expect(said).toContain(nothing)
    await machine.run(`${erase} --yes`)
    expect(await machine.run(deleted)).not.toContain('/secret')
  })

  it('observe.md: finds a refusal in the log, brings back a config, begins empty', async () => {
    const machine = await Machine.make()
    let server = await machine.serve('bin/triptych serve', { SVC_LOG_LEVEL: 'debug' })
    const refusal = await fetch(`${server.urls.content}/api/console/sites`)
    const id = refusal.headers.get('X-Request-Id') ?? ''
    await server.waitFor(id)
    const log = join(machine.folder, 'log')
    await writeFile(log, server.stderr())
    // The journal of a machine that systemd has started; what it keeps of a service is its lines.
    machine.names.set('journalctl -u triptych -o cat', `cat '${log}'`)
    machine.names.set('35ecc9ed', id.slice(0, 8))
    const found = await machine.run(ledger.take('observe.md', 'journalctl'))
    expect(JSON.parse(found)).toMatchObject({ requestId: id, status: 401, surface: 'content' })

    const renaming = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Other"}' }
    expect((await ask(`${server.urls.bridge}/api/bridge`, renaming)).status).toBe(200)
    expect(await server.stop()).toEqual(inOrder)
    const config = join(server.dataDir, 'config.json')
    await writeFile(config, '{')
    overwrite(join(server.dataDir, 'auth.sqlite'))
    server = await machine.serve('bin/triptych serve')
    const degraded = [503, 'unavailable', expect.any(String)]
    expect(await healthOf(server)).toEqual({ auth: degraded, bridge: degraded, content: 'ready' })
    await machine.run(`${ledger.take('observe.md', 'triptych bridge config restore')}`)
    await server.waitFor('"surface":"bridge","msg":"serves again"')
    expect(JSON.parse(await readFile(config, 'utf8')).bridge).toBeDefined()
    expect(await server.stop()).toEqual(inOrder)
    server = await machine.serve(ledger.take('observe.md', 'triptych serve --start-empty auth'))
    expect(await healthOf(server)).toEqual({ auth: 'ready', bridge: 'ready', content: 'ready' })
    expect(await server.stop()).toEqual(inOrder)
  })

  it('leaves none out', () => {
    expect(ledger.left).toEqual(elsewhere)
  })
})

/** What an address of this machine answers to a request under a name, with the path as it is. */
function statusOf(port: number, path: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    asked.once('error', reject).end()
  })
}

/** age reads a passphrase from a terminal alone. */
async function decrypt(command: string, archive: string, to: string, passphrase: string): Promise<void> {
  const [name = '', ...options] = command.split(' ')
  const { program, env } = debianProgram(`/usr/bin/${name}`, [name])
  const script = `${to}.sh`
  await writeFile(script, `#!/bin/sh\nexec '${program}' ${options.join(' ')} -o '${to}' '${archive}'\n`, {
    mode: 0o700,
  })
  const shell = { file: script, cwd: '/', env: { ...bareEnvironment(), ...env } }
  const terminal = openPty(shell, { cols: 80, rows: 24 })
  let said = ''
  terminal.onData((text) => {
    const isAsked = !said.includes('passphrase') && `${said}${text}`.includes('passphrase')
    said += text
    if (isAsked) void typeInto(terminal, Buffer.from(`${passphrase}\r`), () => true)
  })
  const code = await new Promise<number>((resolve) => terminal.onExit(({ exitCode }) => resolve(exitCode)))
  expect({ code, said }).toMatchObject({ code: 0 })
}
