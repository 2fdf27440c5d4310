import type { Preview } from '../../src/content/preview.ts'
import { problemBody } from '../../src/problems.ts'
import { missing, previewed } from './cache-control.ts'

const body = problemBody('not_found')

/**
 * The one answer for what is missing and for what is hidden, so that nobody can tell them apart. What a preview does
 * not show may be public, so nobody keeps that answer.
 */
export function notFound({ view, outcome }: Preview = { view: { kind: 'published' } }) {
  const caching = view.kind === 'published' ? missing : previewed
  return { status: 404, headers: { 'Cache-Control': caching, 'X-CMS-Preview': outcome }, body } as const
}
