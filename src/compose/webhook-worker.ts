import { type Config, isOfHosts } from '../config.ts'
import { ReplyDrift } from '../contract/check-reply.ts'
import type { Validators } from '../contract/route.ts'
import { isPublicAddress } from '../lib/addresses.ts'
import type { Logger } from '../server/logger.ts'
import { createSafeFetch } from '../server/safe-fetch.ts'
import { WebhookWorker, type WebhookWorkerOptions } from '../webhooks/deliver.ts'
import { WEBHOOK_TIMEOUT } from '../webhooks/send.ts'
import type { UrlRules } from '../webhooks/url.ts'

interface WorkerParts extends Pick<WebhookWorkerOptions, 'db' | 'locksOf' | 'waitUntil' | 'secret' | 'check'> {
  readonly config: Config
  readonly logger: Logger
  /** Counts a message that is given up. */
  onGivenUp(): void
}

/** Where webhooks of any surface may lead. */
export function webhookRules(config: Config): UrlRules {
  return { trusts: (url) => isOfHosts(config.webhookHosts, url), isPublic: isPublicAddress }
}

/** Sends a surface's messages over the network: the settings say where to, how long they are kept, and what is logged. */
export function webhookWorker({ config, logger, onGivenUp, ...parts }: WorkerParts): WebhookWorker {
  const fetch = createSafeFetch({ timeout: WEBHOOK_TIMEOUT, trusts: webhookRules(config).trusts })
  return new WebhookWorker({
    ...parts,
    retention: config.retention,
    post: (url, message, signal) => {
      return fetch(url, { method: 'POST', headOnly: true, ...message, ...(signal === undefined ? {} : { signal }) })
    },
    onGivenUp: (delivery) => {
      onGivenUp()
      logger.warn({ delivery }, 'a webhook did not accept a message, which is not sent again')
    },
    onError: (error) => logger.warn({ err: error }, 'could not look for messages to webhooks'),
  })
}

/**
 * Holds messages against the contract of a surface, before they are signed and sent.
 *
 * @param names of its messages, by their types
 * @returns takes the JSON text of a message; throws {@link ReplyDrift}
 */
export function messageCheck(names: Readonly<Record<string, string>>, validators: Validators) {
  return (payload: string): void => {
    const message = JSON.parse(payload) as { readonly type: string }
    const validate = Object.hasOwn(names, message.type) ? validators[names[message.type] ?? ''] : undefined
    if (validate === undefined) throw new ReplyDrift(`${message.type}: the contract has no such message`)
    if (validate(message)) return
    const [fault] = validate.errors ?? []
    throw new ReplyDrift(`${message.type}: ${fault?.instancePath || '/'} ${fault?.message ?? 'is not valid'}`)
  }
}
