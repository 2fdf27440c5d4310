import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBridgeClient } from '../../../generated/bridge/client.ts'
import { openShell } from '../../../generated/bridge/stream-client.ts'
import { findLamp, switchLamp } from '../../support/bridge-lamp.ts'
import { type Desk, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'] })
})

afterAll(async () => {
  await desk?.close()
})

/** What a terminal tells screen readers that it shows. */
const shown = (page: Page) => page.locator('.xterm-accessibility-tree')
/** A shell of another client, once there is room: one that was left takes a moment to end. */
const shell = () =>
  vi.waitFor(async () => {
    const opened = openShell(desk.urls.bridge)
    await opened.opened
    return opened
  })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const focused = (page: Page) => page.evaluate('document.activeElement.ariaLabel')

it('types into a shell, leaves it by keyboard, and starts another when it ended', async () => {
  const { page, close } = await desk.open()
  await page.goto(`${desk.urls.bridge}/console/shell`)
  await status(page).getByText('Open', { exact: true }).waitFor()
  await page.getByText('as the user that runs the bridge').waitFor()
  const input = page.getByRole('textbox', { name: 'Shell' })
  await expect.poll(() => focused(page)).toBe('Shell')
  await page.keyboard.type('echo $((6 * 7))-answers\n')
  await shown(page).getByText('42-answers', { exact: true }).waitFor()
  await expectReadable(page)

  // The program is told of the size that is to be seen.
  await page.setViewportSize({ width: 700, height: 700 })
  await expect.poll(() => page.evaluate('document.querySelector(".xterm-screen").clientWidth')).toBeLessThan(690)
  await vi.waitFor(async () => {
    await page.keyboard.type('clear; echo width $(stty size)\n')
    // At most 89 columns.
    await shown(page)
      .getByText(/^width \d+ [1-8]\d$/)
      .waitFor({ timeout: 2_000 })
  })

  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('after-shell')
  await input.focus()
  await page.keyboard.type('exit\n')
  await page.getByText('The shell ended').waitFor()
  await page.getByRole('button', { name: 'New shell' }).click()
  await status(page).getByText('Open', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Shell')
  await page.keyboard.type('echo $((7 * 8))-more\n')
  await shown(page).getByText('56-more', { exact: true }).waitFor()
  await close()
})

it('says that there are as many shells as there may be, and opens one when there is room', async () => {
  const others = []
  while (others.length < 5) others.push(await shell())
  const { page, faults, close } = await desk.open()
  await page.goto(`${desk.urls.bridge}/console/shell`)
  await page.getByText('up to 5 shells at a time').waitFor()
  await expectReadable(page)
  for (const one of others) one.close()
  // A shell takes a moment to end, and has its place until then.
  await vi.waitFor(async () => {
    await page.getByRole('button', { name: 'New shell' }).click()
    await status(page).getByText('Open', { exact: true }).waitFor({ timeout: 2_000 })
  })
  expect(faults.splice(0).every((fault) => fault.includes('429'))).toBe(true)
  await close()
})

it('opens a new shell when the bridge is back from a restart', async () => {
  const { page, faults, close } = await desk.open()
  await page.goto(`${desk.urls.bridge}/console/shell`)
  await status(page).getByText('Open', { exact: true }).waitFor()
  await page.keyboard.type('seq 101 109; echo $((8 * 9))-before\n')
  await shown(page).getByText('72-before', { exact: true }).waitFor()
  // The bridge may be back before the second look.
  await page.evaluate(`
    globalThis.broke = false
    new MutationObserver(() => {
      if (document.body.textContent.includes('Connection lost')) globalThis.broke = true
    }).observe(document.body, { childList: true, subtree: true })
  `)
  await createBridgeClient({ baseUrl: desk.urls.bridge }).POST('/api/daemon/restart')
  await expect.poll(() => page.evaluate('broke')).toBe(true)
  await status(page).getByText('Open', { exact: true }).waitFor()
  // The old daemon may still have answered while it hung up: then this shell ends too, and another one opens.
  await vi.waitFor(async () => {
    await page.keyboard.type('echo $((9 * 9))-after\n')
    await shown(page).getByText('81-after', { exact: true }).first().waitFor({ timeout: 2_000 })
  })
  // What was written before the restart stays.
  for (const line of ['101', '102', '103', '104', '105', '106', '107', '108', '109', '72-before']) {
    await shown(page).getByText(line, { exact: true }).waitFor()
  }
  faults.splice(0)
  await close()
})

it('shows the log as a terminal does, and takes no key from the page', async () => {
  await vi.waitFor(() => findLamp(desk.urls.bridge))
  const { page, close } = await desk.open()
  await page.goto(`${desk.urls.bridge}/console/terminal`)
  await status(page).getByText('Live').waitFor()
  await shown(page).getByText('New log entries').waitFor()
  await switchLamp(desk.urls.bridge)
  await shown(page).getByText('On set to true over REST').waitFor()
  await expectReadable(page)
  await page.getByRole('textbox', { name: 'Log terminal' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Clear')
  await close()
})
