// Nothing here runs: it is compiled, and each expected error is one that an author of a client would get.

import { createContentClient } from '../../generated/content/client.ts'

const content = createContentClient({ baseUrl: 'http://localhost:8583' })

declare const target: { readonly site: string; readonly env: string; readonly releaseId: string }

// Every code of an operation: `satisfies never` compiles only while none is missing.

export async function createSite(id: string): Promise<string> {
  const { data, error } = await content.POST('/api/console/sites', { body: { id } })
  if (data !== undefined) return data.id
  switch (error.code) {
    case 'already_exists':
      return `There is a site ${id} already.`
    case 'admin_required':
    case 'session_required':
    case 'unauthenticated':
      return 'Sign in as an administrator.'
    case 'step_up_required':
      return 'Confirm that it is you.'
    case 'invalid_request':
      return error.errors?.map(({ name, message }) => `${name} ${message}`).join(', ') ?? error.title
    case 'foreign_origin':
    case 'foreign_host':
    case 'body_too_large':
    case 'unsupported_media_type':
    case 'internal_error':
    case 'unavailable':
      return error.title
    default:
      return error satisfies never
  }
}

export async function forgottenCode(id: string): Promise<string> {
  const { data, error } = await content.POST('/api/console/sites', { body: { id } })
  if (data !== undefined) return data.id
  if (error.code === 'already_exists') return error.title
  // @ts-expect-error the other codes are left
  return error satisfies never
}

// A code narrows the problem to those that carry it.

export async function conflictsOf(): Promise<readonly string[]> {
  const path = '/api/console/sites/{site}/environments/{env}/releases/{releaseId}/publish'
  const { error } = await content.POST(path, { params: { path: target }, body: {} })
  if (error?.code === 'release_conflict') return error.conflicts?.map(({ key }) => key) ?? []
  // @ts-expect-error only a problem of the release has conflicts
  return error?.conflicts
}

// So does a status.

export async function codeOf409(): Promise<'already_exists' | null> {
  const { error } = await content.POST('/api/console/sites', { body: { id: 'docs' } })
  return error?.status === 409 ? error.code : null
}

// A code that the operation never answers with does not compile.

export async function codeOfAnotherOperation(): Promise<boolean> {
  const { error } = await content.POST('/api/console/sites', { body: { id: 'docs' } })
  // @ts-expect-error nothing is stale where nothing was read
  return error?.code === 'stale'
}

export async function misspeltCode(): Promise<boolean> {
  const { error } = await content.GET('/api/console/sites')
  // @ts-expect-error it is `unauthenticated`
  return error?.code === 'unauthenticatd'
}
