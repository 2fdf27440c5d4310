import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entry, fixtures, startHost } from './fixture-host.ts'

it('what cannot be run is kept, with the reason; all else runs', async () => {
  const running = await startHost((dataDir) => [
    entry('healthy', { plugin: join(dataDir, 'plugins/native/healthy/index.ts') }),
    { platform: 'Nowhere', plugin: 'plugins/native/nowhere/index.ts' },
    { platform: 'Outside', plugin: join(fixtures, 'strict/index.ts') },
    { platform: 'Climbing', plugin: 'plugins/native/../../../../etc/passwd' },
    { platform: 'Folder', plugin: 'plugins/native/hangs' },
    { platform: 'Named', plugin: 'plugins/native/ends/index.ts' },
    { platform: 'Nameless' } as never,
    entry('no-plugin'),
  ])
  try {
    const { host, logs } = running
    expect(host.list().map(({ id, status, statusReason }) => [id, status, statusReason])).toEqual([
      ['fixture-healthy', 'running', undefined],
      ['Nowhere', 'failed', 'there is no file plugins/native/nowhere/index.ts'],
      ['Outside', 'failed', `${join(fixtures, 'strict/index.ts')} is not in a plugin directory`],
      ['Climbing', 'failed', expect.stringMatching(/there is no file|is not in a plugin directory/)],
      ['Folder', 'failed', 'plugins/native/hangs is not a file'],
      ['fixture-ends', 'failed', 'it registers the platform Ends, not Named'],
      ['Nameless', 'failed', 'its entry of the config names no plugin'],
      ['fixture-no-plugin', 'failed', expect.stringContaining('its default export is not a plugin')],
    ])
    expect(host.get('Outside')?.manifest).toEqual({ name: 'Outside', version: '', description: '', author: '' })
    expect(logs.filter(({ level }) => level === 'error').length).toBeGreaterThanOrEqual(7)
  } finally {
    await running.stop()
  }
})

it('symbolic links do not lead out, and packages of others are not run', async () => {
  const running = await startHost([])
  const { host, dataDir } = running
  try {
    const native = join(dataDir, 'plugins/native')
    await symlink(join(fixtures, 'strict'), join(native, 'linked'))
    await mkdir(join(native, 'escape'))
    await symlink(join(fixtures, 'healthy/index.ts'), join(native, 'escape/index.ts'))
    await writeFile(join(native, 'escape/package.json'), '{"name":"escape"}')
    await cp(join(fixtures, 'healthy'), join(dataDir, 'plugins/node_modules/homebridge-x'), { recursive: true })
    await cp(join(fixtures, 'healthy'), join(native, 'twin'), { recursive: true })
    await host.start({
      platforms: [
        { platform: 'Linked', plugin: 'plugins/native/linked/index.ts' },
        { platform: 'Escape', plugin: 'plugins/native/escape/index.ts' },
        { platform: 'X', plugin: 'plugins/node_modules/homebridge-x/index.ts' },
        { platform: 'Healthy', plugin: 'plugins/native/twin/index.ts' },
      ],
    })
    await host.waitUntilSettled()
    expect(host.list().map(({ id, statusReason }) => [id, statusReason])).toEqual([
      ['Linked', 'plugins/native/linked/index.ts is not in a plugin directory'],
      ['Escape', 'plugins/native/escape/index.ts is not in a plugin directory'],
      ['fixture-healthy', 'fixture-healthy is not a Homebridge plugin: its name does not begin with homebridge-'],
      ['Healthy', 'its package.json has the name of another plugin, fixture-healthy'],
    ])
  } finally {
    await running.stop()
  }
})

it('a restart looks again', async () => {
  const running = await startHost([entry('strict', { host: 'h' })])
  const { host, dataDir } = running
  const id = 'fixture-strict'
  try {
    await rename(join(dataDir, 'plugins/native/strict'), join(dataDir, 'away'))
    await host.restart(id)
    expect(host.get(id)?.status).toBe('failed')
    await rename(join(dataDir, 'away'), join(dataDir, 'plugins/native/strict'))
    await writeFile(
      join(dataDir, 'plugins/native/strict/package.json'),
      `{"name":"${id}","version":"2.0.0","type":"module"}`,
    )
    await host.restart(id)
    expect(host.get(id)).toMatchObject({ status: 'running', manifest: { version: '2.0.0' } })
  } finally {
    await running.stop()
  }
})

