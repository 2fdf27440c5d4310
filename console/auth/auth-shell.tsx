import { IconHistory, IconRobot, IconShieldLock, IconUserCircle, IconUsers, IconWebhook } from '@tabler/icons-react'
import { type NavItem, Shell } from '../shared/shell.tsx'
import { api } from './api.ts'
import { useMe } from './me.ts'
import { SecondFactorGate } from './security/second-factor-gate.tsx'
import { ProofForAnother, StepUp } from './step-up/step-up.tsx'

const items: readonly NavItem[] = [
  { to: '/settings/people', label: 'People', icon: IconUsers },
  { to: '/settings/automation', label: 'Automation', icon: IconRobot },
  { to: '/settings/account', label: 'Your account', icon: IconUserCircle },
  { to: '/settings/security', label: 'Security', icon: IconShieldLock },
  { to: '/settings/webhooks', label: 'Webhooks', icon: IconWebhook },
  { to: '/settings/activity', label: 'Activity', icon: IconHistory },
]

/** The frame of the auth console. */
export function AuthShell() {
  const actor = useMe().data?.actor
  const person = actor?.kind === 'person' ? { name: actor.name, email: actor.email ?? '' } : null
  const { data: visitor } = api.useQuery('get', '/visitor', {}, { staleTime: 60_000 })
  return (
    <>
      {/* To add a second factor may take a fresh proof as well. */}
      <StepUp />
      <SecondFactorGate>
        <ProofForAnother />
        <Shell
          surface="Settings"
          items={items}
          person={person}
          signOut="/logout"
          accountUrl="/settings/account"
          consoles={visitor?.consoles ?? []}
        />
      </SecondFactorGate>
    </>
  )
}
