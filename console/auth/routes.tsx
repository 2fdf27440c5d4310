import type { RouteObject } from 'react-router'
import { AuthShell } from './auth-shell.tsx'

/** The pages of the auth console, each loaded when it is first gone to. */
export const routes: RouteObject[] = [
  {
    element: <AuthShell />,
    children: [
      { path: '/settings/people', lazy: () => import('./pages/people.tsx') },
      { path: '/settings/automation', lazy: () => import('./pages/automation.tsx') },
      { path: '/settings/account', lazy: () => import('./pages/account.tsx') },
      { path: '/settings/security', lazy: () => import('./pages/security.tsx') },
      { path: '/settings/webhooks', lazy: () => import('./pages/webhooks.tsx') },
      { path: '/settings/activity', lazy: () => import('./pages/activity.tsx') },
    ],
  },
]
