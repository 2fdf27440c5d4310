import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'
import type { Session } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Rows } from '../parts/row.tsx'
import { useTask } from '../parts/use-task.ts'
import { SessionRow } from './session-row.tsx'

/** Where the user is signed in. */
export function Sessions() {
  const sessions = api.useQuery('get', '/api/v1/me/sessions')
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/me/sessions'] })
  const { busy, refusal, run } = useTask()
  const endOthers = () =>
    run({
      question: {
        title: 'Sign out everywhere else?',
        body: 'Every other browser will be signed out of every console. This one stays signed in, and tokens keep working.',
        action: 'Sign out',
      },
      act: async () => {
        await answer(client.DELETE('/api/v1/me/sessions'))
        await changed()
      },
      done: 'You are now signed in only here.',
      failed: 'The other sessions are still signed in',
    })
  const others = (sessions.data?.sessions.length ?? 0) > 1
  return (
    <Card
      title="Sessions"
      about="One sign-in works for every console. You get a mail when a browser signs in that you had not used before. Revoke sessions you don’t recognise."
      actions={
        others && (
          <Button variant="default" size="sm" loading={busy} onClick={endOthers}>
            Sign out everywhere else
          </Button>
        )
      }
      padded={false}
    >
      {refusal !== null && <ProblemAlert error={refusal.error} what={refusal.what} />}
      <Loaded query={sessions}>
        {({ sessions: list }) => (
          <Rows label="Sessions">
            {thisFirst(list).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                end={async (sessionId) => {
                  await ignoreMissing(
                    client.DELETE('/api/v1/me/sessions/{sessionId}', { params: { path: { sessionId } } }),
                  )
                  await changed()
                }}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </Card>
  )
}

/** The browser that the user looks from comes first, and then the newest. */
function thisFirst(list: readonly Session[]): Session[] {
  return list.toSorted((one, other) => Number(other.current) - Number(one.current))
}
