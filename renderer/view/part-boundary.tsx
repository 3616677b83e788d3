import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  /** The id of the entry inside, for the report. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Stands around every part, always: one that throws disappears, and nothing beside it is touched. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
