import { Page } from '../../shared/page.tsx'
import { MySecondFactors } from '../security/second-factors.tsx'

/** What one shows beside a sign-in. */
export function Component() {
  return (
    <Page title="Security" about="What you show beside your sign-in. Passkeys count too: they are under Your account.">
      <MySecondFactors />
    </Page>
  )
}
