import { expect, it } from 'vitest'
import { askForProof, askForProofsWith } from '../../../console/shared/step-up/proof.ts'

it('a question whose dialog goes away while it is open has no proof, and the next dialog asks anew', async () => {
  const leave = askForProofsWith(() => new Promise(() => {}))
  const open = [askForProof(), askForProof()]
  leave()
  expect(await Promise.all(open)).toEqual([false, false])
  expect(await askForProof()).toBe(false)
  const leaveNext = askForProofsWith(async () => true)
  expect(await askForProof()).toBe(true)
  leaveNext()
})
