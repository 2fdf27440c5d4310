import { WebhooksPage } from '../../shared/webhooks/webhooks-page.tsx'
import { webhooks } from '../webhooks/source.ts'

/** Which programs receive webhooks about accounts. */
export function Component() {
  return (
    <WebhooksPage
      source={webhooks}
      about="Send a request to your programs when members, sessions, tokens or applications change."
      purpose="A webhook notifies your program of changes to accounts, for example to post to a chat channel, raise an alarm or offboard people who have left."
    />
  )
}
