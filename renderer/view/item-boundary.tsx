import { Component, useEffect, type ReactNode } from 'react';
import { FailureText } from './failure-text.tsx';
import type { ViewItem } from './view-plan.ts';

/** Called for each item once it responds, and for each that failed. */
export type OnSettled = (item: ViewItem, hasFailed: boolean) => void;

interface WithItem {
  readonly item: ViewItem;
}

interface BoundaryState {
  /** The item that stands here, which may have taken the place of the given one. */
  readonly item: ViewItem;
  readonly lastItem: ViewItem;
  readonly hasFailed: boolean;
}

/**
 * Stands around an item in a browser: one that throws disappears, or leaves the text that the
 * component around it has for that, and nothing beside it is touched.
 */
export abstract class Boundary<Props extends WithItem> extends Component<Props, BoundaryState> {
  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  /** After a failure, another item in the same place is tried again. */
  static getDerivedStateFromProps({ item }: WithItem, state: BoundaryState): BoundaryState | null {
    if (item === state.lastItem) return null;
    return { item, lastItem: item, hasFailed: state.hasFailed && item === state.item };
  }

  override state: BoundaryState = {
    item: this.props.item,
    lastItem: this.props.item,
    hasFailed: false,
  };
}

export interface ItemBoundaryProps extends WithItem {
  readonly onSettled: OnSettled;
  readonly children?: ReactNode;
}

/** The boundary of an item that is hydrated, and tells when that is done. */
export class ItemBoundary extends Boundary<ItemBoundaryProps> {
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
 * Effects run from the inside out: after this one, all of the component's own have run. It stands
 * around the component, since beside it it would change the ids that React counts, which nobody
 * needs on a server.
 */
function LastEffect({ item, onSettled, children }: ItemBoundaryProps): ReactNode {
  useEffect(() => onSettled(item, false), [item, onSettled]);
  return children;
}