it('a restart takes the entries of the config that it is given, and those of no other plugin', async () => {
  const before = [entry('strict', { host: 'h' }), entry('healthy')]
  const running = await startHost(before)
  const { host, storage } = running
  const id = 'fixture-strict'
  try {
    await host.restart(id, { platforms: [entry('strict', { host: 'other' })] })
    expect(storage.get(id)?.get('config')).toMatchObject({ host: 'other' })
    expect(host.get(id)).toMatchObject({ status: 'running', config: { host: 'other' } })
    expect(host.get('fixture-healthy')).toMatchObject({ status: 'running' })
    // Gone from the config, it runs on as it was until the daemon restarts.
    await host.restart(id, { platforms: [] })
    expect(host.get(id)).toMatchObject({ status: 'running', config: { host: 'other' } })
  } finally {
    await running.stop()
  }
})

it('a plugin that was not there is started when it is found; the others go on', async () => {
  const copy = entry('healthy', { platform: 'Healthy', plugin: 'plugins/native/later/index.ts' })
  const running = await startHost([entry('strict', { host: 'h' }), copy])
  const { host, dataDir } = running
  const ids = () => host.list().map(({ id, status }) => `${id} ${status}`)
  try {
    await host.refresh()
    expect(ids()).toEqual(['fixture-strict running', 'Healthy failed'])
    await rename(join(dataDir, 'plugins/native/strict'), join(dataDir, 'away'))
    await rename(join(dataDir, 'plugins/native/healthy'), join(dataDir, 'plugins/native/later'))
    await host.refresh()
    await host.waitUntilSettled()
    expect(ids()).toEqual(['fixture-healthy running', 'fixture-strict running'])
    expect(host.stats('fixture-strict').restarts).toBe(0)
  } finally {
    await running.stop()
  }
})

it('what was disabled while it could not be found stays so when it is there', async () => {
  const platform = 'fixture-healthy'
  const running = await startHost([{ ...entry('healthy'), platform, plugin: 'plugins/native/later/index.ts' }])
  const { host, dataDir } = running
  try {
    expect(host.get(platform)).toMatchObject({ status: 'failed' })
    await host.setDisabled(platform, true)
    await rename(join(dataDir, 'plugins/native/healthy'), join(dataDir, 'plugins/native/later'))
    await host.refresh()
    expect(host.get(platform)).toMatchObject({ status: 'disabled' })
  } finally {
    await running.stop()
  }
})

it('a config that its schema refuses fails at once; one that it takes gets its defaults', async () => {
  const running = await startHost([entry('strict', { port: 0, colour: 'red' })])
  const { host, statuses, storage } = running
  const id = 'fixture-strict'
  try {
    expect(host.get(id)).toMatchObject({ status: 'failed' })
    expect(host.get(id)?.statusReason).toBe(
      "its config is not valid: / must have required property 'host'; / must NOT have additional properties: colour; /port must be >= 1",
    )
    expect(statuses.filter((status) => status === `${id} starting`)).toHaveLength(1)
    await host.start({ platforms: [entry('strict', { host: 'h' })] })
    await host.waitUntilSettled()
    expect(storage.get(id)?.get('config')).toEqual({ ...entry('strict', { host: 'h' }), port: 1883 })
  } finally {
    await running.stop()
  }
})

it('a pattern that does not end costs 2 s of a thread', async () => {
  const pattern = `${'a'.repeat(40)}!`
  const running = await startHost([entry('strict', { host: 'h', pattern })], { timing: { configLimit: 300 } })
  try {
    const reason = running.host.get('fixture-strict')?.statusReason
    expect(reason).toBe('its config is not valid: checking it did not end within 300 ms of CPU time')
  } finally {
    await running.stop()
  }
})
