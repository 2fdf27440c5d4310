import '@mantine/core/styles.css'
import '../shared/style.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { theme, variables } from '../shared/theme.ts'
import { Manual } from './manual.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('this page has no element for the manual')
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <Manual />
    </MantineProvider>
  </StrictMode>,
)
