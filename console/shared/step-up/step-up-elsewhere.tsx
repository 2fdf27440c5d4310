import { Button, Stack, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Loaded } from '../loaded.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

/** What `useQuery` gives of the console's visitor. */
interface VisitorQuery {
  readonly data: { readonly proofUrl?: string } | undefined
  readonly isFetchedAfterMount: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface StepUpElsewhereProps {
  /** Who looks at this console. */
  readonly useVisitor: (options: { readonly staleTime: number; readonly refetchInterval: number }) => VisitorQuery
}

/** Asks for a fresh proof, which is given in another tab, at the auth surface: it alone holds the sign-in. */
export function StepUpElsewhere({ useVisitor }: StepUpElsewhereProps) {
  return <StepUpDialog>{(onProven) => <Proof useVisitor={useVisitor} onProven={onProven} />}</StepUpDialog>
}

function Proof({ useVisitor, onProven }: StepUpElsewhereProps & { readonly onProven: () => void }) {
  const visitor = useVisitor({ staleTime: 0, refetchInterval: 2_000 })
  // An answer of before the refusal may not know of it.
  const { data, isFetchedAfterMount: isKnown } = visitor
  const proven = isKnown && data !== undefined && data.proofUrl === undefined
  useEffect(() => {
    if (proven) onProven()
  }, [proven, onProven])
  return (
    <Loaded query={{ ...visitor, data: isKnown ? data : undefined }}>
      {({ proofUrl }) => (
        <Stack>
          <Text size="sm">
            You last confirmed more than ten minutes ago that it is you. Confirm it in a new tab, and this page
            continues on its own.
          </Text>
          {proofUrl !== undefined && (
            <Button
              component="a"
              href={proofUrl}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconShieldCheck size={18} />}
              data-autofocus
            >
              Confirm in a new tab
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
