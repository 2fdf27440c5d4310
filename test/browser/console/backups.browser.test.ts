import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { expectReadable, startDesk } from './console-desk.ts'

async function deskWith(dir: (folder: string) => Promise<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { SVC_BRIDGE_AUTH: 'session', SVC_BACKUP_DIR: await dir(folder), SVC_BACKUP_EVERY: '12h' }
  const desk = await startDesk({ surfaces: ['auth', 'bridge'], args: ['--sample'], env })
  onTestFinished(() => desk.close())
  return desk
}

it('shows an administrator how scheduled backups went, in the consoles of auth and of the bridge', async () => {
  const desk = await deskWith(async (folder) => folder)
  const { page, close } = await desk.open()
  for (const address of [`${desk.urls.bridge}/`, `${desk.urls.auth}/settings/activity`]) {
    await expect
      .poll(async () => {
        await page.goto(address)
        const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Backups' }) })
        await card.getByText('Next backup').waitFor()
        return card.innerText()
      })
      .toMatch(/Last backup\s+(just now|\d+ .* ago), [\d.]+ kB\s+Next backup\s+in 1[12] hours/)
    await expectReadable(page)
  }
  await close()
})

it('shows that one failed, and why', async () => {
  const desk = await deskWith(async (folder) => {
    await writeFile(join(folder, 'file'), '')
    return join(folder, 'file')
  })
  const { page, close } = await desk.open()
  await page.goto(`${desk.urls.bridge}/`)
  const alert = page.getByRole('alert').filter({ hasText: 'The last backup failed' })
  await alert.getByText('EEXIST').waitFor()
  await page.getByText('None yet', { exact: true }).first().waitFor()
  await expectReadable(page)
  await close()
})
