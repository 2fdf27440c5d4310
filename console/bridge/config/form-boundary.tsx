import { Alert } from '@mantine/core'
import { Component, type ReactNode } from 'react'

/** Where a plugin's schema asks for what no form can show, the rest of the page goes on. */
export class FormBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Alert title="This plugin’s form cannot be displayed">Edit the entry as JSON instead.</Alert>
  }
}
