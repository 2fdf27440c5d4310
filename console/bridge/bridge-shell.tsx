import './bridge.css'
import { Code, Group, Stack, Text } from '@mantine/core'
import {
  IconAppWindow,
  IconBuildingStore,
  IconBulb,
  IconFileText,
  IconGauge,
  IconKey,
  IconListDetails,
  IconLock,
  IconLockOpen2,
  IconPlug,
  IconTerminal2,
} from '@tabler/icons-react'
import { Outlet } from 'react-router'
import { EmptyState } from '../shared/empty-state.tsx'
import { Page } from '../shared/page.tsx'
import { isProblem } from '../shared/problem.ts'
import { type NavItem, Shell } from '../shared/shell.tsx'
import { StepUpElsewhere } from '../shared/step-up/step-up-elsewhere.tsx'
import { api } from './api.ts'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import { useVisitor } from './visitor.ts'

const items: readonly NavItem[] = [
  { to: '/', label: 'Overview', icon: IconGauge },
  { to: '/console/accessories', label: 'Accessories', icon: IconBulb },
  { to: '/console/plugins', label: 'Plugins', icon: IconPlug },
  { to: '/console/marketplace', label: 'Marketplace', icon: IconBuildingStore },
  { to: '/console/config', label: 'Config', icon: IconFileText },
  { to: '/console/logs', label: 'Logs', icon: IconListDetails },
  { to: '/console/terminal', label: 'Terminal', icon: IconAppWindow },
  { to: '/console/shell', label: 'Shell', icon: IconTerminal2 },
  { to: '/console/tokens', label: 'Tokens', icon: IconKey },
]

/** The frame of the bridge's console. */
export function BridgeShell() {
  const { data: visitor } = useVisitor()
  const { data: health, refused } = useAdmission()
  const open = visitor?.person === null && health !== undefined
  return (
    <>
      <StepUpElsewhere useVisitor={useVisitor} />
      <Shell
        surface="Bridge"
        items={refused === null ? items : []}
        below={open && <OpenNote />}
        person={visitor?.person ?? null}
        signOut="/sign-out"
        accountUrl={visitor?.accountUrl ?? null}
        consoles={visitor?.consoles ?? []}
      />
    </>
  )
}

/** What every page of the bridge's console has in common: whether one may be here, and whether the bridge is. */
export function BridgePages() {
  const { refused } = useAdmission()
  return (
    <>
      <ConnectionBanner />
      {refused === null ? <Outlet /> : <NotForYou why={refused} />}
    </>
  )
}

/** Whether the bridge lets this visitor operate it. One that refuses says why. */
function useAdmission() {
  const { data, error } = api.useQuery('get', '/api/health', undefined, { staleTime: 60_000 })
  const refused = isProblem(error) && error.status === 403 ? error.title : null
  return { data, refused }
}

/** For the user who is signed in and may not operate the bridge. @param why in the bridge's own words */
function NotForYou({ why }: { readonly why: string }) {
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

/** At the foot of the navigation of a bridge that requires no sign-in. */
function OpenNote() {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" c="dimmed">
      <IconLockOpen2 size={18} stroke={1.75} style={{ flex: 'none', marginTop: 1 }} aria-hidden="true" />
      <Stack gap={4}>
        <Text size="sm">Anyone who can reach this port controls the bridge, including its shell.</Text>
        <Text size="sm">
          <Code>SVC_BRIDGE_AUTH=session</Code> requires an administrator to sign in, <Code>token</Code> the token that
          the bridge prints.
        </Text>
      </Stack>
    </Group>
  )
}
