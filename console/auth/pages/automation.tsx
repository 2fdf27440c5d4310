import { Anchor } from '@mantine/core'
import { IconLock, IconRobot } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton, type MoreButtonProps } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { AgentRow } from '../automation/agent-row.tsx'
import { useAgents } from '../automation/agents.ts'
import { NewAgentButton } from '../automation/new-agent-button.tsx'
import { WorkspaceApplications } from '../automation/workspace-applications.tsx'
import type { Agent } from '../kinds.ts'
import { administers, useMe } from '../me.ts'
import { Rows } from '../parts/row.tsx'

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

interface AgentListProps {
  readonly agents: readonly Agent[]
  readonly query: MoreButtonProps['query']
  /** The agent whose tokens are shown. */
  readonly open: string | null
  readonly onOpen: (id: string | null) => void
}

/** The agents of the workspace, or what one is. */
function AgentList({ agents, query, open, onOpen }: AgentListProps) {
  return (
    <Card title="Agents" about="Each acts under its own identity, with its own tokens." padded={false}>
      {agents.length === 0 ? (
        <EmptyState icon={IconRobot} title="No agents yet">
          An agent is a program with its own identity, such as a nightly import or a writing assistant. Create one and
          give it a token.
        </EmptyState>
      ) : (
        <Rows label="Agents">
          {agents.map((agent) => (
            <AgentRow
              key={agent.id}
              agent={agent}
              open={agent.id === open}
              onToggle={() => onOpen(agent.id === open ? null : agent.id)}
            />
          ))}
        </Rows>
      )}
      <MoreButton query={query} what="agents" />
    </Card>
  )
}
