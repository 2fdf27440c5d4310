import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../shared/empty-state.tsx'
import { Page } from '../shared/page.tsx'
import { useVisitor } from './visitor.ts'

/** For the user who is signed in and may not operate the bridge. @param why in the bridge's own words */
export function NotForYou({ why }: { readonly why: string }) {
  const { data } = useVisitor()
  return (
    <Page title="Administrators only">
      <EmptyState icon={IconLock} title={why}>
        {data?.person != null && (
          <>
            You are signed in as <span className="name">{data.person.email}</span>. Ask an administrator to change your
            role, or sign in with another account.
          </>
        )}
      </EmptyState>
    </Page>
  )
}
