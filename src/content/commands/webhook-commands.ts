import { type Command, Option } from 'commander'
import { TriptychError } from '../../errors.ts'
import { printableJson } from '../../lib/printable.ts'
import { count } from '../../lib/text-table.ts'
import { type Resend, resendDeliveries } from '../../webhooks/resend.ts'
import { webhookTables } from '../../webhooks/tables.ts'
import { webhookLocks } from '../locks.ts'
import type { Webhook } from '../webhooks/representation.ts'
import { listSiteDeliveries, listSiteWebhooks } from '../webhooks/webhooks.ts'
import { type ContentAccess, exitHelp, type Open, type Printing, print, readTime, run } from './access.ts'
import { moment, printList } from './listing.ts'

const resendHelp = `
At least one of --id, --state, --since and --until is needed; what fits all of them is sent, but for what is
waiting anyway. The running server sends it, under the id that it had, so a receiver that skips what it has had
skips it. A time is said with its offset from UTC: 2026-12-01T09:00+01:00, or 2026-12-01T08:00Z.
`

type Flags = Printing & { readonly site: string }

interface ResendFlags extends Flags {
  readonly id?: readonly string[]
  readonly state?: 'delivered' | 'failed'
  readonly since?: number
  readonly until?: number
}

/** How many deliveries may be named at once, as over the API. */
const MOST_IDS = 100

/** The webhooks of a site, what they were sent, and sending it again. */
export function addWebhookCommands(content: Command, open: Open): void {
  const webhooks = content.command('webhooks').description('list webhooks and what they were sent; send it again')
  const add = (words: string, description: string, help = ''): Command =>
    webhooks
      .command(words)
      .description(description)
      .requiredOption('--site <site>', 'the site; "triptych content sites" lists them')
      .option('--json', 'print JSON, as the API returns it')
      .addHelpText('after', help + exitHelp)
  add('list', 'list the webhooks of a site').action((flags: Flags) =>
    run(open, (access) => showWebhooks(access, flags)),
  )
  add('deliveries <webhook>', 'list what one was sent, the newest first; it is named by its id or its address').action(
    (name: string, flags: Flags) => run(open, (access) => showDeliveries(access, name, flags)),
  )
  add('resend <webhook>', 'send again what one was sent, one message or a span of them', resendHelp)
    .option('--id <id...>', 'these deliveries; "triptych content webhooks deliveries" lists them')
    .addOption(new Option('--state <state>', 'only those that ended so').choices(['failed', 'delivered']))
    .option('--since <time>', 'created at this time or later', readTime)
    .option('--until <time>', 'created before this time', readTime)
    .action((name: string, flags: ResendFlags) => run(open, (access) => resend(access, name, flags)))
}

async function showWebhooks({ db }: ContentAccess, { site, json = false }: Flags): Promise<void> {
  const entries = await listSiteWebhooks(db, site)
  await printList(async () => ({ entries, next: null }), {
    json,
    heading: ['ACTIVE', 'EVENTS', 'ID', 'ADDRESS'],
    rowOf: ({ id, url, events, moreEvents = [], active }) => [
      ...[active ? 'yes' : 'no', [events.join(', ') || 'all', ...moreEvents].join(', '), id, url],
    ],
    none: 'There are no webhooks.',
  })
}

async function showDeliveries({ db }: ContentAccess, name: string, { site, json = false }: Flags): Promise<void> {
  const { id } = await findWebhook(db, site, name)
  await printList((page) => listSiteDeliveries(db, id, page), {
    json,
    heading: ['STATE', 'CREATED', 'TRIES', 'EVENT', 'ID'],
    rowOf: ({ state, createdAt, attempts, event, type = event, id: delivery }) => [
      ...[state, moment(createdAt), String(attempts), type, delivery],
    ],
    none: 'No deliveries.',
  })
}

/** @throws TriptychError `not_found` without such a webhook, `invalid_request` where nothing says what to send */
async function resend({ db }: ContentAccess, name: string, flags: ResendFlags): Promise<void> {
  const { site, json = false, id: ids, state, since, until } = flags
  const asked: Resend = {
    ...(ids !== undefined && { ids: [...ids] }),
    ...(state !== undefined && { state }),
    ...(since !== undefined && { since: new Date(since).toISOString() }),
    ...(until !== undefined && { until: new Date(until).toISOString() }),
  }
  if (Object.keys(asked).length === 0) {
    throw new TriptychError('invalid_request', 'say what to send again: --id, --state, --since or --until')
  }
  if (ids !== undefined && ids.length > MOST_IDS) {
    throw new TriptychError('invalid_request', `${ids.length} ids are too many: name ${MOST_IDS} at most, or a span`)
  }
  const webhook = await findWebhook(db, site, name)
  const sent = await resendDeliveries(
    webhookTables(db),
    { locks: webhookLocks(site, webhook.id), webhookId: webhook.id },
    asked,
    Date.now(),
  )
  if (json) return print(printableJson(sent))
  print(`${count(sent.resent, 'message', 'messages')} to ${webhook.url} will be sent again.`)
  if (sent.withoutPayload > 0) {
    print(`${count(sent.withoutPayload, 'message', 'messages')} cannot be: an older version did not keep them.`)
  }
}

/** The one of that id or address. */
async function findWebhook(db: ContentAccess['db'], site: string, name: string): Promise<Webhook> {
  const found = (await listSiteWebhooks(db, site)).filter(({ id, url }) => id === name || url === name)
  const [webhook, ...others] = found
  const hint = '"triptych content webhooks list" lists them'
  if (webhook === undefined)
    throw new TriptychError('not_found', `there is no webhook ${JSON.stringify(name)}: ${hint}`)
  if (others.length === 0) return webhook
  throw new TriptychError('invalid_request', `${found.length} webhooks have this address, name one by its id: ${hint}`)
}
