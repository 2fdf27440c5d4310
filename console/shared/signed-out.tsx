import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onSignedOut } from './query.ts'

/**
 * Tells the user that their session ended, over the page as it is: what they wrote stays, and goes on once
 * they have signed in again in another tab.
 */
export function SignedOut({ signIn }: { readonly signIn: (here: string) => string }) {
  const queries = useQueryClient()
  const [shown, setShown] = useState(false)
  useEffect(() => onSignedOut(() => setShown(true)), [])
  const resume = () => {
    setShown(false)
    void queries.invalidateQueries()
  }
  return (
    <Modal opened={shown} onClose={resume} title="Your session ended" zIndex={400}>
      <Stack>
        <Text>
          Sign in again in a new tab, then come back and continue. Your unsaved changes on this page are kept.
        </Text>
        <Group>
          <Button component="a" href={signIn(location.pathname + location.search)} target="_blank">
            Sign in
          </Button>
          <Button variant="default" onClick={resume}>
            I have signed in
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
