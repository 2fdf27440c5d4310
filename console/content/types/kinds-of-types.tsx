import { List, Stack } from '@mantine/core'
import { IconForms, IconSchema } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { blockTypeCalls, pageTypeCalls, readPagesOfType, type TypeCalls, type TypedPages } from './type-data.ts'

/** Types of blocks, or of pages: how they are read and changed, and what is said of them. */
export interface TypesOf {
  /** @param env null for the types of the site */
  readonly calls: (env: string | null) => TypeCalls
  /** What one is called: `block type`. */
  readonly what: string
  /** What has such a type: `block`. */
  readonly of: string
  readonly icon: ComponentType<{ size?: number | string }>
  readonly about: string
  /** The text of an empty list. */
  readonly none: string
  /** A name, as an example. */
  readonly example: string
  /** What is said of the name of a new one. */
  readonly naming: string
  /** What a name must be. */
  readonly rule: { readonly pattern: RegExp; readonly words: string }
  /** Whether lists filter and sort by the fields. */
  readonly queries: boolean
  /** What a change of one does to what is public. */
  readonly effect: string
  /** What deleting one does, in an environment or in all. @throws Problem where that cannot be read */
  readonly deletion: (site: string, type: string, env: string | null) => Promise<ReactNode>
}

export const blockTypes: TypesOf = {
  calls: blockTypeCalls,
  what: 'block type',
  of: 'block',
  icon: IconSchema,
  about: 'The fields of blocks, by their type. Blocks of other types are not validated.',
  none: 'Create one to give editors a form instead of JSON.',
  example: 'quote',
  naming: 'The type that blocks refer to.',
  rule: {
    pattern: /^[a-z][a-zA-Z0-9_-]{0,63}$/,
    words: 'Start with a lower-case letter, then letters, digits, _ or -; at most 64 characters',
  },
  queries: false,
  effect: 'The schema applies to content published from now on. Published content is not changed.',
  deletion: async () => 'Existing blocks are kept but no longer validated.',
}

export const pageTypes: TypesOf = {
  calls: pageTypeCalls,
  what: 'page type',
  of: 'page',
  icon: IconForms,
  about: 'The fields of pages, by their type. Pages of other types may have any fields, edited as JSON.',
  none: 'Create one to give pages fields such as a date, tags or an author, and editors a form for them.',
  example: 'post',
  naming: 'What pages and lists call the type.',
  rule: {
    pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
    words: 'Start with a letter or digit, then letters, digits, ., _ or -; at most 100 characters',
  },
  queries: true,
  effect: 'Lists use a change at once. Pages are checked when they are published.',
  deletion: async (site, type, env) => <PageTypeDeletion pages={await readPagesOfType(site, type, env)} />,
}

function PageTypeDeletion({ pages }: { readonly pages: readonly TypedPages[] }) {
  return (
    <Stack gap="xs">
      <span>
        Pages of this type keep their fields, which are edited as JSON then and no longer validated. Lists can no longer
        filter or sort by them.
      </span>
      {pages.length === 0 ? (
        <span>No public page has this type.</span>
      ) : (
        <>
          <span>Public pages have this type:</span>
          <List size="sm" spacing={2}>
            {pages.map(({ env, routes, more }) => (
              <List.Item key={env} className="name">
                {env}: {routes.join(', ')}
                {more ? ' and others' : ''}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  )
}
