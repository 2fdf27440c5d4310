import { readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entry, startHost } from './fixture-host.ts'

const id = 'fixture-confined'

it('a native plugin reads its own folder, uses the network, and no more', async () => {
  const environment = {
    ...process.env,
    LANG: 'C.UTF-8',
    SVC_SMTP_URL: 'smtp://user:secret@example.org',
    AWS_SECRET_ACCESS_KEY: 'x',
    NODE_OPTIONS: '--max-http-header-size=9999',
  }
  const running = await startHost((dataDir) => [entry('confined', { secret: join(dataDir, 'secret') })], {
    environment,
  })
  try {
    await writeFile(join(running.dataDir, 'secret'), 'x')
    await running.host.restart(id)
    expect(running.storage.get(id)?.get('outcome')).toEqual({
      write: 'ERR_ACCESS_DENIED',
      read: 'ERR_ACCESS_DENIED',
      process: 'ERR_ACCESS_DENIED',
      thread: 'ERR_ACCESS_DENIED',
      own: true,
      network: true,
    })
    const names = running.storage.get(id)?.get('environment') as string[]
    expect(names).toEqual(expect.arrayContaining(['PATH', 'LANG']))
    expect(names.filter((name) => /^(SVC_|AWS_|NODE_(?!EXTRA_CA_CERTS)|VITEST)/.test(name))).toEqual([])
  } finally {
    await running.stop()
  }
})

it('a native plugin has V8 write no files', async () => {
  let file = ''
  const running = await startHost((dataDir) => {
    file = join(dataDir, 'traced')
    return [entry('traces', { file })]
  })
  try {
    await running.until(() => running.logs.some(({ message }) => message.includes('is started again in')))
    await expect(readFile(file)).rejects.toThrow('ENOENT')
    expect(running.logs.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('Check failed: !IsFrozen()'),
    )
  } finally {
    await running.stop()
  }
})

it.runIf(process.platform === 'linux')('a plugin’s process has none of the daemon’s sockets', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running = await startHost([entry('healthy')])
  try {
    const own = await openFiles(process.pid)
    const child = await childOf(process.pid)
    const shared = (await openFiles(child)).filter((file) => file.startsWith('socket:') && own.includes(file))
    expect(own.some((file) => file.startsWith('socket:'))).toBe(true)
    expect(shared).toEqual([])
  } finally {
    await running.stop()
    server.close()
  }
})

it.runIf(process.platform === 'linux')('a plugin’s process goes before the daemon when memory runs out', async () => {
  const running = await startHost([entry('healthy')])
  try {
    const score = async (pid: number) => Number(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8'))
    expect(await score(await childOf(process.pid))).toBe(500)
    expect(await score(process.pid)).toBeLessThan(500)
  } finally {
    await running.stop()
  }
})

async function openFiles(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`
  return Promise.all((await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')))
}

/** The process that this one started and that runs a plugin. */
async function childOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  for (const child of children) {
    if ((await readFile(`/proc/${child}/cmdline`, 'utf8')).includes('bridge/child/main')) return Number(child)
  }
  throw new Error('there is no plugin process')
}
