import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

export interface PageProps {
  readonly title: string
  /** What the page is for, in a sentence. */
  readonly about?: ReactNode
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode
  /** Pixels that the page may be wide; `full` for all there is. */
  readonly width?: number | 'full'
  readonly children: ReactNode
}

/** Where the reader was last; the first page moves no focus. */
let lastPath: string | null = null

/** A page: its heading, which also names the tab and is read out when the user comes here, and what it shows. */
export function Page({ title, about, actions, width = 1080, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const way = useNavigationType()
  useEffect(() => {
    document.title = `${title} · Triptych`
  }, [title])
  useEffect(() => {
    if (lastPath !== null && lastPath !== pathname) {
      heading.current?.focus({ preventScroll: true })
      // Back and forth, the browser knows where the reader was.
      if (way !== NavigationType.Pop) scrollTo(0, 0)
    }
    lastPath = pathname
  }, [pathname, way])
  return (
    <Box maw={width === 'full' ? undefined : width} mx="auto">
      <Group justify="space-between" align="flex-start" gap="md" mb="lg">
        <Stack gap={4} miw={0} flex="1 1 18rem">
          <Title order={1} size="h2" ref={heading} tabIndex={-1} className="name" lineClamp={4}>
            {title}
          </Title>
          {about && (
            <Text c="dimmed" maw={640} component="div">
              {about}
            </Text>
          )}
        </Stack>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      <Stack gap="lg">{children}</Stack>
    </Box>
  )
}
