import { createElement, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Plan, PlannedItem } from '../../plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import { type EntryCode, type LoadedCode, getEntryName } from '../../registry/index.ts';
import {
  Page,
  Boundary,
  createLiveItems,
  createItemElement,
  getSlotAttributes,
  FailureContext,
  FailureText,
  isStatic,
  type Holder,
  type LiveItems,
  type LiveSlotProps,
  type StaticNodes,
  type ViewItem,
} from '../../view/index.ts';
import { createStaticNodes } from './static-nodes.ts';

/**
 * Shows plan after plan in one root. It does so at once, effects included: an author who types sees
 * the change in the next frame.
 */
export interface PlanView {
  readonly show: (plan: Plan, code: LoadedCode) => void;
  /** Shows a plan in which one item took the place of another, or none did. */
  readonly change: (plan: Plan, replaced: Replaced | undefined) => void;
}

interface Replaced {
  readonly before: PlannedItem;
  readonly after: PlannedItem;
}

/**
 * Creates the view that shows one plan after the other. React does not render again what is the
 * same in both: objects and the map of loaded code stay the same ones.
 */
export function createPlanView(root: Root, platform: Platform): PlanView {
  const code = new Map<string, EntryCode>();
  const live = createLiveItemStore();
  const render = (plan: Plan) => root.render(createElement(Page, { plan, code, platform, live }));

  return {
    show(plan, loaded) {
      addNew(code, loaded);
      flushSync(() => render(plan));
    },
    change(plan, replaced) {
      if (!replaced) return;
      const { before, after } = replaced;
      flushSync(() => {
        if (!live.replace(before, after)) render(plan);
      });
    },
  };
}

/**
 * Code that is there already stays the same object, or everything made of it would be rendered
 * again.
 */
function addNew(code: Map<string, EntryCode>, loaded: LoadedCode): void {
  for (const [name, own] of loaded) {
    const known = code.get(name);
    if (known?.Component !== own.Component || known.messages !== own.messages) code.set(name, own);
  }
}

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
  private displayed: ViewItem | undefined;
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

    const attributes = getSlotAttributes(item);
    if (isStatic(item) && !this.needsReact)
      return <div key="nodes" {...attributes} ref={this.fill} />;
    return (
      <div key="react" {...attributes}>
        {hasFailed ? <FailureText /> : createItemElement(item, own, { code, live })}
      </div>
    );
  }

  private readonly fill = (slot: Element | null): void => {
    this.slot = slot ?? undefined;
    this.displayed = undefined;
    this.show();
  };

  private show(): void {
    const { slot } = this;
    const { item } = this.state;
    if (!slot || item === this.displayed || !isStatic(item)) return;
    this.nodes ??= this.newNodes();
    this.displayed = item;
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
