import type { RouteObject } from 'react-router'
import { BridgePages, BridgeShell } from './bridge-shell.tsx'

/** The pages of the bridge's console, each loaded when it is first gone to. */
export const routes: RouteObject[] = [
  {
    element: <BridgeShell />,
    children: [
      {
        element: <BridgePages />,
        children: [
          { path: '/', lazy: () => import('./pages/overview.tsx') },
          { path: '/console/accessories', lazy: () => import('./pages/accessories.tsx') },
          { path: '/console/plugins', lazy: () => import('./pages/plugins.tsx') },
          { path: '/console/marketplace', lazy: () => import('./pages/marketplace.tsx') },
          { path: '/console/marketplace/*', lazy: () => import('./pages/marketplace-plugin.tsx') },
          { path: '/console/config', lazy: () => import('./pages/config.tsx') },
          { path: '/console/logs', lazy: () => import('./pages/logs.tsx') },
          { path: '/console/terminal', lazy: () => import('./pages/terminal.tsx') },
          { path: '/console/shell', lazy: () => import('./pages/shell.tsx') },
          { path: '/console/tokens', lazy: () => import('./pages/tokens.tsx') },
        ],
      },
    ],
  },
]
