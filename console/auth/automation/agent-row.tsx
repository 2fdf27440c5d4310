import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconPencil, IconRobot, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionsMenu } from '../../shared/actions-menu.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { api, client } from '../api.ts'
import type { Agent } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Row } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { AgentTokens } from './agent-tokens.tsx'
import { useAgentsChanged } from './agents.ts'

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
          <ActionsMenu label={`Actions for ${name}`} size={30} loading={busy}>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenaming(true)}>
              Rename
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={remove}>
              Delete
            </Menu.Item>
          </ActionsMenu>
        </>
      }
      refusal={refusal}
    >
      {open && <AgentTokens agent={agent} />}
      {renaming && <RenameDialog agent={agent} onClose={() => setRenaming(false)} />}
    </Row>
  )
}

/** Renames an agent; mounted while it is open. */
function RenameDialog({ agent, onClose }: { readonly agent: Agent; readonly onClose: () => void }) {
  const [name, setName] = useState(agent.name)
  const changed = useAgentsChanged()
  const rename = api.useMutation('patch', '/api/v1/agents/{agentId}', {
    onSuccess: async (after) => {
      onClose()
      notifyDone(`Renamed to ${after.name}.`)
      await changed()
    },
  })
  return (
    <AgentDialog
      opened
      title={`Rename ${agent.name}`}
      action="Rename"
      failed="The agent was not renamed"
      name={name}
      onName={setName}
      onClose={onClose}
      onSubmit={() => rename.mutate({ params: { path: { agentId: agent.id } }, body: { name: name.trim() } })}
      unsaved={name !== agent.name}
      onMend={rename.reset}
      busy={rename.isPending}
      error={rename.error}
    />
  )
}
