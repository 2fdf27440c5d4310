import { type MutationState, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '../api.ts'
import { nameIn } from './install-lines.ts'

/** An installation that the user began on this page, or what became of it. */
export interface Installation {
  readonly name: string
  /** What was asked for: the name, with a version where another one is there. */
  readonly spec: string
  readonly isUpdate: boolean
  readonly status: 'pending' | 'success' | 'error'
  readonly error: unknown
  /** Packages whose install scripts were not run. */
  readonly skippedScripts: readonly string[]
}

const key = ['post', '/api/marketplace/install'] as const

/**
 * Requests everything again that an installation or a removal changes.
 *
 * @param gone whether the plugin is no longer there: nothing can be said of it then
 */
export function useMarketChanges(gone: boolean): () => Promise<unknown> {
  const queries = useQueryClient()
  const lists = ['/api/marketplace/installed', '/api/marketplace/updates', '/api/plugins']
  const own = [
    '/api/marketplace/plugin-form/{name}',
    '/api/marketplace/plugin-info/{name}',
    '/api/marketplace/signature/{name}',
  ]
  const again = (path: string, refetchType: 'active' | 'none') =>
    queries.invalidateQueries({ queryKey: ['get', path], refetchType })
  return () =>
    Promise.all([
      ...lists.map((path) => again(path, 'active')),
      ...own.map((path) => again(path, gone ? 'none' : 'active')),
    ])
}

/** Begins installations. They go on while the user looks at other pages. */
export function useInstall(): { install(spec: string, runScripts?: true): void } {
  const changed = useMarketChanges(false)
  const { mutate } = api.useMutation('post', '/api/marketplace/install', { onSettled: changed, gcTime: 3_600_000 })
  return { install: (spec, runScripts) => mutate({ body: { package: spec, ...(runScripts && { runScripts }) } }) }
}

/** The installations of this page load, the newest last. */
export function useInstallations(): readonly Installation[] {
  const all = useMutationState({
    filters: { mutationKey: [...key] },
    select: ({ state }): Installation | null => {
      const spec = specOf(state)
      if (spec === null || state.status === 'idle') return null
      const name = nameIn(spec)
      const { skippedScripts = [] } = (state.data ?? {}) as { skippedScripts?: string[] }
      return { name, spec, isUpdate: spec !== name, status: state.status, error: state.error, skippedScripts }
    },
  })
  return all.filter((one) => one !== null)
}

/** What became of the installations of a plugin is no news any more: the user has read it, or removed the plugin. */
export function useForgetInstallations(): (name: string) => void {
  const mutations = useQueryClient().getMutationCache()
  return (name) => {
    for (const mutation of mutations.findAll({ mutationKey: [...key] })) {
      const spec = specOf(mutation.state)
      if (spec !== null && nameIn(spec) === name && mutation.state.status !== 'pending') mutations.remove(mutation)
    }
  }
}

function specOf({ variables }: MutationState): string | null {
  return (variables as { body?: { package?: string } } | undefined)?.body?.package ?? null
}
