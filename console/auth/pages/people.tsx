import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { administers, useMe } from '../me.ts'
import { Rows } from '../parts/row.tsx'
import { InviteButton } from '../people/invite-button.tsx'
import { MemberRow } from '../people/member-row.tsx'
import { useMembers } from '../people/members.ts'

/** The people of the workspace; administrators invite, change and remove them here. */
export function Component() {
  const { data: me } = useMe()
  const members = useMembers()
  const changeable = me !== undefined && administers(me)
  return (
    <Page
      title="People"
      about={
        me === undefined || changeable
          ? 'Everyone who can sign in to this workspace.'
          : 'Everyone who can sign in to this workspace. Ask an administrator to invite people.'
      }
      actions={changeable && <InviteButton />}
    >
      <Loaded query={members}>
        {(list) => (
          <Card padded={false}>
            <Rows label="Members">
              {list.map((member) => (
                <MemberRow key={member.id} member={member} own={member.id === me?.actor.id} changeable={changeable} />
              ))}
            </Rows>
            <MoreButton query={members} what="members" />
          </Card>
        )}
      </Loaded>
    </Page>
  )
}
