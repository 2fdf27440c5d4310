import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconDots, IconPencil, IconRobot, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Moment } from '../../shared/moment.tsx'
import { client } from '../api.ts'
import type { Agent } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Row } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'
import { AgentTokens } from './agent-tokens.tsx'
import { useAgentsChanged } from './agents.ts'
import { RenameDialog } from './rename-dialog.tsx'

export interface AgentRowProps {
  readonly agent: Agent
  /** Whether its tokens are shown. */
  readonly open: boolean
  readonly onToggle: () => void
}

/** An agent, with its tokens below where they are asked for. */
export function AgentRow({ agent, open, onToggle }: AgentRowProps) {
  const { id, name, created_at } = agent
  const [renaming, setRenaming] = useState(false)
  const { busy, refusal, run } = useTask()
  const changed = useAgentsChanged()
  const remove = () =>
    run({
      question: {
        title: 'Delete this agent?',
        body: `${name} and its tokens stop working immediately. Its past activity stays in the log.`,
        action: 'Delete',
      },
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/agents/{agentId}', { params: { path: { agentId: id } } }))
        await changed()
      },
      done: `${name} was deleted.`,
      failed: `${name} was not deleted`,
    })
  return (
    <Row
      icon={<RowIcon icon={IconRobot} />}
      name={name}
      facts={
        <span>
          Created <Moment at={created_at} />
        </span>
      }
      actions={
        <>
          <Button
            variant="default"
            size="xs"
            onClick={onToggle}
            aria-expanded={open}
            aria-label={`Tokens of ${name}`}
            rightSection={open ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
          >
            Tokens
          </Button>
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={30} loading={busy} aria-label={`Actions for ${name}`}>
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenaming(true)}>
                Rename
              </Menu.Item>
              <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={remove}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      }
      refusal={refusal}
    >
      {open && <AgentTokens agent={agent} />}
      {renaming && <RenameDialog agent={agent} onClose={() => setRenaming(false)} />}
    </Row>
  )
}
