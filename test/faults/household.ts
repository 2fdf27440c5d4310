import { randomBytes } from 'node:crypto'
import { vi } from 'vitest'
import { ask, originOf, signIn } from '../compose/degraded/damage.ts'
import { addLamp, findLamp, type Lamp, virtualPlugin } from '../support/bridge-lamp.ts'
import { done, type Editor, type Outcome, pageOf } from '../support/content-editor.ts'
import { at, look, type Newsroom } from '../support/content-newsroom.ts'
import type { CookieBrowser } from '../support/cookie-browser.ts'
import { png } from '../support/every-content-operation.ts'
import type { RunningTriptych } from '../support/process.ts'

export const email = 'admin@example.com'

/** What the whole product is asked, again and again, while something is wrong with the machine. */
export class Household {
  server: RunningTriptych
  readonly #browser: CookieBrowser
  readonly #token: Record<string, string>
  readonly #editor: Editor
  readonly #lamp: Lamp
  readonly #page: string
  #count = 0

  private constructor(
    server: RunningTriptych,
    parts: { browser: CookieBrowser; token: Record<string, string>; editor: Editor; lamp: Lamp; page: string },
  ) {
    this.server = server
    this.#browser = parts.browser
    this.#token = parts.token
    this.#editor = parts.editor
    this.#lamp = parts.lamp
    this.#page = parts.page
  }

  static async begin(newsroom: Newsroom, server: RunningTriptych): Promise<Household> {
    const { browser, token } = await signIn(server, email)
    await newsroom.found(server)
    const editor = await newsroom.person(server, 'Ann')
    const { id: page } = (await editor.publicPage('/page', 'Before')).value
    await addLamp(server.urls.bridge)
    const lamp = await vi.waitFor(() => findLamp(server.urls.bridge), { interval: 50 })
    const household = new Household(server, { browser, token, editor, lamp, page })
    await household.lampIsThere()
    return household
  }

  /** Resolves when the plugin of the lamp runs. */
  async lampIsThere(): Promise<void> {
    await vi.waitFor(
      async () => {
        const { body } = await ask(`${this.server.urls.bridge}/api/plugins/${virtualPlugin}/stats`)
        if (body.status !== 'running') throw new Error(`the plugin of the lamp is ${body.status}`)
      },
      { interval: 50 },
    )
  }

  /** Reads of every surface: their statuses. */
  async reads(): Promise<Record<string, number>> {
    const { auth, bridge } = this.server.urls
    return {
      member: (await this.#browser.at(originOf(auth)).get('/api/v1/me')).status,
      token: (await ask(`${auth}/api/v1/me`, { headers: this.#token })).status,
      page: (await look(this.server, '/page')).status,
      accessories: (await ask(`${bridge}/api/accessories`)).status,
      config: (await ask(`${bridge}/api/config`)).status,
    }
  }

  /** Writes to every surface, each larger than what a file that is there may have left: their outcomes. */
  async writes(): Promise<Record<string, number | string>> {
    this.#count += 1
    const { auth, bridge } = this.server.urls
    const member = this.#browser.at(originOf(auth))
    const editor = at(this.server, this.#editor)
    const json = { 'Content-Type': 'application/json' }
    const post = (path: string, body: object) =>
      ask(`${bridge}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
    const { accessoryUuid, serviceUuid, charUuid } = this.#lamp
    const minted = await member.post('/api/v1/me/tokens', { name: `token ${this.#count}` })
    const { etag } = await done(editor.read(this.#page))
    const saved = await editor.save(this.#page, etag, pageOf('/page', `${this.#count} ${long()}`))
    const picture = Buffer.concat([png, randomBytes(300_000)])
    const media = await editor.putMedia(`pictures/${this.#count}.png`, null, picture)
    const name = await post('/api/bridge', { name: `Bridge ${this.#count}` })
    const lamp = await post(`/api/accessories/${accessoryUuid}/characteristics`, {
      ...{ serviceUuid, charUuid, value: this.#count % 2 === 1 },
    })
    return {
      token: minted.ok ? 'done' : await codeOf(minted),
      page: outcomeOf(saved),
      media: outcomeOf(media),
      config: name.status === 200 ? 'done' : `${name.status} ${name.body.code}`,
      lamp: lamp.status === 200 ? 'done' : `${lamp.status} ${lamp.body.code}`,
    }
  }
}

export const allDone = { token: 'done', page: 'done', media: 'done', config: 'done', lamp: 'done' }
export const allRead = { member: 200, token: 200, page: 200, accessories: 200, config: 200 }

async function codeOf(response: Response): Promise<string> {
  const { code } = (await response.json()) as { code: string }
  return `${response.status} ${code}`
}

function outcomeOf({ status, code }: Outcome<unknown>): string {
  return status < 300 ? 'done' : `${status} ${code}`
}

/** Bytes that cannot be made smaller. */
const long = (): string => randomBytes(150_000).toString('base64')
