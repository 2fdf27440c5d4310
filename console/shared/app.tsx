import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './style.css'
import { Button, Container, Group, MantineProvider, Modal, Stack, Text } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, data, isRouteErrorResponse, type RouteObject, useRouteError } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepFocus } from './keep-focus.ts'
import { Page } from './page.tsx'
import { isProblem } from './problem.ts'
import { createQueries, onSignedOut } from './query.ts'
import { theme, variables } from './theme.ts'

/** The answers that the pages of this console hold. */
const queries = createQueries()

/**
 * Puts a console on the page.
 *
 * @param routes of react-router; pages are loaded when they are first gone to (`lazy`)
 * @param signIn where the user whose session ended signs in again, given where they are
 */
export function startConsole(routes: RouteObject[], signIn: (here: string) => string): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('this page has no element for the console')
  keepFocus(root)
  const crashed = (
    <Container component="main" py="xl">
      <CrashPage />
    </Container>
  )
  const children = routes.map(keepFrame)
  const router = createBrowserRouter([{ errorElement: crashed, HydrateFallback: () => null, children }])
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
        <QueryClientProvider client={queries}>
          <ModalsProvider>
            <Notifications position="bottom-right" />
            <SignedOut signIn={signIn} />
            <RouterProvider router={router} />
          </ModalsProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

/** A page that broke, or that there is not, leaves the frame around it, and with it the way to the others. */
function keepFrame(frame: RouteObject): RouteObject {
  if (frame.children === undefined) return frame
  const missing: RouteObject = {
    path: '*',
    loader: () => {
      throw data(null, { status: 404 })
    },
  }
  return { ...frame, children: [{ errorElement: <CrashPage />, children: [...frame.children, missing] }] }
}

/** In place of a page that could not be drawn or loaded, or that there is not. */
function CrashPage() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Page
      title={missing ? 'Page not found' : 'Something went wrong'}
      about={missing ? 'The address may be wrong, or the item was deleted.' : whyBroken(error)}
      width={640}
    >
      <div>
        <Button component="a" href={missing ? '/' : location.href}>
          {missing ? 'Go to start page' : 'Reload'}
        </Button>
      </div>
    </Page>
  )
}

/** A file that did not come, and a mistake of ours, are the same error to the browser. */
function whyBroken(error: unknown): string {
  if (isProblem(error)) return error.title
  return 'The page could not be loaded. Check the connection and reload.'
}

/**
 * Tells the user that their session ended, over the page as it is: what they wrote stays, and goes on once
 * they have signed in again in another tab.
 */
function SignedOut({ signIn }: { readonly signIn: (here: string) => string }) {
  const queries = useQueryClient()
  const [shown, setShown] = useState(false)
  useEffect(() => onSignedOut(() => setShown(true)), [])
  const resume = () => {
    setShown(false)
    void queries.invalidateQueries()
  }
  return (
    <Modal opened={shown} onClose={resume} title="Your session ended" zIndex={400}>
      <Stack>
        <Text>
          Sign in again in a new tab, then come back and continue. Your unsaved changes on this page are kept.
        </Text>
        <Group>
          <Button component="a" href={signIn(location.pathname + location.search)} target="_blank">
            Sign in
          </Button>
          <Button variant="default" onClick={resume}>
            I have signed in
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
