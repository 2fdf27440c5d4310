import type { Handlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { consoleHandlers } from '../common/console.ts'
import { serviceHandlers } from '../common/service.ts'
import { blockTypes } from './block-types.ts'
import { type ContentContext, cookieNames } from './context.ts'
import { delivery } from './delivery.ts'
import { documents } from './documents.ts'
import { languages } from './languages.ts'
import { media } from './media.ts'
import { pageTypes } from './page-types.ts'
import { preview } from './preview.ts'
import { releases } from './releases.ts'
import { sites } from './sites.ts'
import { webhooks } from './webhooks.ts'

/** Every operation of the content contract; one that is missing does not compile. */
export const contentHandlers: Handlers<ContentContext> = {
  ...delivery,
  ...preview,
  ...sites,
  ...documents,
  ...media,
  ...blockTypes,
  ...pageTypes,
  ...languages,
  ...releases,
  ...webhooks,
  ...consoleHandlers(reply, { names: cookieNames, streams: false }),
  ...serviceHandlers('content', reply),
}
