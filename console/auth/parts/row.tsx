import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import css from './row.module.css'
import type { Refusal } from './use-task.ts'

/** A list of things with a line or two about each. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  )
}

export interface RowProps {
  /** A picture at the start; says nothing that the texts do not. */
  readonly icon: ReactNode
  /** What the user called it. */
  readonly name: string
  /** Beside the name: a role, a state. */
  readonly badges?: ReactNode
  /** Under the name. */
  readonly about?: ReactNode
  /** When it came and was used, a short line each. */
  readonly facts: ReactNode
  /** Buttons with words, perhaps beside others. */
  readonly actions?: ReactNode
  /** A button without words, alone. */
  readonly menu?: ReactNode
  /** Why the last change to it was refused. */
  readonly refusal?: Refusal | null
  /** Below all of it. */
  readonly children?: ReactNode
}

/** One thing of a list: on a phone its facts stand below it. */
export function Row({ icon, name, badges, about, facts, actions, menu, refusal = null, children }: RowProps) {
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.icon} aria-hidden="true">
          {icon}
        </div>
        <div className={css.main}>
          <div className={css.title}>
            <bdi className={`name ${css.name}`}>{name}</bdi>
            {badges}
          </div>
          {about && (
            <Text size="sm" c="dimmed" component="div" className="name">
              {about}
            </Text>
          )}
        </div>
        <Text size="sm" c="dimmed" component="div" className={css.facts}>
          {facts}
        </Text>
        {actions && <div className={css.actions}>{actions}</div>}
        {menu && <div className={css.menu}>{menu}</div>}
      </div>
      {refusal !== null && (
        <div className={css.below}>
          <ProblemAlert error={refusal.error} what={refusal.what} />
        </div>
      )}
      {children}
    </li>
  )
}
