import { Avatar, Badge } from '@mantine/core'
import { useState } from 'react'
import { answer } from '../../shared/answer.ts'
import { Moment } from '../../shared/moment.tsx'
import { client } from '../api.ts'
import type { Member } from '../kinds.ts'
import { leave } from '../me.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Row } from '../parts/row.tsx'
import { useTask } from '../parts/use-task.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { MemberMenu } from './member-menu.tsx'
import { calledMember, useMembersChanged } from './members.ts'

export interface MemberRowProps {
  readonly member: Member
  /** Whether this is who looks at it. */
  readonly own: boolean
  /** Whether who looks at it may change it. */
  readonly changeable: boolean
}

/** A member, since when, and what may be done with them. */
export function MemberRow({ member, own, changeable }: MemberRowProps) {
  const { id, name, email, role, created_at, joined_at } = member
  const called = calledMember(member)
  const [changing, setChanging] = useState(false)
  const { busy, refusal, run } = useTask()
  const changed = useMembersChanged()
  const params = { path: { memberId: id } }
  const resend = () =>
    run({
      act: () => answer(client.POST('/api/v1/members/{memberId}/invitation', { params })),
      done: `The invitation to ${email} was sent again.`,
      failed: 'The invitation was not sent again. It can be sent once a minute',
    })
  const unlock = () =>
    run({
      act: () => answer(client.POST('/api/v1/members/{memberId}/unlock', { params })),
      done: `Sign-in limits of ${email} were reset. They can request a code now.`,
      failed: 'The sign-in limits were not reset',
    })
  const remove = () =>
    run({
      question: {
        title: own ? 'Remove yourself?' : 'Remove this member?',
        body: own
          ? 'You will be signed out everywhere, and your tokens and applications are revoked. Only another administrator can invite you back.'
          : `${called} will be signed out everywhere, and their tokens and applications are revoked. You can invite them again later.`,
        action: 'Remove',
      },
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/members/{memberId}', { params }))
        if (own) leave()
        else await changed()
      },
      done: `${called} was removed.`,
      failed: `${called} was not removed`,
    })
  return (
    <Row
      icon={<Avatar radius="xl" size={36} color="brand" name={called} />}
      name={called}
      badges={
        <>
          {role === 'admin' && <Badge variant="light">Administrator</Badge>}
          {own && (
            <Badge variant="light" color="gray">
              You
            </Badge>
          )}
          {joined_at === null && (
            <Badge variant="light" color="orange">
              Invited
            </Badge>
          )}
        </>
      }
      about={name === null ? null : email}
      facts={
        <span>
          {joined_at === null ? 'Invited ' : 'Joined '}
          <Moment at={joined_at ?? created_at} />
        </span>
      }
      menu={
        changeable && (
          <MemberMenu
            member={member}
            busy={busy}
            onChange={() => setChanging(true)}
            onResend={resend}
            onUnlock={unlock}
            onRemove={remove}
          />
        )
      }
      refusal={refusal}
    >
      {changing && <ChangeDialog member={member} own={own} onClose={() => setChanging(false)} />}
    </Row>
  )
}
