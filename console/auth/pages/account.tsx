import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { Applications } from '../account/applications.tsx'
import { MyTokens } from '../account/my-tokens.tsx'
import { Passkeys } from '../account/passkeys.tsx'
import { Sessions } from '../account/sessions.tsx'
import { Who } from '../account/who.tsx'
import { useMe } from '../me.ts'

/** One's own sign-ins, tokens and applications. */
export function Component() {
  const me = useMe()
  return (
    <Page
      title="Your account"
      about="Your profile, sessions, and everything that acts on your behalf."
      actions={
        <Button
          component={Link}
          to="/settings/activity?whose=mine"
          variant="default"
          leftSection={<IconHistory size={18} />}
        >
          My activity
        </Button>
      }
    >
      <Loaded query={me}>{(who) => <Who me={who} />}</Loaded>
      <Passkeys />
      <Sessions />
      <MyTokens />
      <Applications />
    </Page>
  )
}
