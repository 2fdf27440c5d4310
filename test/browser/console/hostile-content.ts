import type { BrowserContext } from 'playwright-core'
import { vi } from 'vitest'
import { createAuthClient } from '../../../generated/auth/client.ts'
import { createBridgeClient } from '../../../generated/bridge/client.ts'
import { type Content, done, Editor, pageOf } from '../../support/content-editor.ts'
import { png } from '../../support/every-content-operation.ts'
import { Connector, readConsent } from '../../support/oauth-connector.ts'
import type { Desk } from './console-desk.ts'
import { cookieHeaders } from './cookie-headers.ts'
import type { Places } from './every-page.ts'

/** Texts that a thing may have as its name. */
export const hostileNames = {
  long: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3).slice(0, 200),
  rightToLeft: 'שלום עולם — مرحبا بالعالم (1) !',
  script: `"><script>stolen = 1</script><img src=x onerror="stolen = 1">'; alert(1)//`,
} as const

const names = Object.values(hostileNames)

/** Members, agents, tokens and connected applications with such names. */
export async function fillAuth(desk: Desk, context: BrowserContext): Promise<void> {
  const client = createAuthClient({ baseUrl: desk.urls.auth, headers: await cookieHeaders(context, desk.urls.auth) })
  for (const [index, name] of names.map((text) => text.slice(0, 120)).entries()) {
    const email = `${'long-name-'.repeat(index * 3)}${index}@example.com`
    answered(await client.POST('/api/v1/members', { body: { email, name } }))
    const agent = answered(await client.POST('/api/v1/agents', { body: { name } }))
    const params = { path: { agentId: agent.id } }
    answered(await client.POST('/api/v1/agents/{agentId}/tokens', { params, body: { name } }))
    answered(await client.POST('/api/v1/me/tokens', { body: { name } }))
    await letIn(desk.urls.auth, context, name)
  }
}

/** Has an application registered, and authorized by the member who is signed in to the browser's window. */
async function letIn(origin: string, context: BrowserContext, name: string): Promise<void> {
  const application = await Connector.register(origin, { client_name: name })
  const consent = await context.request.get(application.authorizeUrl())
  const { action, proof } = readConsent(await consent.text())
  const form = { proof, decision: 'allow' }
  // From here on it goes back to the application, which does not run.
  const answer = await context.request.post(origin + action, { form, headers: { Origin: origin }, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`the consent was answered ${answer.status()}`)
}

/** A site whose documents, media, releases, webhooks, page and block types have such names and texts. */
export async function fillContent(desk: Desk, context: BrowserContext): Promise<Places> {
  const at = { site: `hostile-${'x'.repeat(50)}`, env: 'production' }
  const editor = new Editor(desk.urls.content, await cookieHeaders(context, desk.urls.content), at)
  const { client } = editor
  const site = { path: { site: at.site } }
  answered(await client.POST('/api/console/sites', { body: { id: at.site } }))
  answered(await client.POST('/api/console/sites/{site}/environments', { params: site, body: { name: at.env } }))
  const schema = { type: 'object', properties: { headline: { type: 'string', title: names[0] } } }
  const type = { path: { site: at.site, type: 'teaser' }, header: { 'If-None-Match': '*' as const } }
  answered(await client.PUT('/api/console/sites/{site}/block-types/{type}', { params: type, body: schema }))
  const fields = Object.fromEntries(names.map((name) => [name, { type: 'string', title: name, description: name }]))
  const pageType = { ...type, path: { site: at.site, type: 'w'.repeat(100) } }
  const declared = { type: 'object', properties: fields, [hostileNames.script]: true }
  answered(await client.PUT('/api/console/sites/{site}/page-types/{type}', { params: pageType, body: declared }))

  const markdown = `# ${hostileNames.script}\n\n<script>stolen = 1</script>\n\n[link](javascript:stolen=1) ${names.join('\n\n')}`
  const blocks = [
    { id: 'text', type: 'markdown', fields: { markdown } },
    { id: 'teaser', type: 'teaser', fields: { headline: hostileNames.script } },
    { id: 'other', type: 'unheard-of', fields: { any: hostileNames.rightToLeft } },
  ]
  const pages = await Promise.all(
    names.map((title, index) => {
      const meta = { title, description: title, redirectsFrom: [`/old-${index}`] }
      return done(editor.create(pageOf(`/hostile/page-${index}`, title, { meta, zones: { main: { blocks } } })))
    }),
  )
  const others: Content[] = [
    { kind: 'partial', key: `footer-${'y'.repeat(100)}`, zones: { main: { blocks } } },
    { kind: 'strings', locale: 'ar', strings: { [hostileNames.script]: hostileNames.rightToLeft } },
    { kind: 'strings', locale: 'de', strings: { [hostileNames.long]: hostileNames.long } },
    { kind: 'redirect', from: `/${'z'.repeat(150)}`, to: '/nowhere', status: 301 },
  ]
  for (const content of others) await done(editor.create(content))
  const first = pages[0]
  if (first === undefined) throw new Error('no page was made')
  await done(editor.publish(first.value.id, first.etag))
  await done(
    editor.save(first.value.id, (await done(editor.read(first.value.id))).etag, first.value.content as Content),
  )

  const key = `${at.site}/${'picture-'.repeat(20)}.png`
  const media = { path: { site: at.site, key }, header: { 'If-None-Match': '*' as const } }
  answered(await client.PUT('/api/console/sites/{site}/media/{key}', { params: media, body: new Uint8Array(png) }))
  const releases = await Promise.all(names.map((name) => done(editor.createRelease(name.slice(0, 100)))))
  const hook = { url: `https://www.example.com/${'hook'.repeat(60)}`, events: ['webhook.test'] as const }
  answered(
    await client.POST('/api/console/sites/{site}/webhooks', {
      params: site,
      body: { ...hook, events: [...hook.events] },
    }),
  )
  return { ...at, documentId: first.value.id, releaseId: releases[0]?.value.id ?? '' }
}

/** Accessories with such names; this bridge asks for no sign-in. */
export async function fillBridge({ urls }: Desk): Promise<void> {
  const client = createBridgeClient({ baseUrl: urls.bridge })
  const { config } = answered(
    await client.GET('/api/config/platform/{name}', { params: { path: { name: 'Virtual' } } }),
  )
  const types = ['switch', 'dimmable-light', 'thermostat']
  const accessories = names.map((name, index) => ({ id: `it-${index}`, type: types[index], name: name.slice(0, 64) }))
  answered(await client.POST('/api/config/platform', { body: { ...config, accessories } }))
  answered(await client.POST('/api/daemon/restart'))
  await vi.waitFor(
    async () => {
      const { data } = await client.GET('/api/accessories')
      if (!data?.accessories.some(({ name }) => name.includes('stolen'))) throw new Error('not there yet')
    },
    { interval: 100 },
  )
}

function answered<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}
