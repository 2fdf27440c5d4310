import { Button, Group, Select } from '@mantine/core'
import { IconChecks, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded, Waiting } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { type GridFilter, useSiteLanguages, useTranslationRows } from '../languages/language-data.ts'
import { leadOf, nameOfLanguage, type Translations } from '../languages/language-words.ts'
import { NewTranslationDialog } from '../languages/new-translation-dialog.tsx'
import { PublishLanguagesDialog } from '../languages/publish-languages-dialog.tsx'
import { TranslationGrid } from '../languages/translation-grid.tsx'
import { type Place, siteAddress } from '../place.ts'
import { useIsAdministrator } from '../visitor.ts'

/** The pages of an environment in their languages: what is missing, a draft, public or out of date. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const languages = useSiteLanguages(site)
  return (
    <Page title="Translations" about={`The pages of ${site} in ${env}, with a column for each language.`} width="full">
      <Loaded query={languages}>
        {({ languages: all }) =>
          all.length === 0 ? (
            <NoLanguages site={site} />
          ) : (
            <GridCard place={{ site, env }} codes={all.map(({ code }) => code)} />
          )
        }
      </Loaded>
    </Page>
  )
}

function NoLanguages({ site }: { readonly site: string }) {
  const isAdministrator = useIsAdministrator()
  const action = isAdministrator && (
    <Button component={Link} to={siteAddress(site)}>
      Set languages
    </Button>
  )
  return (
    <Card padded={false}>
      <EmptyState icon={IconWorld} title="This site has no languages" action={action}>
        {isAdministrator
          ? 'Once it has, each of its pages can have a version in every language.'
          : 'An administrator can set them on the site’s page.'}
      </EmptyState>
    </Card>
  )
}

interface GridCardProps {
  readonly place: Place
  readonly codes: readonly string[]
}

function GridCard({ place, codes }: GridCardProps) {
  const [asked, setAsked] = useSearchParams()
  const filter = filterIn(asked, codes)
  const query = useTranslationRows(place, filter)
  const [adding, setAdding] = useState<{ readonly row: Translations; readonly language: string } | null>(null)
  const [publishing, setPublishing] = useState<Translations | null>(null)
  const ask = ({ status, language }: GridFilter) =>
    setAsked(
      { ...(status !== null && { status }), ...(status !== null && language !== null && { language }) },
      { replace: true },
    )
  return (
    <Card padded={false}>
      <Group px="md" py="md" gap="sm" style={{ borderBottom: '1px solid var(--line)' }}>
        <Select
          aria-label="Which pages"
          data={[
            { value: 'all', label: 'All pages' },
            { value: 'missing', label: 'Missing' },
            { value: 'outdated', label: 'Outdated' },
          ]}
          value={filter.status ?? 'all'}
          onChange={(value) => ask({ ...filter, status: statusOf(value) })}
          allowDeselect={false}
          flex="0 1 11rem"
        />
        {filter.status !== null && (
          <Select
            aria-label="In which language"
            data={[
              { value: 'any', label: 'In any language' },
              ...codes.map((value) => ({ value, label: `In ${nameOfLanguage(value)}` })),
            ]}
            value={filter.language ?? 'any'}
            onChange={(value) => ask({ ...filter, language: value === 'any' ? null : value })}
            allowDeselect={false}
            searchable
            flex="0 1 16rem"
          />
        )}
      </Group>
      <Loaded query={query}>
        {(rows) =>
          rows.length > 0 ? (
            <TranslationGrid
              place={place}
              codes={codes}
              rows={rows}
              onAdd={(row, language) => setAdding({ row, language })}
              onPublish={setPublishing}
            />
          ) : (
            <Nothing filter={filter} isAsking={query.isPlaceholderData} hasMore={query.hasNextPage} />
          )
        }
      </Loaded>
      <MoreButton query={query} what="pages" />
      {adding !== null && <NewTranslationDialog place={place} {...adding} onClose={() => setAdding(null)} />}
      {publishing !== null && (
        <PublishLanguagesDialog
          target={{ ...place, documentId: leadOf(publishing)?.page?.id ?? publishing.id }}
          onClose={() => setPublishing(null)}
        />
      )}
    </Card>
  )
}

/** What an address asks for; what makes no sense in it is left out. */
function filterIn(asked: URLSearchParams, codes: readonly string[]): GridFilter {
  const status = statusOf(asked.get('status'))
  const language = asked.get('language')
  return { status, language: status !== null && language !== null && codes.includes(language) ? language : null }
}

function statusOf(text: string | null): GridFilter['status'] {
  return text === 'missing' || text === 'outdated' ? text : null
}

interface NothingProps {
  readonly filter: GridFilter
  /** Whether what is shown is still that of another filter. */
  readonly isAsking: boolean
  /** Whether only a part of the pages was looked at. */
  readonly hasMore: boolean
}

function Nothing({ filter: { status, language }, isAsking, hasMore }: NothingProps) {
  if (isAsking) return <Waiting />
  if (status === null) return <EmptyState icon={IconWorld} title="No pages yet" />
  const where = language === null ? 'in any language' : `in ${nameOfLanguage(language)}`
  const title = hasMore ? `Nothing ${status} ${where} so far` : `Nothing is ${status} ${where}`
  return <EmptyState icon={IconChecks} title={title} />
}
