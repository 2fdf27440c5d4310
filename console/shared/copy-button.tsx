import { Button, type ButtonProps, CopyButton as Copying } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

export interface CopyButtonProps {
  readonly value: string
  /** `Copy` when absent. */
  readonly label?: string
  /** What it is called where its label does not say what is copied. */
  readonly name?: string
  readonly size?: NonNullable<ButtonProps['size']>
}

/** Copies a text. Browsers have no clipboard for pages that came over plain HTTP from another machine: it is not there. */
export function CopyButton({ value, label = 'Copy', name, size = 'compact-sm' }: CopyButtonProps) {
  if (!('clipboard' in navigator)) return null
  return (
    <Copying value={value}>
      {({ copied, copy }) => (
        <Button
          size={size}
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          {...(name !== undefined && { 'aria-label': copied ? 'Copied' : name })}
        >
          {copied ? 'Copied' : label}
        </Button>
      )}
    </Copying>
  )
}
