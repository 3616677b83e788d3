import type { ReactNode } from 'react';
import { getEntryName } from '../registry/index.ts';
import {
  Boundary,
  createLiveItems,
  createItemElement,
  FailureContext,
  FailureText,
  isStatic,
  type Holder,
  type LiveItems,
  type LiveSlotProps,
  type StaticNodes,
  type ViewItem,
} from '../view/index.ts';
import { createStaticNodes } from './static-nodes.ts';

/**
 * The slot of an item on a page that was made in this browser, the boundary around it, and the code
 * that lets it take another item: one component, as there are many of them. A static item stands in
 * it as mere nodes, without React.
 */
class LiveSlot extends Boundary<LiveSlotProps> implements Holder {
  static override contextType = FailureContext;

  declare context: ReactNode;

  private nodes: StaticNodes | undefined;
  private slot: Element | undefined;
  private shown: ViewItem | undefined;
  /** Where it could not be shown otherwise; from then on it stays so. */
  private needsReact = false;

  override shouldComponentUpdate(
    { code }: LiveSlotProps,
    { item, hasFailed }: Boundary<LiveSlotProps>['state'],
  ): boolean {
    return (
      item !== this.state.item || hasFailed !== this.state.hasFailed || code !== this.props.code
    );
  }

  override componentDidUpdate(): void {
    this.show();
  }

  /** The page may be rendered later with the item that is taken here. */
  take(before: ViewItem, after: ViewItem): boolean {
    if (before !== this.state.item) return this.nodes?.take(before, after) ?? false;
    this.setState({ item: after, hasFailed: false });
    return true;
  }

  override render(): ReactNode {
    const { code, live } = this.props;
    const { item, hasFailed } = this.state;
    live.note(item, this);
    if (item.state === 'faulty') return <FailureText />;
    if (!('props' in item)) return null;
    const own = code.get(getEntryName(item));
    if (!own) return null;

    const place = { className: 'slot', 'data-type': item.type, 'data-key': item.key };
    if (isStatic(item) && !this.needsReact) return <div key="nodes" {...place} ref={this.fill} />;
    return (
      <div key="react" {...place}>
        {hasFailed ? <FailureText /> : createItemElement(item, own, { code, live })}
      </div>
    );
  }

  private readonly fill = (slot: Element | null): void => {
    this.slot = slot ?? undefined;
    this.shown = undefined;
    this.show();
  };

  private show(): void {
    const { slot } = this;
    const { item } = this.state;
    if (!slot || item === this.shown || !isStatic(item)) return;
    this.nodes ??= this.newNodes();
    this.shown = item;
    if (this.nodes.show(slot, item, this.context)) return;
    this.nodes = undefined;
    this.needsReact = true;
    this.forceUpdate();
  }

  private newNodes(): StaticNodes {
    const { code, live } = this.props;
    return createStaticNodes({ code, note: (inner) => live.note(inner, this) });
  }
}

/** Creates the live items for rendering a page whose slots can take other items. */
export function createLiveItemStore(): LiveItems {
  return createLiveItems(LiveSlot);
}
