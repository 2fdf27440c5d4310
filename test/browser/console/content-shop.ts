import type { Page } from 'playwright-core'
import { done, Editor } from '../../support/content-editor.ts'
import { cookieHeaders } from './cookie-headers.ts'

/** The site that these tests make. */
export const shop = { site: 'shop', env: 'production' } as const

/** Another editor of the same site, over HTTP. */
export async function editorBeside(page: Page, content: string): Promise<Editor> {
  const editor = new Editor(content, await cookieHeaders(page.context(), content), shop)
  const { error } = await editor.client.POST('/api/console/sites', { body: { id: shop.site } })
  const params = { path: { site: shop.site } }
  const made = await editor.client.POST('/api/console/sites/{site}/environments', { params, body: { name: shop.env } })
  if (error !== undefined || made.error !== undefined) throw new Error(JSON.stringify(error ?? made.error))
  return editor
}

/** Gives a page another title, and publishes that. */
export async function publishAs(editor: Editor, documentId: string, title: string): Promise<void> {
  const { etag } = await saveAs(editor, documentId, title)
  await done(editor.publish(documentId, etag))
}

/** Gives the draft of a page another title. */
export async function saveAs(editor: Editor, documentId: string, title: string) {
  const { value, etag } = await done(editor.read(documentId))
  const content = value.content as Parameters<Editor['save']>[2]
  if (content.kind !== 'page') throw new Error(`${documentId} is not a page`)
  return done(editor.save(documentId, etag, { ...content, meta: { ...content.meta, title } }))
}

/** Takes out what the browser says on its console about refusals that a test is about. */
export function forgive(faults: string[]): void {
  const others = faults.filter((fault) => !/Failed to load resource: .*(?:400|409|412|403|ERR_FAILED)/.test(fault))
  faults.splice(0, faults.length, ...others)
}
