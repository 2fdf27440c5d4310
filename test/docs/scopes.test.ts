import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routes as auth } from '../../generated/auth/routes.ts'
import { routes as bridge } from '../../generated/bridge/routes.ts'
import { routes as content } from '../../generated/content/routes.ts'
import { tokenScopes } from '../../src/access/scopes.ts'
import type { Route } from '../../src/contract/route.ts'

const page = readFileSync('docs/pages/auth/tokens.md', 'utf8')
const every: readonly Route[] = [...auth, ...bridge, ...content]

/** The scopes that some operation takes, which no right beyond them keeps from tokens. */
const taken = new Set(
  every
    .filter(({ rights, mounted, security }) => rights === null && !mounted && security.flat().includes('accessToken'))
    .map(({ scope }) => scope as string),
)

it('the table of scopes has every scope, and says which permit nothing', () => {
  const rows = [...page.matchAll(/^\| (`\w+:\w+`(?:, `\w+:\w+`)*) \| (.*) \|$/gm)].map(([, names = '', what = '']) => ({
    names: names.replaceAll('`', '').split(', '),
    nothing: what.startsWith('nothing yet'),
  }))
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...tokenScopes].toSorted())
  const idle = rows.filter(({ nothing }) => nothing).flatMap(({ names }) => names)
  expect(idle.toSorted()).toEqual(
    tokenScopes.filter((scope) => !scope.startsWith('workspace:') && !taken.has(scope)).toSorted(),
  )
})
