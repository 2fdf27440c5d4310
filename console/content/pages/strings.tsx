import { Button } from '@mantine/core'
import { IconLanguage, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { AddLanguage } from '../strings/add-forms.tsx'
import { useLanguages } from '../strings/strings-data.ts'
import { StringsSheet } from '../strings/strings-sheet.tsx'
import { useSheet } from '../strings/use-sheet.ts'

/** The texts of the interface, in every language. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const place = { site, env }
  const languages = useLanguages(place)
  const sheet = useSheet(place)
  const [adding, setAdding] = useState(false)
  const add = (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add language
    </Button>
  )
  return (
    <Page
      title="Strings"
      about="Interface texts, with a column per language. Each language is saved and published separately."
      width="full"
      actions={add}
    >
      <Loaded query={languages}>
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState icon={IconLanguage} title="No languages yet">
                Add your source language first, then the languages it is translated into.
              </EmptyState>
            </Card>
          ) : (
            <StringsSheet languages={list} sheet={sheet} />
          )
        }
      </Loaded>
      {adding && <AddLanguage place={place} onClose={() => setAdding(false)} />}
    </Page>
  )
}
