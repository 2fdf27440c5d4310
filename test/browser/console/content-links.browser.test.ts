import { expect, it, onTestFinished } from 'vitest'
import { done, pageOf } from '../../support/content-editor.ts'
import { expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

const text = (markdown: string) => {
  return { zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown } }] } } }
}

it('a site chooses what becomes of links that lead nowhere, and its pages say what links to what', async () => {
  const desk = await startDesk({ surfaces: ['auth', 'content'] })
  onTestFinished(() => desk.close())
  const { page, faults, close } = await desk.open()
  const editor = await editorBeside(page, desk.urls.content)
  const target = await done(editor.create(pageOf('/target', 'Target')))
  await done(editor.publish(target.value.id, target.etag))
  const source = await done(
    editor.create({ ...pageOf('/source', 'Source'), ...text('[there](/target) [notes](/media/shop/notes.txt)') }),
  )
  await done(editor.publish(source.value.id, source.etag))
  const drafted = await done(editor.create({ ...pageOf('/later', 'Later'), ...text('[there](/target)') }))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const site = `${desk.urls.content}/console/sites/${shop.site}`
  const openTarget = () => page.goto(`${site}/${shop.env}/documents/${target.value.id}`)
  const choose = async (item: string) => {
    await button('More').click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  await page.goto(site)
  await page.getByRole('radio', { name: 'Do nothing' }).waitFor()
  expect(await button('Save').isDisabled()).toBe(true)
  await page.getByRole('radio', { name: 'Warn' }).check()
  const ignored = page.getByLabel("Paths that are not this site's pages")
  await ignored.fill('app')
  await button('Save').click()
  await page.getByText('app does not begin with /').waitFor()
  await expectReadable(page)
  await ignored.fill('/app\n\n/shop')
  await button('Save').click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: 'Warn' }).isChecked()).toBe(true)
  expect(await ignored.inputValue()).toBe('/app\n/shop')

  await openTarget()
  await choose('Links to this…')
  await dialog.getByRole('link', { name: '/source' }).waitFor()
  await dialog.getByRole('listitem').filter({ hasText: '/later' }).getByText('Draft').waitFor()
  await expectReadable(page)
  await dialog.getByRole('link', { name: '/later' }).click()
  await page.waitForURL(`**/documents/${drafted.value.id}`)

  await openTarget()
  await choose('Unpublish…')
  await dialog.getByText('Public documents link to it: /source.').waitFor()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('A link leads nowhere').waitFor()
  await page.getByText('/target in /source').waitFor()

  await page.goto(site)
  await page.getByRole('radio', { name: 'Refuse' }).check()
  await button('Save').click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto(`${site}/${shop.env}/documents/${drafted.value.id}`)
  await button('Publish').click()
  await page.getByText('/target').first().waitFor()
  await page.getByRole('alert').getByText(/link/i).first().waitFor()
  expect((await done(editor.read(drafted.value.id))).value.live).toBeNull()

  await page.goto(`${site}/media`)
  const chosen = page.waitForEvent('filechooser')
  await button('Choose files').click()
  await (await chosen).setFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') }])
  await page.getByText('1 of 1 uploaded', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'notes.txt 5 B' }).click()
  const details = page.getByRole('dialog', { name: 'notes.txt' })
  await details.getByRole('region', { name: 'Used by' }).getByRole('link', { name: '/source' }).waitFor()
  await expectReadable(page)
  await details.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this file?' })
  await question.getByText('Public documents link to it: /source.').waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await details.getByText('The file was not deleted').waitFor()
  forgive(faults)
  await close()
})
