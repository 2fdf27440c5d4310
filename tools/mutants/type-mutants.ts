import type { WholeMutant } from './mutants.ts'

function mutant(name: string, file: string, search: string, replace: string, blamed = file): WholeMutant {
  const says = new RegExp(`^${blamed.replaceAll('.', '\\.')}\\(\\d+,\\d+\\): error TS`)
  return { name, layer: 'types', edits: [{ file, search, replace }], says }
}

/** Handlers that do not do what the contract says; none of them compiles. */
export const typeMutants: readonly WholeMutant[] = [
  mutant(
    'a status that is not declared',
    'handlers/content/sites.ts',
    'deleteSite.noContent()',
    'deleteSite.accepted()',
  ),
  mutant(
    'a header that has to be there is not',
    'handlers/content/console-api.ts',
    'withTag<T>({ value, etag }: Tagged<T>) {\n  return [value, { ETag',
    'withTag<T>({ value, etag }: Tagged<T>) {\n  return [value, { Etag',
    'handlers/content/webhooks.ts',
  ),
  mutant(
    'a constant header of another value',
    'handlers/auth/agents.ts',
    'listAgentTokens.ok({ tokens })',
    "listAgentTokens.ok({ tokens }, { 'Cache-Control': 'public' })",
  ),
  mutant(
    'a header of another type',
    'handlers/content/delivery.ts',
    "'Content-Disposition': 'attachment'",
    "'Content-Disposition': 5",
  ),
  mutant('an operation without a handler', 'handlers/auth/members.ts', 'async getMember(', 'async getNobody('),
  mutant('a body of another shape', 'handlers/auth/activity.ts', 'activity: entries', 'entries'),
  mutant('a body that is missing', 'handlers/auth/account.ts', 'listMyTokens.ok({ tokens })', 'listMyTokens.ok()'),
  mutant('an error code that does not exist', 'handlers/content/media.ts', "'malformed_path'", "'oops'"),
  mutant(
    'an undeclared property through a map',
    'handlers/content/media.ts',
    'media: list.entries }',
    'media: list.entries.map((each) => ({ ...each, extra: 1 })) }',
  ),
  mutant(
    'an undeclared property beside a spread',
    'handlers/content/releases.ts',
    '{ releases: list.entries }',
    '{ ...{ releases: list.entries }, extra: 1 }',
  ),
  mutant(
    'a parameter that is not declared',
    'handlers/content/documents.ts',
    'q, kind, under',
    'q, colour, kind, under',
  ),
  mutant('a stream message of another shape', 'handlers/bridge/streams.ts', "type: 'history'", "type: 'histories'"),
  mutant(
    'a webhook message that lacks a property',
    'src/content/webhooks/events.ts',
    'data: { siteId, environment, releaseId, name, code }',
    'data: { siteId, environment, releaseId, name }',
  ),
  mutant('a stream without a handler', 'handlers/bridge/streams.ts', '    shell: shellStream(context),\n', ''),
]
