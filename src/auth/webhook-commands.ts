import { Argument, Command, Option } from 'commander'
import { TriptychError } from '../errors.ts'
import { printableJson } from '../lib/printable.ts'
import { count, tableLines } from '../lib/text-table.ts'
import { system } from './actor.ts'
import { exitHelp, print, run } from './run-command.ts'
import type { Webhook, Webhooks } from './webhooks/webhooks.ts'

/** What the commands work on. */
export interface WebhookAccess {
  readonly webhooks: Webhooks
  close(): Promise<void>
}

type Open = () => Promise<WebhookAccess>

/** Manages the webhooks of the workspace and their deliveries. */
export function webhookCommands(open: Open): Command {
  const webhooks = new Command('webhooks').description('manage webhooks for account events').exitOverride()
  const add = (words: string, description: string): Command =>
    webhooks.command(words).description(description).addHelpText('after', exitHelp).exitOverride()
  add('list', 'list the webhooks')
    .option('--json', 'as the API gives them')
    .action(({ json = false }: { json?: boolean }) => run(open, (access) => list(access, json)))
  add('create <url>', 'create a webhook, and print the secret that signs its messages')
    .addOption(new Option('--event <event...>', 'events that it receives; all when absent').choices(eventTypes))
    .action((url: string, { event = [] }: { event?: string[] }) => run(open, (access) => create(access, url, event)))
  add('rotate-secret <webhook>', 'sign with another secret from now on, and print it').action((name: string) =>
    run(open, async (access) => {
      const { id } = await find(access, name)
      showSecret((await access.webhooks.rotateSecret(system, id)).secret)
    }),
  )
  add('turn <webhook>', 'turn a webhook on or off')
    .addArgument(new Argument('<state>').choices(['on', 'off']))
    .action((name: string, state: 'on' | 'off') => run(open, (access) => turn(access, name, state)))
  add('delete <webhook>', 'delete a webhook and its deliveries').action((name: string) =>
    run(open, async (access) => {
      const { id, url } = await find(access, name)
      await access.webhooks.remove(system, id)
      print(`Deleted the webhook for ${url}.`)
    }),
  )
  add('deliveries <webhook>', 'list the last 100 messages to a webhook, the newest first')
    .option('--json', 'as the API gives them')
    .action((name: string, { json = false }: { json?: boolean }) =>
      run(open, (access) => showDeliveries(access, name, json)),
    )
  add('resend <webhook>', 'send messages of a webhook again')
    .option('--id <id...>', 'these deliveries')
    .addOption(
      new Option('--state <state>', 'only those that failed, or were delivered').choices(['failed', 'delivered']),
    )
    .action((name: string, asked: { id?: string[]; state?: 'failed' | 'delivered' }) =>
      run(open, (access) => resend(access, name, asked)),
    )
  return webhooks
}

async function list({ webhooks }: WebhookAccess, json: boolean): Promise<void> {
  const all = await webhooks.list()
  if (json) return print(printableJson(all))
  if (all.length === 0) return print('There are no webhooks.')
  const rows = all.map(({ id, url, events, active }) => [active ? 'yes' : 'no', events.join(', ') || 'all', id, url])
  process.stdout.write(tableLines([['ACTIVE', 'EVENTS', 'ID', 'ADDRESS'], ...rows], '').join(''))
}

async function create({ webhooks }: WebhookAccess, url: string, events: readonly string[]): Promise<void> {
  const { webhook, secret } = await webhooks.create(system, { url, events })
  process.stderr.write(`Created webhook ${webhook.id} for ${webhook.url}.\n`)
  showSecret(secret)
}

function showSecret(secret: string): void {
  process.stderr.write('Signing secret (shown only once):\n')
  print(secret)
}

async function turn(access: WebhookAccess, name: string, state: 'on' | 'off'): Promise<void> {
  const { id, url } = await find(access, name)
  await access.webhooks.update(system, id, { active: state === 'on' })
  print(`${url} is turned ${state}.`)
}

async function showDeliveries(access: WebhookAccess, name: string, json: boolean): Promise<void> {
  const { id } = await find(access, name)
  const { entries } = await access.webhooks.deliveries(id, { limit: 100, after: null })
  if (json) return print(printableJson(entries))
  if (entries.length === 0) return print('No deliveries.')
  const rows = entries.map(({ state, created_at, attempts, event, id: delivery }) => [
    ...[state, created_at.slice(0, 16).replace('T', ' '), String(attempts), event, delivery],
  ])
  process.stdout.write(tableLines([['STATE', 'CREATED', 'TRIES', 'EVENT', 'ID'], ...rows], '').join(''))
}

async function resend(
  access: WebhookAccess,
  name: string,
  { id: ids, state }: { id?: string[]; state?: 'failed' | 'delivered' },
): Promise<void> {
  if (ids === undefined && state === undefined) {
    throw new TriptychError('invalid_request', 'say what to send again: --id or --state')
  }
  const { id, url } = await find(access, name)
  const resent = await access.webhooks.resend(system, id, { ids, state })
  print(`${count(resent, 'message', 'messages')} to ${url} will be sent again.`)
}

/** The one of that id or address. */
async function find({ webhooks }: WebhookAccess, name: string): Promise<Webhook> {
  const [found, ...others] = (await webhooks.list()).filter(({ id, url }) => id === name || url === name)
  const hint = '"triptych auth webhooks list" lists them'
  if (found === undefined) throw new TriptychError('not_found', `there is no webhook ${JSON.stringify(name)}: ${hint}`)
  if (others.length === 0) return found
  throw new TriptychError('invalid_request', `several webhooks have this address, name one by its id: ${hint}`)
}

type EventType = Exclude<Webhook['events'][number], 'webhook.test'>

/** Every event of the contract: one that is missing here does not compile. */
const eventTypes = Object.keys({
  ...{ 'member.added': true, 'member.role_changed': true, 'member.email_changed': true, 'member.suspended': true },
  ...{ 'member.reinstated': true, 'member.removed': true, 'session.started': true, 'session.ended': true },
  ...{ 'passkey.added': true, 'passkey.removed': true, 'token.created': true, 'token.ends_soon': true },
  ...{ 'token.ended': true, 'application.allowed': true, 'application.ended': true },
} satisfies Record<EventType, true>)
