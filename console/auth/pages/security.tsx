import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Page } from '../../shared/page.tsx'
import { MySecondFactors } from '../security/second-factors.tsx'

/** What one shows beside a sign-in. */
export function Component() {
  return (
    <Page
      title="Security"
      about={
        <>
          What you show beside your sign-in. Passkeys count too: they are under{' '}
          <Anchor component={Link} to="/settings/account" inherit>
            Your account
          </Anchor>
          .
        </>
      }
    >
      <MySecondFactors />
    </Page>
  )
}
