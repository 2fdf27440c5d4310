import { Component, type ReactNode } from 'react'

export interface FieldsBoundaryProps {
  /** In place of what could not be shown. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** Schemas are untrusted; one that no form can be made of must not take the page along. */
export class FieldsBoundary extends Component<FieldsBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
