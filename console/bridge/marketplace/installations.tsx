import { InstallProgress } from './install-progress.tsx'
import { useInstallations } from './use-install.ts'

/** The installation that runs, or what became of the last one. @param only of this plugin alone */
export function Installations({ only }: { readonly only?: string }) {
  const all = useInstallations().filter(({ name }) => only === undefined || name === only)
  const shown = all.find(({ status }) => status === 'pending') ?? all.at(-1)
  return shown === undefined ? null : <InstallProgress {...shown} />
}
