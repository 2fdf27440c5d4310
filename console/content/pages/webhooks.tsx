import { useMemo } from 'react'
import { useParams } from 'react-router'
import { WebhooksPage } from '../../shared/webhooks/webhooks-page.tsx'
import { webhooksOf } from '../webhooks/source.ts'

/** Which programs receive webhooks of a site. */
export function Component() {
  const { site = '' } = useParams()
  return (
    <WebhooksPage
      source={useMemo(() => webhooksOf(site), [site])}
      about="Send a request to your programs when content is published."
      purpose="A webhook notifies your program when content is published, for example to purge a cache, update a search index or start a build."
    />
  )
}
