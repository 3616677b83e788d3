import { Component, useEffect, type ReactNode } from 'react';
import { FailureText } from './failure-text.tsx';
import type { ViewItem } from './view-plan.ts';

/** Called for each item once it responds, and for each that failed. */
export type OnSettled = (item: ViewItem, hasFailed: boolean) => void;

export interface ItemBoundaryProps {
  readonly item: ViewItem;
  readonly onSettled: OnSettled;
  readonly children?: ReactNode;
}

interface ItemBoundaryState {
  readonly item: ViewItem;
  readonly hasFailed: boolean;
}

/** Stands around every item in a browser: one that throws disappears, or leaves
 * the text that the component around it has for that, and nothing beside it is touched. */
export class ItemBoundary extends Component<ItemBoundaryProps, ItemBoundaryState> {
  static getDerivedStateFromError(): Partial<ItemBoundaryState> {
    return { hasFailed: true };
  }

  /** After a failure, another item in the same place is tried again. */
  static getDerivedStateFromProps(
    { item }: ItemBoundaryProps,
    state: ItemBoundaryState,
  ): ItemBoundaryState | null {
    return item === state.item ? null : { item, hasFailed: false };
  }

  override state: ItemBoundaryState = { item: this.props.item, hasFailed: false };

  override componentDidMount(): void {
    this.reportFailure();
  }

  override componentDidUpdate(): void {
    this.reportFailure();
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <FailureText />;
    const { item, onSettled, children } = this.props;
    return (
      <LastEffect item={item} onSettled={onSettled}>
        {children}
      </LastEffect>
    );
  }

  private reportFailure(): void {
    if (this.state.hasFailed) this.props.onSettled(this.props.item, true);
  }
}

/**
 * Effects run from the inside out: after this one, all of the component's own have run. It stands around the
 * component, since beside it it would change the ids that React counts, which nobody needs on a server.
 */
function LastEffect({ item, onSettled, children }: ItemBoundaryProps): ReactNode {
  useEffect(() => onSettled(item, false), [item, onSettled]);
  return children;
}
