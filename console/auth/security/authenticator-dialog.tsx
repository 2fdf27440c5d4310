import { Box, Center, Code, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { answer } from '../../shared/answer.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { api, client } from '../api.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** A new secret each time that the dialog opens: it is confirmed there, or never. */
const onceEach = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

interface DialogProps {
  /** Called once the app is there, and recovery codes were copied where there are new ones. */
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** Adds an authenticator app: its secret to scan, and a code that confirms it; mounted while it is open. */
export function AuthenticatorDialog({ onAdded, onClose }: DialogProps) {
  const [code, setCode] = useState('')
  const secret = api.useQuery('post', '/api/v1/me/authenticator/options', {}, onceEach)
  const add = useMutation({
    mutationFn: async () => {
      const body = { code: code.replace(/\s/g, '') }
      return (await answer(client.POST('/api/v1/me/authenticator', { body }))).data.recovery_codes
    },
    onSuccess: (codes) => {
      if (codes.length === 0) onAdded()
    },
  })
  if (add.data !== undefined && add.data.length > 0) {
    return <RecoveryCodesDialog codes={add.data} onSaved={onAdded} />
  }
  return (
    <FormDialog
      opened
      title="Add an authenticator app"
      action="Confirm"
      failed="The app was not added"
      onClose={onClose}
      onSubmit={() => add.mutate()}
      onMend={add.reset}
      unsaved={false}
      busy={add.isPending}
      error={add.error}
    >
      <Loaded query={secret}>
        {({ secret: text, uri }) => (
          <Stack>
            <Text size="sm">
              Scan this code with the app, or enter the key below. Then type the six digits that it shows.
            </Text>
            <Center>
              <Box bg="white" p={12} style={{ borderRadius: 'var(--mantine-radius-md)', lineHeight: 0 }}>
                <QRCodeSVG value={uri} title="The key of the app" size={168} marginSize={1} />
              </Box>
            </Center>
            <Code data-secret className="name" ta="center">
              {text.replace(/.{4}(?=.)/g, '$& ')}
            </Code>
          </Stack>
        )}
      </Loaded>
      <TextInput
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        data-autofocus
        value={code}
        onChange={({ currentTarget: { value } }) => setCode(value)}
      />
    </FormDialog>
  )
}
