import type { RouteObject } from 'react-router'
import { ContentShell } from './content-shell.tsx'
import { KnownPlace } from './known-place.tsx'

/** The pages of the content console, each loaded when it is first gone to. */
export const routes: RouteObject[] = [
  {
    element: <ContentShell />,
    children: [
      { path: '/', lazy: () => import('./pages/sites.tsx') },
      {
        element: <KnownPlace />,
        children: [
          { path: '/console/sites/:site', lazy: () => import('./pages/site.tsx') },
          { path: '/console/sites/:site/media', lazy: () => import('./pages/media.tsx') },
          { path: '/console/sites/:site/media/changes', lazy: () => import('./pages/media-changes.tsx') },
          {
            path: '/console/sites/:site/page-types',
            lazy: { Component: async () => (await import('./pages/types.tsx')).PageTypes },
          },
          {
            path: '/console/sites/:site/block-types',
            lazy: { Component: async () => (await import('./pages/types.tsx')).BlockTypes },
          },
          { path: '/console/sites/:site/webhooks', lazy: () => import('./pages/webhooks.tsx') },
          { path: '/console/sites/:site/:env/documents', lazy: () => import('./pages/documents.tsx') },
          { path: '/console/sites/:site/:env/documents/:documentId', lazy: () => import('./pages/document.tsx') },
          { path: '/console/sites/:site/:env/partials', lazy: () => import('./pages/partials.tsx') },
          { path: '/console/sites/:site/:env/partials/:documentId', lazy: () => import('./pages/document.tsx') },
          { path: '/console/sites/:site/:env/strings', lazy: () => import('./pages/strings.tsx') },
          { path: '/console/sites/:site/:env/translations', lazy: () => import('./pages/translations.tsx') },
          { path: '/console/sites/:site/:env/redirects', lazy: () => import('./pages/redirects.tsx') },
          { path: '/console/sites/:site/:env/deleted', lazy: () => import('./pages/deleted.tsx') },
          { path: '/console/sites/:site/:env/releases', lazy: () => import('./pages/releases.tsx') },
          { path: '/console/sites/:site/:env/releases/:releaseId', lazy: () => import('./pages/release.tsx') },
        ],
      },
    ],
  },
]
