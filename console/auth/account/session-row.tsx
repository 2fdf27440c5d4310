import { Badge, Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { Moment } from '../../shared/moment.tsx'
import type { Session } from '../kinds.ts'
import { Row } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'

export interface SessionRowProps {
  readonly session: Session
  /** Ends it; resolves once it is gone from the list. */
  readonly end: (id: string) => Promise<unknown>
}

/** A sign-in: on which device, from where, and when it was last used. */
export function SessionRow({ session, end }: SessionRowProps) {
  const { id, address, current, created_at, last_seen_at } = session
  const device = deviceWords(session)
  const { busy, refusal, run } = useTask()
  const ask = () =>
    run({
      question: {
        title: 'Sign out this session?',
        body: `${device} will be signed out of every console and must sign in again.`,
        action: 'Sign out',
      },
      act: () => end(id),
      done: `${device} is signed out.`,
      failed: `${device} is still signed in`,
    })
  return (
    <Row
      icon={<RowIcon icon={/android|ios|iphone|ipad/i.test(device) ? IconDeviceMobile : IconDeviceDesktop} />}
      name={device}
      badges={current && <Badge variant="light">This browser</Badge>}
      about={`${address ?? 'From an unknown address'}, with ${methodWords(session)}`}
      facts={
        <>
          <span>
            {current ? (
              'Active now'
            ) : (
              <>
                Last seen <Moment at={last_seen_at} />
              </>
            )}
          </span>
          <span>
            Signed in <Moment at={created_at} />
          </span>
        </>
      }
      actions={
        !current && (
          <Button variant="default" size="xs" loading={busy} onClick={ask} aria-label={`Sign out ${device}`}>
            Sign out
          </Button>
        )
      }
      refusal={refusal}
    />
  )
}

const methods: Readonly<Record<Session['method'], string>> = {
  otp: 'a code by email',
  oidc: 'single sign-on',
  legacy: 'single sign-on',
}

/** What the user signed in with. */
function methodWords({ method, passkey }: Pick<Session, 'method' | 'passkey'>): string {
  return passkey ? 'a passkey' : methods[method]
}

/** What to call a browser that said nothing of itself. */
function deviceWords({ device }: Pick<Session, 'device'>): string {
  return device ?? 'Unknown browser or program'
}
