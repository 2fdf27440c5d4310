import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

/** The server of an attacker, on 127.0.0.1; what it sends for `/sandboxed` comes from nowhere: its origin is `null`. */
export async function startHostileServer(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => {
    const policy = request.url === '/sandboxed' ? 'sandbox allow-forms allow-scripts' : ''
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy })
    response.end('<!doctype html><title>Prize</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** Runs a function in a page, given as its text: what it takes and returns must go through JSON. */
export function run<T>(page: Page, script: string, argument: unknown): Promise<T> {
  return page.evaluate<T>(`(${script})(${JSON.stringify(argument)})`)
}

/** For {@link run}: the type and status of the response to `{ url, init }`, or `refused`. */
export const tryFetch = `({ url, init }) => fetch(url, init).then(
  (response) => response.type + ' ' + response.status,
  () => 'refused',
)`

const submitForm = `({ url, type, fields }) => {
  const form = document.body.appendChild(document.createElement('form'))
  Object.assign(form, { method: 'post', action: url, enctype: type })
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { name, value }))
  }
  HTMLFormElement.prototype.submit.call(form)
}`

export interface Form {
  readonly url: string
  readonly type: 'application/x-www-form-urlencoded' | 'text/plain'
  readonly fields: readonly (readonly [name: string, value: unknown])[]
}

/** Posts a form from the page at an address: the status of the response, and the headers that the browser had sent. */
export async function post(page: Page, from: string, form: Form) {
  await page.goto(from)
  const answered = page.waitForResponse((response) => response.url() === form.url)
  await run(page, submitForm, form)
  const response = await answered
  await page.waitForURL(form.url)
  return { status: response.status(), sent: await response.request().allHeaders() }
}

/** A form that sends JSON: the name and the value make one object, with the equals sign in a string. */
export function jsonForm(url: string, body: object): Form {
  const start = JSON.stringify({ ...body, x: '' }).slice(0, -2)
  return { url, type: 'text/plain', fields: [[start, '"}']] }
}
