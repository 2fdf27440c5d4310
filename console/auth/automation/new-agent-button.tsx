import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { api } from '../api.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { useAgentsChanged } from './agents.ts'

/** Creates an agent. @param onCreated with its id, once it is in the list */
export function NewAgentButton({ onCreated }: { readonly onCreated: (id: string) => void }) {
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState('')
  const changed = useAgentsChanged()
  const create = api.useMutation('post', '/api/v1/agents', {
    onSuccess: async (agent) => {
      setOpened(false)
      setName('')
      notifyDone(`${agent.name} was created. Next, give it a token.`)
      await changed()
      onCreated(agent.id)
    },
  })
  const open = () => {
    create.reset()
    setOpened(true)
  }
  return (
    <>
      <Button leftSection={<IconPlus size={18} />} onClick={open}>
        New agent
      </Button>
      <AgentDialog
        opened={opened}
        title="New agent"
        action="Create"
        failed="The agent was not created"
        name={name}
        onName={setName}
        onClose={() => setOpened(false)}
        onSubmit={() => create.mutate({ body: { name: name.trim() } })}
        onMend={create.reset}
        busy={create.isPending}
        error={create.error}
      />
    </>
  )
}
