import { IconRobot } from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { MoreButton, type MoreButtonProps } from '../../shared/more-button.tsx'
import type { Agent } from '../kinds.ts'
import { Rows } from '../parts/row.tsx'
import { AgentRow } from './agent-row.tsx'

export interface AgentListProps {
  readonly agents: readonly Agent[]
  readonly query: MoreButtonProps['query']
  /** The agent whose tokens are shown. */
  readonly open: string | null
  readonly onOpen: (id: string | null) => void
}

/** The agents of the workspace, or what one is. */
export function AgentList({ agents, query, open, onOpen }: AgentListProps) {
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
