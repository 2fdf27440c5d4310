import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './style.css'
import { Container, MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, data, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { CrashPage } from './crash-page.tsx'
import { keepFocus } from './keep-focus.ts'
import { createQueries } from './query.ts'
import { SignedOut } from './signed-out.tsx'
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
