import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Shows nothing in the place of what fails, and reports it once. */
export class FailureBoundary extends Component<
  FailureBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
