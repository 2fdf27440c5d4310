import type { Page } from '../../src/pages/layout.ts'

/** A page as a reply. */
export function pageReply({ html, policy }: Page) {
  return {
    status: 200,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    body: html,
  } as const
}
