import { startConsole } from '../shared/app.tsx'
import { routes } from './routes.tsx'

startConsole(routes, (here) => `/login?${new URLSearchParams({ next: here })}`)
