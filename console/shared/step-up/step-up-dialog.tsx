import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { askForProofsWith } from './proof.ts'

export interface StepUpDialogProps {
  /** The ways to prove it. */
  readonly children: (onProven: () => void) => ReactNode
}

/** Asks for a fresh proof over the page as it is, whenever the surface does; what was asked for goes on then. */
export function StepUpDialog({ children }: StepUpDialogProps) {
  const [resolve, setResolve] = useState<((proven: boolean) => void) | null>(null)
  useEffect(() => askForProofsWith(() => new Promise((settle) => setResolve(() => settle))), [])
  const end = (proven: boolean) => {
    resolve?.(proven)
    setResolve(null)
  }
  return (
    <Modal opened={resolve !== null} onClose={() => end(false)} title="Confirm that it is you" zIndex={350}>
      {resolve !== null && children(() => end(true))}
    </Modal>
  )
}
