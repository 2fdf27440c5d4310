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
import { MemberAccess } from './member-access.tsx'
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
  const { id, name, email, role, status, created_at, joined_at } = member
  const called = calledMember(member)
  const [changing, setChanging] = useState(false)
  const [looking, setLooking] = useState(false)
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
  const suspend = () =>
    run({
      question: {
        title: own ? 'Suspend yourself?' : 'Suspend this member?',
        body: own
          ? 'You will be signed out everywhere and cannot sign in until another administrator reinstates you. Your passkeys are removed, your tokens and applications revoked, and so are the agent tokens that you created.'
          : `${called} will be signed out everywhere and cannot sign in until you reinstate them. Their passkeys are removed, their tokens and applications revoked, and so are the agent tokens that they created.`,
        action: 'Suspend',
      },
      act: async () => {
        await answer(client.PATCH('/api/v1/members/{memberId}', { params, body: { status: 'suspended' } }))
        if (own) leave()
        else await changed()
      },
      done: `${called} was suspended.`,
      failed: `${called} was not suspended`,
    })
  const reinstate = () =>
    run({
      act: async () => {
        await answer(client.PATCH('/api/v1/members/{memberId}', { params, body: { status: 'active' } }))
        await changed()
      },
      done: `${called} can sign in again. Tokens and applications have to be created again.`,
      failed: `${called} was not reinstated`,
    })
  const remove = () =>
    run({
      question: {
        title: own ? 'Remove yourself?' : 'Remove this member?',
        body: own
          ? 'You will be signed out everywhere, and your tokens, applications and the agent tokens that you created are revoked. Only another administrator can invite you back.'
          : `${called} will be signed out everywhere, and their tokens, applications and the agent tokens that they created are revoked. You can invite them again later.`,
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
          {status === 'suspended' && (
            <Badge variant="light" color="red">
              Suspended
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
            onAccess={() => setLooking(true)}
            onSuspend={suspend}
            onReinstate={reinstate}
            onResend={resend}
            onUnlock={unlock}
            onRemove={remove}
          />
        )
      }
      refusal={refusal}
    >
      {looking && <MemberAccess member={member} onClose={() => setLooking(false)} />}
      {changing && <ChangeDialog member={member} own={own} onClose={() => setChanging(false)} />}
    </Row>
  )
}
