import { startConsole } from '../shared/app.tsx'
import { routes } from './routes.tsx'

startConsole(routes, (here) => `/sign-in?${new URLSearchParams({ next: here })}`)
