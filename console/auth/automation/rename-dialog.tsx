import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { api } from '../api.ts'
import type { Agent } from '../kinds.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { useAgentsChanged } from './agents.ts'

/** Renames an agent; mounted while it is open. */
export function RenameDialog({ agent, onClose }: { readonly agent: Agent; readonly onClose: () => void }) {
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
