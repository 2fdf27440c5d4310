import { useState } from 'react'
import { type Confirmation, confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'

export interface Task {
  /** Asked first, where the change is not easily taken back. */
  readonly question?: Confirmation
  readonly act: () => Promise<unknown>
  /** What to say once it is done. */
  readonly done: string
  /** What it means that it was refused: `Ada is still a member`. */
  readonly failed: string
}

/** Why a change was refused. */
export interface Refusal {
  readonly what: string
  readonly error: unknown
}

/** One change at a time to one thing on a page, with what came of the last one. */
export function useTask() {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const run = async ({ question, act, done, failed }: Task): Promise<void> => {
    if (busy || (question !== undefined && !(await confirm(question)))) return
    setBusy(true)
    setRefusal(null)
    try {
      await act()
      notifyDone(done)
    } catch (error) {
      setRefusal({ what: failed, error })
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, run }
}
