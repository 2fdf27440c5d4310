import './bridge.css'
import {
  IconAppWindow,
  IconBuildingStore,
  IconBulb,
  IconFileText,
  IconGauge,
  IconKey,
  IconListDetails,
  IconPlug,
  IconTerminal2,
} from '@tabler/icons-react'
import { Outlet } from 'react-router'
import { isProblem } from '../shared/problem.ts'
import { type NavItem, Shell } from '../shared/shell.tsx'
import { api } from './api.ts'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import { NotForYou } from './not-for-you.tsx'
import { OpenNote } from './open-note.tsx'
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
    <Shell
      surface="Bridge"
      items={refused === null ? items : []}
      below={open && <OpenNote />}
      person={visitor?.person ?? null}
      signOut="/sign-out"
      accountUrl={visitor?.accountUrl ?? null}
      consoles={visitor?.consoles ?? []}
    />
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
