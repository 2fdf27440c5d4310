import { Anchor } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { AgentList } from '../automation/agent-list.tsx'
import { useAgents } from '../automation/agents.ts'
import { NewAgentButton } from '../automation/new-agent-button.tsx'
import { WorkspaceApplications } from '../automation/workspace-applications.tsx'
import { administers, useMe } from '../me.ts'

/** The agents and their tokens, for administrators. Which agent is open stands in the address. */
export function Component() {
  const me = useMe()
  const allowed = me.data !== undefined && administers(me.data)
  const agents = useAgents(allowed)
  const [search, setSearch] = useSearchParams()
  const open = (id: string | null) => setSearch(id === null ? {} : { agent: id }, { replace: true })
  return (
    <Page
      title="Automation"
      about="Programs that act in the workspace: agents under their own identity, applications for members."
      actions={allowed && <NewAgentButton onCreated={open} />}
    >
      <Loaded query={me}>
        {() =>
          allowed ? (
            <>
              <Loaded query={agents}>
                {(list) => <AgentList agents={list} query={agents} open={search.get('agent')} onOpen={open} />}
              </Loaded>
              <WorkspaceApplications />
            </>
          ) : (
            <Card>
              <EmptyState icon={IconLock} title="Agents are managed by administrators">
                Ask an administrator to create an agent. For your own programs, use{' '}
                <Anchor component={Link} to="/settings/account">
                  your personal tokens
                </Anchor>
                .
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
    </Page>
  )
}
